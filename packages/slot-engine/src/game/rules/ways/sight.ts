import { byteAt, entryOf, floatAt, intAt } from '../../../entries.ts'
import type { Sight } from '../../core/sight.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** What is known of ways from the left once some reels are chosen. */
interface Level {
  /** Symbols whose runs go on, and the ways of each. */
  open: number
  readonly symbols: Int32Array
  readonly ways: Float64Array
  coins: number
  /** Symbols that have won, and on how many reels. */
  won: number
  readonly winners: Int32Array
  readonly counts: Int32Array
}

/** Sees windows by ways from the left: a cell counts only for symbols that every reel before it shows. */
export class WaysSight implements Sight {
  readonly classes: number
  readonly isFixed = false
  private readonly candidates: readonly Candidate[]
  private readonly reels: number
  private readonly levels: readonly Level[]
  /** The chosen columns. */
  private readonly columns: Uint8Array
  private readonly rows: Int32Array
  /** Of the reel looked at: tokens that stand for a class each, and by token its class, −1 where it is not known yet. */
  private readonly known: number[] = []
  private readonly classOfToken: Int32Array
  private looked: Level

  constructor(candidates: readonly Candidate[], tokens: number, reels: number) {
    this.classes = tokens
    this.candidates = candidates
    this.reels = reels
    this.levels = Array.from({ length: reels + 1 }, () => levelOf(candidates.length))
    this.columns = new Uint8Array(reels * STRIDE)
    this.rows = new Int32Array(reels)
    this.classOfToken = new Int32Array(tokens)
    this.looked = this.levels[0] as Level
    for (const c of candidates.keys()) {
      this.looked.symbols[c] = c
      this.looked.ways[c] = 1
    }
    this.looked.open = candidates.length
  }

  isOpen(reel: number): boolean {
    return reel < this.reels && (this.levels[reel] as Level).open > 0
  }

  look(reel: number): void {
    this.looked = this.levels[reel] as Level
    this.known.length = 0
    this.classOfToken.fill(-1)
  }

  classOf(_row: number, token: number): number {
    const found = intAt(this.classOfToken, token)
    if (found >= 0) return found
    let i = 0
    while (i < this.known.length && !this.isAlike(entryOf(this.known, i), token)) i++
    if (i === this.known.length) this.known.push(token)
    this.classOfToken[token] = i
    return i
  }

  private isAlike(a: number, b: number): boolean {
    const { open, symbols } = this.looked
    for (let i = 0; i < open; i++) {
      const { fits } = this.candidates[intAt(symbols, i)] as Candidate
      if (fits[a] !== fits[b]) return false
    }
    return true
  }

  choose(reel: number, tokens: Uint8Array, from: number, rows: number): void {
    const before = this.levels[reel] as Level
    const after = this.levels[reel + 1] as Level
    this.rows[reel] = rows
    this.columns.set(tokens.subarray(from, from + rows), reel * STRIDE)
    after.open = 0
    after.coins = before.coins
    after.won = before.won
    for (let i = 0; i < before.won; i++) {
      after.winners[i] = intAt(before.winners, i)
      after.counts[i] = intAt(before.counts, i)
    }
    for (let i = 0; i < before.open; i++) {
      const c = intAt(before.symbols, i)
      const here = this.waysOn(reel, c)
      const ways = floatAt(before.ways, i)
      if (here === 0) this.pay(after, c, reel, ways)
      else if (reel + 1 === this.reels) this.pay(after, c, reel + 1, ways * here)
      else {
        after.symbols[after.open] = c
        after.ways[after.open++] = ways * here
      }
    }
  }

  private waysOn(reel: number, c: number): number {
    const { fits } = this.candidates[c] as Candidate
    let ways = 0
    const end = reel * STRIDE + intAt(this.rows, reel)
    for (let at = reel * STRIDE; at < end; at++) ways += entryOf(fits, byteAt(this.columns, at))
    return ways
  }

  private pay(level: Level, c: number, count: number, ways: number): void {
    const coins = entryOf((this.candidates[c] as Candidate).pays, count) * ways
    if (coins === 0) return
    level.coins += coins
    level.winners[level.won] = c
    level.counts[level.won++] = count
  }

  coins(reel: number): number {
    return (this.levels[reel] as Level).coins
  }

  mark(reel: number, marks: Int32Array): void {
    const { won, winners, counts } = this.levels[reel] as Level
    for (let i = 0; i < won; i++) {
      const { fits } = this.candidates[intAt(winners, i)] as Candidate
      for (let r = 0; r < intAt(counts, i); r++) {
        for (let row = 0; row < intAt(this.rows, r); row++) {
          if (fits[byteAt(this.columns, r * STRIDE + row)] !== 0) marks[r] = intAt(marks, r) | (1 << row)
        }
      }
    }
  }
}

const levelOf = (candidates: number): Level => ({
  open: 0,
  symbols: new Int32Array(candidates),
  ways: new Float64Array(candidates),
  coins: 0,
  won: 0,
  winners: new Int32Array(candidates),
  counts: new Int32Array(candidates),
})
