import { byteAt, entryOf, floatAt } from '../../../entries.ts'
import { columnOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { FACTORS, Factors } from '../counted/outlook.ts'
import { coinsOf, runsOnReel, type StraightTerms } from './run.ts'

/** An entry that keeps a state alive: a run may begin on any reel, and lie on it. */
const ALWAYS = Number.MAX_SAFE_INTEGER

/**
 * An entry is a run of a row that has not ended, its count the number of its cells. Keys:
 * `((row × candidates + candidate) × FACTORS + factor) × 2`, and 1 more once it may pay.
 */
export class StraightsFold implements Fold {
  private readonly terms: StraightTerms
  private readonly reels: readonly Reel[]
  private readonly factors: Factors
  private readonly least: readonly number[]
  /** Per reel and face the coins of its own runs. */
  private readonly onReel: readonly Float64Array[]

  constructor(terms: StraightTerms, reels: readonly Reel[]) {
    const { candidates, along, rule } = terms
    this.terms = terms
    this.reels = reels
    this.factors = new Factors(rule)
    this.least = candidates.map(({ pays }) => pays.findIndex((coins) => coins > 0))
    this.onReel = reels.map((reel) =>
      Float64Array.from({ length: reel.faces }, (_, face) => (along === 'rows' ? 0 : coinsOn(reel, face, terms))),
    )
  }

  start(into: EntryList): number {
    into.add(ALWAYS, 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const reel = this.reels[r] as Reel
    const column = columnOf(reel, face)
    const isLast = r === this.reels.length - 1
    let won = floatAt(this.onReel[r] as Float64Array, face)
    if (this.terms.along !== 'reels') won += this.rows(r, column, states, from, to - 1, into)
    if (!isLast) into.add(ALWAYS, 1)
    return won
  }

  /** The runs of each row that go on, begin or end on this reel. */
  private rows(r: number, column: Uint8Array, states: StateSet, from: number, to: number, into: EntryList): number {
    const { candidates, alone } = this.terms
    let won = 0
    let at = from
    const depth = Math.max(column.length, from < to ? Math.floor(states.key(to - 1) / this.perRow) + 1 : 0)
    for (let row = 0; row < depth; row++) {
      for (let c = 0; c < candidates.length; c++) {
        const place = row * candidates.length + c
        const runs = at < to && states.key(at) < (place + 1) * FACTORS * 2
        const key = runs ? states.key(at) : place * FACTORS * 2 + (alone ? 1 : 0)
        const count = runs ? states.count(at++) : 0
        const token = row < column.length ? byteAt(column, row) : -1
        won += this.settle(r, place, c, key, count, token, into)
      }
    }
    return won
  }

  private get perRow(): number {
    return this.terms.candidates.length * FACTORS * 2
  }

  /** A run meets a cell: it goes on, or pays what it is worth. */
  private settle(
    r: number,
    place: number,
    c: number,
    key: number,
    count: number,
    token: number,
    into: EntryList,
  ): number {
    const candidate = this.terms.candidates[c] as Candidate
    const fit = token < 0 ? 0 : entryOf(candidate.fits, token)
    if (fit === 0) return count === 0 ? 0 : this.coins(candidate, key, count)
    const factor = this.factors.with(Math.floor(key / 2) - place * FACTORS, fit)
    const own = key % 2 === 1 || entryOf(candidate.owns, token) ? 1 : 0
    const ahead = this.reels.length - 1 - r
    const least = entryOf(this.least, c)
    // A run forgotten here begins again one cell later, and is as far from the least count that pays.
    if (least < 0 || count + 1 + ahead < least) return 0
    const next = (place * FACTORS + factor) * 2 + own
    if (ahead === 0) return this.coins(candidate, next, count + 1)
    into.add(next, count + 1)
    return 0
  }

  private coins({ pays }: Candidate, key: number, count: number): number {
    if (key % 2 === 0) return 0
    return entryOf(pays, count) * this.factors.value(Math.floor(key / 2) % FACTORS)
  }
}

function coinsOn(reel: Reel, face: number, terms: StraightTerms): number {
  let coins = 0
  for (const candidate of terms.candidates)
    for (const run of runsOnReel(columnOf(reel, face), candidate, terms)) coins += coinsOf(candidate, run)
  return coins
}
