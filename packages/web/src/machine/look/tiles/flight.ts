import { bodyOf, type Draw, glow, lay } from '../body.ts'
import { rounded } from '../cabinets/parts.ts'
import { stuffOf } from '../fittings.ts'
import { paint } from '../relief/material.ts'
import type { Setting } from './setting.ts'

const SIDE = 0.94

/** The way of a flight, in shares of the board, and the craft at its end. */
const way: Draw = (mask, width) => {
  mask.lineWidth = width * 0.045
  mask.lineCap = 'round'
  mask.beginPath()
  mask.moveTo(width * 0.12, width * 0.84)
  mask.quadraticCurveTo(width * 0.58, width * 0.8, width * 0.74, width * 0.36)
  mask.stroke()
}
const craft: Draw = (mask, width) => {
  mask.beginPath()
  mask.moveTo(width * 0.84, width * 0.1)
  mask.lineTo(width * 0.88, width * 0.46)
  mask.lineTo(width * 0.75, width * 0.37)
  mask.lineTo(width * 0.6, width * 0.38)
  mask.closePath()
  mask.fill()
}

/** A board on which something climbs, until it does not. */
export function flight({ pen, fittings, x, y, size }: Setting): void {
  const side = size * SIDE
  const [left, top] = [x - side / 2, y - side / 2]
  const { light, look, trim, palette } = fittings
  const board = { material: stuffOf(look.material, 'down', -0.5), light, bevel: 12, depth: 10 }
  lay(pen, bodyOf(side, side, rounded(22), board), left, top, { blur: 30, down: 14 })
  glow(pen, x + side * 0.24, y - side * 0.12, side * 0.3, palette[2], 0.6)
  const line = { material: paint(palette[2], 0.9), light, bevel: 8, depth: 7 }
  lay(pen, bodyOf(side, side, way, line), left, top, { blur: 8, down: 4 })
  lay(pen, bodyOf(side, side, craft, { material: trim, light, bevel: 9, depth: 9 }), left, top, { blur: 10, down: 6 })
}
