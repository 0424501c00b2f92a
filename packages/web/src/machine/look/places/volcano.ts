import { glow } from '../body.ts'
import { blend, fade } from '../relief/colour.ts'
import { sky } from './air.ts'
import { bank, land, valley } from './land.ts'
import type { PlacePainter } from './scenery.ts'

/** A burning mountain and rivers of fire. */
export const volcano: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, dice } = scenery
    const ash = blend('#2a2024', mood.rock, 0.3)
    sky(pen, scenery, 0.76)
    glow(pen, width / 2, height * 0.16, height * 0.5, '#ff5a1a', 0.7)
    const cone = (u: number): number => Math.min(0.8, 0.16 + 1.7 * Math.max(0.03, Math.abs(u - 0.5)))
    land(pen, scenery, { edge: cone, rock: ash, lit: '#ff9a5a', fog: '#5a2018', snow: 0.02, haze: 0.16 })
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    pen.lineCap = 'round'
    for (let k = 0; k < 7; k++) {
      let [x, y] = [width * (0.5 + dice.between(-0.02, 0.02)), height * 0.21]
      const drift = dice.between(-1, 1)
      for (let s = 0; s < 14; s++) {
        const [nx, ny] = [x + drift * height * 0.034 * dice.between(0.4, 1.4), y + height * 0.042]
        pen.strokeStyle = fade(blend('#fff0a0', '#ff4a10', s / 14), 0.85)
        pen.lineWidth = height * 0.008 * (1 - s / 20)
        pen.beginPath()
        pen.moveTo(x, y)
        pen.lineTo(nx, ny)
        pen.stroke()
        ;[x, y] = [nx, ny]
      }
    }
    pen.restore()
    land(pen, scenery, {
      edge: valley(scenery, 0.84, 0.26, 5),
      rock: ash,
      lit: '#c8643a',
      fog: '#4a1c16',
      snow: 0.02,
      haze: 0.1,
    })
  },
  near: (pen, scenery) => {
    const { width, height, dice } = scenery
    land(pen, scenery, {
      edge: valley(scenery, 1.02, 0.4, 7, 2.4),
      rock: '#181214',
      lit: '#8a3a24',
      fog: '#0a0606',
      snow: 0.02,
      haze: 0.1,
    })
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.05),
      rock: '#1c1416',
      lit: '#ff7a3a',
      fog: '#140a08',
      snow: 0.008,
      haze: 0.1,
    })
    for (let k = 0; k < 18; k++)
      glow(
        pen,
        dice.between(0, width),
        height * dice.between(0.9, 1),
        height * dice.between(0.02, 0.06),
        '#ff5a1a',
        0.5,
      )
  },
}
