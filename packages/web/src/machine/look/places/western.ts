import { blend } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky } from './air.ts'
import { bank, land, rolling } from './land.ts'
import { lamp, sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** A street of false fronts under table mountains. */
export const western: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, noise } = scenery
    const red = blend('#b0623c', mood.rock, 0.35)
    sky(pen, scenery, 0.72, 0.4)
    const mesa = (u: number): number => {
      const raised = noise.at(u * 7, 3) > 0.45 ? 0.2 : 0.05
      return 0.72 - raised - 0.03 * noise.fbm(u * 30, 1, 2) - 0.1 * Math.abs(u - 0.5)
    }
    land(pen, scenery, { edge: mesa, rock: red, lit: mood.lit, fog: mood.fog, snow: 0.05, haze: 0.28 })
    land(pen, scenery, {
      edge: rolling(scenery, 0.82, 0.05, 3),
      rock: blend('#c98a54', mood.rock, 0.3),
      lit: mood.lit,
      fog: red,
      snow: 0.04,
      haze: 0.1,
      rough: 0.5,
    })
    for (const side of [-1, 1] as const)
      for (let k = 3; k >= 0; k--)
        front(
          pen,
          scenery,
          side < 0 ? width * (0.01 + k * 0.06) : width * (0.99 - k * 0.06),
          height * (0.95 - k * 0.03),
          Math.max(width * 0.08, height * 0.1) * (1 - k * 0.14),
          height * (0.5 - k * 0.07),
          side,
        )
  },
  near: (pen, scenery) => {
    const { height, mood } = scenery
    sides(scenery, 3, 0.2, (x, nearness) =>
      cactus(pen, x, height * 0.99, height * (0.14 + nearness * 0.16), blend('#2f5a3a', mood.dark, 0.4)),
    )
    land(pen, scenery, {
      edge: bank(scenery, 0.985, 0.07),
      rock: blend('#5a3420', mood.dark, 0.4),
      lit: '#c98a54',
      fog: mood.dark,
      snow: 0.02,
      haze: 0.1,
    })
  },
}

function front(
  pen: Pen,
  { mood, dice }: Scenery,
  x: number,
  y: number,
  width: number,
  height: number,
  side: -1 | 1,
): void {
  const left = side < 0 ? x - width * 0.2 : x - width * 0.8
  const wood = blend(dice.pick(['#9a6a40', '#7a4a30', '#a88a5a', '#6f6a5a']), mood.dark, mood.lamps ? 0.45 : 0.15)
  pen.fillStyle = wood
  pen.fillRect(left, y - height, width, height)
  pen.fillStyle = 'rgb(0 0 0 / 0.16)'
  for (let k = 1; k < 12; k++) pen.fillRect(left, y - height + (k * height) / 12, width, 2)
  pen.fillStyle = blend(wood, '#000000', 0.35)
  pen.fillRect(left - width * 0.04, y - height, width * 1.08, height * 0.05)
  pen.fillRect(left - width * 0.06, y - height * 0.42, width * 1.12, height * 0.035)
  for (const column of [0.16, 0.6]) {
    const isLit = mood.lamps && dice.chance(0.7)
    pen.fillStyle = isLit ? '#ffcf7a' : blend(wood, '#000000', 0.5)
    pen.fillRect(left + width * column, y - height * 0.78, width * 0.24, height * 0.2)
    pen.fillRect(left + width * column, y - height * 0.32, width * 0.24, height * 0.3)
    if (isLit) lamp(pen, left + width * (column + 0.12), y - height * 0.68, width * 0.02, '#ffb054')
  }
}

function cactus(pen: Pen, x: number, y: number, size: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.16
  for (const path of [
    [
      [0, 0],
      [0, -1],
    ],
    [
      [0, -0.4],
      [-0.26, -0.4],
      [-0.26, -0.7],
    ],
    [
      [0, -0.55],
      [0.24, -0.55],
      [0.24, -0.85],
    ],
  ] as const) {
    pen.beginPath()
    for (const [px, py] of path) pen.lineTo(x + px * size, y + py * size)
    pen.stroke()
  }
}
