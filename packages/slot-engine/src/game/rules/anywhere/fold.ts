import type { WildMultiplierRule } from '../../../definition.ts'
import { byteAt, entryOf, intAt } from '../../../entries.ts'
import { columnOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { FACTORS, Factors, type Outlook, outlooks, PayRanges } from '../counted/outlook.ts'

/** What a face shows of a candidate: its cells, whether the symbol itself is among them, and what its wilds multiply by. */
const PER_FACE = 3

/**
 * An entry is a symbol that can still win, its count the number of its cells so far. Keys: `(candidate × FACTORS + factor) × 2`,
 * and 1 more once the symbol itself is in view.
 */
export class AnywhereFold implements Fold {
  readonly steps = { face: 3, entry: 16 } as const
  private readonly candidates: readonly Candidate[]
  private readonly pays: readonly PayRanges[]
  private readonly ahead: readonly (readonly Outlook[])[]
  private readonly factors: Factors
  /** Per reel at `PER_FACE × (face × candidates + candidate)`. */
  private readonly shown: readonly Int32Array[]

  constructor(candidates: readonly Candidate[], rule: WildMultiplierRule, reels: readonly Reel[]) {
    this.candidates = candidates
    this.pays = candidates.map(({ pays }) => new PayRanges(pays))
    this.ahead = candidates.map((candidate) => outlooks(candidate, reels))
    this.factors = new Factors(rule)
    this.shown = reels.map((reel) => shownOn(reel, candidates, rule))
  }

  start(into: EntryList): number {
    for (const c of this.candidates.keys()) this.settle(c, 0, 0, 0, 0, into)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const shown = this.shown[r] as Int32Array
    let won = 0
    for (let at = from; at < to; at++) {
      const key = states.key(at)
      const wild = Math.floor(key / 2)
      const c = Math.floor(wild / FACTORS)
      const place = PER_FACE * (face * this.candidates.length + c)
      const factor = this.factors.with(wild - c * FACTORS, intAt(shown, place + 2))
      const own = (key % 2) | intAt(shown, place + 1)
      won += this.settle(c, states.count(at) + intAt(shown, place), own, factor, r + 1, into)
    }
    return won
  }

  /** Keeps what is open, and gives the coins that are certain. */
  private settle(c: number, count: number, own: number, factor: number, next: number, into: EntryList): number {
    const pays = entryOf(this.pays, c)
    const { cells, own: ownAhead, multiplies } = entryOf(entryOf(this.ahead, c), next)
    if ((own === 0 && !ownAhead) || !pays.mayPay(count, count + cells)) return 0
    if (own === 1 && !multiplies && pays.isFlat(count, count + cells))
      return pays.at(count) * this.factors.value(factor)
    into.add((c * FACTORS + factor) * 2 + own, Math.min(count, pays.last))
    return 0
  }
}

function shownOn(reel: Reel, candidates: readonly Candidate[], rule: WildMultiplierRule): Int32Array {
  const shown = new Int32Array(PER_FACE * reel.faces * candidates.length)
  for (let face = 0; face < reel.faces; face++) {
    const column = columnOf(reel, face)
    for (const [c, { owns, fits }] of candidates.entries()) {
      const factors = new Factors(rule)
      let factor = 0
      let cells = 0
      for (let row = 0; row < column.length; row++) {
        const fit = entryOf(fits, byteAt(column, row))
        if (fit > 0) cells++
        if (fit > 1) factor = factors.with(factor, fit)
      }
      shown.set(
        [cells, column.some((token) => entryOf(owns, token)) ? 1 : 0, factors.value(factor)],
        PER_FACE * (face * candidates.length + c),
      )
    }
  }
  return shown
}
