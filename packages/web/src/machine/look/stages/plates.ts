import { bodyOf, type Draw, lay } from '../body.ts'
import { disc, rounded } from '../cabinets/parts.ts'
import { type Fittings, stuffOf } from '../fittings.ts'
import { letteringOf } from '../lettering.ts'
import { fromHsl, hslOf } from '../relief/colour.ts'
import { paint } from '../relief/material.ts'
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

/** The front of the deck: the look's material, dark enough for what is written on it. */
export function paintDeck({ look, light }: Fittings, width: number, height: number): Surface {
  const material = stuffOf(look.material, 'across', DECK_SHADE)
  const whole: Draw = (mask) => mask.fillRect(-8, -8, width + 16, height + 16)
  return bodyOf(width, height, whole, { material, light: { ...light, key: '#ffffff' }, bevel: 3, depth: 2, ao: 0.1 })
}

const DECK_SHADE = -0.58

/** The button that starts a round: a dome in the game's light, in a rim of the look's metal. */
export function paintSpin({ light, trim, spark }: Fittings, size: number): Surface {
  const { canvas, pen } = surfaceOf(size, size)
  const toothed: Draw = (mask) => {
    mask.beginPath()
    for (let k = 0; k <= 240; k++) {
      const angle = (k / 240) * Math.PI * 2
      const reach = size * (0.462 + 0.012 * Math.cos(angle * 24))
      mask.lineTo(size / 2 + Math.cos(angle) * reach, size / 2 + Math.sin(angle) * reach)
    }
    mask.fill()
  }
  lay(pen, bodyOf(size, size, toothed, { material: trim, light, bevel: size * 0.06, depth: size * 0.06 }), 0, 0, {
    blur: size * 0.05,
    down: size * 0.025,
  })
  const well = size * 0.8
  pen.fillStyle = 'rgb(10 6 4 / 0.75)'
  pen.beginPath()
  pen.arc(size / 2, size / 2, well / 2, 0, Math.PI * 2)
  pen.fill()
  const dome = size * 0.76
  const colour = paint(bright(spark), 0.55)
  const body = bodyOf(dome, dome, disc, { material: colour, light, bevel: dome * 0.3, depth: dome * 0.14, ao: 0.2 })
  pen.drawImage(body, (size - dome) / 2, (size - dome) / 2)
  return canvas
}

/** Light enough for dark letters. */
const bright = (colour: string): string => {
  const [hue, saturation, lightness] = hslOf(colour)
  return fromHsl(hue, Math.max(0.55, saturation), Math.max(0.68, lightness))
}
