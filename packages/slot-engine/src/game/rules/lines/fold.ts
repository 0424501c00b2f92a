import { byteAt, entryOf, floatAt, intAt, known } from '../../../entries.ts'
import type { Reel } from '../../tables/reels.ts'
import { type EntryList, type FaceKinds, type Fold, MOST_KINDS, type StateSet } from '../../tables/screen-automaton.ts'
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

/** By node the tokens that lead on alike, as numbers from 0: how many there are, and of each token which. */
interface TokenKinds {
  readonly sizes: Int32Array
  readonly of: Uint8Array
}

function tokenKinds({ next, coins, nodes }: LineLayer, tokens: number): TokenKinds {
  const sizes = new Int32Array(nodes)
  const of = new Uint8Array(nodes * tokens)
  const firsts = new Int32Array(tokens)
  const leadsAlike = (one: number, other: number): boolean => next[one] === next[other] && coins[one] === coins[other]
  for (let node = 0; node < nodes; node++) {
    let size = 0
    for (let edge = node * tokens; edge < (node + 1) * tokens; edge++) {
      let kind = 0
      while (kind < size && !leadsAlike(intAt(firsts, kind), edge)) kind++
      if (kind === size) firsts[size++] = edge
      of[edge] = kind
    }
    sizes[node] = size
  }
  return { sizes, of }
}

/** What a state of a screen sees of a reel: in some of its rows which kind of token there is, to some nodes of lines. */
class SeenRows implements FaceKinds {
  size = 1
  private readonly tokens: number
  private reel: Reel
  private kinds: TokenKinds
  private seen = 0
  private readonly rows = new Int32Array(MOST_SEEN)
  private readonly nodes = new Int32Array(MOST_SEEN)

  constructor(reel: Reel, kinds: TokenKinds, tokens: number) {
    this.reel = reel
    this.kinds = kinds
    this.tokens = tokens
  }

  begin(reel: Reel, kinds: TokenKinds): void {
    this.reel = reel
    this.kinds = kinds
    this.seen = 0
    this.size = 1
  }

  /** False where that is too much to tell faces apart by. */
  add(row: number, node: number): boolean {
    for (let i = 0; i < this.seen; i++) if (this.rows[i] === row && this.nodes[i] === node) return true
    this.size *= intAt(this.kinds.sizes, node)
    if (this.seen === MOST_SEEN || this.size > MOST_KINDS) return false
    this.rows[this.seen] = row
    this.nodes[this.seen++] = node
    return true
  }

  of(face: number): number {
    const { tokens, maxRows } = this.reel
    const { sizes, of } = this.kinds
    let kind = 0
    for (let i = 0; i < this.seen; i++) {
      const node = intAt(this.nodes, i)
      const token = byteAt(tokens, face * maxRows + intAt(this.rows, i))
      kind = kind * intAt(sizes, node) + byteAt(of, node * this.tokens + token)
    }
    return kind
  }
}

/** Rows and nodes: more take as long to look at as the lines themselves. */
const MOST_SEEN = 12

/**
 * An entry is the lines that go the same way from here on and stand on the same node of the line automaton:
 * key = tail × nodes + node, count = their number.
 */
export class LinesFold implements Fold {
  private readonly lines: number
  private readonly reels: readonly Reel[]
  private readonly automaton: LineAutomaton
  private readonly tails: Tails
  /** By reel, made when first asked for. */
  private readonly tokenKinds: TokenKinds[] = []
  private readonly seen: SeenRows

  constructor(lines: readonly (readonly number[])[], automaton: LineAutomaton, reels: readonly Reel[]) {
    this.lines = lines.length
    this.reels = reels
    this.automaton = automaton
    this.tails = buildTails(lines, reels.length)
    this.seen = new SeenRows(entryOf(reels, 0), this.kindsOn(0), automaton.tokens)
  }

  private kindsOn(r: number): TokenKinds {
    const known = this.tokenKinds[r]
    if (known !== undefined) return known
    const made = tokenKinds(entryOf(this.automaton.layers, r), this.automaton.tokens)
    this.tokenKinds[r] = made
    return made
  }

  kinds(r: number, states: StateSet, from: number, to: number): FaceKinds | null {
    const { nodes } = this.automaton.layers[r] as LineLayer
    const rowOf = this.tails.row[r] as Int32Array
    this.seen.begin(this.reels[r] as Reel, this.kindsOn(r))
    for (let at = from; at < to; at++) {
      const key = states.key(at)
      const tail = Math.floor(key / nodes)
      if (!this.seen.add(intAt(rowOf, tail), key - tail * nodes)) return null
    }
    return this.seen
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
