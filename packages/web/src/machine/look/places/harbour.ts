import { blend } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky, water } from './air.ts'
import { house, lamp, palm, sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Ships at anchor, gabled houses along the quay. */
export const harbour: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, dice, mood } = scenery
    sky(pen, scenery, 0.68)
    const paints = ['#c9704a', '#d9b45a', '#7a9a86', '#a8484a', '#e6d8b8', '#5f7fa0'] as const
    for (const side of [0, 1])
      for (let k = 0; k < 6; k++) {
        const wide = height * 0.075
        const x = side === 0 ? k * wide * 1.02 : width - (k + 1) * wide * 1.02
        house(
          pen,
          scenery,
          x,
          height * 0.68,
          wide,
          height * (0.28 - k * 0.028) * dice.between(0.85, 1.1),
          blend(dice.pick(paints), mood.dark, mood.lamps ? 0.5 : 0.12),
        )
      }
    ship(pen, scenery, width * 0.36, height * 0.7, height * 0.14)
    ship(pen, scenery, width * 0.68, height * 0.69, height * 0.09)
    water(pen, scenery, 0.69)
  },
  near: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    ship(pen, scenery, width * 0.1, height * 0.86, height * 0.24)
    sides(scenery, 3, 0.12, (x, nearness, side) => {
      if (side > 0) palm(pen, scenery, x, height, height * (0.42 + nearness * 0.26), mood.dark)
    })
    pen.fillStyle = blend('#2a1a10', mood.dark, 0.4)
    pen.fillRect(0, height * 0.955, width, height)
    sides(scenery, 6, 0.3, (x) => {
      pen.fillStyle = blend('#3a2416', mood.dark, 0.3)
      pen.fillRect(x, height * dice.between(0.88, 0.92), height * 0.026, height)
    })
    if (mood.lamps) for (const u of [0.2, 0.8]) lamp(pen, width * u, height * 0.82, height * 0.01, '#ffc46a')
  },
}

function ship(pen: Pen, { mood, accents }: Scenery, x: number, y: number, size: number): void {
  pen.fillStyle = blend('#2a1a12', mood.dark, 0.4)
  pen.beginPath()
  pen.moveTo(x - size * 0.62, y - size * 0.24)
  pen.lineTo(x + size * 0.75, y - size * 0.3)
  pen.quadraticCurveTo(x + size * 0.55, y + size * 0.06, x + size * 0.3, y + size * 0.06)
  pen.lineTo(x - size * 0.42, y + size * 0.06)
  pen.quadraticCurveTo(x - size * 0.6, y - size * 0.02, x - size * 0.62, y - size * 0.24)
  pen.fill()
  for (const [mast, high] of [
    [-0.3, 0.9],
    [0.06, 1.2],
    [0.4, 0.85],
  ] as const) {
    pen.fillRect(x + mast * size - size * 0.012, y - high * size, size * 0.024, high * size)
    for (const [from, to, wide] of [
      [0.95, 0.66, 0.15],
      [0.62, 0.32, 0.2],
    ] as const) {
      pen.save()
      pen.fillStyle = blend(
        blend('#e6d6b0', accents[0] ?? '#a03030', mast === 0.06 ? 0.25 : 0),
        mood.rock,
        mood.lamps ? 0.45 : 0.1,
      )
      pen.beginPath()
      pen.moveTo(x + (mast - wide) * size, y - high * from * size)
      pen.lineTo(x + (mast + wide) * size, y - high * from * size)
      pen.quadraticCurveTo(
        x + (mast + wide * 1.5) * size,
        y - high * ((from + to) / 2) * size,
        x + (mast + wide) * size,
        y - high * to * size,
      )
      pen.quadraticCurveTo(
        x + mast * size,
        y - high * (to + 0.05) * size,
        x + (mast - wide) * size,
        y - high * to * size,
      )
      pen.fill()
      pen.restore()
    }
  }
}
