import { blend, fromHsl } from '../relief/colour.ts'
import type { Pen } from '../surface.ts'
import { sky } from './air.ts'
import { land, rolling } from './land.ts'
import { sides } from './props.ts'
import type { PlacePainter, Scenery } from './scenery.ts'

/** Hills of icing, lollipops and canes. */
export const sweets: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, dice, mood } = scenery
    sky(pen, scenery, 0.76)
    for (const [k, foot] of [0.64, 0.74, 0.86].entries()) {
      const icing = blend(fromHsl(330 - k * 60, 0.55, 0.74), mood.fog, mood.lamps ? 0.5 : 0.2)
      land(pen, scenery, {
        edge: rolling(scenery, foot, 0.14, 3 - k * 0.6),
        rock: icing,
        lit: '#fff6f0',
        fog: icing,
        snow: 0.09,
        haze: 0.2,
        rough: 0.2,
      })
      for (let n = 0; n < 60; n++) {
        pen.fillStyle = fromHsl(dice.between(0, 360), 0.75, 0.62)
        pen.fillRect(dice.between(0, width), height * dice.between(foot, foot + 0.14), height * 0.012, height * 0.004)
      }
    }
  },
  near: (pen, scenery) => {
    const { height, dice, accents, mood } = scenery
    sides(scenery, 4, 0.2, (x, nearness, _side, k) => {
      const high = height * (0.26 + nearness * 0.34) * dice.between(0.85, 1.1)
      if (k % 2 === 0) lollipop(pen, scenery, x, high, accents[k % accents.length] ?? '#f06a9a')
      else cane(pen, scenery, x, high * 0.8)
    })
    land(pen, scenery, {
      edge: (u) => 0.99 - 0.12 * (Math.abs(u - 0.5) * 2) ** 2.6,
      rock: blend('#6a3a2a', mood.dark, 0.3),
      lit: '#c98a5a',
      fog: '#3a1c16',
      snow: 0.03,
      haze: 0.1,
      rough: 0.5,
    })
  },
}

function lollipop(pen: Pen, { height }: Scenery, x: number, high: number, colour: string): void {
  const [y, radius] = [height - high, high * 0.22]
  pen.fillStyle = '#f8ecdc'
  pen.fillRect(x - high * 0.014, y, high * 0.028, high)
  for (let k = 0; k < 12; k++) {
    pen.fillStyle = k % 2 === 0 ? colour : '#fff4ea'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, radius, (k / 12) * Math.PI * 2, ((k + 1) / 12) * Math.PI * 2)
    pen.fill()
  }
  const gloss = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.4, 0, x, y, radius)
  gloss.addColorStop(0, 'rgb(255 255 255 / 0.6)')
  gloss.addColorStop(0.5, 'rgb(255 255 255 / 0)')
  gloss.addColorStop(1, 'rgb(60 10 40 / 0.45)')
  pen.fillStyle = gloss
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

function cane(pen: Pen, { height }: Scenery, x: number, high: number): void {
  const draw = (colour: string, dash: number[], offset = 0): void => {
    pen.strokeStyle = colour
    pen.setLineDash(dash)
    pen.lineDashOffset = offset
    pen.beginPath()
    pen.moveTo(x, height)
    pen.lineTo(x, height - high)
    pen.arc(x + high * 0.16, height - high, high * 0.16, Math.PI, 0)
    pen.stroke()
  }
  pen.save()
  pen.lineWidth = high * 0.085
  draw('#fff4ea', [])
  draw('#d9364c', [high * 0.07, high * 0.07])
  pen.restore()
}
