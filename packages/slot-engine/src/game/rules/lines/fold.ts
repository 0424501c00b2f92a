import { byteAt, entryOf, floatAt, intAt, known } from '../../../entries.ts'
import type { Reel } from '../../tables/reels.ts'
import type { EntryList, Fold, StateSet } from '../../tables/screen-automaton.ts'
import type { LineAutomaton, LineLayer } from './automaton.ts'

/** Line tails: from reel `r` on, tail `t` runs through row `row[r][t]` and then tail `next[r][t]`. */
interface Tails {
  readonly ofLine: Int32Array
  readonly row: readonly Int32Array[]
  readonly next: readonly Int32Array[]
}

/** Tails are numbered by what follows first, so that a walk over ascending tails meets ascending next tails. */
function buildTails(lines: readonly (readonly number[])[], reels: number): Tails {
  const row: Int32Array[] = []
  const next: Int32Array[] = []
  let tails = new Int32Array(lines.length)
  for (let reel = reels - 1; reel >= 0; reel--) {
    const keys = lines.map((line, i) => intAt(tails, i) * 16 + entryOf(line, reel))
    const distinct = [...new Set(keys)].sort((a, b) => a - b)
    const ids = new Map(distinct.map((key, id) => [key, id]))
    row.unshift(Int32Array.from(distinct, (key) => key % 16))
    next.unshift(Int32Array.from(distinct, (key) => Math.floor(key / 16)))
    tails = Int32Array.from(keys, (key) => known(ids.get(key), `the tail ${key}`))
  }
  return { ofLine: tails, row, next }
}

/**
 * An entry is the lines that go the same way from here on and stand on the same node of the line automaton:
 * key = tail × nodes + node, count = their number.
 */
export class LinesFold implements Fold {
  private readonly lines: number
  private readonly reels: readonly Reel[]
  private readonly automaton: LineAutomaton
  private readonly tails: Tails

  constructor(lines: readonly (readonly number[])[], automaton: LineAutomaton, reels: readonly Reel[]) {
    this.lines = lines.length
    this.reels = reels
    this.automaton = automaton
    this.tails = buildTails(lines, reels.length)
  }

  start(into: EntryList): number {
    const { automaton, tails } = this
    if (automaton.start !== 0) {
      const nodes = entryOf(automaton.layers, 0).nodes
      for (const tail of [...tails.ofLine].sort((a, b) => a - b)) into.add(tail * nodes + automaton.start, 1)
    }
    return automaton.startCoins * this.lines
  }

  step(r: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number {
    const { next, coins, nodes } = this.automaton.layers[r] as LineLayer
    const nodesAhead = this.automaton.layers[r + 1]?.nodes ?? 1
    const rowOf = this.tails.row[r] as Int32Array
    const tailOf = this.tails.next[r] as Int32Array
    const { tokens, maxRows } = this.reels[r] as Reel
    let won = 0
    for (let at = from; at < to; at++) {
      const key = states.key(at)
      const tail = Math.floor(key / nodes)
      const token = byteAt(tokens, face * maxRows + intAt(rowOf, tail))
      const edge = (key - tail * nodes) * this.automaton.tokens + token
      won += states.count(at) * floatAt(coins, edge)
      const node = intAt(next, edge)
      if (node !== 0) into.add(intAt(tailOf, tail) * nodesAhead + node, states.count(at))
    }
    return won
  }
}
