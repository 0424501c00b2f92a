import { cut, type Draw } from '../body.ts'
import { stuffOf } from '../fittings.ts'
import { blend, fromHsl } from '../relief/colour.ts'
import { glass, paint } from '../relief/material.ts'
import type { Hour, Weather } from '../vocabulary.ts'
import { beams, boss, type Frame, plate, posts, rim } from './parts.ts'
import { board, nails } from './signs.ts'

/** Living trunks, hung with leaves and berries. */
export function boughs(frame: Frame): void {
  const { fittings, unit, window, post, dice } = frame
  for (const box of posts(frame, 1.2, 1)) trunk(frame, box.x - post * 0.1, box.y, post * 1.2, box.height)
  for (const box of beams(frame, 0.9))
    plate(frame, { ...box, y: box.y + post * 0.1, height: post * 0.8 }, post * 0.4, fittings.beam, unit * 0.16, 'round')
  rim(frame)
  const green = foliage(fittings.look.weather, fittings.look.hour)
  const along: (readonly [number, number])[] = []
  for (let k = 0; k <= 26; k++)
    along.push([window.x - post + ((window.width + 2 * post) * k) / 26, window.y - post * dice.between(0.5, 1.25)])
  for (let k = 0; k < 18; k++)
    along.push([
      k % 2 === 0
        ? window.x - post * dice.between(0.3, 1.05)
        : window.x + window.width + post * dice.between(0.3, 1.05),
      window.y + window.height * dice.between(-0.1, 0.5),
    ])
  for (const [x, y] of along)
    spray(
      frame,
      x,
      y,
      unit * dice.between(0.5, 0.85),
      dice.between(-1.2, 1.2),
      blend(green, '#ffffff', dice.between(0, 0.16)),
    )
  for (const [index, [x, y]] of along.entries())
    if (index % 4 === 1)
      for (const dx of [-0.05, 0.06])
        boss(frame, x + dx * unit, y + unit * 0.06, unit * 0.055, glass(fittings.fields[index % 2] ?? '#c02030'))
}

export const boughsSign = { outline: board, after: (frame: Frame): void => nails(frame, frame.fittings.trim) }

const foliage = (weather: Weather, hour: Hour): string => {
  if (weather === 'snow') return '#dfeaf2'
  if (weather === 'blossom') return '#f2b6cc'
  return hour === 'dusk' ? fromHsl(70, 0.45, 0.34) : fromHsl(112, 0.4, 0.34)
}

function trunk({ pen, fittings, unit }: Frame, x: number, y: number, width: number, height: number): void {
  const wavy: Draw = (mask) => {
    const side = (v: number, way: 1 | -1): number =>
      width / 2 + way * width * (0.42 + 0.05 * Math.sin(v * 9 + way) + 0.1 * v ** 6)
    mask.beginPath()
    for (let k = 0; k <= 20; k++) mask.lineTo(side(k / 20, -1), (k / 20) * height)
    for (let k = 20; k >= 0; k--) mask.lineTo(side(k / 20, 1), (k / 20) * height)
    mask.fill()
  }
  const bark: Draw = (mask) => {
    mask.lineWidth = width * 0.05
    for (let line = 1; line < 5; line++) {
      mask.beginPath()
      for (let k = 0; k <= 30; k++)
        mask.lineTo((width * line) / 5 + Math.sin(k * 0.9 + line * 2) * width * 0.05, (k / 30) * height)
      mask.stroke()
    }
  }
  cut(pen, { x, y, width, height }, wavy, {
    material: stuffOf(fittings.look.material),
    light: fittings.light,
    bevel: width * 0.42,
    depth: width * 0.34,
    carve: bark,
    carveDepth: -unit * 0.06,
    carveSoft: 2,
    shadow: { blur: 16, down: 6 },
  })
}

/** A few leaves on a twig. */
function spray({ pen, fittings }: Frame, x: number, y: number, size: number, turn: number, colour: string): void {
  const draw: Draw = (mask, side) => {
    mask.translate(side / 2, side / 2)
    mask.rotate(turn)
    for (const [angle, reach] of [
      [-0.7, 0.3],
      [0, 0.36],
      [0.7, 0.3],
    ] as const) {
      mask.save()
      mask.rotate(angle)
      mask.beginPath()
      mask.moveTo(0, 0)
      mask.quadraticCurveTo(side * 0.16, side * reach * 0.6, 0, side * reach * 1.3)
      mask.quadraticCurveTo(-side * 0.16, side * reach * 0.6, 0, 0)
      mask.fill()
      mask.restore()
    }
  }
  cut(pen, { x: x - size / 2, y: y - size / 2, width: size, height: size }, draw, {
    material: paint(colour, 0.3),
    light: fittings.light,
    bevel: size * 0.07,
    depth: size * 0.07,
    shadow: { blur: 5, down: 3 },
  })
}
