import { cut, type Draw, glow } from '../body.ts'
import { metalOf } from '../fittings.ts'
import { ornament } from './ornaments.ts'
import { beams, boss, disc, type Frame, plate, posts, rim } from './parts.ts'
import { cropped, nails } from './signs.ts'

/** Girders and pipes, riveted. */
export function iron(frame: Frame): void {
  const { fittings, unit, post, window } = frame
  const pipe = metalOf(fittings.look.metal === 'copper' ? 'iron' : 'copper', 0.5)
  for (const [index, box] of posts(frame, 1, 1).entries()) {
    const out = index === 0 ? -0.55 : 1.08
    plate(
      frame,
      { x: box.x + post * out, y: box.y - post * 0.5, width: post * 0.46, height: box.height + post * 0.4 },
      post * 0.23,
      pipe,
      post * 0.22,
      'round',
    )
    for (const v of [0.04, 0.34, 0.66, 0.94])
      plate(
        frame,
        { x: box.x + post * (out - 0.08), y: box.y + box.height * v, width: post * 0.62, height: post * 0.3 },
        4,
        fittings.hinge,
        unit * 0.06,
      )
    plate(frame, box, 3, fittings.post, unit * 0.1)
    ornament(frame, { x: box.x + post * 0.22, y: window.y, width: post * 0.56, height: window.height })
  }
  for (const box of beams(frame, 1)) {
    plate(frame, box, 3, fittings.beam, unit * 0.1)
    for (let k = 0; k <= 12; k++)
      boss(
        frame,
        box.x + post * 0.3 + ((box.width - post * 0.6) * k) / 12,
        box.y + post * 0.5,
        post * 0.12,
        fittings.hinge,
      )
  }
  rim(frame)
  for (const side of [0.1, 0.9]) gauge(frame, window.x + window.width * side, window.y - post * 1.15, unit * 0.4)
}

export const ironSign = { outline: cropped, after: (frame: Frame): void => nails(frame, frame.fittings.hinge) }

/** A dial whose needle rests. */
function gauge(frame: Frame, x: number, y: number, radius: number): void {
  const { pen, fittings } = frame
  const ring: Draw = (mask, width) => {
    mask.lineWidth = radius * 0.24
    mask.beginPath()
    mask.arc(width / 2, width / 2, radius * 0.86, 0, Math.PI * 2)
    mask.stroke()
  }
  const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
  pen.fillStyle = '#efe6cc'
  pen.beginPath()
  pen.arc(x, y, radius * 0.86, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = '#2a2018'
  pen.lineWidth = Math.max(1, radius * 0.06)
  for (let k = 0; k < 9; k++) {
    const angle = Math.PI * (0.75 + (k / 8) * 1.5)
    pen.beginPath()
    pen.moveTo(x + Math.cos(angle) * radius * 0.52, y + Math.sin(angle) * radius * 0.52)
    pen.lineTo(x + Math.cos(angle) * radius * 0.68, y + Math.sin(angle) * radius * 0.68)
    pen.stroke()
  }
  pen.strokeStyle = '#b02a1c'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + radius * 0.42, y - radius * 0.36)
  pen.stroke()
  cut(pen, box, ring, {
    material: fittings.trim,
    light: fittings.light,
    bevel: radius * 0.12,
    depth: radius * 0.14,
    shadow: { blur: 8, down: 4 },
  })
  cut(pen, { x: x - radius * 0.12, y: y - radius * 0.12, width: radius * 0.24, height: radius * 0.24 }, disc, {
    material: fittings.hinge,
    light: fittings.light,
    bevel: radius * 0.1,
    depth: radius * 0.1,
  })
  glow(pen, x, y, radius * 1.4, '#ffcf8a', 0.16)
}
