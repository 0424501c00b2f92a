import { bodyOf, lay } from '../body.ts'
import { rounded } from '../cabinets/parts.ts'
import { paint } from '../relief/material.ts'
import { type Pen, surfaceOf } from '../surface.ts'
import type { Setting } from './setting.ts'

const SUITS: Readonly<Record<string, (pen: Pen, r: number) => void>> = {
  '♥': heart,
  '♠': (pen, r) => {
    pen.save()
    pen.rotate(Math.PI)
    heart(pen, r)
    pen.restore()
    stem(pen, r)
  },
  '♦': (pen, r) => {
    pen.beginPath()
    pen.moveTo(0, -r)
    pen.quadraticCurveTo(r * 0.3, -r * 0.3, r * 0.76, 0)
    pen.quadraticCurveTo(r * 0.3, r * 0.3, 0, r)
    pen.quadraticCurveTo(-r * 0.3, r * 0.3, -r * 0.76, 0)
    pen.quadraticCurveTo(-r * 0.3, -r * 0.3, 0, -r)
    pen.fill()
  },
  '♣': (pen, r) => {
    for (const [x, y] of [
      [0, -0.5],
      [-0.48, 0.12],
      [0.48, 0.12],
    ] as const) {
      pen.beginPath()
      pen.arc(x * r, y * r, r * 0.43, 0, Math.PI * 2)
      pen.fill()
    }
    stem(pen, r)
  },
}

function heart(pen: Pen, r: number): void {
  pen.beginPath()
  pen.moveTo(0, r * 0.95)
  pen.bezierCurveTo(-r * 1.5, -r * 0.1, -r * 0.8, -r * 1.25, 0, -r * 0.42)
  pen.bezierCurveTo(r * 0.8, -r * 1.25, r * 1.5, -r * 0.1, 0, r * 0.95)
  pen.fill()
}

function stem(pen: Pen, r: number): void {
  pen.beginPath()
  pen.moveTo(0, -r * 0.1)
  pen.quadraticCurveTo(0, r * 0.7, -r * 0.4, r)
  pen.lineTo(r * 0.4, r)
  pen.quadraticCurveTo(0, r * 0.7, 0, -r * 0.1)
  pen.fill()
}

/** Open cards in a fan, their figures in the look's face. */
export const cards =
  (faces: readonly string[]) =>
  ({ pen, fittings, x, y, size, dice }: Setting): void => {
    const high = size * (faces.length > 2 ? 0.62 : 0.76)
    const wide = high * 0.7
    const spread = Math.min(0.56, 0.22 * (faces.length - 1))
    for (const [index, face] of faces.entries()) {
      const share = faces.length === 1 ? 0 : index / (faces.length - 1) - 0.5
      pen.save()
      pen.translate(x, y + size * 0.62)
      pen.rotate(share * spread * 2 + dice.between(-0.02, 0.02))
      pen.translate(-wide / 2, -size * 0.6 - high / 2)
      const { canvas, pen: own } = surfaceOf(wide, high)
      const paper = { material: paint('#f6f0e2', 0.3), light: fittings.light, bevel: 4, depth: 3 }
      own.drawImage(bodyOf(wide, high, rounded(wide * 0.09), paper), 0, 0)
      figure(own, face, wide, high, fittings.face)
      lay(pen, canvas, 0, 0, { blur: 18, down: 6 })
      pen.restore()
    }
  }

function figure(pen: Pen, face: string, wide: number, high: number, font: string): void {
  const [rank, suit] = [face.slice(0, -1), face.slice(-1)]
  pen.fillStyle = suit === '♥' || suit === '♦' ? '#b01b2e' : '#17141c'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const turn of [0, Math.PI]) {
    pen.save()
    pen.translate(wide / 2, high / 2)
    pen.rotate(turn)
    pen.font = `${wide * (rank.length > 1 ? 0.19 : 0.25)}px ${font}`
    pen.fillText(rank, -wide * 0.35, -high * 0.38)
    pen.translate(-wide * 0.35, -high * 0.23)
    SUITS[suit]?.(pen, wide * 0.08)
    pen.restore()
  }
  pen.save()
  pen.translate(wide / 2, high / 2)
  SUITS[suit]?.(pen, wide * 0.27)
  pen.restore()
}
