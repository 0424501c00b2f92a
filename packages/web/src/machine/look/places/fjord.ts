import { sky, water } from './air.ts'
import { bank, land, valley } from './land.ts'
import { pine, sides, torch } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Steep land over still water, pines at both sides. */
export const fjord: PlacePainter = {
  far: (pen, scenery) => {
    const { rock, lit, fog } = scenery.mood
    sky(pen, scenery, 0.62)
    land(pen, scenery, { edge: valley(scenery, 0.62, 0.36, 4, 0.7), rock, lit, fog, snow: 0.13, haze: 0.34 })
    land(pen, scenery, { edge: valley(scenery, 0.68, 0.46, 5, 1.1), rock, lit, fog, snow: 0.1, haze: 0.14 })
    water(pen, scenery, 0.66)
  },
  near: (pen, scenery) => {
    const { height, mood, dice } = scenery
    sides(scenery, 12, 0.22, (x, nearness) =>
      pine(pen, x, height, height * (0.28 + nearness * 0.4 + dice.between(-0.05, 0.05)), mood.dark),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.13),
      rock: mood.dark,
      lit: mood.rock,
      fog: mood.dark,
      snow: 0.01,
      haze: 0.1,
    })
    if (mood.lamps) for (const u of [0.055, 0.945]) torch(pen, scenery, scenery.width * u, height * 0.76)
  },
}
