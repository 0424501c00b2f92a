import { bodyOf, type Draw, lay } from '../body.ts'
import { disc, rounded } from '../cabinets/parts.ts'
import { type Fittings, stuffOf } from '../fittings.ts'
import { letteringOf } from '../lettering.ts'
import { type Surface, surfaceOf } from '../surface.ts'

/** The title of a stage, in the look's letters. */
export const paintTitle = (fittings: Fittings, text: string, size: number): Surface =>
  letteringOf({ text, font: fittings.face, size, edge: 0.13 }, fittings)

/** A step to climb on: a plank or slab of the look's material. */
export function paintStep({ look, light, hinge }: Fittings, width: number, height: number): Surface {
  const { canvas, pen } = surfaceOf(width, height)
  const material = stuffOf(look.material, 'across', -0.35)
  pen.drawImage(
    bodyOf(width, height, rounded(height * 0.2), { material, light, bevel: height * 0.16, depth: height * 0.14 }),
    0,
    0,
  )
  for (const x of [height * 0.14, width - height * 0.44]) {
    const side = height * 0.3
    lay(
      pen,
      bodyOf(side, side, disc, { material: hinge, light, bevel: side / 2, depth: side * 0.4 }),
      x,
      height * 0.35,
      { blur: 3, down: 2 },
    )
  }
  return canvas
}

/** A way in: an arch of the look's material round a dark field on which words are read. */
export function paintDoor({ look, light, trim }: Fittings, width: number, height: number): Surface {
  const { canvas, pen } = surfaceOf(width, height)
  const post = Math.min(width, height) * 0.09
  const arch =
    (inset: number): Draw =>
    (mask) => {
      mask.beginPath()
      mask.moveTo(inset, height)
      mask.lineTo(inset, height * 0.22 + inset)
      mask.quadraticCurveTo(inset, inset, width / 2, inset)
      mask.quadraticCurveTo(width - inset, inset, width - inset, height * 0.22 + inset)
      mask.lineTo(width - inset, height)
      mask.closePath()
      mask.fill()
    }
  const stuff = stuffOf(look.material, 'down', -0.05)
  pen.drawImage(bodyOf(width, height, arch(0), { material: stuff, light, bevel: post * 0.7, depth: post * 0.6 }), 0, 0)
  pen.drawImage(bodyOf(width, height, arch(post * 0.8), { material: trim, light, bevel: 4, depth: 4 }), 0, 0)
  pen.fillStyle = 'rgb(8 7 14 / 0.94)'
  arch(post)(pen, width, height)
  return canvas
}

/** What is won and held, in the look's metal; its figure is written on it by the page. */
export const paintCoin = ({ look, light, trim, title }: Fittings, size: number): Surface => {
  const { canvas, pen } = surfaceOf(size, size)
  lay(
    pen,
    bodyOf(size, size, disc, {
      material: look.metal === 'black' ? title : trim,
      light,
      bevel: size * 0.06,
      depth: size * 0.06,
    }),
    0,
    0,
  )
  const inner = size * 0.76
  const field = bodyOf(inner, inner, disc, {
    material: stuffOf(look.material, 'down', -0.6),
    light,
    bevel: size * 0.05,
    depth: -size * 0.04,
  })
  pen.drawImage(field, size * 0.12, size * 0.12)
  return canvas
}
