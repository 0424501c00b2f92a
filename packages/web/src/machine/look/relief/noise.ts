import { createDice } from '../../../lib/dice.ts'
import { at } from './grid.ts'

/** Chance that is the same wherever one looks at the same place: from 0 to 1. */
export interface Noise {
  readonly at: (x: number, y: number) => number
  /** Coarse and ever finer noise together. */
  readonly fbm: (x: number, y: number, octaves: number) => number
  /** Sharp crests, as of mountains or cracks. */
  readonly ridged: (x: number, y: number, octaves: number) => number
  /** `ridged` of places one below the other, `step` apart, into `out`: a column shares most of the work. */
  readonly ridgedDown: (x: number, y: number, step: number, count: number, octaves: number, out: Float32Array) => void
  /** The distance to the nearest of points scattered one to a unit square. */
  readonly cells: (x: number, y: number) => number
}

const SIDE = 256

/** Value noise over a table that repeats every 256 units; the same seed gives the same noise on every machine. */
export function createNoise(seed: string): Noise {
  const dice = createDice(seed)
  const table = Float32Array.from({ length: SIDE * SIDE }, () => dice.between(0, 1))
  const corner = (x: number, y: number): number => at(table, ((y & 255) << 8) | (x & 255))
  // The inmost of all loops: no arrays.
  const value = (x: number, y: number): number => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    const row = (top & 255) << 8
    const below = ((top + 1) & 255) << 8
    const column = left & 255
    const beside = (left + 1) & 255
    const a = at(table, row | column)
    const b = at(table, row | beside)
    const c = at(table, below | column)
    const d = at(table, below | beside)
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v
  }
  const fbm = (x: number, y: number, octaves: number): number => {
    let total = 0
    let weight = 0
    let share = 0.5
    for (let octave = 0, px = x, py = y; octave < octaves; octave++) {
      total += share * value(px, py)
      weight += share
      share /= 2
      px = px * 2.03 + 17.1
      py = py * 2.03 + 3.7
    }
    return total / weight
  }
  const ridged = (x: number, y: number, octaves: number): number => {
    let total = 0
    let weight = 0
    let share = 0.5
    for (let octave = 0, px = x, py = y; octave < octaves; octave++) {
      total += share * (1 - Math.abs(2 * value(px, py) - 1))
      weight += share
      share /= 2
      px = px * 2.03 + 17.1
      py = py * 2.03 + 3.7
    }
    return total / weight
  }
  return {
    at: value,
    fbm,
    ridged,
    ridgedDown: (x, y, step, count, octaves, out) => ridgedDown(table, x, y, step, count, octaves, out),
    cells: (x, y) => nearest(corner, x, y),
  }
}

function ridgedDown(
  table: Float32Array,
  x: number,
  y: number,
  step: number,
  count: number,
  octaves: number,
  out: Float32Array,
): void {
  out.fill(0, 0, count)
  const weight = 1 - 0.5 ** octaves
  let share = 0.5
  for (let octave = 0, px = x, py = y, stride = step; octave < octaves; octave++) {
    const left = Math.floor(px)
    const [column, beside, fx] = [left & 255, (left + 1) & 255, px - left]
    const u = fx * fx * (3 - 2 * fx)
    const rowAt = (top: number): number => {
      const row = (top & 255) << 8
      return at(table, row | column) * (1 - u) + at(table, row | beside) * u
    }
    let [top, high, low] = [Number.NaN, 0, 0]
    for (let k = 0; k < count; k++) {
      const place = py + k * stride
      const floor = Math.floor(place)
      if (floor !== top) {
        high = floor === top + 1 ? low : rowAt(floor)
        low = rowAt(floor + 1)
        top = floor
      }
      const fy = place - floor
      const value = high + (low - high) * fy * fy * (3 - 2 * fy)
      out[k] = at(out, k) + (share / weight) * (1 - Math.abs(2 * value - 1))
    }
    share /= 2
    px = px * 2.03 + 17.1
    py = py * 2.03 + 3.7
    stride *= 2.03
  }
}

function nearest(corner: (x: number, y: number) => number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  let least = 9
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const dx = left + i + corner(left + i, top + j) - x
      const dy = top + j + corner(top + j, left + i + 91) - y
      least = Math.min(least, dx * dx + dy * dy)
    }
  return Math.sqrt(least)
}
