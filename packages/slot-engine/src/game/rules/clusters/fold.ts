import type { WildMultiplierRule } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { columnOf } from '../../tables/faces.ts'
import { type Reel, STRIDE } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { Candidate } from '../../tables/tokens.ts'
import { FACTORS, Factors, type Outlook, outlooks, PayRanges } from '../counted/outlook.ts'
import { countBits } from './cell-sets.ts'

/** Keys of an entry: `((candidate × MASKS + rows) × FACTORS + factor) × 2`, and 1 more where the symbol itself is in it. */
const MASKS = 1 << 16
/** An entry that keeps a state alive where a cluster may still begin. */
const ALWAYS = Number.MAX_SAFE_INTEGER

/** Cells of one symbol that hang together: the rows of the last reel among them, and what they are in all. */
interface Part {
  rows: number
  size: number
  own: number
  factor: number
}

/** Parts in places that are used again and again: millions are looked at. */
class Parts {
  size = 0
  private readonly parts: Part[] = Array.from({ length: STRIDE }, () => ({ rows: 0, size: 0, own: 0, factor: 0 }))

  clear(): void {
    this.size = 0
  }

  at(i: number): Part {
    return this.parts[i] as Part
  }

  add(rows: number, size: number, own: number, factor: number): void {
    const part = this.at(this.size++)
    part.rows = rows
    part.size = size
    part.own = own
    part.factor = factor
  }
}

/**
 * Clusters reel by reel: an entry is a part that reaches the last reel stopped, its count the number of its cells. What the
 * last reel shows elsewhere touches nothing that is still to come, so parts that end there are paid and forgotten.
 */
export class ClustersFold implements Fold {
  readonly steps: { readonly face: number; readonly entry: number }
  private readonly candidates: readonly Candidate[]
  private readonly pays: readonly PayRanges[]
  private readonly ahead: readonly (readonly Outlook[])[]
  private readonly factors: Factors
  private readonly reels: number
  /** Per reel, face and candidate the parts that its column alone makes. */
  private readonly columns: readonly (readonly (readonly (readonly Part[])[])[])[]
  /** The parts of one candidate before the reel, and with it. */
  private readonly before = new Parts()
  private readonly open = new Parts()

  constructor(candidates: readonly Candidate[], rule: WildMultiplierRule, reels: readonly Reel[]) {
    // Every face is held against every candidate.
    this.steps = { face: 5 * candidates.length, entry: 20 }
    this.candidates = candidates
    this.pays = candidates.map(({ pays }) => new PayRanges(pays))
    this.ahead = candidates.map((candidate) => outlooks(candidate, reels))
    this.factors = new Factors(rule)
    this.reels = reels.length
    this.columns = reels.map((reel) =>
      Array.from({ length: reel.faces }, (_, face) =>
        candidates.map((candidate) => columnParts(columnOf(reel, face), candidate, this.factors)),
      ),
    )
  }

  start(into: EntryList): number {
    if (this.mayBegin(0)) into.add(ALWAYS, 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const columns = entryOf(entryOf(this.columns, r), face)
    let won = 0
    let at = from
    for (let c = 0; c < this.candidates.length; c++) {
      at = this.read(c, states, at, to)
      won += this.join(c, r, entryOf(columns, c), into)
    }
    if (this.mayBegin(r + 1)) into.add(ALWAYS, 1)
    return won
  }

  private mayBegin(reel: number): boolean {
    return (
      reel < this.reels &&
      this.pays.some((pays, c) => {
        const { cells, own } = entryOf(entryOf(this.ahead, c), reel)
        return own && pays.mayPay(1, cells)
      })
    )
  }

  /** Takes up the parts of a candidate, and gives the place after them. */
  private read(c: number, states: StateSet, from: number, to: number): number {
    this.before.clear()
    let at = from
    for (; at < to; at++) {
      const key = states.key(at)
      if (key >= (c + 1) * MASKS * FACTORS * 2) break
      const wild = Math.floor(key / 2)
      const rows = Math.floor(wild / FACTORS)
      this.before.add(rows - c * MASKS, states.count(at), key % 2, wild % FACTORS)
    }
    return at
  }

  /** Joins a candidate's parts to those of the new column, keeps those that may win, and gives what the others win. */
  private join(c: number, r: number, column: readonly Part[], into: EntryList): number {
    const { before, open } = this
    if (before.size === 0 && column.length === 0) return 0
    open.clear()
    for (const { rows, size, own, factor } of column) open.add(rows, size, own, factor)
    let won = 0
    for (let i = 0; i < before.size; i++) if (!this.joins(before.at(i))) won += this.worth(c, before.at(i))
    const last = r + 1 === this.reels
    if (!last && !this.mayStillWin(c, r + 1)) return won
    for (let i = 0; i < open.size; i++) {
      const part = open.at(i)
      if (part.size === 0) continue
      if (last) won += this.worth(c, part)
      else {
        const size = Math.min(part.size, entryOf(this.pays, c).last)
        into.add(((c * MASKS + part.rows) * FACTORS + part.factor) * 2 + part.own, size)
      }
    }
    return won
  }

  private mayStillWin(c: number, next: number): boolean {
    const { open } = this
    let size = 0
    let own = 0
    for (let i = 0; i < open.size; i++) {
      size += open.at(i).size
      own |= open.at(i).own
    }
    const ahead = entryOf(entryOf(this.ahead, c), next)
    return (own === 1 || ahead.own) && entryOf(this.pays, c).mayPay(1, size + ahead.cells)
  }

  /** Joins a part to all that it touches on the next reel, which it makes one; false where it touches nothing. */
  private joins(part: Part): boolean {
    const { open } = this
    let joined: Part | null = null
    for (let i = 0; i < open.size; i++) {
      const other = open.at(i)
      if ((other.rows & part.rows) === 0) continue
      if (joined === null) {
        joined = other
        this.merge(joined, part)
      } else {
        this.merge(joined, other)
        joined.rows |= other.rows
        other.rows = 0
        other.size = 0
        other.own = 0
      }
    }
    return joined !== null
  }

  /** Adds cells of another part, whose rows on the last reel are the caller's affair. */
  private merge(into: Part, part: Part): void {
    into.size += part.size
    into.own |= part.own
    into.factor = this.factors.with(into.factor, this.factors.value(part.factor))
  }

  private worth(c: number, { size, own, factor }: Part): number {
    return own === 0 ? 0 : entryOf(this.pays, c).at(size) * this.factors.value(factor)
  }
}

/** Rows side by side that fit a candidate. */
function columnParts(column: Uint8Array, { owns, fits }: Candidate, factors: Factors): Part[] {
  const parts: Part[] = []
  let part: Part | null = null
  for (const [row, token] of column.entries()) {
    const fit = entryOf(fits, token)
    if (fit === 0) {
      part = null
      continue
    }
    if (part === null) {
      part = { rows: 0, size: 0, own: 0, factor: 0 }
      parts.push(part)
    }
    part.rows |= 1 << row
    part.size = countBits(part.rows)
    if (entryOf(owns, token)) part.own = 1
    part.factor = factors.with(part.factor, fit)
  }
  return parts
}
