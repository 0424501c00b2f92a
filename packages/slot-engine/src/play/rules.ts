import type { LineAutomaton, LineLayer } from '../compile/line-automaton.ts'
import { combineMultipliers } from '../compile/multipliers.ts'
import type { LineReader, Reading } from '../compile/reading.ts'
import { STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { WildMultiplierRule } from '../definition.ts'
import type { Cell } from '../round.ts'
import { type Board, cellAt } from './board.ts'

/** A win by the pay table, before the multipliers of cascade and feature. */
export type RuleWin =
  | { readonly kind: 'line'; readonly line: number; readonly reading: Reading; readonly coins: number }
  | {
      readonly kind: 'ways' | 'cluster' | 'anywhere'
      readonly direction: 'left' | 'right'
      readonly symbol: number
      readonly count: number
      readonly ways: number
      readonly cells: readonly Cell[]
      readonly multiplier: number
      readonly coins: number
    }

export type RecordWin = (win: RuleWin) => void

/** How windows win. */
export interface Rule {
  /**
   * The coins that the board wins. `mark` sets the marks of the winning cells; `record` is told of each win.
   */
  evaluate(board: Board, mark: boolean, record: RecordWin | null): number
}

/** Readings are remembered by what lies on the line: a long simulation reads each winning line once. */
const MEMORY = 1 << 16

export class LinesRule implements Rule {
  private readonly lines: readonly Int32Array[]
  private readonly reader: LineReader
  private readonly automaton: LineAutomaton
  private readonly known = new Map<number, readonly Reading[]>()

  constructor(lines: readonly (readonly number[])[], reader: LineReader, automaton: LineAutomaton) {
    this.lines = lines.map((line) => Int32Array.from(line, (row, reel) => reel * STRIDE + row))
    this.reader = reader
    this.automaton = automaton
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    let total = 0
    for (let i = 0; i < this.lines.length; i++) {
      const line = this.lines[i] as Int32Array
      const coins = this.coinsOf(board, line)
      if (coins === 0) continue
      total += coins
      if (mark || record !== null) this.tell(board, i, line, mark, record)
    }
    return total
  }

  private coinsOf(board: Board, line: Int32Array): number {
    const { automaton } = this
    let node = automaton.start
    let coins = automaton.startCoins
    for (let reel = 0; node !== 0 && reel < line.length; reel++) {
      const layer = automaton.layers[reel] as LineLayer
      const edge = node * automaton.tokens + (board.tokens[line[reel] as number] as number)
      coins += layer.coins[edge] as number
      node = layer.next[edge] as number
    }
    return coins
  }

  private tell(board: Board, index: number, line: Int32Array, mark: boolean, record: RecordWin | null): void {
    for (const reading of this.readings(board, line)) {
      const from = reading.kind === 'run' ? reading.from : 0
      const count = reading.kind === 'run' ? reading.count : line.length
      if (mark) for (let reel = from; reel < from + count; reel++) board.marks[line[reel] as number] = 1
      record?.({ kind: 'line', line: index, reading, coins: reading.coins })
    }
  }

  private readings(board: Board, line: Int32Array): readonly Reading[] {
    let key = 0
    for (const at of line) key = key * this.automaton.tokens + (board.tokens[at] as number)
    const known = this.known.get(key)
    if (known !== undefined) return known
    let state = this.reader.start()
    for (const at of line) state = this.reader.step(state, board.tokens[at] as number)
    const readings = this.reader.finish(state)
    if (this.known.size >= MEMORY) this.known.clear()
    this.known.set(key, readings)
    return readings
  }
}

export class WaysRule implements Rule {
  private readonly candidates: readonly Candidate[]
  private readonly direction: 'left' | 'right' | 'both'

  constructor(candidates: readonly Candidate[], direction: 'left' | 'right' | 'both') {
    this.candidates = candidates
    this.direction = direction
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    let total = 0
    for (const candidate of this.candidates) {
      if (this.direction !== 'right') total += this.run(board, candidate, 'left', mark, record)
      if (this.direction !== 'left') total += this.run(board, candidate, 'right', mark, record)
    }
    return total
  }

  private run(
    board: Board,
    candidate: Candidate,
    direction: 'left' | 'right',
    mark: boolean,
    record: RecordWin | null,
  ) {
    let ways = 1
    let count = 0
    while (count < board.reels) {
      const here = waysOn(board, candidate, direction === 'left' ? count : board.reels - 1 - count)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = (candidate.pays[count] as number) * ways
    if (coins === 0 || (direction === 'right' && this.direction === 'both' && count === board.reels)) return 0
    if (mark || record !== null) {
      const from = direction === 'left' ? 0 : board.reels - count
      const cells = cellsOn(board, candidate, from, from + count)
      if (mark) markCells(board, cells)
      record?.({ kind: 'ways', direction, symbol: candidate.symbol, count, ways, cells, multiplier: 1, coins })
    }
    return coins
  }
}

/** The cells of a reel that stand for the symbol, a multiplying wild as often as it multiplies. */
function waysOn(board: Board, candidate: Candidate, reel: number): number {
  const { fits } = candidate
  let ways = 0
  const end = reel * STRIDE + (board.rows[reel] as number)
  for (let at = reel * STRIDE; at < end; at++) ways += fits[board.tokens[at] as number] as number
  return ways
}

const cellsOn = (board: Board, candidate: Candidate, from: number, to: number): Cell[] =>
  board.cellsWhere((at) => {
    const reel = Math.floor(at / STRIDE)
    return reel >= from && reel < to && (candidate.fits[board.tokens[at] as number] as number) > 0
  })

function markCells(board: Board, cells: readonly Cell[]): void {
  for (const [reel, row] of cells) board.marks[reel * STRIDE + row] = 1
}

export class AnywhereRule implements Rule {
  private readonly candidates: readonly Candidate[]
  private readonly multipliers: WildMultiplierRule

  constructor(candidates: readonly Candidate[], multipliers: WildMultiplierRule) {
    this.candidates = candidates
    this.multipliers = multipliers
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    let total = 0
    for (const candidate of this.candidates) total += this.count(board, candidate, mark, record)
    return total
  }

  private count(board: Board, candidate: Candidate, mark: boolean, record: RecordWin | null): number {
    let count = 0
    let own = 0
    let factor = 1
    for (let reel = 0; reel < board.reels; reel++) {
      const end = reel * STRIDE + (board.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) {
        const token = board.tokens[at] as number
        const fit = candidate.fits[token] as number
        if (fit === 0) continue
        count++
        if (token === candidate.symbol) own++
        factor = combineMultipliers(this.multipliers, factor, fit)
      }
    }
    const coins = own === 0 ? 0 : (candidate.pays[count] as number) * factor
    if (coins === 0) return 0
    if (mark || record !== null) {
      const cells = cellsOn(board, candidate, 0, board.reels)
      if (mark) markCells(board, cells)
      const { symbol } = candidate
      record?.({ kind: 'anywhere', direction: 'left', symbol, count, ways: 1, cells, multiplier: factor, coins })
    }
    return coins
  }
}

export class ClustersRule implements Rule {
  /** Per token the symbol whose clusters it begins: wilds begin none. */
  private readonly begins: readonly (Candidate | undefined)[]
  private readonly multipliers: WildMultiplierRule
  /** Per cell the stamp of the last cluster it was in. */
  private readonly seen: Int32Array
  private readonly queue: Int32Array
  private stamp = 0

  constructor(candidates: readonly Candidate[], multipliers: WildMultiplierRule, reels: number) {
    this.begins = (candidates[0]?.fits ?? []).map((_, token) => candidates.find(({ symbol }) => symbol === token))
    this.multipliers = multipliers
    this.seen = new Int32Array(reels * STRIDE)
    this.queue = new Int32Array(reels * STRIDE)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    const { begins, seen } = this
    const before = this.stamp
    let total = 0
    for (let reel = 0; reel < board.reels; reel++) {
      const end = reel * STRIDE + (board.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) {
        const candidate = begins[board.tokens[at] as number]
        if (candidate === undefined || (seen[at] as number) > before) continue
        this.stamp++
        total += this.cluster(board, candidate, at, mark, record)
      }
    }
    return total
  }

  private cluster(board: Board, candidate: Candidate, start: number, mark: boolean, record: RecordWin | null): number {
    const { queue } = this
    let factor = 1
    let size = 1
    queue[0] = start
    this.seen[start] = this.stamp
    for (let i = 0; i < size; i++) {
      const at = queue[i] as number
      factor = combineMultipliers(this.multipliers, factor, candidate.fits[board.tokens[at] as number] as number)
      const reel = (at / STRIDE) | 0
      const row = at - reel * STRIDE
      if (row > 0) size = this.join(board, candidate, at - 1, size)
      if (row + 1 < (board.rows[reel] as number)) size = this.join(board, candidate, at + 1, size)
      if (reel > 0 && row < (board.rows[reel - 1] as number)) size = this.join(board, candidate, at - STRIDE, size)
      if (reel + 1 < board.reels && row < (board.rows[reel + 1] as number)) {
        size = this.join(board, candidate, at + STRIDE, size)
      }
    }
    const coins = (candidate.pays[size] as number) * factor
    if (coins > 0 && (mark || record !== null)) this.tell(board, candidate, size, factor, coins, mark, record)
    return coins
  }

  private join(board: Board, candidate: Candidate, at: number, size: number): number {
    if (this.seen[at] === this.stamp || candidate.fits[board.tokens[at] as number] === 0) return size
    this.seen[at] = this.stamp
    this.queue[size] = at
    return size + 1
  }

  private tell(
    board: Board,
    { symbol }: Candidate,
    count: number,
    multiplier: number,
    coins: number,
    mark: boolean,
    record: RecordWin | null,
  ): void {
    if (mark) for (let i = 0; i < count; i++) board.marks[this.queue[i] as number] = 1
    if (record === null) return
    const cells = Array.from(this.queue.subarray(0, count), cellAt)
    cells.sort(([a, b], [c, d]) => a - c || b - d)
    record({ kind: 'cluster', direction: 'left', symbol, count, ways: 1, cells, multiplier, coins })
  }
}
