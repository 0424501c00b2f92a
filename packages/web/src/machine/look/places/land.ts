import { between, clamp, rgbOf, smoothStep } from '../relief/colour.ts'
import { at } from '../relief/grid.ts'
import { type Pen, surfaceOf } from '../surface.ts'
import type { Scenery } from './scenery.ts'

export interface LandForm {
  /** The height of its edge at a share of the width: 0 the top of the picture, 1 its foot. */
  readonly edge: (u: number) => number
  readonly rock: string
  readonly lit: string
  readonly fog: string
  /** How far down from its edge it is as bright as `lit`, as a share of the height. */
  readonly snow: number
  /** How much of the air lies before it. */
  readonly haze: number
  readonly rough?: number
  /** Where its light comes from. */
  readonly from?: readonly [x: number, y: number]
}

/** Land is soft: it is painted small and spread. */
const SCALE = 3
/** Between two looks at its height, in units of its noise. */
const ACROSS = 0.03
const OCTAVES = 4

/** Land lit from one side, pixel by pixel. */
export function land(pen: Pen, { width, height, noise }: Scenery, form: LandForm): void {
  const { canvas, pen: small } = surfaceOf(width / SCALE, height / SCALE)
  const image = small.createImageData(canvas.width, canvas.height)
  const step = 0.025 * (SCALE / 2.5) * (form.rough ?? 1)
  const [lx, ly] = form.from ?? [-0.6, -0.7]
  const shade = shaderOf(form, image.data)
  // How steep it is across follows from the column before: looking a second time would take as long again.
  const slope = ACROSS / step
  const before = new Float32Array(canvas.height).fill(Number.NaN)
  const ridges = new Float32Array(canvas.height)
  let highest = canvas.height
  for (let x = 0; x < canvas.width; x++) {
    const top = form.edge(x / canvas.width) * canvas.height
    const from = Math.max(0, Math.floor(top))
    if (from >= canvas.height) continue
    highest = Math.min(highest, from)
    noise.ridgedDown(x * step, (from - top * 0.6) * step, step, canvas.height - from, OCTAVES, ridges)
    let above = Number.NaN
    for (let y = from; y < canvas.height; y++) {
      const ridge = at(ridges, y - from)
      const [across, down] = [ridge - at(before, y), ridge - above]
      const light = clamp(0.5 - ((across || 0) * slope * lx + (down || 0) * ly) * 7)
      above = ridge
      before[y] = ridge
      shade((y * canvas.width + x) * 4, (y - top) / canvas.height, light, ridge, clamp(y - top + 1))
    }
  }
  if (highest === canvas.height) return
  small.putImageData(image, 0, 0)
  pen.imageSmoothingQuality = 'high'
  // Spreading what is empty would take as long as spreading land.
  const skip = Math.max(0, highest - 2)
  const [share, tall] = [height / canvas.height, canvas.height - skip]
  pen.drawImage(canvas, 0, skip, canvas.width, tall, 0, skip * share, width, tall * share)
}

type Shade = (to: number, down: number, light: number, ridge: number, cover: number) => void

/** Runs for each pixel: colours are read beforehand, and nothing is allocated. */
function shaderOf(form: LandForm, pixels: Uint8ClampedArray): Shade {
  const [rock, lit, fog] = [rgbOf(form.rock), rgbOf(form.lit), rgbOf(form.fog)]
  return (to, down, light, ridge, cover) => {
    const white = smoothStep(0, 0.16, form.snow - down + (ridge - 0.5) * 0.2 + (light - 0.5) * 0.12)
    const air = clamp(form.haze + smoothStep(0, 0.5, down) * 0.6)
    const bright = 0.42 + light * 0.85
    pixels[to] = between(between(rock[0], lit[0], white) * bright, fog[0], air)
    pixels[to + 1] = between(between(rock[1], lit[1], white) * bright, fog[1], air)
    pixels[to + 2] = between(between(rock[2], lit[2], white) * bright, fog[2], air)
    pixels[to + 3] = 255 * cover
  }
}

/** Low in the middle, where the machine stands, and high at both sides. */
export const valley =
  ({ noise }: Scenery, foot: number, height: number, peaks: number, power = 1): ((u: number) => number) =>
  (u) =>
    foot - height * (Math.abs(u - 0.5) * 2) ** power * (0.35 + 0.8 * noise.ridged(u * peaks + foot * 9, foot * 5, 4))

/** Even, rolling country. */
export const rolling =
  ({ noise }: Scenery, foot: number, height: number, waves: number): ((u: number) => number) =>
  (u) =>
    foot - height * noise.fbm(u * waves + foot * 7, foot * 3, 3) - height * 0.5 * Math.abs(u - 0.5)

/** The ground on which one stands: higher at both sides. */
export const bank =
  ({ noise }: Scenery, foot: number, height: number): ((u: number) => number) =>
  (u) =>
    foot - height * (Math.abs(u - 0.5) * 2) ** 2.6 - 0.03 * noise.fbm(u * 14, 2, 3)
