import { blend } from '../relief/colour.ts'
import { sky } from './air.ts'
import { garland, lamp, tent } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A fair: a great wheel, a switchback, tents, and lamps overhead. */
export const fairground: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, mood, noise, accents, dice } = scenery
    sky(pen, scenery, 0.86)
    const back = blend(mood.sky[1], mood.dark, 0.45)
    pen.fillStyle = back
    for (let x = 0; x < width; x += 24) pen.fillRect(x, height * (0.8 - 0.1 * noise.at(x * 0.02, 3)), 25, height)
    const [cx, cy, radius] = [width * 0.1, height * 0.48, height * 0.3]
    pen.strokeStyle = blend(back, '#000000', 0.3)
    pen.lineWidth = height * 0.008
    for (const foot of [-0.55, 0.55]) {
      pen.beginPath()
      pen.moveTo(cx, cy)
      pen.lineTo(cx + radius * foot, height)
      pen.stroke()
    }
    for (const share of [1, 0.9]) {
      pen.beginPath()
      pen.arc(cx, cy, radius * share, 0, Math.PI * 2)
      pen.stroke()
    }
    for (let k = 0; k < 18; k++) {
      const [dx, dy] = [Math.cos((k / 18) * Math.PI * 2) * radius, Math.sin((k / 18) * Math.PI * 2) * radius]
      const colour = accents[k % accents.length] ?? '#ffd48a'
      for (let s = 1; s < 7; s++) lamp(pen, cx + (dx * s) / 7, cy + (dy * s) / 7, 1.3, colour)
      pen.fillStyle = colour
      pen.beginPath()
      pen.arc(cx + dx, cy + dy + height * 0.02, height * 0.017, 0, Math.PI * 2)
      pen.fill()
      lamp(pen, cx + dx, cy + dy, 3, '#ffd48a')
    }
    pen.lineWidth = height * 0.004
    pen.strokeStyle = blend(accents[0] ?? back, back, 0.4)
    const turns = dice.between(5.5, 8)
    for (let x = width * 0.74; x < width; x += 15) {
      const u = (x / width - 0.74) / 0.26
      const y = height * (0.6 - 0.19 * Math.sin(u * turns) - 0.07 * Math.sin(u * turns * 2.1))
      pen.strokeRect(x, y, 15, height)
      pen.fillStyle = '#ffcf7a'
      pen.fillRect(x, y - 4, 15, 4)
    }
  },
  near: (pen, scenery) => {
    const { width, height, accents, dice } = scenery
    const tents = [
      [0.17, 0.2, 0.36],
      [0.84, 0.22, 0.4],
      [0.99, 0.16, 0.3],
      [0.02, 0.14, 0.27],
    ] as const
    for (const [k, [u, wide, high]] of tents.entries())
      tent(
        pen,
        scenery,
        width * u,
        height,
        Math.max(width * wide, height * 0.2),
        height * high * dice.between(0.9, 1.1),
        accents[k] ?? '#c62f43',
      )
    garland(pen, scenery, 0.06, 0.05, 3, 34)
    garland(pen, scenery, 0.02, 0.08, 2, 30)
    pen.fillStyle = '#120a1c'
    for (let k = 0; k < 260; k++) {
      const u = dice.between(0, 1)
      pen.beginPath()
      pen.arc(
        u * width,
        height * (1 - 0.07 * (Math.abs(u - 0.5) * 2) ** 3 * dice.between(0, 1)),
        height * dice.between(0.008, 0.016),
        0,
        Math.PI * 2,
      )
      pen.fill()
    }
  },
}
