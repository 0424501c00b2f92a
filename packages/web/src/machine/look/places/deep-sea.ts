import { glow } from '../body.ts'
import { blend, fade, fromHsl } from '../relief/colour.ts'
import { wash } from './air.ts'
import { bank, land, valley } from './land.ts'
import { branch, column, sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

const DEPTHS = {
  dawn: ['#8fe0e0', '#3aa0b8', '#14587e', '#06263f'],
  day: ['#6fe3ea', '#1f9cc0', '#0a5a8c', '#042540'],
  dusk: ['#c9a0b0', '#4a5f9a', '#1b2f66', '#060d2a'],
  night: ['#2a6a86', '#0e3a5c', '#06203e', '#020a18'],
} as const

/** Below the surface: rays of light, ruins, coral. */
export const deepSea: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, dice, fittings } = scenery
    const [top, high, low, foot] = DEPTHS[fittings.look.hour]
    wash(pen, scenery, [
      [0, top],
      [0.12, high],
      [0.6, low],
      [1, foot],
    ])
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    for (let k = 0; k < 17; k++) {
      const [x, wide] = [width * dice.between(0.05, 0.95), width * dice.between(0.01, 0.045)]
      const slant = (x / width - 0.5) * width * 0.5
      const ray = pen.createLinearGradient(0, 0, 0, height * 0.92)
      ray.addColorStop(0, `rgb(200 255 250 / ${dice.between(0.06, 0.2)})`)
      ray.addColorStop(1, 'rgb(120 230 255 / 0)')
      pen.fillStyle = ray
      pen.beginPath()
      for (const [px, py] of [
        [x - wide, -20],
        [x + wide, -20],
        [x + slant + wide * 3, height],
        [x + slant - wide * 2, height],
      ] as const)
        pen.lineTo(px, py)
      pen.fill()
    }
    pen.restore()
    for (const [k, haze] of [
      [0, 0.5],
      [1, 0.34],
    ] as const)
      land(pen, scenery, {
        edge: valley(scenery, 0.9 + k * 0.05, 0.42 - k * 0.1, 4 + k * 3, 1.2),
        rock: low,
        lit: high,
        fog: low,
        snow: 0.05,
        haze,
        from: [0, -1],
      })
    for (const u of [0.08, 0.15, 0.86, 0.93])
      column(
        pen,
        width * u,
        height,
        width * 0.022,
        height * dice.between(0.4, 0.62),
        blend(low, foot, 0.4),
        high,
        dice.chance(0.5),
      )
  },
  near: (pen, scenery) => {
    const { width, height, dice, fittings, accents } = scenery
    const [, high, low, foot] = DEPTHS[fittings.look.hour]
    for (const [u, v] of [
      [0.1, 0.3],
      [0.9, 0.24],
      [0.17, 0.12],
      [0.84, 0.56],
    ] as const)
      jelly(pen, width * u, height * v, height * dice.between(0.022, 0.05), dice.pick(accents as [string]))
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.16),
      rock: blend(low, foot, 0.3),
      lit: high,
      fog: foot,
      snow: 0.02,
      haze: 0.1,
      from: [0, -1],
    })
    sides(scenery, 10, 0.24, (x, nearness) => {
      const colour = fromHsl(dice.between(-30, 60) + (dice.chance(0.3) ? 270 : 0), 0.75, 0.6)
      const [y, size] = [height * (1 - 0.1 * nearness), height * dice.between(0.035, 0.062)]
      branch(pen, scenery, x, y, -1.57 + dice.between(-0.2, 0.2), size, size * 0.26, blend(colour, foot, 0.55), 5)
      branch(
        pen,
        scenery,
        x - 3,
        y,
        -1.57 + dice.between(-0.2, 0.2),
        size * 0.9,
        size * 0.2,
        blend(colour, foot, 0.12),
        5,
      )
    })
    for (let k = 0; k < 40; k++) {
      pen.strokeStyle = `rgb(220 250 255 / ${dice.between(0.2, 0.6)})`
      pen.beginPath()
      pen.arc(dice.between(0, width), dice.between(0, height), dice.between(2, 6), 0, Math.PI * 2)
      pen.stroke()
    }
  },
}

function jelly(pen: Parameters<typeof glow>[0], x: number, y: number, size: number, colour: string): void {
  glow(pen, x, y, size * 4, colour, 0.5)
  pen.fillStyle = fade(blend(colour, '#ffffff', 0.35), 0.75)
  pen.beginPath()
  pen.arc(x, y, size, Math.PI, 0)
  pen.bezierCurveTo(x + size, y + size * 0.4, x - size, y + size * 0.4, x - size, y)
  pen.fill()
  pen.strokeStyle = fade(colour, 0.6)
  pen.lineWidth = size * 0.06
  for (let k = -3; k <= 3; k++) {
    pen.beginPath()
    pen.moveTo(x + k * size * 0.25, y + size * 0.2)
    pen.bezierCurveTo(
      x + k * size * 0.25 + size * 0.3,
      y + size,
      x + k * size * 0.3 - size * 0.3,
      y + size * 1.6,
      x + k * size * 0.28,
      y + size * 2.3,
    )
    pen.stroke()
  }
}
