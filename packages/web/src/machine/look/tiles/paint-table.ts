import type { Dice } from '../../../lib/dice.ts'
import { bodyOf, type Draw, lay } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import { stuffOf } from '../fittings.ts'
import { blend } from '../relief/colour.ts'
import { crumb } from '../relief/material.ts'
import type { Pen } from '../surface.ts'
import type { TableKindName } from './table-things.ts'
import { THINGS } from './table-things.ts'

/** A table in the game's place: cloth in its colour, a rail of its material, and on it what is played with. */
export function paintTable(
  kind: TableKindName,
  pen: Pen,
  fittings: Fittings,
  dice: Dice,
  width: number,
  height: number,
): void {
  const top = height * 0.47
  const oval =
    (inset: number): Draw =>
    (mask, wide, high) => {
      mask.beginPath()
      mask.ellipse(wide / 2, high * 0.62, wide * 0.5 - inset, high * 0.6 - inset, 0, 0, Math.PI * 2)
      mask.fill()
    }
  const [wide, high] = [width * 1.16, height * 0.5]
  const [x, y] = [(width - wide) / 2, top]
  const { light, look, palette } = fittings
  const rail = bodyOf(wide, high, oval(0), {
    material: stuffOf(look.material, 'across', -0.1),
    light,
    bevel: 22,
    depth: 18,
  })
  lay(pen, rail, x, y, { blur: 30, down: -4 })
  const metal = bodyOf(wide, high, oval(25), { material: fittings.trim, light, bevel: 3, depth: 3 })
  lay(pen, metal, x, y)
  const felt = { ...crumb(blend(palette[1], palette[2], 0.18)), gloss: 0.02 }
  lay(pen, bodyOf(wide, high, oval(30), { material: felt, light, bevel: 12, depth: -5 }), x, y)
  THINGS[kind]({ pen, fittings, dice, x: width / 2, y: height * 0.44, size: width * 0.74 })
}
