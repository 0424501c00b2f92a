import { bodyOf, type Draw, lay } from '../body.ts'
import { metalOf, stuffOf } from '../fittings.ts'
import { blend } from '../relief/colour.ts'
import { pearl } from '../relief/material.ts'
import { type Pen, surfaceOf } from '../surface.ts'
import type { Setting } from './setting.ts'

const TURN = Math.PI * 2
const POCKETS = 37

const ring =
  (outer: number, inner = 0): Draw =>
  (pen, width) => {
    pen.beginPath()
    pen.arc(width / 2, width / 2, width * outer, 0, TURN)
    if (inner > 0) pen.arc(width / 2, width / 2, width * inner, TURN, 0, true)
    pen.fill()
  }

/** Sectors of a disc, coloured by their number. */
function sectors(pen: Pen, size: number, outer: number, count: number, colour: (index: number) => string): void {
  for (let index = 0; index < count; index++) {
    pen.fillStyle = colour(index)
    pen.beginPath()
    pen.moveTo(size / 2, size / 2)
    pen.arc(size / 2, size / 2, size * outer, (index / count) * TURN, ((index + 1.02) / count) * TURN)
    pen.fill()
  }
}

/** A wheel in its bowl, and the ball. */
export function rouletteWheel({ pen, fittings, x, y, size, dice }: Setting): void {
  const { light, look, trim } = fittings
  const { canvas, pen: own } = surfaceOf(size, size)
  lay(
    own,
    bodyOf(size, size, ring(0.49), { material: stuffOf(look.material, 'down', -0.15), light, bevel: 26, depth: 20 }),
    0,
    0,
  )
  lay(own, bodyOf(size, size, ring(0.415, 0.395), { material: trim, light, bevel: 4, depth: 4 }), 0, 0)
  sectors(own, size, 0.395, POCKETS, (index) => (index === 0 ? '#1d8a4f' : index % 2 === 0 ? '#15131a' : '#b3202f'))
  const cone = { material: stuffOf(look.material, 'across', 0.05), light, bevel: 60, depth: 30 }
  lay(own, bodyOf(size, size, ring(0.265), cone), 0, 0, { blur: 12, down: 4 })
  lay(own, bodyOf(size, size, ring(0.275, 0.262), { material: trim, light, bevel: 3, depth: 3 }), 0, 0)
  for (let k = 0; k < POCKETS; k++) {
    const angle = (k / POCKETS) * TURN
    own.strokeStyle = 'rgb(240 214 150 / 0.75)'
    own.lineWidth = 1.4
    own.beginPath()
    own.moveTo(size * (0.5 + 0.27 * Math.cos(angle)), size * (0.5 + 0.27 * Math.sin(angle)))
    own.lineTo(size * (0.5 + 0.395 * Math.cos(angle)), size * (0.5 + 0.395 * Math.sin(angle)))
    own.stroke()
  }
  const turret: Draw = (mask, width) => {
    for (let k = 0; k < 4; k++) {
      const angle = (k / 4) * TURN + 0.4
      mask.lineWidth = width * 0.03
      mask.beginPath()
      mask.moveTo(width / 2, width / 2)
      mask.lineTo(width * (0.5 + 0.15 * Math.cos(angle)), width * (0.5 + 0.15 * Math.sin(angle)))
      mask.stroke()
      mask.beginPath()
      mask.arc(width * (0.5 + 0.16 * Math.cos(angle)), width * (0.5 + 0.16 * Math.sin(angle)), width * 0.028, 0, TURN)
      mask.fill()
    }
    ring(0.075)(mask, width, width)
  }
  lay(own, bodyOf(size, size, turret, { material: trim, light, bevel: 9, depth: 9 }), 0, 0, { blur: 10, down: 5 })
  const angle = dice.between(0.6, 2.4)
  const ball = bodyOf(size * 0.05, size * 0.05, ring(0.48), { material: pearl(), light, bevel: 9, depth: 9 })
  lay(own, ball, size * (0.475 + 0.33 * Math.cos(angle)), size * (0.475 + 0.33 * Math.sin(angle)), { blur: 6, down: 3 })
  lay(pen, canvas, x - size / 2, y - size / 2, { blur: 34, down: 16 })
}

const FIELDS = 18

/** A wheel that stands up, with pegs and a pointer. */
export function bigWheel({ pen, fittings, x, y, size }: Setting): void {
  const { light, look, trim, fields } = fittings
  const { canvas, pen: own } = surfaceOf(size, size)
  lay(
    own,
    bodyOf(size, size, ring(0.49), { material: stuffOf(look.material, 'down'), light, bevel: 18, depth: 15 }),
    0,
    0,
  )
  sectors(own, size, 0.43, FIELDS, (index) =>
    blend(fields[index % fields.length] ?? '#803030', '#ffffff', index % 2 === 0 ? 0.1 : 0.28),
  )
  lay(own, bodyOf(size, size, ring(0.437, 0.42), { material: trim, light, bevel: 4, depth: 4 }), 0, 0)
  const pegs: Draw = (mask, width) => {
    for (let k = 0; k < FIELDS; k++) {
      const angle = (k / FIELDS) * TURN
      mask.beginPath()
      mask.arc(width * (0.5 + 0.46 * Math.cos(angle)), width * (0.5 + 0.46 * Math.sin(angle)), width * 0.014, 0, TURN)
      mask.fill()
    }
  }
  lay(own, bodyOf(size, size, pegs, { material: metalOf('gold', 0.2), light, bevel: 5, depth: 5 }), 0, 0, {
    blur: 4,
    down: 2,
  })
  lay(own, bodyOf(size, size, ring(0.13), { material: trim, light, bevel: 20, depth: 16 }), 0, 0, { blur: 12, down: 4 })
  const pointer: Draw = (mask, width) => {
    mask.beginPath()
    mask.moveTo(width * 0.5, width * 0.14)
    mask.lineTo(width * 0.44, 0)
    mask.lineTo(width * 0.56, 0)
    mask.fill()
  }
  lay(own, bodyOf(size, size, pointer, { material: metalOf('gold', 0.15), light, bevel: 8, depth: 8 }), 0, 0, {
    blur: 8,
    down: 4,
  })
  lay(pen, canvas, x - size / 2, y - size / 2, { blur: 34, down: 16 })
}
