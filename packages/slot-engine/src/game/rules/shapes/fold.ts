import type { WildMultiplierRule } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { columnOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { FACTORS, Factors } from '../counted/outlook.ts'
import { type PlannedShape, payIn } from './plan.ts'

/** What the proof of shapes is about. */
export interface ShapeTerms {
  readonly candidates: readonly Candidate[]
  readonly shapes: readonly PlannedShape[]
  readonly rule: WildMultiplierRule
  /** Whether shapes of wilds alone pay as what they stand in for. */
  readonly alone: boolean
}

/** What a shape is to the symbol looked at, once a reel has stopped. */
const OPEN = 1
const WON = 2

/**
 * An entry is a shape that a symbol may still fill, or has filled while a larger one that would hide it is open. Keys:
 * `((candidate × shapes + shape) × FACTORS + factor) × 2`, and 1 more once it may pay.
 */
export class ShapesFold implements Fold {
  readonly steps = { face: 3, entry: 36 } as const
  private readonly terms: ShapeTerms
  private readonly reels: readonly Reel[]
  private readonly factors: Factors
  private readonly standing: Uint8Array

  constructor(terms: ShapeTerms, reels: readonly Reel[]) {
    this.terms = terms
    this.reels = reels
    this.factors = new Factors(terms.rule)
    this.standing = new Uint8Array(terms.shapes.length)
  }

  start(into: EntryList): number {
    const { candidates, shapes, alone } = this.terms
    for (const [c, candidate] of candidates.entries())
      for (const [s, shape] of shapes.entries())
        if (payIn(shape, candidate) > 0) into.add((c * shapes.length + s) * FACTORS * 2 + (alone ? 1 : 0), 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const { shapes } = this.terms
    const column = columnOf(this.reels[r] as Reel, face)
    let won = 0
    let candidate = -1
    for (let at = from; at < to; at++) {
      const key = states.key(at)
      const place = Math.floor(key / (2 * FACTORS))
      const c = Math.floor(place / shapes.length)
      if (c !== candidate) this.standing.fill(0)
      candidate = c
      won += this.settle(r, column, c, place - c * shapes.length, key, into)
    }
    return won
  }

  /** Larger shapes are settled before those that they hide. */
  private settle(r: number, column: Uint8Array, c: number, s: number, key: number, into: EntryList): number {
    const { candidates, shapes } = this.terms
    const shape = entryOf(shapes, s)
    const candidate = entryOf(candidates, c)
    const next = r > shape.last ? key : this.filled(column, candidate, entryOf(shape.rows, r), key)
    if (next < 0 || (r >= shape.last && next % 2 === 0)) return 0
    this.standing[s] = r >= shape.last ? WON : OPEN
    if (r >= shape.last) {
      if (shape.within.some((other) => this.standing[other] === WON)) return 0
      if (shape.within.every((other) => this.standing[other] !== OPEN))
        return payIn(shape, candidate) * this.factors.value(Math.floor(next / 2) % FACTORS)
    }
    into.add(next, 1)
    return 0
  }

  /** The key with these rows of the reel; −1 where the symbol does not fill them. */
  private filled(column: Uint8Array, { fits, owns }: Candidate, rows: readonly number[], key: number): number {
    let factor = Math.floor(key / 2) % FACTORS
    let own = key % 2
    for (const row of rows) {
      const token = column[row]
      const fit = token === undefined ? 0 : entryOf(fits, token)
      if (token === undefined || fit === 0) return -1
      factor = this.factors.with(factor, fit)
      if (entryOf(owns, token)) own = 1
    }
    return (Math.floor(key / (2 * FACTORS)) * FACTORS + factor) * 2 + own
  }
}
