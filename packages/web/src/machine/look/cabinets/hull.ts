import { cut, type Draw, glow } from '../body.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, type Frame, plate, posts, rim } from './parts.ts'
import { cropped } from './signs.ts'

/** Plates of a ship's side with lit seams and fins. */
export function hull(frame: Frame): void {
  const { pen, fittings, unit, post, window } = frame
  for (const [index, box] of posts(frame, 1, 1).entries())
    fin(frame, index === 0 ? box.x : box.x + post, index === 0 ? -1 : 1)
  for (const box of posts(frame, 1, 1)) {
    for (let k = 0; k < 3; k++)
      plate(
        frame,
        { x: box.x - post * 0.06, y: box.y + (box.height * k) / 3, width: post * 1.12, height: box.height / 3 - 3 },
        unit * 0.16,
        fittings.post,
        unit * 0.12,
      )
    ornament(frame, {
      x: box.x + post * 0.26,
      y: window.y + window.height * 0.1,
      width: post * 0.48,
      height: window.height * 0.8,
    })
  }
  for (const box of beams(frame, 0.8))
    for (let k = 0; k < 4; k++)
      plate(
        frame,
        { x: box.x + (box.width * k) / 4, y: box.y, width: box.width / 4 - 3, height: box.height },
        unit * 0.16,
        fittings.beam,
        unit * 0.12,
      )
  rim(frame)
  for (let k = 0; k < 9; k++)
    for (const y of [window.y - post * 0.5, window.y + window.height + post * 0.5]) {
      const x = window.x + (window.width * (k + 0.5)) / 9
      boss(frame, x, y, post * 0.13, fittings.hinge)
      glow(pen, x, y, post * 0.5, fittings.spark, 0.8)
    }
}

export const hullSign = { outline: cropped, after: (): void => {} }

function fin(frame: Frame, x: number, side: -1 | 1): void {
  const { pen, fittings, window, unit } = frame
  const wing: Draw = (mask, width, height) => {
    mask.beginPath()
    for (const [u, v] of side < 0
      ? ([
          [1, 0],
          [0.2, 0.34],
          [0, 0.8],
          [0.5, 0.72],
          [1, 1],
        ] as const)
      : ([
          [0, 0],
          [0.8, 0.34],
          [1, 0.8],
          [0.5, 0.72],
          [0, 1],
        ] as const))
      mask.lineTo(u * width, v * height)
    mask.fill()
  }
  const [width, height] = [unit * 0.72, window.height * 0.62]
  cut(pen, { x: side < 0 ? x - width : x, y: window.y + window.height * 0.2, width, height }, wing, {
    material: fittings.trim,
    light: fittings.light,
    bevel: unit * 0.1,
    depth: unit * 0.1,
    profile: 'chamfer',
  })
}
