import { metalOf } from '../fittings.ts'
import { bars, boss, bulb, type Frame, plate } from './parts.ts'
import { cartouche } from './signs.ts'

/** The machine of the trade: enamel, a brass frame, bulbs round the window. */
export function brass(frame: Frame): void {
  const { fittings, unit, post, window } = frame
  const body = {
    x: window.x - post,
    y: window.y - post,
    width: window.width + 2 * post,
    height: window.height + 2 * post,
  }
  for (const side of [0, 1]) {
    plate(
      frame,
      { x: body.x + side * (body.width - post), y: body.y, width: post, height: body.height },
      unit * 0.22,
      fittings.post,
      unit * 0.14,
    )
    plate(
      frame,
      { x: body.x, y: body.y + side * (body.height - post), width: body.width, height: post },
      unit * 0.22,
      fittings.beam,
      unit * 0.14,
    )
  }
  const thick = post * 0.62
  bars(frame, thick, metalOf(fittings.look.metal, 0.2), thick * 0.5, thick * 0.42)
  const [across, down] = [Math.round(window.width / (post * 0.95)), Math.round(window.height / (post * 0.95))]
  for (let k = 0; k <= across; k++)
    for (const y of [window.y - thick / 2, window.y + window.height + thick / 2])
      bulb(frame, window.x + (window.width * k) / across, y, thick * 0.2)
  for (let k = 1; k < down; k++)
    for (const x of [window.x - thick / 2, window.x + window.width + thick / 2])
      bulb(frame, x, window.y + (window.height * k) / down, thick * 0.2)
  for (const u of [0.02, 0.98])
    for (const v of [0.02, 0.98])
      boss(frame, body.x + body.width * u, body.y + body.height * v, post * 0.13, fittings.hinge)
}

export const brassSign = { outline: cartouche, after: (): void => {} }
