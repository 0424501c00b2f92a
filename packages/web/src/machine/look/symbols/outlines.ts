import type { Pen } from '../surface.ts'
import type { FrameName, TokenName } from '../vocabulary.ts'

/** Begins a closed path round the middle of a square of `size`, reaching `radius` from it. */
type Outline = (pen: Pen, size: number, radius: number) => void

/** A circle whose radius swings. */
const wave =
  (swing: number, count: number, turn = 0, points = 160): Outline =>
  (pen, size, radius) => {
    pen.beginPath()
    for (let k = 0; k < points; k++) {
      const angle = (k / points) * Math.PI * 2
      const reach = radius * (1 + swing * Math.cos(angle * count + turn))
      pen.lineTo(size / 2 + Math.cos(angle) * reach, size / 2 + Math.sin(angle) * reach)
    }
    pen.closePath()
  }

/** Straight lines between points given in shares of the radius. */
const through =
  (points: readonly (readonly [number, number])[]): Outline =>
  (pen, size, radius) => {
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(size / 2 + x * radius, size / 2 + y * radius)
    pen.closePath()
  }

const rounded =
  (corner: number, wide = 1, high = 1): Outline =>
  (pen, size, radius) => {
    pen.beginPath()
    pen.roundRect(
      size / 2 - radius * wide,
      size / 2 - radius * high,
      2 * radius * wide,
      2 * radius * high,
      radius * corner,
    )
  }

const polygon = (sides: number, turn: number): Outline =>
  through(
    Array.from({ length: sides }, (_, k) => {
      const angle = turn + (k / sides) * Math.PI * 2
      return [Math.cos(angle) * 1.08, Math.sin(angle) * 1.08] as const
    }),
  )

const shield: Outline = (pen, size, radius) => {
  const [m, r] = [size / 2, radius]
  pen.beginPath()
  pen.moveTo(m - r * 0.95, m - r * 0.9)
  pen.quadraticCurveTo(m - r * 0.4, m - r * 0.86, m, m - r * 1.04)
  pen.quadraticCurveTo(m + r * 0.4, m - r * 0.86, m + r * 0.95, m - r * 0.9)
  pen.bezierCurveTo(m + r * 1.02, m + r * 0.2, m + r * 0.7, m + r * 0.8, m, m + r * 1.06)
  pen.bezierCurveTo(m - r * 0.7, m + r * 0.8, m - r * 1.02, m + r * 0.2, m - r * 0.95, m - r * 0.9)
  pen.closePath()
}

const arch: Outline = (pen, size, radius) => {
  const [m, r] = [size / 2, radius]
  pen.beginPath()
  pen.moveTo(m - r * 0.94, m + r)
  pen.lineTo(m - r * 0.94, m - r * 0.1)
  pen.bezierCurveTo(m - r * 0.94, m - r * 0.75, m - r * 0.5, m - r * 1.02, m, m - r * 1.04)
  pen.bezierCurveTo(m + r * 0.5, m - r * 1.02, m + r * 0.94, m - r * 0.75, m + r * 0.94, m - r * 0.1)
  pen.lineTo(m + r * 0.94, m + r)
  pen.closePath()
}

const leaf: Outline = (pen, size, radius) => {
  const [m, r] = [size / 2, radius * 1.02]
  pen.beginPath()
  pen.moveTo(m - r * 0.92, m - r * 0.92)
  pen.bezierCurveTo(m + r * 0.75, m - r * 1.12, m + r * 1.12, m - r * 0.75, m + r * 0.92, m + r * 0.92)
  pen.bezierCurveTo(m - r * 0.75, m + r * 1.12, m - r * 1.12, m + r * 0.75, m - r * 0.92, m - r * 0.92)
  pen.closePath()
}

const ticket: Outline = (pen, size, radius) => {
  const [m, r, bite] = [size / 2, radius, radius * 0.24]
  pen.beginPath()
  pen.arc(m - r, m - r, bite, Math.PI / 2, 0, true)
  pen.arc(m + r, m - r, bite, Math.PI, Math.PI / 2, true)
  pen.arc(m + r, m + r, bite, -Math.PI / 2, Math.PI, true)
  pen.arc(m - r, m + r, bite, 0, -Math.PI / 2, true)
  pen.closePath()
}

export const FRAME_OUTLINES: Readonly<Record<FrameName, Outline>> = {
  square: rounded(0.22),
  rosette: wave(0.05, 16),
  scallop: wave(0.028, 12),
  shield,
  cartouche: rounded(0.78, 0.94, 1),
  hexagon: polygon(6, Math.PI / 6),
  leaf,
  ticket,
  porthole: wave(0, 1),
  arch,
}

export const TOKEN_OUTLINES: Readonly<Record<TokenName, Outline>> = {
  runestone: (pen, size, radius) => pebble(pen, size, radius, 0.05),
  seaGlass: (pen, size, radius) => pebble(pen, size, radius, 0.03),
  enamel: wave(0, 1),
  waxSeal: wave(0.035, 9, 1),
  leaf,
  card: rounded(0.16, 0.8, 1.05),
  gem: polygon(8, Math.PI / 8),
  biscuit: wave(0.045, 20),
  coin: wave(0.012, 40, 0, 320),
  tile: rounded(0.12, 0.94, 0.94),
}

/** Worn by water: never quite round. */
function pebble(pen: Pen, size: number, radius: number, wear: number): void {
  pen.beginPath()
  for (let k = 0; k < 90; k++) {
    const angle = (k / 90) * Math.PI * 2
    const reach = radius * (0.98 + wear * Math.sin(angle * 2 + 1) + wear * 0.6 * Math.sin(angle * 3 + 4))
    pen.lineTo(size / 2 + Math.cos(angle) * reach, size / 2 + Math.sin(angle) * reach * 1.02)
  }
  pen.closePath()
}
