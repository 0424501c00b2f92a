import { cut, type Draw } from '../body.ts'
import { letter } from '../lettering.ts'
import type { Material } from '../relief/material.ts'
import { boss, type Frame, rounded } from './parts.ts'

/** A plate in the sign's place, with a sunk field, and the name on it. */
export function sign(frame: Frame, name: string, outline: Draw, outer: Material, inner?: Material): void {
  const { pen, sign: box, unit, fittings } = frame
  const { light } = fittings
  cut(pen, box, outline, {
    material: outer,
    light,
    bevel: Math.max(4, unit * 0.12),
    depth: unit * 0.1,
    profile: 'step',
    shadow: { blur: unit * 0.3, down: unit * 0.1 },
  })
  if (inner) {
    const inset = {
      x: box.x + box.height * 0.22,
      y: box.y + box.height * 0.15,
      width: box.width - box.height * 0.44,
      height: box.height * 0.7,
    }
    cut(pen, inset, rounded(inset.height * 0.4), {
      material: inner,
      light,
      bevel: 4,
      depth: -4,
      shadow: { blur: 0, down: 0 },
    })
  }
  letter(
    pen,
    { text: name, font: fittings.face, size: box.height * 0.6 },
    fittings,
    box.x + box.width / 2,
    box.y + box.height * 0.5,
    box.width * 0.88,
  )
}

/** Nailed at its corners. */
export function nails(frame: Frame, material: Material): void {
  const { sign: box } = frame
  for (const u of [0.03, 0.97])
    for (const v of [0.24, 0.78])
      boss(frame, box.x + box.width * u, box.y + box.height * v, box.height * 0.07, material)
}

/** A board, cut by hand. */
export const board: Draw = (pen, width, height) => {
  const wave = (k: number): number => Math.sin(k * 2.3) * height * 0.025
  pen.beginPath()
  pen.moveTo(0, height * 0.12)
  for (let k = 0; k <= 20; k++)
    pen.lineTo((width * k) / 20, height * 0.06 + wave(k) - Math.sin((k / 20) * Math.PI) * height * 0.05)
  pen.lineTo(width - height * 0.06, height * 0.5)
  pen.lineTo(width, height * 0.94)
  for (let k = 20; k >= 0; k--) pen.lineTo((width * k) / 20, height * 0.94 + wave(k + 7))
  pen.lineTo(height * 0.06, height * 0.5)
  pen.fill()
}

/** Swelling out at both ends. */
export const cartouche: Draw = (pen, width, height) => {
  const end = height * 0.5
  pen.beginPath()
  pen.moveTo(end, 0)
  pen.lineTo(width - end, 0)
  pen.bezierCurveTo(width + end * 0.1, height * 0.1, width + end * 0.1, height * 0.9, width - end, height)
  pen.lineTo(end, height)
  pen.bezierCurveTo(-end * 0.1, height * 0.9, -end * 0.1, height * 0.1, end, 0)
  pen.fill()
}

/** A ribbon with notched ends. */
export const ribbon: Draw = (pen, width, height) => {
  pen.beginPath()
  for (const [x, y] of [
    [0, 0.12],
    [1, 0.12],
    [1 - (height / width) * 0.35, 0.53],
    [1, 0.94],
    [0, 0.94],
    [(height / width) * 0.35, 0.53],
  ] as const)
    pen.lineTo(x * width, y * height)
  pen.fill()
}

/** With its corners cut. */
export const cropped: Draw = (pen, width, height) => {
  const corner = height * 0.26
  pen.beginPath()
  for (const [x, y] of [
    [corner, 0],
    [width - corner, 0],
    [width, corner],
    [width, height - corner],
    [width - corner, height],
    [corner, height],
    [0, height - corner],
    [0, corner],
  ] as const)
    pen.lineTo(x, y)
  pen.fill()
}
