import { byteAt, entryOf } from '../../../entries.ts'
import { columnOf } from '../../tables/faces.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { FullSymbol } from './candidates.ts'

/** Keys below 0 are not the rule's own: coins that it has won, 1 more, while the window may still be full, and … */
const WAITING = -1
/** … from here down a symbol that it may be full of. */
const FULL = -2

/** The rule of the game; what it wins waits as long as every reel shows one symbol. */
export class FullWindowFold implements Fold {
  private readonly symbols: readonly FullSymbol[]
  private readonly otherwise: Fold
  private readonly last: number
  /** Per reel at `face × symbols + symbol`. */
  private readonly full: readonly Uint8Array[]

  constructor(symbols: readonly FullSymbol[], otherwise: Fold, reels: readonly Reel[]) {
    this.symbols = symbols
    this.otherwise = otherwise
    this.last = reels.length - 1
    this.full = reels.map((reel) => fullOn(reel, symbols))
  }

  start(into: EntryList): number {
    for (let c = this.symbols.length - 1; c >= 0; c--) into.add(FULL - c, 1)
    into.add(WAITING, this.otherwise.start(into) + 1)
    return 0
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    let at = from
    let best = -1
    for (; at < to && states.key(at) <= FULL; at++) {
      const symbol = FULL - states.key(at)
      if (byteAt(this.full[r] as Uint8Array, face * this.symbols.length + symbol) === 0) continue
      best = symbol
      if (r < this.last) into.add(FULL - symbol, 1)
    }
    const waiting = at < to && states.key(at) === WAITING ? states.count(at++) - 1 : 0
    const won = waiting + this.otherwise.step(r, face, states, at, to, into)
    if (best < 0) return won
    // Symbols come the cheapest first, so the last one is the dearest.
    if (r === this.last) return entryOf(this.symbols, best).coins
    into.add(WAITING, won + 1)
    return 0
  }
}

function fullOn(reel: Reel, symbols: readonly FullSymbol[]): Uint8Array {
  const full = new Uint8Array(reel.faces * symbols.length)
  for (let face = 0; face < reel.faces; face++) {
    const column = columnOf(reel, face)
    for (const [c, { fits }] of symbols.entries())
      full[face * symbols.length + c] = column.every((token) => byteAt(fits, token) === 1) ? 1 : 0
  }
  return full
}
