import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, rolling, valley } from './land.ts'
import { pine, sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Snow fields under white peaks, shards of ice in front. */
export const ice: PlacePainter = {
  far: (pen, scenery) => {
    const { rock, fog } = scenery.mood
    const lit = blend(scenery.mood.lit, '#ffffff', 0.6)
    sky(pen, scenery, 0.7, 0.62)
    land(pen, scenery, {
      edge: valley(scenery, 0.68, 0.42, 3, 0.8),
      rock: blend(rock, '#7fb0d8', 0.3),
      lit,
      fog,
      snow: 0.4,
      haze: 0.25,
    })
    land(pen, scenery, {
      edge: rolling(scenery, 0.78, 0.1, 3),
      rock: blend(rock, '#cfe6f4', 0.35),
      lit,
      fog: blend(fog, lit, 0.4),
      snow: 0.5,
      haze: 0.1,
    })
  },
  near: (pen, scenery) => {
    const { height, dice, mood } = scenery
    const shine = blend(mood.lit, '#bfe8ff', 0.6)
    sides(scenery, 7, 0.2, (x, nearness) =>
      pine(pen, x, height * 0.98, height * (0.18 + nearness * 0.3), blend(mood.dark, '#9fc4da', 0.25)),
    )
    sides(scenery, 8, 0.24, (x, nearness) => {
      const [wide, high] = [height * dice.between(0.03, 0.06), height * (0.08 + nearness * 0.24)]
      for (const [side, tone] of [
        [-1, 0.15],
        [1, 0.55],
      ] as const) {
        pen.fillStyle = blend(blend(mood.water, '#7fc8f0', 0.4), shine, tone)
        pen.beginPath()
        pen.moveTo(x, height - high)
        pen.lineTo(x + side * wide, height * 0.98 - high * 0.3)
        pen.lineTo(x + side * wide * 0.7, height)
        pen.lineTo(x, height)
        pen.fill()
      }
    })
    land(pen, scenery, {
      edge: bank(scenery, 1, 0.12),
      rock: blend(mood.rock, '#cfe6f4', 0.5),
      lit: '#ffffff',
      fog: blend(mood.fog, '#ffffff', 0.3),
      snow: 0.3,
      haze: 0.1,
    })
  },
}
