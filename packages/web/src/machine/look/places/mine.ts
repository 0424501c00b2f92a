import { glow } from '../body.ts'
import { blend, fade } from '../relief/colour.ts'
import { wash } from './air.ts'
import { bank, land } from './land.ts'
import { lamp, sides } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A gallery propped with timber, gems in its walls, rails into the dark. */
export const mine: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, noise, accents, dice } = scenery
    wash(pen, scenery, [
      [0, '#0a0807'],
      [0.6, '#2a1c12'],
      [1, '#120b08'],
    ])
    glow(pen, width / 2, height * 0.55, height * 0.7, '#c87a34', 0.55)
    const rock = { rock: '#4a3a30', lit: '#d0a070', fog: '#1c120c', haze: 0.1 }
    land(pen, scenery, {
      ...rock,
      edge: (u) => 1.1 - 1.25 * (Math.abs(u - 0.5) * 2) ** 1.3 - 0.16 * noise.fbm(u * 9, 3, 3),
      snow: 0.06,
    })
    for (let k = 0; k < 30; k++) {
      const side = dice.chance(0.5) ? dice.between(0, 0.24) : dice.between(0.76, 1)
      const [x, y, size] = [width * side, height * dice.between(0.25, 0.95), height * dice.between(0.01, 0.026)]
      const colour = accents[k % accents.length] ?? '#60e0c0'
      glow(pen, x, y, size * 3, colour, 0.5)
      pen.fillStyle = blend(colour, '#ffffff', 0.25)
      pen.beginPath()
      for (let s = 0; s < 6; s++)
        pen.lineTo(
          x + Math.cos((s / 6) * Math.PI * 2) * size * (s % 2 === 0 ? 1 : 0.6),
          y + Math.sin((s / 6) * Math.PI * 2) * size,
        )
      pen.fill()
    }
    pen.strokeStyle = fade('#a08a70', 0.8)
    for (const foot of [-0.16, 0.16]) {
      pen.lineWidth = height * 0.007
      pen.beginPath()
      pen.moveTo(width / 2 + foot * width * 0.1, height * 0.62)
      pen.lineTo(width / 2 + foot * width * 1.4, height)
      pen.stroke()
    }
  },
  near: (pen, scenery) => {
    const { width, height } = scenery
    for (const [inset, tone] of [
      [0.15, 0.35],
      [0.02, 0],
    ] as const) {
      const beam = Math.max(width * 0.032, height * 0.034)
      const wood = blend('#6a4426', '#0a0604', tone)
      for (const x of [width * inset, width * (1 - inset) - beam]) {
        const gradient = pen.createLinearGradient(x, 0, x + beam, 0)
        gradient.addColorStop(0, blend(wood, '#ffffff', 0.14))
        gradient.addColorStop(1, blend(wood, '#000000', 0.55))
        pen.fillStyle = gradient
        pen.fillRect(x, height * (0.02 + inset * 0.3), beam, height)
      }
      pen.fillStyle = blend(wood, '#000000', 0.25)
      pen.fillRect(
        width * inset - beam * 0.4,
        height * (0.02 + inset * 0.3),
        width * (1 - 2 * inset) + beam * 0.8,
        beam,
      )
    }
    sides(scenery, 2, 0.22, (x) => lamp(pen, x, height * 0.22, height * 0.011, '#ffb45a'))
    land(pen, scenery, {
      edge: bank(scenery, 0.99, 0.1),
      rock: '#241a14',
      lit: '#a07a50',
      fog: '#0a0706',
      snow: 0.02,
      haze: 0.1,
    })
  },
}
