import { bodyOf } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { metalOf, stuffOf } from '../fittings.ts'
import { clamp, rgbOf } from '../relief/colour.ts'
import { at, soften } from '../relief/grid.ts'
import type { Material } from '../relief/material.ts'
import { type Light, reliefOf } from '../relief/relief.ts'
import { alphaOf, type Surface, surfaceOf } from '../surface.ts'

/** A symbol's pictures: in colour, and as a silhouette of one. */
export interface Drawing {
  readonly picture?: CanvasImageSource
  readonly glyph?: CanvasImageSource
}

const CONTRAST = 1.14
const SATURATION = 1.2

/** Things that are made of something: cast or carved they stop looking like a drawing. Faces and food stay as they are. */
const SOLID =
  /^(1f451|1fa93|2694|1f5e1|1f6e1|1f3f9|1f531|2693|1f514|1f511|1f5dd|1f3c6|1f4ef|1f396|1f3ba|1f3b7|1f40e|1f985|1f409|1f432|1f405|1f406|1f981|1f43a|1f418|1f989|1f5ff|1f3db|1f52e|1f9ed|1f570|2699|1f527|1f528|26cf|1f3fa|1faa9|1f9f2|1f409|1f40d|1f402|1f403|1f98c|1f43b|1f54a|1f426-200d-2b1b)/

export const isSolid = (name: string): boolean => SOLID.test(name)

/** The drawing in the scene's light: deeper colours, darker below, an edge of rim light. */
export function lit(picture: CanvasImageSource, size: number, light: Light): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size, size)
  const image = pen.getImageData(0, 0, canvas.width, canvas.height)
  relight(image.data, canvas.width, canvas.height, light)
  pen.putImageData(image, 0, 0)
  return canvas
}

/** Works on straight, not premultiplied, pixels, in place. */
export function relight(pixels: Uint8ClampedArray, width: number, height: number, light: Light): void {
  const alpha = new Uint8ClampedArray(width * height)
  for (let index = 0; index < alpha.length; index++) alpha[index] = at(pixels, index * 4 + 3)
  const [rim, key] = [rgbOf(light.rim), rgbOf(light.key)]
  const [dx, dy] = [Math.round(light.rimFrom[0] * width * 0.022), Math.round(light.rimFrom[1] * width * 0.022)]
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if (at(alpha, index) === 0) continue
      const beside = outside(alpha, width, height, x + dx, y + dy)
      const above = outside(alpha, width, height, x, y - Math.max(1, Math.round(height * 0.012)))
      const grey = 0.3 * at(pixels, index * 4) + 0.59 * at(pixels, index * 4 + 1) + 0.11 * at(pixels, index * 4 + 2)
      const dark = 1 - 0.28 * clamp((y / height - 0.45) / 0.55)
      for (const c of [0, 1, 2] as const) {
        const deeper = grey + (at(pixels, index * 4 + c) - grey) * SATURATION
        const value = ((deeper - 128) * CONTRAST + 128) * dark * (0.94 + (0.06 * key[c]) / 255)
        pixels[index * 4 + c] = value + (rim[c] - value) * 0.6 * beside + (255 - value) * 0.3 * above
      }
    }
}

const outside = (alpha: Uint8ClampedArray, width: number, height: number, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 1 : 1 - at(alpha, y * width + x) / 255

/** Cast or carved: the drawing's lightness becomes height, and a share of its colours stays as enamel. */
export function cast(
  picture: CanvasImageSource,
  size: number,
  material: Material,
  keep: number,
  light: Light,
): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, size, size)
  const { width, height } = canvas
  const image = pen.getImageData(0, 0, width, height)
  const alpha = alphaOf(canvas, pen)
  const pixels = castPixels(image.data, alpha, width, height, { material, keep, light })
  pen.putImageData(new ImageData(pixels, width, height), 0, 0)
  return canvas
}

interface Casting {
  readonly material: Material
  readonly keep: number
  readonly light: Light
}

export function castPixels(
  source: Uint8ClampedArray,
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  { material, keep, light }: Casting,
): Uint8ClampedArray<ArrayBuffer> {
  const carving = new Float32Array(alpha.length)
  for (let index = 0; index < carving.length; index++) {
    const grey =
      (0.3 * at(source, index * 4) + 0.59 * at(source, index * 4 + 1) + 0.11 * at(source, index * 4 + 2)) / 255
    carving[index] = clamp((grey - 0.5) * 1.5 + 0.5) * (at(alpha, index) / 255) * width * 0.11
  }
  soften(carving, width, height, Math.max(1, Math.round(width * 0.006)))
  const bevel = width * 0.07
  const pixels = reliefOf(alpha, width, height, { material, light, bevel, depth: bevel, carving, shadow: 0.3 })
  for (let index = 0; index < alpha.length; index++)
    for (let c = 0; c < 3; c++) {
      const value = at(pixels, index * 4 + c)
      pixels[index * 4 + c] = value + (at(source, index * 4 + c) - value) * keep
    }
  return pixels
}

/** As the look wants it: things in its metal or material, the rest in its light. */
export function drawn(picture: CanvasImageSource, name: string, size: number, { look, light }: Fittings): Surface {
  if (look.cast === 'lit' || !isSolid(name)) return lit(picture, size, light)
  const material = look.cast === 'metal' ? metalOf(look.metal, 0.35) : stuffOf(look.material, 'down', 0.3)
  return cast(picture, size, material, look.cast === 'metal' ? 0.36 : 0.24, light)
}

/** The one-coloured glyph as a body. */
export const glyphBody = (
  glyph: CanvasImageSource,
  size: number,
  share: number,
  material: Material,
  light: Light,
): Surface => {
  const side = size * share
  return bodyOf(size, size, (pen) => pen.drawImage(glyph, (size - side) / 2, (size - side) / 2, side, side), {
    material,
    light,
    bevel: size * 0.025,
    depth: size * 0.03,
  })
}
