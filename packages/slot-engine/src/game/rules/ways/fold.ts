import { byteAt, entryOf } from '../../../entries.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** Keys of an entry: `candidate × FROM + the reel its run began on`. */
const FROM = 16
/** An entry that keeps a state alive where a run may begin on any reel. */
const ALWAYS = Number.MAX_SAFE_INTEGER

/** An entry is a run that can still grow; its count is the number of ways so far. */
export class WaysFold implements Fold {
  private readonly candidates: readonly Candidate[]
  private readonly reels: readonly Reel[]
  private readonly fromLeft: boolean
  private readonly fromRight: boolean
  /** Per reel the matching cells by `face × candidates + candidate`. */
  private readonly matches: readonly Int32Array[]

  constructor(candidates: readonly Candidate[], direction: 'left' | 'right' | 'both', reels: readonly Reel[]) {
    this.candidates = candidates
    this.reels = reels
    this.fromLeft = direction !== 'right'
    this.fromRight = direction !== 'left'
    this.matches = reels.map((reel) => matchesOf(reel, candidates))
  }

  start(into: EntryList): number {
    this.candidates.forEach((_, c) => {
      into.add(c * FROM, 1)
    })
    if (this.fromRight) into.add(ALWAYS, 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const { candidates } = this
    const matches = this.matches[r] as Int32Array
    const last = r === this.reels.length - 1
    let won = 0
    let began = -1
    for (let at = from; at < to; at++) {
      const key = states.key(at)
      if (key === ALWAYS) continue
      const c = Math.floor(key / FROM)
      const first = key - c * FROM
      const here = matches[face * candidates.length + c] as number
      const ways = states.count(at)
      if (here === 0) {
        if (first === 0 && this.fromLeft) won += this.pay(c, r) * ways
      } else if (last) won += this.atTheEnd(c, first) * ways * here
      else into.add(key, ways * here)
      began = c
    }
    if (this.fromRight) won += this.begin(r, face, states, from, to, into, last)
    return began < 0 && !this.fromRight ? 0 : won
  }

  /** Runs that begin on this reel: where the candidate has none under way. */
  private begin(
    r: number,
    face: number,
    states: StateSet,
    from: number,
    to: number,
    into: EntryList,
    last: boolean,
  ): number {
    const matches = this.matches[r] as Int32Array
    let won = 0
    let at = from
    for (let c = 0; c < this.candidates.length; c++) {
      while (at < to && states.key(at) < c * FROM) at++
      const running = at < to && states.key(at) < (c + 1) * FROM
      const here = matches[face * this.candidates.length + c] as number
      if (running || here === 0) continue
      if (last) won += this.atTheEnd(c, r) * here
      else into.add(c * FROM + r, here)
    }
    if (!last) into.add(ALWAYS, 1)
    return won
  }

  private atTheEnd(candidate: number, first: number): number {
    const pay = this.pay(candidate, this.reels.length - first)
    return first === 0 || this.fromRight ? pay : 0
  }

  private pay(candidate: number, count: number): number {
    return entryOf(entryOf(this.candidates, candidate).pays, count)
  }
}

function matchesOf(reel: Reel, candidates: readonly Candidate[]): Int32Array {
  const matches = new Int32Array(reel.faces * candidates.length)
  for (let face = 0; face < reel.faces; face++) {
    candidates.forEach((candidate, c) => {
      let cells = 0
      for (let row = 0; row < byteAt(reel.rows, face); row++) {
        cells += entryOf(candidate.fits, byteAt(reel.tokens, face * reel.maxRows + row))
      }
      matches[face * candidates.length + c] = cells
    })
  }
  return matches
}
