import { at, soften } from './relief/grid.ts'
import type { Material } from './relief/material.ts'
import { type Light, type Profile, reliefOf } from './relief/relief.ts'
import { alphaOf, type Pen, type Surface, surfaceOf } from './surface.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws a silhouette, in any colour, on a surface of this size. */
export type Draw = (pen: Pen, width: number, height: number) => void

export interface Shadow {
  readonly blur: number
  readonly down: number
  readonly colour?: string
}

export interface BodyOptions {
  readonly material: Material
  readonly light: Light
  readonly bevel: number
  readonly depth: number
  readonly profile?: Profile
  /** Drawn lines that lie `carveDepth` pixels deeper, or higher where that is positive. */
  readonly carve?: Draw
  readonly carveDepth?: number
  readonly carveSoft?: number
  readonly shadow?: Shadow
  readonly ao?: number
}

export function silhouette(width: number, height: number, draw: Draw): { readonly canvas: Surface; readonly pen: Pen } {
  const made = surfaceOf(width, height)
  made.pen.fillStyle = '#fff'
  made.pen.strokeStyle = '#fff'
  draw(made.pen, width, height)
  return made
}

/** The silhouette as a lit body of its material. */
export function bodyOf(
  width: number,
  height: number,
  draw: Draw,
  options: BodyOptions,
  offset: readonly [number, number] = [0, 0],
): Surface {
  const { canvas, pen } = silhouette(width, height, draw)
  const { carve, carveDepth = -5, carveSoft = 1, material, light, bevel, depth, profile = 'round', ao = 0.35 } = options
  const carving = carve && carvingOf(silhouette(width, height, carve), carveDepth, carveSoft)
  const pixels = reliefOf(alphaOf(canvas, pen), canvas.width, canvas.height, {
    material,
    light,
    bevel,
    depth,
    profile,
    offset,
    shadow: ao,
    ...(carving && { carving }),
  })
  pen.putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0)
  return canvas
}

/** Heights of what is drawn: so many pixels where it covers wholly. */
function carvingOf(
  { canvas, pen }: { readonly canvas: Surface; readonly pen: Pen },
  depth: number,
  soft: number,
): Float32Array {
  const alpha = alphaOf(canvas, pen)
  const heights = new Float32Array(alpha.length)
  for (let index = 0; index < heights.length; index++) heights[index] = (at(alpha, index) / 255) * depth
  soften(heights, canvas.width, canvas.height, soft)
  return heights
}

/** Lays a picture down with its shadow. */
export function lay(pen: Pen, picture: Surface, x: number, y: number, shadow?: Shadow): void {
  if (shadow && shadow.blur > 0) castShadow(pen, picture, x, y, shadow)
  pen.drawImage(picture, x, y)
}

const shared = new Map<string, Surface>()
/** Pictures kept: those of a game's symbols, and some of the games before it. */
const MOST_SHARED = 48

/**
 * A picture that many symbols and many games share: painted for the first of them.
 * @param key all that it follows from
 */
export function once(key: string, make: () => Surface): Surface {
  const picture = shared.get(key) ?? make()
  // What was asked for last is dropped last.
  shared.delete(key)
  shared.set(key, picture)
  for (const oldest of shared.keys()) {
    if (shared.size <= MOST_SHARED) break
    shared.delete(oldest)
  }
  return picture
}

/** Beyond the edge of every picture, so that only its shadow falls into it. */
const ASIDE = 8192

/** A shadow has no detail: it is blurred small, which is where the time went, and spread. */
function castShadow(pen: Pen, picture: Surface, x: number, y: number, { blur, down, colour }: Shadow): void {
  const scale = blur >= 12 ? 4 : blur >= 5 ? 2 : 1
  const room = Math.ceil(blur * 1.5)
  const { canvas, pen: small } = surfaceOf((picture.width + 2 * room) / scale, (picture.height + 2 * room) / scale)
  small.shadowColor = colour ?? 'rgb(0 0 0 / 0.7)'
  small.shadowBlur = blur / scale
  small.shadowOffsetX = ASIDE
  small.drawImage(picture, room / scale - ASIDE, room / scale, picture.width / scale, picture.height / scale)
  pen.drawImage(canvas, x - room, y - room + down, canvas.width * scale, canvas.height * scale)
}

/** Cuts a body out at its own place. The material's grain runs on across the picture. */
export function cut(pen: Pen, { x, y, width, height }: Box, draw: Draw, options: BodyOptions): void {
  if (width < 1 || height < 1) return
  lay(pen, bodyOf(width, height, draw, options, [x, y]), x, y, options.shadow ?? { blur: 14, down: 6 })
}

/** A light, added to what is there. */
export function glow(pen: Pen, x: number, y: number, radius: number, colour: string, strength = 1): void {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius)
  gradient.addColorStop(0, shade(colour, strength))
  gradient.addColorStop(0.4, shade(colour, strength * 0.35))
  gradient.addColorStop(1, shade(colour, 0))
  pen.save()
  pen.globalCompositeOperation = 'lighter'
  pen.fillStyle = gradient
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  pen.restore()
}

const shade = (hex: string, alpha: number): string => {
  const value = Number.parseInt(hex.slice(1, 7), 16)
  return `rgb(${value >> 16} ${(value >> 8) & 255} ${value & 255} / ${Math.min(1, alpha)})`
}
