import { glow } from '../body.ts'
import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land } from './land.ts'
import { pine, sides, tree } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A clearing between old trunks; fireflies where it is dark. */
export const forest: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    sky(pen, scenery, 0.8)
    for (const [row, haze] of [
      [0, 0.72],
      [1, 0.5],
      [2, 0.28],
    ] as const)
      for (let x = -10; x < width + 10; x += height * 0.05) {
        const rise = Math.abs(x / width - 0.5)
        pine(
          pen,
          x + dice.between(-8, 8),
          height * (0.8 + row * 0.05),
          height * (0.2 + rise * 0.4) * dice.between(0.7, 1.1),
          blend(blend('#123a30', mood.dark, 0.5), mood.fog, haze),
        )
      }
    land(pen, scenery, {
      edge: () => 0.84,
      rock: blend('#1d4030', mood.dark, 0.4),
      lit: mood.lit,
      fog: mood.fog,
      snow: 0.02,
      haze: 0.2,
    })
  },
  near: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const bark = blend('#241810', mood.dark, 0.4)
    sides(scenery, 4, 0.17, (x, nearness) => {
      const wide = height * (0.02 + nearness * 0.05)
      const trunk = pen.createLinearGradient(x - wide, 0, x + wide, 0)
      trunk.addColorStop(0, blend(bark, '#000000', 0.5))
      trunk.addColorStop(0.4, blend(bark, mood.lit, 0.22))
      trunk.addColorStop(1, blend(bark, '#000000', 0.6))
      pen.fillStyle = trunk
      pen.beginPath()
      pen.moveTo(x - wide * 0.6, -5)
      pen.quadraticCurveTo(x - wide * 0.5, height * 0.7, x - wide * 1.6, height)
      pen.lineTo(x + wide * 1.6, height)
      pen.quadraticCurveTo(x + wide * 0.5, height * 0.7, x + wide * 0.6, -5)
      pen.fill()
    })
    sides(scenery, 8, 0.24, (x, nearness) =>
      tree(
        pen,
        scenery,
        x,
        height * 1.03,
        height * (0.1 + nearness * 0.14),
        blend('#0e2a1c', mood.dark, 0.3),
        blend('#5a8a4a', mood.lit, 0.1),
      ),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.1),
      rock: blend('#16281a', mood.dark, 0.5),
      lit: blend('#4a6a3a', mood.lit, 0.2),
      fog: mood.dark,
      snow: 0.015,
      haze: 0.1,
    })
    if (mood.lamps)
      for (let k = 0; k < 46; k++)
        glow(
          pen,
          dice.between(0, width),
          height * dice.between(0.35, 0.98),
          height * dice.between(0.006, 0.018),
          '#e6ff8a',
          0.9,
        )
  },
}
