import { EMPTY, STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { Board } from './board.ts'
import type { RecordWin, Rule } from './rules.ts'
import { cellsOn } from './winning-cells.ts'

/** Symbols that a word has a bit for. */
const WORD = 32

type Side = 'left' | 'right'

export class WaysRule implements Rule {
  private readonly symbols: readonly WaysSymbol[]
  private readonly direction: Side | 'both'
  private readonly words: readonly Word[]
  /** The rows that stand for a symbol, by reel, of the run looked at last. */
  private readonly rows: Int32Array

  constructor(candidates: readonly Candidate[], direction: Side | 'both') {
    const reels = (candidates[0]?.pays.length ?? 1) - 1
    this.symbols = candidates.map(waysSymbol)
    this.direction = direction
    this.rows = new Int32Array(reels)
    this.words = Array.from({ length: Math.ceil(candidates.length / WORD) }, (_, w) =>
      wordOf(candidates.slice(w * WORD, (w + 1) * WORD), reels),
    )
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    const { words, direction } = this
    let total = 0
    for (let w = 0; w < words.length; w++) {
      const left = direction === 'right' ? 0 : mayWin(board, words[w] as Word, 'left')
      const right = direction === 'left' ? 0 : mayWin(board, words[w] as Word, 'right')
      for (let rest = left | right; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const symbol = this.symbols[w * WORD + 31 - Math.clz32(bit)] as WaysSymbol
        if ((left & bit) !== 0) total += this.run(board, symbol, 'left', mark, record)
        if ((right & bit) !== 0) total += this.run(board, symbol, 'right', mark, record)
      }
    }
    return total
  }

  private run(board: Board, of: WaysSymbol, side: Side, mark: boolean, record: RecordWin | null): number {
    let ways = 1
    let count = 0
    while (count < board.reels) {
      const here = this.waysOn(board, of, side === 'left' ? count : board.reels - 1 - count)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = (of.pays[count] as number) * ways
    if (coins === 0 || (side === 'right' && this.direction === 'both' && count === board.reels)) return 0
    const from = side === 'left' ? 0 : board.reels - count
    if (mark) {
      for (let r = from; r < from + count; r++) {
        board.marks[r] = (board.marks[r] as number) | (this.rows[r] as number)
      }
    }
    if (record !== null) {
      const cells = cellsOn(board, of.fits, from, from + count)
      record({ kind: 'ways', direction: side, symbol: of.symbol, count, ways, cells, multiplier: 1, coins })
    }
    return coins
  }

  /** The cells of a reel that stand for the symbol, a multiplying wild as often as it multiplies. */
  private waysOn({ tokens, depth }: Board, { stands }: WaysSymbol, reel: number): number {
    let ways = 0
    let rows = 0
    const first = reel * STRIDE
    for (let row = 0; row < depth; row++) {
      const cell = stands[tokens[first + row] as number] as number
      ways += cell >> 1
      rows |= (cell & 1) << row
    }
    this.rows[reel] = rows
    return ways
  }
}

interface WaysSymbol {
  readonly symbol: number
  readonly fits: readonly number[]
  readonly pays: readonly number[]
  /** By token: 0 where it does not stand for the symbol, else 1 + twice the ways that it makes. No branch is needed for it. */
  readonly stands: Int32Array
}

const waysSymbol = ({ symbol, fits, pays }: Candidate): WaysSymbol => ({
  symbol,
  fits,
  pays,
  stands: Int32Array.from({ length: EMPTY + 1 }, (_, token) =>
    (fits[token] ?? 0) > 0 ? 2 * (fits[token] as number) + 1 : 0,
  ),
})

/** Up to 32 symbols, a bit for each. */
interface Word {
  /** By token the symbols that it stands for. */
  readonly standsFor: Int32Array
  /** By length of a run the symbols that it pays. */
  readonly paid: Int32Array
}

function wordOf(candidates: readonly Candidate[], reels: number): Word {
  const bits = (holds: (candidate: Candidate) => boolean): number =>
    candidates.reduce((word, candidate, i) => (holds(candidate) ? word | (1 << i) : word), 0)
  return {
    standsFor: Int32Array.from({ length: EMPTY + 1 }, (_, token) => bits(({ fits }) => (fits[token] ?? 0) > 0)),
    paid: Int32Array.from({ length: reels + 1 }, (_, count) => bits(({ pays }) => (pays[count] as number) > 0)),
  }
}

/** The symbols on every reel from that side on, for as many reels as pay them. */
function mayWin({ tokens, depth, reels }: Board, { standsFor, paid }: Word, side: Side): number {
  let alive = -1
  let winners = 0
  for (let count = 1; count <= reels; count++) {
    const reel = side === 'left' ? count - 1 : reels - count
    const end = reel * STRIDE + depth
    let here = 0
    for (let at = reel * STRIDE; at < end; at++) here |= standsFor[tokens[at] as number] as number
    alive &= here
    if (alive === 0) break
    winners |= alive & (paid[count] as number)
  }
  return winners
}
