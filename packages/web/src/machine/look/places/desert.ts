import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, rolling } from './land.ts'
import { palm, sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Pyramids beyond dunes, palms at both sides. */
export const desert: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const sand = blend('#c9965a', mood.rock, 0.4)
    sky(pen, scenery, 0.72, 0.3)
    for (const [u, size] of [
      [0.13, 0.34],
      [0.31, 0.16],
      [0.88, 0.42],
      [0.72, 0.18],
    ] as const) {
      const [x, high] = [width * u, height * size * dice.between(0.9, 1.1)]
      for (const [side, tone] of [
        [-1, 0.25],
        [1, -0.35],
      ] as const) {
        pen.fillStyle = tone > 0 ? blend(sand, mood.lit, tone) : blend(sand, mood.dark, -tone)
        pen.beginPath()
        pen.moveTo(x, height * 0.74 - high)
        pen.lineTo(x + side * high * 0.95, height * 0.76)
        pen.lineTo(x, height * 0.76)
        pen.fill()
      }
    }
    land(pen, scenery, {
      edge: rolling(scenery, 0.78, 0.12, 2),
      rock: sand,
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.12,
      haze: 0.22,
      rough: 0.35,
    })
    land(pen, scenery, {
      edge: rolling(scenery, 0.88, 0.13, 1.4),
      rock: blend(sand, mood.dark, 0.2),
      lit: mood.lit,
      fog: sand,
      snow: 0.08,
      haze: 0.06,
      rough: 0.35,
    })
  },
  near: (pen, scenery) => {
    const { height, mood, dice } = scenery
    sides(scenery, 5, 0.2, (x, nearness) =>
      palm(pen, scenery, x, height * 0.99, height * (0.3 + nearness * 0.36 * dice.between(0.8, 1.1)), mood.dark),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.12),
      rock: blend('#5a3a20', mood.dark, 0.5),
      lit: '#c9965a',
      fog: mood.dark,
      snow: 0.02,
      haze: 0.1,
      rough: 0.4,
    })
  },
}
