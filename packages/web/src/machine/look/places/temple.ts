import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, valley } from './land.ts'
import { column, sides, torch, tree } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Colonnades on both sides, an old shrine far off. */
export const temple: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood } = scenery
    const pale = blend('#d8cbb0', mood.rock, 0.45)
    sky(pen, scenery, 0.76)
    land(pen, scenery, {
      edge: valley(scenery, 0.78, 0.26, 3),
      rock: mood.rock,
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.05,
      haze: 0.4,
    })
    for (const u of [0.2, 0.8]) {
      for (let k = -2; k <= 2; k++)
        column(pen, width * u + k * height * 0.05, height * 0.8, height * 0.022, height * 0.17, pale, mood.lit)
      pen.fillStyle = pale
      pen.beginPath()
      pen.moveTo(width * u - height * 0.15, height * 0.625)
      pen.lineTo(width * u, height * 0.55)
      pen.lineTo(width * u + height * 0.15, height * 0.625)
      pen.fill()
    }
    land(pen, scenery, {
      edge: () => 0.8,
      rock: blend(pale, mood.dark, 0.35),
      lit: mood.lit,
      fog: pale,
      snow: 0.05,
      haze: 0.1,
      rough: 0.7,
    })
  },
  near: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const marble = blend('#cfc6b4', mood.rock, mood.lamps ? 0.5 : 0.25)
    for (const u of [0.025, 0.105, 0.895, 0.975])
      column(
        pen,
        width * u,
        height * 0.97,
        Math.max(width * 0.034, height * 0.036),
        height * (u < 0.05 || u > 0.95 ? 0.92 : dice.between(0.5, 0.72)),
        marble,
        mood.lit,
        u < 0.05 || u > 0.95,
      )
    sides(scenery, 3, 0.16, (x) =>
      tree(
        pen,
        scenery,
        x,
        height,
        height * dice.between(0.1, 0.18),
        blend('#1c3a20', mood.dark, 0.4),
        blend('#6f9a4a', mood.lit, 0.15),
      ),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.985, 0.06),
      rock: blend(marble, mood.dark, 0.6),
      lit: marble,
      fog: mood.dark,
      snow: 0.02,
      haze: 0.1,
    })
    if (mood.lamps) for (const u of [0.165, 0.835]) torch(pen, scenery, width * u, height * 0.8)
  },
}
