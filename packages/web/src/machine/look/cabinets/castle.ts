import { cut, type Draw } from '../body.ts'
import { paint } from '../relief/material.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, course, type Frame, plate, posts, rim } from './parts.ts'
import { ribbon } from './signs.ts'

/** Towers with battlements and a banner each. */
export function castle(frame: Frame): void {
  const { fittings, unit, post, window } = frame
  for (const [index, box] of posts(frame, 1.6, 1).entries()) {
    course(
      frame,
      { x: box.x - post * 0.1, y: box.y, width: post * 1.2, height: box.height },
      Math.max(5, Math.round(box.height / (post * 1.5))),
      fittings.post,
      post * 0.02,
    )
    for (let k = 0; k < 3; k++)
      plate(
        frame,
        { x: box.x - post * 0.2 + k * post * 0.5, y: box.y - post * 0.42, width: post * 0.38, height: post * 0.5 },
        3,
        fittings.post,
        unit * 0.07,
        'round',
      )
    banner(
      frame,
      box.x + post * 0.14,
      window.y + window.height * 0.12,
      post * 0.72,
      unit * 1.7,
      fittings.fields[index * 2] ?? '#8a2030',
    )
  }
  const [top, foot] = beams(frame, 0.7)
  course(frame, top, 9, fittings.beam, 1)
  course(frame, foot, 9, fittings.beam, 1)
  ornament(frame, { x: top.x + post, y: top.y + post * 0.28, width: top.width - 2 * post, height: post * 0.46 })
  rim(frame)
}

export const castleSign = { outline: ribbon, after: (): void => {} }

function banner(frame: Frame, x: number, y: number, width: number, height: number, colour: string): void {
  const cloth: Draw = (mask) => {
    mask.beginPath()
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0.5, 0.86],
      [0, 1],
    ] as const)
      mask.lineTo(u * width, v * height)
    mask.fill()
  }
  const folds: Draw = (mask) => {
    mask.lineWidth = width * 0.1
    for (const u of [0.28, 0.7]) {
      mask.beginPath()
      mask.moveTo(width * u, 0)
      mask.quadraticCurveTo(width * (u + 0.08), height * 0.5, width * u, height)
      mask.stroke()
    }
  }
  const { pen, fittings } = frame
  cut(pen, { x, y, width, height }, cloth, {
    material: paint(colour, 0.15),
    light: fittings.light,
    bevel: width * 0.08,
    depth: width * 0.06,
    carve: folds,
    carveDepth: -width * 0.1,
    carveSoft: 3,
  })
  boss(frame, x + width / 2, y + height * 0.4, width * 0.22, fittings.trim)
  plate(
    frame,
    { x: x - width * 0.12, y: y - width * 0.14, width: width * 1.24, height: width * 0.2 },
    5,
    fittings.trim,
    width * 0.09,
    'round',
  )
}
