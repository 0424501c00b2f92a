import { createDice } from '../../../lib/dice.ts'
import { at } from './grid.ts'

/** Chance that is the same wherever one looks at the same place: from 0 to 1. */
export interface Noise {
  readonly at: (x: number, y: number) => number
  /** Coarse and ever finer noise together. */
  readonly fbm: (x: number, y: number, octaves: number) => number
  /** Sharp crests, as of mountains or cracks. */
  readonly ridged: (x: number, y: number, octaves: number) => number
  /** The distance to the nearest of points scattered one to a unit square. */
  readonly cells: (x: number, y: number) => number
}

const SIDE = 256

/** Value noise over a table that repeats every 256 units; the same seed gives the same noise on every machine. */
export function createNoise(seed: string): Noise {
  const dice = createDice(seed)
  const table = Float32Array.from({ length: SIDE * SIDE }, () => dice.between(0, 1))
  const corner = (x: number, y: number): number => at(table, ((y & 255) << 8) | (x & 255))
  const value = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const [a, b, c, d] = [corner(left, top), corner(left + 1, top), corner(left, top + 1), corner(left + 1, top + 1)]
    return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v
  }
  const sum = (x: number, y: number, octaves: number, shape: (value: number) => number): number => {
    let [total, weight, share, px, py] = [0, 0, 0.5, x, y]
    for (let octave = 0; octave < octaves; octave++) {
      total += share * shape(value(px, py))
      weight += share
      share /= 2
      px = px * 2.03 + 17.1
      py = py * 2.03 + 3.7
    }
    return total / weight
  }
  return {
    at: value,
    fbm: (x, y, octaves) => sum(x, y, octaves, plain),
    ridged: (x, y, octaves) => sum(x, y, octaves, crest),
    cells: (x, y) => nearest(corner, x, y),
  }
}

const plain = (value: number): number => value
const crest = (value: number): number => 1 - Math.abs(2 * value - 1)

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
