import { cut, type Draw } from '../body.ts'
import { fromHsl } from '../relief/colour.ts'
import { coral, paint, pearl } from '../relief/material.ts'
import { beams, boss, course, type Frame, posts, rim } from './parts.ts'
import { cartouche } from './signs.ts'

/** Stones of the sea bed with coral and pearls, a shell on top. */
export function reef(frame: Frame): void {
  const { fittings, unit, window, post, dice, sign } = frame
  shell(frame, sign.x + sign.width / 2, sign.y + sign.height * 0.24, unit * 0.72)
  for (const box of posts(frame))
    course(frame, { ...box, x: box.x - 3, width: box.width + 6 }, 6, fittings.post, post * 0.1)
  for (const box of beams(frame)) course(frame, box, 7, fittings.beam, post * 0.08)
  rim(frame)
  const top = window.y - post * 0.8
  const corals = [
    [-1, window.y + window.height * 0.22],
    [-1, window.y + window.height * 0.86],
    [1, window.y + window.height * 0.38],
    [1, window.y + window.height * 0.98],
    [-1, top],
    [1, top],
  ] as const
  for (const [side, y] of corals) {
    const x = side < 0 ? window.x - post * 0.85 : window.x + window.width + post * 0.85
    bush(frame, x, y, side, unit * dice.between(0.3, 0.44))
  }
  for (let k = 0; k < 22; k++) {
    const aside = dice.between(0.1, 0.9) * post
    const x = k % 2 === 0 ? window.x - aside : window.x + window.width + aside
    boss(frame, x, window.y + window.height * dice.between(-0.02, 1), unit * dice.between(0.03, 0.075), pearl())
  }
}

export const reefSign = {
  outline: cartouche,
  after: (frame: Frame): void =>
    boss(frame, frame.sign.x + frame.sign.width / 2, frame.sign.y, frame.unit * 0.16, pearl()),
}

function shell({ pen, fittings }: Frame, x: number, y: number, size: number): void {
  const rib = (k: number): number => -Math.PI / 2 + k * 0.21
  const fan: Draw = (mask, width, height) => {
    for (let k = -6; k <= 6; k++) {
      const [angle, reach] = [rib(k), size * (0.98 - Math.abs(k) * 0.012)]
      const [bx, by] = [width / 2 + Math.cos(angle) * reach * 0.97, height * 0.66 + Math.sin(angle) * reach * 0.97]
      mask.beginPath()
      mask.moveTo(width / 2 - 5, height * 0.92)
      mask.lineTo(width / 2 + Math.cos(angle - 0.1) * reach, height * 0.66 + Math.sin(angle - 0.1) * reach)
      mask.arc(bx, by, size * 0.105, angle - 1.6, angle + 1.6)
      mask.lineTo(width / 2 + 5, height * 0.92)
      mask.fill()
    }
  }
  const grooves: Draw = (mask, width, height) => {
    mask.lineWidth = size * 0.022
    for (let k = -6; k < 6; k++) {
      const angle = rib(k + 0.5)
      mask.beginPath()
      mask.moveTo(width / 2, height * 0.92)
      mask.lineTo(width / 2 + Math.cos(angle) * size * 1.02, height * 0.66 + Math.sin(angle) * size * 1.02)
      mask.stroke()
    }
  }
  const [hue] = [fittings.look.hour === 'night' ? 200 : 8]
  cut(pen, { x: x - size, y: y - size * 1.06, width: 2 * size, height: size * 1.5 }, fan, {
    material: paint(fromHsl(hue, 0.7, 0.82), 0.7),
    light: fittings.light,
    bevel: size * 0.12,
    depth: size * 0.09,
    carve: grooves,
    carveDepth: -size * 0.05,
    carveSoft: 2,
    shadow: { blur: 18, down: 8 },
  })
}

/** A bush of coral. */
function bush({ pen, fittings, dice }: Frame, x: number, y: number, side: -1 | 1, size: number): void {
  const colour = fromHsl(dice.between(-30, 50), 0.75, 0.64)
  const twigs: (readonly [number, number, number, number, number])[] = []
  const grow = (bx: number, by: number, angle: number, length: number, width: number, depth: number): void => {
    const [ex, ey] = [bx + Math.cos(angle) * length, by + Math.sin(angle) * length]
    twigs.push([bx, by, ex, ey, width])
    if (depth === 0) return
    for (const turn of [-0.4, 0.38])
      grow(ex, ey, angle + turn + dice.between(-0.2, 0.2), length * dice.between(0.68, 0.84), width * 0.78, depth - 1)
  }
  grow(size * 1.6, size * 2, -Math.PI / 2 + side * 0.5, size * 0.5, size * 0.24, 4)
  const draw: Draw = (mask) => {
    mask.lineCap = 'round'
    for (const [bx, by, ex, ey, width] of twigs) {
      mask.lineWidth = width
      mask.beginPath()
      mask.moveTo(bx, by)
      mask.lineTo(ex, ey)
      mask.stroke()
    }
  }
  cut(pen, { x: x - size * 1.6, y: y - size * 2, width: size * 3.2, height: size * 2.2 }, draw, {
    material: coral(colour),
    light: fittings.light,
    bevel: size * 0.1,
    depth: size * 0.13,
    shadow: { blur: 10, down: 5 },
  })
}
