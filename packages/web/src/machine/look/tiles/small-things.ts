import { bodyOf, type Draw, glow, lay } from '../body.ts'
import { disc, rounded } from '../cabinets/parts.ts'
import { metalOf, stuffOf } from '../fittings.ts'
import { letter } from '../lettering.ts'
import { blend } from '../relief/colour.ts'
import { glass, paint } from '../relief/material.ts'
import type { Pen } from '../surface.ts'
import type { Setting } from './setting.ts'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Dice lying as thrown. @param throwAt of each its place from the middle in shares of the size, and what it shows */
export const dice =
  (thrown: readonly (readonly [x: number, y: number, pips: number])[]) =>
  ({ pen, fittings, x, y, size, dice: chance }: Setting): void => {
    const side = size * (thrown.length === 1 ? 0.6 : 0.41)
    for (const [index, [dx, dy, pips]] of thrown.entries()) {
      pen.save()
      pen.translate(x + dx * size, y + dy * size)
      pen.rotate(chance.between(-0.35, 0.35))
      const colour = index % 2 === 0 ? fittings.palette[2] : '#f5efe2'
      const body = bodyOf(side, side, rounded(side * 0.2), {
        material: glass(colour),
        light: fittings.light,
        bevel: side * 0.16,
        depth: side * 0.1,
      })
      lay(pen, body, -side / 2, -side / 2, { blur: 24, down: 14 })
      for (const [px, py] of PIPS[pips] ?? []) hole(pen, px * side * 0.26, py * side * 0.26, side * 0.085)
      pen.restore()
    }
  }

function hole(pen: Pen, x: number, y: number, radius: number): void {
  const shade = pen.createRadialGradient(x - radius * 0.2, y - radius * 0.4, 0, x, y, radius)
  shade.addColorStop(0, '#0b0810')
  shade.addColorStop(0.8, '#1c1622')
  shade.addColorStop(1, '#55485e')
  pen.fillStyle = shade
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

const BALLS = [
  [-0.29, -0.02, 0.3, '7'],
  [0.28, -0.06, 0.31, '23'],
  [0.02, -0.27, 0.26, '41'],
  [0, 0.14, 0.38, '12'],
] as const

/** Numbered balls. */
export function balls({ pen, fittings, x, y, size }: Setting): void {
  for (const [index, [dx, dy, share, number]] of BALLS.entries()) {
    const side = size * share
    const [left, top] = [x + dx * size - side / 2, y + dy * size - side / 2]
    const colour = blend(fittings.inks[index] ?? fittings.palette[2], '#ffffff', 0.1)
    lay(
      pen,
      bodyOf(side, side, disc, {
        material: paint(colour, 0.9),
        light: fittings.light,
        bevel: side * 0.5,
        depth: side * 0.34,
      }),
      left,
      top,
      { blur: 22, down: 12 },
    )
    pen.fillStyle = '#fbf6ea'
    pen.beginPath()
    pen.arc(left + side / 2, top + side / 2, side * 0.27, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = '#17131c'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.font = `${side * 0.32}px ${fittings.face}`
    pen.fillText(number, left + side / 2, top + side * 0.52)
  }
}

/** A card of fields, one of them scratched open. */
export function ticket(setting: Setting): void {
  const { pen, fittings, x, y, size } = setting
  const [wide, high] = [size * 0.92, size * 0.7]
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.08)
  lay(
    pen,
    bodyOf(wide, high, rounded(16), {
      material: paint(fittings.palette[2], 0.5),
      light: fittings.light,
      bevel: 8,
      depth: 6,
    }),
    -wide / 2,
    -high / 2,
    { blur: 28, down: 14 },
  )
  const side = size * 0.23
  for (let k = 0; k < 6; k++) {
    const [cx, cy] = [((k % 3) - 1) * side * 1.2, (Math.floor(k / 3) - 0.5) * side * 1.22]
    const isOpen = k === 1 || k === 5 || k === 3
    const material = isOpen ? paint('#fdf5df', 0.2) : metalOf('silver', 0.3)
    lay(
      pen,
      bodyOf(side, side, rounded(10), { material, light: fittings.light, bevel: 4, depth: isOpen ? -4 : 4 }),
      cx - side / 2,
      cy - side / 2,
    )
    if (isOpen) letter(pen, { text: '7', font: fittings.face, size: side * 0.7 }, fittings, cx, cy, side)
  }
  pen.restore()
}

/** A board of pegs, and the ball between them. */
export function pegs({ pen, fittings, x, y, size }: Setting): void {
  const [wide, high] = [size * 0.94, size * 0.94]
  const [left, top] = [x - wide / 2, y - high / 2]
  lay(
    pen,
    bodyOf(wide, high, rounded(22), {
      material: stuffOf(fittings.look.material, 'down', -0.4),
      light: fittings.light,
      bevel: 12,
      depth: 10,
    }),
    left,
    top,
    { blur: 30, down: 14 },
  )
  const studs: Draw = (mask, width) => {
    for (let row = 0; row < 7; row++)
      for (let k = 0; k <= row + 1; k++) {
        mask.beginPath()
        mask.arc(width * (0.5 + (k - (row + 1) / 2) * 0.108), width * (0.13 + row * 0.1), width * 0.021, 0, Math.PI * 2)
        mask.fill()
      }
  }
  lay(
    pen,
    bodyOf(wide, high, studs, { material: fittings.trim, light: fittings.light, bevel: 7, depth: 7 }),
    left,
    top,
    { blur: 6, down: 4 },
  )
  for (let k = 0; k < 7; k++) {
    pen.fillStyle = blend(fittings.fields[Math.abs(k - 3)] ?? '#883344', '#ffffff', 0.15)
    pen.beginPath()
    pen.roundRect(left + wide * (0.07 + k * 0.125), top + high * 0.84, wide * 0.11, high * 0.1, 6)
    pen.fill()
  }
  const ball = size * 0.1
  glow(pen, x + size * 0.055, y - size * 0.13, size * 0.14, fittings.palette[2], 0.7)
  lay(
    pen,
    bodyOf(ball, ball, disc, {
      material: paint(fittings.palette[2], 0.9),
      light: fittings.light,
      bevel: ball / 2,
      depth: ball * 0.4,
    }),
    x,
    y - size * 0.18,
    { blur: 10, down: 5 },
  )
}

/** Covered fields; one shows a stone, one what is to be avoided. */
export function mines({ pen, fittings, x, y, size }: Setting): void {
  const side = size * 0.27
  for (let k = 0; k < 9; k++) {
    const [cx, cy] = [x + ((k % 3) - 1) * side * 1.12, y + (Math.floor(k / 3) - 1) * side * 1.12]
    const isOpen = k === 4 || k === 2
    const material = isOpen
      ? stuffOf(fittings.look.material, 'down', -0.6)
      : stuffOf(fittings.look.material, 'down', 0.1)
    lay(
      pen,
      bodyOf(side, side, rounded(14), {
        material,
        light: fittings.light,
        bevel: isOpen ? 6 : 12,
        depth: isOpen ? -6 : 10,
      }),
      cx - side / 2,
      cy - side / 2,
      { blur: 16, down: 8 },
    )
    if (k === 4) {
      glow(pen, cx, cy, side * 0.6, fittings.palette[2], 0.8)
      lay(
        pen,
        bodyOf(side, side, gem, { material: glass(fittings.palette[2]), light: fittings.light, bevel: 14, depth: 16 }),
        cx - side / 2,
        cy - side / 2,
      )
    }
    if (k === 2)
      lay(
        pen,
        bodyOf(side, side, bomb, { material: metalOf('black', 0.2), light: fittings.light, bevel: 20, depth: 16 }),
        cx - side / 2,
        cy - side / 2,
      )
  }
}

const gem: Draw = (pen, side) => {
  pen.beginPath()
  for (const [u, v] of [
    [0.28, 0.24],
    [0.72, 0.24],
    [0.88, 0.44],
    [0.5, 0.86],
    [0.12, 0.44],
  ] as const)
    pen.lineTo(u * side, v * side)
  pen.fill()
}

const bomb: Draw = (pen, side) => {
  pen.beginPath()
  pen.arc(side * 0.5, side * 0.52, side * 0.26, 0, Math.PI * 2)
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2
    pen.moveTo(side * 0.5, side * 0.52)
    pen.arc(side * (0.5 + 0.34 * Math.cos(angle)), side * (0.52 + 0.34 * Math.sin(angle)), side * 0.045, 0, Math.PI * 2)
  }
  pen.fill()
}

/** Two coins, one showing its crown. */
export function coins({ pen, fittings, x, y, size }: Setting): void {
  for (const [dx, dy, share] of [
    [0.2, -0.16, 0.56],
    [-0.12, 0.08, 0.7],
  ] as const) {
    const side = size * share
    const crown: Draw = (mask) => {
      mask.lineWidth = side * 0.035
      mask.beginPath()
      mask.arc(side / 2, side / 2, side * 0.4, 0, Math.PI * 2)
      mask.stroke()
      mask.beginPath()
      for (const [u, v] of [
        [0.3, 0.66],
        [0.27, 0.38],
        [0.4, 0.5],
        [0.5, 0.3],
        [0.6, 0.5],
        [0.73, 0.38],
        [0.7, 0.66],
      ] as const)
        mask.lineTo(u * side, v * side)
      mask.fill()
    }
    const body = bodyOf(side, side, disc, {
      material: metalOf(fittings.look.metal === 'iron' ? 'silver' : fittings.look.metal, 0.2),
      light: fittings.light,
      bevel: side * 0.04,
      depth: side * 0.045,
      carve: crown,
      carveDepth: side * 0.03,
    })
    lay(pen, body, x + dx * size - side / 2, y + dy * size - side / 2, { blur: 26, down: 14 })
  }
}
