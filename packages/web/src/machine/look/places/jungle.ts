import { blend, fade } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land } from './land.ts'
import { palm, sides, tree } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A step pyramid above the tree tops, creepers and great leaves in front. */
export const jungle: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice, noise } = scenery
    const [green, light] = [blend('#1f5a36', mood.rock, 0.35), blend('#8fc46a', mood.lit, 0.3)]
    sky(pen, scenery, 0.74)
    const stone = blend('#8a8a70', mood.fog, 0.4)
    for (let step = 0; step < 7; step++) {
      const [wide, y] = [width * (0.34 - step * 0.04), height * (0.7 - step * 0.055)]
      pen.fillStyle = blend(stone, mood.lit, step % 2 === 0 ? 0.1 : 0.22)
      pen.fillRect(width / 2 - wide / 2, y, wide, height * 0.056)
    }
    // What shows between the trunks.
    const floor = pen.createLinearGradient(0, height * 0.78, 0, height)
    floor.addColorStop(0, fade(blend(green, mood.fog, 0.6), 0))
    floor.addColorStop(0.3, blend(green, mood.fog, 0.4))
    floor.addColorStop(1, blend(green, mood.dark, 0.5))
    pen.fillStyle = floor
    pen.fillRect(0, height * 0.78, width, height * 0.22)
    for (const [row, haze] of [
      [0, 0.6],
      [1, 0.35],
      [2, 0.1],
    ] as const)
      for (let x = -20; x < width + 20; x += height * 0.045) {
        const rise = 0.1 * Math.abs(x / width - 0.5) + 0.05 * noise.at(x * 0.03, row * 7)
        tree(
          pen,
          scenery,
          x,
          height * (0.84 + row * 0.08 - rise),
          height * dice.between(0.14, 0.2),
          blend(green, mood.fog, haze),
          blend(light, mood.fog, haze),
        )
      }
  },
  near: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const [green, light] = [blend('#0c3320', mood.dark, 0.35), blend('#4f9a4a', mood.lit, 0.1)]
    sides(scenery, 4, 0.18, (x, nearness) =>
      palm(pen, scenery, x, height, height * (0.4 + nearness * 0.4), blend(green, mood.dark, 0.4)),
    )
    sides(scenery, 9, 0.22, (x, nearness) =>
      tree(pen, scenery, x, height * 1.02, height * (0.14 + nearness * 0.2), green, light),
    )
    pen.strokeStyle = green
    for (let k = 0; k < 16; k++) {
      const x = width * (dice.chance(0.5) ? dice.between(0, 0.2) : dice.between(0.8, 1))
      const length = height * dice.between(0.08, 0.34)
      pen.lineWidth = dice.between(2, 5)
      pen.beginPath()
      pen.moveTo(x, -5)
      pen.quadraticCurveTo(x + dice.between(-30, 30), length / 2, x + dice.between(-20, 20), length)
      pen.stroke()
    }
    land(pen, scenery, { edge: bank(scenery, 1, 0.08), rock: green, lit: light, fog: mood.dark, snow: 0.02, haze: 0.1 })
  },
}
