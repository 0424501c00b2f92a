import { cut, type Draw } from '../body.ts'
import { blend } from '../relief/colour.ts'
import { glass, paint } from '../relief/material.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, type Frame, plate, posts, rim } from './parts.ts'
import { cartouche } from './signs.ts'

/** A gilt arch with scrolls, and a valance over it. */
export function theatre(frame: Frame): void {
  const { fittings, unit, post, window, sign } = frame
  crest(frame, sign.x + sign.width / 2, sign.y + sign.height * 0.1, unit)
  for (const box of posts(frame, 1, 1)) {
    plate(frame, { ...box, y: box.y - post * 0.1 }, unit * 0.06, fittings.post, unit * 0.1)
    fluted(frame, box.x + post * 0.2, window.y, post * 0.6, window.height)
    for (const y of [box.y - post * 0.25, window.y + window.height - post * 0.1])
      plate(
        frame,
        { x: box.x - post * 0.16, y, width: post * 1.32, height: post * 0.72 },
        unit * 0.1,
        fittings.trim,
        unit * 0.1,
        'ogee',
      )
  }
  for (const box of beams(frame, 0.9)) {
    plate(frame, box, unit * 0.1, fittings.beam, unit * 0.1, 'ogee')
    ornament(frame, { x: box.x + post, y: box.y + post * 0.2, width: box.width - 2 * post, height: post * 0.6 })
  }
  rim(frame)
}

export const theatreSign = { outline: cartouche, after: (): void => {} }

function fluted({ pen, fittings }: Frame, x: number, y: number, width: number, height: number): void {
  const column: Draw = (mask) => mask.fillRect(0, 0, width, height)
  const flutes: Draw = (mask) => {
    mask.lineWidth = width * 0.13
    for (const u of [0.22, 0.5, 0.78]) {
      mask.beginPath()
      mask.moveTo(width * u, height * 0.03)
      mask.lineTo(width * u, height * 0.97)
      mask.stroke()
    }
  }
  cut(pen, { x, y, width, height }, column, {
    material: fittings.trim,
    light: fittings.light,
    bevel: width * 0.4,
    depth: width * 0.3,
    carve: flutes,
    carveDepth: -width * 0.14,
    carveSoft: 2,
    shadow: { blur: 6, down: 2 },
  })
}

/** Scrolls that climb to a stone, before a fold of cloth. */
function crest(frame: Frame, x: number, y: number, unit: number): void {
  const { pen, fittings, sign } = frame
  const cloth: Draw = (mask, width, height) => {
    mask.beginPath()
    mask.moveTo(0, 0)
    for (let k = 0; k < 6; k++)
      mask.quadraticCurveTo((width * (k + 0.5)) / 6, height * 1.7, (width * (k + 1)) / 6, height * 0.12)
    mask.lineTo(width, 0)
    mask.fill()
  }
  const scrolls: Draw = (mask, width, height) => {
    mask.lineCap = 'round'
    mask.lineWidth = unit * 0.11
    for (const side of [-1, 1])
      for (const [reach, size] of [
        [0.18, 0.34],
        [0.38, 0.26],
        [0.55, 0.18],
      ] as const) {
        mask.beginPath()
        for (let angle = 0; angle < 8; angle += 0.2) {
          const radius = unit * size * Math.exp(-angle * 0.2)
          mask.lineTo(
            width / 2 + side * (reach * width * 0.5 + Math.cos(angle) * radius),
            height * 0.74 - Math.sin(angle) * radius - unit * (0.3 - reach * 0.4),
          )
        }
        mask.stroke()
      }
    mask.beginPath()
    mask.ellipse(width / 2, height * 0.42, unit * 0.22, unit * 0.34, 0, 0, Math.PI * 2)
    mask.fill()
  }
  const wide = sign.width * 1.24
  cut(pen, { x: x - wide / 2, y: y + unit * 0.34, width: wide, height: unit * 0.8 }, cloth, {
    material: paint(blend(fittings.fields[0] ?? '#802030', '#a01024', 0.3), 0.3),
    light: fittings.light,
    bevel: unit * 0.16,
    depth: unit * 0.12,
    shadow: { blur: 12, down: 6 },
  })
  cut(pen, { x: x - unit * 2.2, y: y - unit * 0.9, width: unit * 4.4, height: unit * 1.3 }, scrolls, {
    material: fittings.trim,
    light: fittings.light,
    bevel: unit * 0.06,
    depth: unit * 0.08,
    shadow: { blur: 12, down: 6 },
  })
  boss(frame, x, y - unit * 0.36, unit * 0.15, glass(fittings.fields[2] ?? '#208060'))
}
