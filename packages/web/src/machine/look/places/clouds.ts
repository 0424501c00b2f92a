import { blend, fade } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky } from './air.ts'
import { column, sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Above the clouds, towers of a city in the sky. */
export const clouds: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    sky(pen, scenery, 0.95)
    const pale = blend('#f4ead8', mood.fog, 0.35)
    for (const [u, high] of [
      [0.08, 0.5],
      [0.14, 0.36],
      [0.2, 0.24],
      [0.8, 0.28],
      [0.87, 0.44],
      [0.94, 0.34],
    ] as const) {
      const wide = height * dice.between(0.03, 0.05)
      column(pen, width * u, height * 0.8, wide, height * high, pale, '#ffffff')
      pen.fillStyle = blend('#d9a24a', mood.fog, 0.25)
      pen.beginPath()
      pen.arc(width * u, height * (0.8 - high) - wide * 0.3, wide * 0.6, Math.PI, 0)
      pen.quadraticCurveTo(
        width * u + wide * 0.1,
        height * (0.8 - high) - wide * 0.7,
        width * u,
        height * (0.8 - high) - wide * 1.6,
      )
      pen.quadraticCurveTo(
        width * u - wide * 0.1,
        height * (0.8 - high) - wide * 0.7,
        width * u - wide * 0.6,
        height * (0.8 - high) - wide * 0.3,
      )
      pen.fill()
    }
    for (let row = 0; row < 4; row++) bankOfCloud(pen, scenery, 0.7 + row * 0.08, 0.05 + row * 0.012, 0.6 - row * 0.12)
  },
  near: (pen, scenery) => {
    const { height, dice, mood } = scenery
    bankOfCloud(pen, scenery, 0.96, 0.05, 0.05)
    sides(scenery, 12, 0.26, (x, nearness) =>
      puff(
        pen,
        x,
        height * (1 - 0.06 * nearness),
        height * (0.06 + nearness * dice.between(0.04, 0.09)),
        blend('#ffffff', mood.fog, 0.25),
        mood.rock,
      ),
    )
  },
}

function bankOfCloud(pen: Pen, { width, height, dice, mood }: Scenery, at: number, size: number, haze: number): void {
  for (let x = -20; x < width + 40; x += height * size * 0.7)
    puff(
      pen,
      x,
      height * (at + 0.05 * (0.5 - Math.abs(x / width - 0.5)) + dice.between(-0.015, 0.015)),
      height * size * dice.between(0.7, 1.3),
      blend('#ffffff', mood.fog, 0.2 + haze),
      mood.rock,
    )
}

function puff(pen: Pen, x: number, y: number, size: number, light: string, dark: string): void {
  const gradient = pen.createRadialGradient(x - size * 0.2, y - size * 0.5, size * 0.1, x, y, size)
  gradient.addColorStop(0, light)
  gradient.addColorStop(0.75, blend(light, dark, 0.22))
  gradient.addColorStop(1, fade(blend(light, dark, 0.35), 0))
  pen.fillStyle = gradient
  pen.beginPath()
  pen.arc(x, y, size, 0, Math.PI * 2)
  pen.fill()
}
