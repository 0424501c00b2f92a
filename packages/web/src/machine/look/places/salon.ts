import { glow } from '../body.ts'
import { blend, fromHsl, hslOf } from '../relief/colour.ts'
import { wash } from './air.ts'
import { column, drape, lamp } from './props.ts'
import type { PlacePainter } from './scenery.ts'

/** A panelled hall with drapes and a chandelier. */
export const salon: PlacePainter = {
  far: (pen, scenery) => {
    const { width, height, fittings, noise } = scenery
    const [hue] = hslOf(fittings.palette[2])
    const wall = fromHsl(hue, 0.42, 0.17)
    wash(pen, scenery, [
      [0, blend(wall, '#000000', 0.6)],
      [0.45, wall],
      [0.82, blend(wall, '#ffb860', 0.16)],
      [0.82, '#2a1810'],
      [1, '#0e0806'],
    ])
    pen.globalAlpha = 0.2
    pen.fillStyle = blend(wall, '#ffd9a0', 0.5)
    const step = height * 0.075
    for (let row = 0; row * step < height * 0.8; row++)
      for (let x = (row % 2) * step * 0.5; x < width; x += step) {
        pen.beginPath()
        for (const [dx, dy] of [
          [0, -0.34],
          [0.2, 0],
          [0, 0.34],
          [-0.2, 0],
        ] as const)
          pen.lineTo(x + dx * step, (row + 0.5) * step + dy * step)
        pen.fill()
      }
    pen.globalAlpha = 1
    for (const u of [0.06, 0.24, 0.76, 0.94])
      column(
        pen,
        width * u,
        height * 0.84,
        Math.max(width * 0.03, height * 0.035),
        height * 0.8,
        blend(wall, '#8a6a4a', 0.5),
        '#ffe0b0',
      )
    pen.fillStyle = blend('#6a4026', '#1a0e08', 0.4)
    for (let k = 0; k < 40; k++) {
      pen.globalAlpha = 0.25 + 0.3 * noise.at(k * 3.1, 4)
      pen.fillRect((k / 40) * width, height * 0.84, width / 40 - 1, height)
    }
    pen.globalAlpha = 1
    glow(pen, width / 2, height * 0.16, width * 0.5, '#ffcf8a', 0.5)
  },
  near: (pen, scenery) => {
    const { width, height, accents, dice } = scenery
    const cloth = blend(accents[0] ?? '#a02030', '#30060c', 0.5)
    drape(pen, scenery, 0, Math.max(width * 0.17, height * 0.14), cloth)
    drape(pen, scenery, width, width - Math.max(width * 0.17, height * 0.14), cloth)
    for (const u of [0.21, 0.79])
      for (let k = 0; k < 9; k++)
        lamp(
          pen,
          width * u + (k - 4) * height * 0.016,
          height * (0.2 - 0.012 * Math.abs(k - 4)),
          height * 0.0055,
          dice.chance(0.8) ? '#ffd48a' : '#fff0d0',
        )
  },
}
