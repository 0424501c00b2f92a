import { fromHsl, hexOf, hslOf } from '../relief/colour.ts'
import { at } from '../relief/grid.ts'
import { surfaceOf } from '../surface.ts'

const SAMPLE = 24
/** Hues are gathered in so many directions. */
const SECTORS = 24
const LEAST_COLOURED = 0.06

/** The colour that a drawing is known by, as bright ink; nothing where it has none. */
export function inkOf(picture: CanvasImageSource): string | undefined {
  const { pen } = surfaceOf(SAMPLE, SAMPLE)
  pen.drawImage(picture, 0, 0, SAMPLE, SAMPLE)
  return inkOfPixels(pen.getImageData(0, 0, SAMPLE, SAMPLE).data)
}

export function inkOfPixels(pixels: Uint8ClampedArray): string | undefined {
  const weights = new Float32Array(SECTORS)
  for (let index = 0; index < pixels.length; index += 4) {
    if (at(pixels, index + 3) < 128) continue
    const [hue, saturation, lightness] = hslOf(hexOf([at(pixels, index), at(pixels, index + 1), at(pixels, index + 2)]))
    const sector = Math.floor((hue / 360) * SECTORS) % SECTORS
    weights[sector] = at(weights, sector) + saturation * (1 - Math.abs(2 * lightness - 1))
  }
  const most = weights.indexOf(Math.max(...weights))
  if (at(weights, most) < (LEAST_COLOURED * pixels.length) / 4) return undefined
  return fromHsl(((most + 0.5) / SECTORS) * 360, 0.7, 0.6)
}
