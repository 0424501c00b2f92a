import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, rolling } from './land.ts'
import { garland, house, lamp, pine, sides, tree } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A street of half-timbered houses, lamps along it. */
export const village: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice, fittings } = scenery
    const isSnow = fittings.look.weather === 'snow'
    const ground = isSnow ? blend('#dfe9f2', mood.rock, mood.lamps ? 0.55 : 0.2) : blend('#4f6a3c', mood.rock, 0.4)
    sky(pen, scenery, 0.72)
    land(pen, scenery, {
      edge: rolling(scenery, 0.68, 0.12, 3),
      rock: blend(ground, mood.fog, 0.4),
      lit: isSnow ? '#ffffff' : mood.lit,
      fog: mood.fog,
      snow: isSnow ? 0.2 : 0.04,
      haze: 0.35,
    })
    for (let k = 0; k < 12; k++)
      pine(
        pen,
        dice.between(0, width),
        height * 0.72,
        height * dice.between(0.06, 0.14),
        blend(mood.dark, mood.fog, 0.3),
      )
    const paints = ['#c9a04a', '#b0563c', '#d9c9a0', '#6f8a86', '#a8442e', '#8a5f8a'] as const
    for (const side of [-1, 1] as const)
      for (let k = 4; k >= 0; k--) {
        const wide = Math.max(width * 0.085, height * 0.1) * (1 - k * 0.12)
        const x = side < 0 ? width * k * 0.055 - wide * 0.3 : width * (1 - k * 0.055) - wide * 0.7
        house(
          pen,
          scenery,
          x,
          height * (0.92 - k * 0.04),
          wide,
          height * (0.34 - k * 0.045) * dice.between(0.9, 1.1),
          blend(dice.pick(paints), mood.dark, mood.lamps ? 0.45 : 0.1),
        )
      }
    land(pen, scenery, {
      edge: (u) => 0.9 + 0.05 * Math.abs(u - 0.5),
      rock: ground,
      lit: isSnow ? '#ffffff' : mood.lit,
      fog: ground,
      snow: 0.04,
      haze: 0.1,
    })
  },
  near: (pen, scenery) => {
    const { width, height, mood, fittings, dice } = scenery
    const isSnow = fittings.look.weather === 'snow'
    if (mood.lamps) garland(pen, scenery, 0.05, 0.05, 3, 30)
    for (const u of [0.08, 0.2, 0.8, 0.92]) {
      pen.fillStyle = '#14100c'
      pen.fillRect(width * u - 3, height * 0.66, 6, height)
      lamp(pen, width * u, height * 0.65, height * (mood.lamps ? 0.011 : 0.004), '#ffd08a')
    }
    sides(scenery, 5, 0.2, (x) =>
      isSnow
        ? pine(pen, x, height, height * dice.between(0.14, 0.26), blend(mood.dark, '#cfe0ea', 0.15))
        : tree(
            pen,
            scenery,
            x,
            height,
            height * dice.between(0.1, 0.2),
            blend('#1c3a20', mood.dark, 0.4),
            blend('#7aa04a', mood.lit, 0.1),
          ),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.06),
      rock: isSnow ? blend('#b9cfe0', mood.dark, 0.2) : blend('#3a3026', mood.dark, 0.4),
      lit: isSnow ? '#ffffff' : blend('#8a7a5a', mood.lit, 0.2),
      fog: mood.dark,
      snow: 0.03,
      haze: 0.08,
    })
  },
}
