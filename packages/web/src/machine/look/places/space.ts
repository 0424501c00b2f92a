import { glow } from '../body.ts'
import { blend, fade, fromHsl, smoothStep } from '../relief/colour.ts'
import { surfaceOf } from '../surface.ts'
import { stars, wash } from './air.ts'
import { bank, land } from './land.ts'
import { sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A nebula, a ringed planet, the ground of a moon. */
export const space: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, accents, noise, dice } = scenery
    wash(pen, scenery, [
      [0, '#04050f'],
      [0.6, '#0b0f2a'],
      [1, '#160f30'],
    ])
    const { canvas, pen: small } = surfaceOf(width / 5, height / 5)
    const image = small.createImageData(canvas.width, canvas.height)
    const tones = [accents[0] ?? '#8040ff', accents[3] ?? '#40a0ff'].map((hex) =>
      Number.parseInt(hex.slice(1), 16),
    ) as [number, number]
    for (let y = 0; y < canvas.height; y++)
      for (let x = 0; x < canvas.width; x++) {
        const cloud = smoothStep(0.42, 0.82, noise.fbm(x * 0.018, y * 0.022, 5))
        const turn = noise.fbm(x * 0.01 + 40, y * 0.01, 3)
        const index = (y * canvas.width + x) * 4
        for (const [c, shift] of [16, 8, 0].entries())
          image.data[index + c] = ((tones[0] >> shift) & 255) * turn + ((tones[1] >> shift) & 255) * (1 - turn)
        image.data[index + 3] = cloud * 170
      }
    small.putImageData(image, 0, 0)
    pen.drawImage(canvas, 0, 0, width, height)
    stars(pen, scenery, 420, 1)
    const [x, y, radius] = [
      width * dice.pick([0.14, 0.86]),
      height * dice.between(0.24, 0.36),
      height * dice.between(0.12, 0.18),
    ]
    const colour = fromHsl(dice.between(0, 360), 0.5, 0.52)
    glow(pen, x, y, radius * 1.9, colour, 0.35)
    const ball = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.45, radius * 0.1, x, y, radius)
    ball.addColorStop(0, blend(colour, '#ffffff', 0.6))
    ball.addColorStop(0.5, colour)
    ball.addColorStop(1, blend(colour, '#04050f', 0.88))
    pen.fillStyle = ball
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.fill()
    for (const [reach, strength] of [
      [1.5, 0.7],
      [1.75, 0.45],
      [1.95, 0.25],
    ] as const) {
      pen.strokeStyle = fade(blend(colour, '#ffffff', 0.5), strength)
      pen.lineWidth = radius * 0.09
      pen.beginPath()
      pen.ellipse(x, y, radius * reach, radius * reach * 0.26, -0.3, -0.2, Math.PI + 0.2)
      pen.stroke()
    }
  },
  near: (pen, scenery) => {
    const { height, dice, accents } = scenery
    sides(scenery, 5, 0.2, (x, nearness) => {
      const high = height * (0.08 + nearness * 0.22)
      const colour = accents[Math.floor(dice.between(0, 5))] ?? '#60c0ff'
      pen.fillStyle = blend(colour, '#0a0c20', 0.45)
      pen.beginPath()
      pen.moveTo(x - high * 0.16, height)
      pen.lineTo(x - high * 0.1, height - high * 0.8)
      pen.lineTo(x, height - high)
      pen.lineTo(x + high * 0.14, height - high * 0.7)
      pen.lineTo(x + high * 0.18, height)
      pen.fill()
      glow(pen, x, height - high * 0.5, high * 0.6, colour, 0.4)
    })
    land(pen, scenery, {
      edge: bank(scenery, 0.98, 0.1),
      rock: '#2a2c46',
      lit: '#9aa4d8',
      fog: '#0a0c1c',
      snow: 0.02,
      haze: 0.1,
    })
  },
}
