import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, rolling } from './land.ts'
import { house, sides, tree } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Rolling fields, a red farm, trees in fruit. */
export const orchard: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const [meadow, light] = [blend('#4f8a3c', mood.rock, 0.3), blend('#cfe08a', mood.lit, 0.3)]
    sky(pen, scenery, 0.7, 0.7)
    land(pen, scenery, {
      edge: rolling(scenery, 0.66, 0.12, 3),
      rock: blend(meadow, mood.fog, 0.4),
      lit: light,
      fog: mood.fog,
      snow: 0.06,
      haze: 0.4,
      rough: 0.4,
    })
    house(
      pen,
      scenery,
      width * 0.2,
      height * 0.71,
      height * 0.1,
      height * 0.07,
      blend('#a3342c', mood.dark, mood.lamps ? 0.45 : 0.1),
    )
    house(
      pen,
      scenery,
      width * 0.74,
      height * 0.7,
      height * 0.08,
      height * 0.055,
      blend('#e6d8b4', mood.dark, mood.lamps ? 0.45 : 0.1),
    )
    land(pen, scenery, {
      edge: rolling(scenery, 0.75, 0.1, 2),
      rock: meadow,
      lit: light,
      fog: meadow,
      snow: 0.08,
      haze: 0.1,
      rough: 0.4,
    })
    for (let k = 0; k < 34; k++) {
      const u = dice.between(0, 1)
      tree(
        pen,
        scenery,
        width * u,
        height * (0.78 + dice.between(0, 0.1)),
        height * 0.07,
        blend('#2c5a2a', mood.dark, 0.25),
        light,
      )
    }
  },
  near: (pen, scenery) => {
    const { height, mood, dice } = scenery
    const fruit = ['#e0483a', '#f2b33a', '#d9406a'] as const
    const blossom = scenery.fittings.look.weather === 'blossom'
    sides(scenery, 4, 0.2, (x, nearness, _side, k) =>
      tree(
        pen,
        scenery,
        x,
        height * 0.99,
        height * (0.3 + nearness * 0.36),
        blend('#1f4a26', mood.dark, 0.3),
        blend('#9aca5a', mood.lit, 0.15),
        blossom ? '#ffd3e0' : fruit[k % 3],
      ),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.985, 0.08),
      rock: blend('#2f5a2a', mood.dark, 0.35),
      lit: blend('#a8cc5a', mood.lit, 0.2),
      fog: blend('#1f3a1c', mood.dark, 0.5),
      snow: 0.03,
      haze: 0.1,
      rough: 1.6,
    })
    sides(scenery, 26, 0.3, (x) => {
      pen.fillStyle = dice.pick(['#ffffff', '#ffd84a', '#f08ab0', '#e0483a'])
      pen.beginPath()
      pen.arc(x, height * dice.between(0.92, 0.995), height * 0.0045, 0, Math.PI * 2)
      pen.fill()
    })
  },
}
