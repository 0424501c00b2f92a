import type { Dice } from '../../../lib/dice.ts'
import { type Box, cut, type Draw, glow } from '../body.ts'
import type { Fittings } from '../fittings.ts'
import type { Material } from '../relief/material.ts'
import type { Profile } from '../relief/relief.ts'
import type { Pen } from '../surface.ts'

/** What a cabinet is built round, in pixels of its picture. */
export interface Frame {
  readonly pen: Pen
  readonly fittings: Fittings
  readonly dice: Dice
  /** The opening for the reels. */
  readonly window: Box
  /** Between the opening and the cabinet's edge. */
  readonly post: number
  /** Where the name stands. */
  readonly sign: Box
  /** What all that stands on the cabinet is measured in. */
  readonly unit: number
}

export type CabinetPainter = (frame: Frame) => void

export const rounded =
  (radius: number): Draw =>
  (pen, width, height) => {
    pen.beginPath()
    pen.roundRect(0, 0, width, height, Math.min(radius, width / 2, height / 2))
    pen.fill()
  }

export const disc: Draw = (pen, width) => {
  pen.beginPath()
  pen.arc(width / 2, width / 2, width / 2 - 0.5, 0, Math.PI * 2)
  pen.fill()
}

export function plate(
  { pen, fittings: { light } }: Frame,
  box: Box,
  radius: number,
  material: Material,
  bevel: number,
  profile: Profile = 'step',
): void {
  cut(pen, box, rounded(radius), {
    material,
    light,
    bevel,
    depth: bevel * 0.85,
    profile,
    shadow: { blur: bevel * 2.2, down: bevel * 0.8 },
  })
}

/** A round boss. */
export function boss(
  { pen, fittings: { light } }: Frame,
  x: number,
  y: number,
  radius: number,
  material: Material,
): void {
  cut(pen, { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, disc, {
    material,
    light,
    bevel: radius,
    depth: radius * 0.8,
    shadow: { blur: 4, down: 2 },
  })
}

/** A bulb in its socket, burning. */
export function bulb(frame: Frame, x: number, y: number, radius: number): void {
  const { pen, fittings } = frame
  glow(pen, x, y, radius * 4, '#ffc45a', 0.5)
  boss(frame, x, y, radius * 1.3, fittings.trim)
  const light = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(0.6, '#ffe9a8')
  light.addColorStop(1, '#ffb338')
  pen.fillStyle = light
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** The two posts' boxes, from the beam to the foot. */
export function posts({ window, post }: Frame, above = 1, below = 1): readonly [Box, Box] {
  const box = { y: window.y - post * above, width: post, height: window.height + post * (above + below) }
  return [
    { ...box, x: window.x - post },
    { ...box, x: window.x + window.width },
  ]
}

/** The beams' boxes over and under the opening. */
export function beams({ window, post }: Frame, aside = 1): readonly [Box, Box] {
  const box = { x: window.x - post * aside, width: window.width + 2 * post * aside, height: post }
  return [
    { ...box, y: window.y - post },
    { ...box, y: window.y + window.height },
  ]
}

/** The rim in metal next to the reels. */
export function rim(frame: Frame, material: Material = frame.fittings.trim): void {
  const thick = Math.max(3, frame.unit * 0.07)
  bars(frame, thick, material, thick * 0.55, thick * 0.7)
}

/** Four bars round the opening: a body as large as the opening itself would cost far more. */
export function bars(
  { pen, window, fittings: { light } }: Frame,
  thick: number,
  material: Material,
  bevel: number,
  depth: number,
): void {
  const [wide, high] = [window.width + 2 * thick, window.height + 2 * thick]
  const [x, y] = [window.x - thick, window.y - thick]
  const options = { material, light, bevel, depth, shadow: { blur: 8, down: 3 } }
  for (const bx of [x, x + wide - thick])
    cut(pen, { x: bx, y, width: thick, height: high }, rounded(thick * 0.3), options)
  for (const by of [y, y + high - thick])
    cut(pen, { x, y: by, width: wide, height: thick }, rounded(thick * 0.4), options)
}

/** Stones, one beside or upon the other, none quite like the next. */
export function course(
  frame: Frame,
  { x, y, width, height }: Box,
  count: number,
  material: Material,
  uneven: number,
): void {
  const isColumn = height > width
  for (let k = 0; k < count; k++) {
    const shift = frame.dice.between(-uneven, uneven)
    const box = isColumn
      ? { x: x + shift, y: y + (k * height) / count, width, height: height / count - 2 }
      : { x: x + (k * width) / count, y: y + shift, width: width / count - 2, height }
    plate(
      frame,
      box,
      Math.min(box.width, box.height) * 0.16,
      material,
      Math.max(3, Math.min(box.width, box.height) * 0.16),
      'round',
    )
  }
}
