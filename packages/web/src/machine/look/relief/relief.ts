import { between, clamp, type Rgb, rgbOf, smoothStep } from './colour.ts'
import { distanceToEdge } from './distance.ts'
import { at, createScratch, soften } from './grid.ts'
import type { Material } from './material.ts'

/** The light of a scene: all that stands in it is lit alike. Directions point to the light, x right, y down, z to the eye. */
export interface Light {
  readonly key: string
  readonly ambient: string
  readonly rim: string
  readonly from: Rgb
  readonly rimFrom: Rgb
}

export type Profile = 'round' | 'chamfer' | 'ogee' | 'step'

export interface ReliefOptions {
  readonly material: Material
  readonly light: Light
  /** How far in from the edge the surface climbs, and how high, in pixels. */
  readonly bevel: number
  readonly depth: number
  readonly profile?: Profile
  /** Heights to be added to the body's own. */
  readonly carving?: Float32Array
  /** Where in the picture the body stands: grain runs on from one body to the next. */
  readonly offset?: readonly [x: number, y: number]
  /** How dark it is at the foot of its edges. */
  readonly shadow?: number
}

const PROFILES: Readonly<Record<Profile, (share: number) => number>> = {
  round: (share) => Math.sqrt(1 - (1 - share) * (1 - share)),
  chamfer: (share) => share,
  ogee: (share) => smoothStep(0, 1, share),
  step: (share) => 0.5 * smoothStep(0, 0.35, share) + 0.5 * smoothStep(0.6, 0.95, share),
}

const distancesOf = createScratch()
const heightsOf = createScratch()
const coloursOf = createScratch()

/**
 * Makes a body of a silhouette: distance to the edge gives a bevel, the material its grain, and light falls on the slopes.
 * @param alpha coverage of each pixel, 0 to 255
 * @returns red, green, blue, alpha of each pixel
 */
export function reliefOf(
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  options: ReliefOptions,
): Uint8ClampedArray<ArrayBuffer> {
  const { bevel, depth, profile = 'round', carving } = options
  const cap = Math.max(bevel, 6)
  const distances = distanceToEdge(alpha, width, height, cap, distancesOf(width * height))
  const heights = heightsOf(width * height)
  const shape = PROFILES[profile]
  for (let index = 0; index < heights.length; index++) {
    const distance = at(distances, index)
    heights[index] =
      (distance > 0 ? shape(Math.min(1, distance / bevel)) * depth : 0) + (carving ? at(carving, index) : 0)
  }
  soften(heights, width, height, bevel > 5 ? 2 : 1)
  const colours = grain(alpha, width, height, heights, options)
  return lit(alpha, width, height, { heights, colours, distances, cap }, options)
}

/** The material's colour at each pixel; its grain is added to the heights. */
function grain(
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  heights: Float32Array,
  { material, offset = [0, 0] }: ReliefOptions,
): Float32Array {
  // Read only where it is written.
  const colours = coloursOf(width * height * 3)
  const out = new Float32Array(4)
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if (at(alpha, index) < 2) continue
      material.at(x + offset[0], y + offset[1], out, x / width, y / height)
      colours[index * 3] = at(out, 0)
      colours[index * 3 + 1] = at(out, 1)
      colours[index * 3 + 2] = at(out, 2)
      heights[index] = at(heights, index) + at(out, 3)
    }
  return colours
}

interface Ground {
  readonly heights: Float32Array
  readonly colours: Float32Array
  readonly distances: Float32Array
  readonly cap: number
}

function lit(
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  ground: Ground,
  options: ReliefOptions,
): Uint8ClampedArray<ArrayBuffer> {
  const { heights, colours, distances, cap } = ground
  const { material, light, shadow = 0.35 } = options
  const shade = shaderOf(material, light)
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      const cover = at(alpha, index)
      if (cover < 2) continue
      const across = (at(heights, x > 0 ? index - 1 : index) - at(heights, x < width - 1 ? index + 1 : index)) / 2
      const down =
        (at(heights, y > 0 ? index - width : index) - at(heights, y < height - 1 ? index + width : index)) / 2
      const nz = 1 / Math.sqrt(across * across + down * down + 1)
      const foot = 1 - shadow * (1 - smoothStep(0, cap, at(distances, index)))
      shade(pixels, index * 4, colours, index * 3, across * nz, down * nz, nz, foot, y / height)
      pixels[index * 4 + 3] = cover
    }
  return pixels
}

type Shader = (
  pixels: Uint8ClampedArray,
  to: number,
  colours: Float32Array,
  from: number,
  nx: number,
  ny: number,
  nz: number,
  foot: number,
  v: number,
) => void

/** Diffuse and mirrored light of the key, light from all sides, and the rim's on what turns away from the eye. */
function shaderOf(material: Material, light: Light): Shader {
  const [key, ambient, rim] = [rgbOf(light.key), rgbOf(light.ambient), rgbOf(light.rim)]
  const [l, r] = [unit(light.from), unit(light.rimFrom)]
  const half = unit([l[0], l[1], l[2] + 1])
  const { gloss, shine, rim: catches = 0.8, isGlass } = material
  const strength = gloss * (isGlass ? 1.4 : 1)
  const glints = Float32Array.from({ length: GLINTS + 1 }, (_, step) => (step / GLINTS) ** shine * strength)
  const surface = surfaceOf(material)
  // Metal mirrors and glass is lit from within: what falls on them shows in their highlights alone.
  const isOwnLight = material.ramp !== undefined || isGlass === true
  const body = new Float32Array(3)
  return (pixels, to, colours, from, nx, ny, nz, foot, v) => {
    const diffuse = Math.max(0, nx * l[0] + ny * l[1] + nz * l[2])
    const mirrored = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2])
    const glint = at(glints, Math.min(GLINTS, Math.round(mirrored * GLINTS)))
    const away = 1 - nz
    const edge = away * Math.sqrt(away) * Math.max(0, nx * r[0] + ny * r[1]) * catches * 1.25
    surface(body, colours, from, nx, ny, nz, foot, v)
    for (let c = 0; c < 3; c++) {
      const k = c as 0 | 1 | 2
      const illumination = isOwnLight ? 1 : ((ambient[k] / 255) * 0.75 + (key[k] / 255) * diffuse * 0.95) * foot
      pixels[to + c] = at(body, c) * illumination + glint * key[k] + edge * rim[k]
    }
  }
}

/** Steps in which a highlight falls off. */
const GLINTS = 2048

/** Writes what a place of a body shows of itself, before light falls on it. */
type Surface = (
  body: Float32Array,
  colours: Float32Array,
  from: number,
  nx: number,
  ny: number,
  nz: number,
  foot: number,
  v: number,
) => void

function surfaceOf({ ramp, isGlass }: Material): Surface {
  if (ramp) return mirrorOf(ramp)
  if (isGlass)
    return (body, colours, from, _nx, ny, nz, _foot, v) => {
      const share = 0.35 + 0.75 * smoothStep(0.15, 1, v + ny * 0.5) + (1 - nz) * (1 - nz) * 0.7
      for (let c = 0; c < 3; c++) body[c] = at(colours, from + c) * share
    }
  return (body, colours, from) => {
    for (let c = 0; c < 3; c++) body[c] = at(colours, from + c)
  }
}

/** What metal mirrors depends on where it looks; its three channels are one value. */
function mirrorOf(ramp: NonNullable<Material['ramp']>): Surface {
  const stops = Float32Array.from(ramp.flat())
  const last = ramp.length - 2
  return (body, colours, from, nx, ny, _nz, foot) => {
    const value = at(colours, from)
    const place = clamp(0.5 - ny * 0.55 - nx * 0.28 + (value - 128) / 900) * (last + 1)
    const step = Math.min(last, Math.floor(place))
    const bright = (0.72 + (0.28 * value) / 128) * foot
    for (let c = 0; c < 3; c++)
      body[c] = between(at(stops, step * 3 + c), at(stops, step * 3 + 3 + c), place - step) * bright
  }
}

const unit = ([x, y, z]: Rgb): Rgb => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
