import { cut, type Draw } from '../body.ts'
import { stuffOf } from '../fittings.ts'
import { glass } from '../relief/material.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, course, disc, type Frame, plate, posts, rim } from './parts.ts'
import { cropped } from './signs.ts'

/** Cut stones, stepping up to a winged sun. */
export function blocks(frame: Frame): void {
  const { fittings, unit, window, post, sign } = frame
  wings(frame, sign.x + sign.width / 2, sign.y + sign.height * 0.14, unit * 0.72)
  for (const box of posts(frame, 1, 1)) {
    course(
      frame,
      { x: box.x - post * 0.08, y: box.y, width: post * 1.16, height: box.height },
      Math.max(4, Math.round(box.height / (post * 2.1))),
      fittings.post,
      post * 0.03,
    )
    const lift = {
      x: box.x + post * 0.2,
      y: window.y + window.height * 0.06,
      width: post * 0.6,
      height: window.height * 0.88,
    }
    ornament(frame, lift, stuffOf(fittings.look.material, 'down', 0.2))
  }
  const [lintel, sill] = beams(frame, 1.2)
  plate(frame, { ...lintel, y: lintel.y - post * 0.2, height: post * 1.2 }, 4, fittings.beam, unit * 0.1)
  ornament(frame, {
    x: lintel.x + post,
    y: lintel.y + post * 0.16,
    width: lintel.width - 2 * post,
    height: post * 0.62,
  })
  plate(frame, sill, 4, fittings.beam, unit * 0.1)
  plate(
    frame,
    { x: sill.x - post * 0.4, y: sill.y + post * 0.62, width: sill.width + post * 0.8, height: post * 0.55 },
    4,
    fittings.beam,
    unit * 0.08,
  )
  rim(frame)
}

export const blocksSign = { outline: cropped, after: (): void => {} }

function wings(frame: Frame, x: number, y: number, unit: number): void {
  const { pen, fittings } = frame
  const feathers: Draw = (mask, width, height) => {
    for (const side of [-1, 1])
      for (let k = 0; k < 9; k++) {
        mask.save()
        mask.translate(width / 2, height * 0.86)
        mask.rotate(side * (0.35 + k * 0.135))
        mask.beginPath()
        mask.ellipse(0, -height * 0.62 - unit * 0.05 * k, unit * 0.07, unit * (0.32 + 0.05 * k), 0, 0, Math.PI * 2)
        mask.fill()
        mask.restore()
      }
  }
  cut(pen, { x: x - unit * 1.9, y: y - unit * 0.85, width: unit * 3.8, height: unit * 1.05 }, feathers, {
    material: fittings.trim,
    light: fittings.light,
    bevel: unit * 0.06,
    depth: unit * 0.07,
    shadow: { blur: 14, down: 6 },
  })
  cut(pen, { x: x - unit * 0.36, y: y - unit * 0.8, width: unit * 0.72, height: unit * 0.72 }, disc, {
    material: fittings.trim,
    light: fittings.light,
    bevel: unit * 0.14,
    depth: unit * 0.14,
  })
  boss(frame, x, y - unit * 0.44, unit * 0.22, glass(fittings.fields[0] ?? '#a02030'))
}
