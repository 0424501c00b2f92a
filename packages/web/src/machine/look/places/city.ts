import { glow } from '../body.ts'
import { blend } from '../relief/colour.ts'
import { sky, water } from './air.ts'
import { lamp, sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** Towers with lit windows over a wet street. */
export const city: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice, accents } = scenery
    sky(pen, scenery, 0.8)
    for (const [row, haze] of [
      [0, 0.6],
      [1, 0.34],
      [2, 0.08],
    ] as const)
      for (let x = -20; x < width; ) {
        const wide = height * dice.between(0.05, 0.12)
        const high = height * (dice.between(0.12, 0.4) + 0.22 * Math.abs(x / width - 0.5)) * (1 - row * 0.16)
        const tone = blend(blend('#1a2236', mood.rock, 0.3), mood.fog, haze)
        pen.fillStyle = tone
        pen.fillRect(x, height * 0.8 - high, wide, high)
        for (let wy = height * 0.8 - high + 6; wy < height * 0.78; wy += height * 0.02)
          for (let wx = x + 5; wx < x + wide - 7; wx += height * 0.016)
            if (dice.chance(mood.lamps ? 0.34 : 0.12)) {
              pen.fillStyle = mood.lamps
                ? blend(dice.pick(['#ffd58a', '#bfe0ff', '#ffb36a']), tone, haze * 0.7)
                : blend(tone, '#ffffff', 0.3)
              pen.fillRect(wx, wy, height * 0.007, height * 0.009)
            }
        if (mood.lamps && row > 0 && dice.chance(0.3)) {
          const colour = accents[Math.floor(dice.between(0, accents.length))] ?? '#ff5fa0'
          pen.fillStyle = colour
          pen.fillRect(x + wide * 0.2, height * 0.8 - high + height * 0.03, wide * 0.16, height * 0.12)
          glow(pen, x + wide * 0.28, height * 0.8 - high + height * 0.09, height * 0.12, colour, 0.6)
        }
        x += wide + dice.between(0, height * 0.015)
      }
    water(pen, scenery, 0.8)
  },
  near: (pen, scenery) => {
    const { height, mood, dice, accents } = scenery
    sides(scenery, 3, 0.16, (x, nearness, side, k) => {
      const wide = height * (0.1 + nearness * 0.12)
      pen.fillStyle = blend('#0c1020', mood.dark, 0.5)
      pen.fillRect(side < 0 ? x - wide : x, height * dice.between(0.08, 0.34), wide, height)
      const colour = accents[(k + (side > 0 ? 2 : 0)) % accents.length] ?? '#ff5fa0'
      const [sx, sy] = [x - side * wide * 0.1, height * dice.between(0.36, 0.6)]
      pen.fillStyle = blend(colour, '#ffffff', 0.2)
      pen.fillRect(sx, sy, height * 0.014, height * 0.16)
      if (mood.lamps) glow(pen, sx, sy + height * 0.08, height * 0.16, colour, 0.7)
    })
    sides(scenery, 2, 0.24, (x) => {
      pen.fillStyle = '#0a0c14'
      pen.fillRect(x - 2.5, height * 0.6, 5, height)
      lamp(pen, x, height * 0.6, height * 0.009, '#ffd48a')
    })
  },
}
