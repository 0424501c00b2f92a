import { blend, fade } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky, water } from './air.ts'
import { bank, land, valley } from './land.ts'
import { lamp, sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Steep hills in the mist, a pagoda, bamboo and lanterns. */
export const jadeGarden: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood } = scenery
    const green = blend('#3f7f6a', mood.rock, 0.4)
    sky(pen, scenery, 0.72, 0.36)
    for (const [foot, high, peaks, haze] of [
      [0.72, 0.44, 9, 0.62],
      [0.76, 0.36, 7, 0.36],
      [0.8, 0.24, 5, 0.12],
    ] as const)
      land(pen, scenery, {
        edge: valley(scenery, foot, high, peaks, 0.6),
        rock: green,
        lit: mood.lit,
        fog: mood.fog,
        snow: 0.05,
        haze,
      })
    pagoda(pen, scenery, width * 0.2, height * 0.8, height * 0.34)
    pagoda(pen, scenery, width * 0.83, height * 0.78, height * 0.22)
    water(pen, scenery, 0.8)
  },
  near: (pen, scenery) => {
    const { height, mood, dice, accents } = scenery
    sides(scenery, 9, 0.15, (x) => {
      const lean = dice.between(-0.03, 0.03) * height
      pen.strokeStyle = blend(blend('#4f8a3a', '#c9d07a', dice.between(0, 0.5)), mood.dark, mood.lamps ? 0.5 : 0.2)
      pen.lineWidth = height * dice.between(0.007, 0.015)
      for (let k = 0; k < 9; k++) {
        pen.beginPath()
        pen.moveTo(x + (lean * k) / 9, height - (k * height) / 8)
        pen.lineTo(x + (lean * (k + 0.94)) / 9, height - ((k + 0.94) * height) / 8)
        pen.stroke()
      }
      pen.fillStyle = blend('#3f7a34', mood.dark, 0.3)
      for (let k = 0; k < 8; k++) {
        pen.beginPath()
        pen.ellipse(
          x + dice.between(-0.04, 0.04) * height,
          dice.between(0, 0.7) * height,
          height * 0.03,
          height * 0.005,
          dice.between(0.3, 1),
          0,
          Math.PI * 2,
        )
        pen.fill()
      }
    })
    for (const [k, u] of [0.17, 0.23, 0.78, 0.84].entries())
      lantern(
        pen,
        scenery,
        scenery.width * u,
        height * (0.1 + 0.06 * (k % 2)),
        height * 0.03,
        k % 2 === 0 ? '#e0402c' : (accents[0] ?? '#e0402c'),
      )
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.08),
      rock: blend('#2a4a38', mood.dark, 0.4),
      lit: blend('#7aa05a', mood.lit, 0.2),
      fog: mood.dark,
      snow: 0.02,
      haze: 0.1,
    })
  },
}

function pagoda(pen: Pen, { mood }: Scenery, x: number, y: number, size: number): void {
  const wood = blend('#8a3a2c', mood.rock, mood.lamps ? 0.5 : 0.25)
  for (let storey = 0; storey < 5; storey++) {
    const [wide, base] = [size * (0.42 - storey * 0.06), y - storey * size * 0.19]
    pen.fillStyle = blend(wood, '#f0d8a0', 0.3)
    pen.fillRect(x - wide * 0.36, base - size * 0.13, wide * 0.72, size * 0.14)
    pen.fillStyle = mood.lamps ? '#ffce7a' : blend(wood, '#000000', 0.4)
    pen.fillRect(x - wide * 0.1, base - size * 0.1, wide * 0.2, size * 0.09)
    pen.fillStyle = blend(wood, mood.dark, 0.35)
    pen.beginPath()
    pen.moveTo(x - wide * 0.68, base - size * 0.14)
    pen.quadraticCurveTo(x - wide * 0.3, base - size * 0.15, x - wide * 0.2, base - size * 0.2)
    pen.lineTo(x + wide * 0.2, base - size * 0.2)
    pen.quadraticCurveTo(x + wide * 0.3, base - size * 0.15, x + wide * 0.68, base - size * 0.14)
    pen.lineTo(x, base - size * 0.11)
    pen.fill()
  }
}

function lantern(pen: Pen, _scenery: Scenery, x: number, y: number, size: number, colour: string): void {
  pen.strokeStyle = '#20100a'
  pen.lineWidth = 2
  pen.beginPath()
  pen.moveTo(x, 0)
  pen.lineTo(x, y)
  pen.stroke()
  lamp(pen, x, y + size, size * 0.3, colour)
  pen.fillStyle = fade(colour, 0.9)
  pen.beginPath()
  pen.ellipse(x, y + size, size * 0.9, size, 0, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = 'rgb(60 10 6 / 0.5)'
  for (const share of [0.3, 0.65]) {
    pen.beginPath()
    pen.ellipse(x, y + size, size * 0.9 * share, size, 0, 0, Math.PI * 2)
    pen.stroke()
  }
}
