import type { LineAutomaton, LineLayer } from '../compile/line-automaton.ts'
import type { LineReader, Reading } from '../compile/reading.ts'
import { STRIDE } from '../compile/reels.ts'
import type { Cell } from '../round.ts'
import type { Board } from './board.ts'

/** A win by the pay table, before the multipliers of cascade and feature. */
export type RuleWin =
  | {
      readonly kind: 'line'
      readonly line: number
      /** Of the whole line, reel by reel. */
      readonly places: Int32Array
      readonly reading: Reading
      readonly coins: number
    }
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

/** Is told of each win of a symbol what it counts, and nothing of where it lies: that takes far less work to find. */
export type CountWin = (symbol: number, count: number, coins: number) => void

/** How windows win. */
export interface Rule {
  /**
   * The coins that the board wins. `mark` sets the marks of the winning cells; `record` and `counted` are told of each win.
   */
  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number
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

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    let total = 0
    for (let i = 0; i < this.lines.length; i++) {
      const line = this.lines[i] as Int32Array
      const coins = this.coinsOf(board, line)
      if (coins === 0) continue
      total += coins
      if (mark || record !== null || counted !== undefined) this.tell(board, i, line, mark, record, counted)
    }
    return total
  }

  private coinsOf(board: Board, line: Int32Array): number {
    const { layers, tokens, start, startCoins } = this.automaton
    const cells = board.tokens
    let node = start
    let coins = startCoins
    // Behind the last reel nothing more can be won.
    for (let reel = 0; node !== 0; reel++) {
      const layer = layers[reel] as LineLayer
      const edge = node * tokens + (cells[line[reel] as number] as number)
      coins += layer.coins[edge] as number
      node = layer.next[edge] as number
    }
    return coins
  }

  private tell(
    board: Board,
    index: number,
    line: Int32Array,
    mark: boolean,
    record: RecordWin | null,
    counted: CountWin | undefined,
  ): void {
    const readings = this.readings(board, line)
    for (let i = 0; i < readings.length; i++) {
      const reading = readings[i] as Reading
      const from = reading.kind === 'run' ? reading.from : 0
      const count = reading.kind === 'run' ? reading.count : line.length
      if (mark) {
        for (let reel = from; reel < from + count; reel++) {
          board.marks[reel] = (board.marks[reel] as number) | (1 << ((line[reel] as number) % STRIDE))
        }
      }
      if (reading.kind === 'run') counted?.(reading.symbol, count, reading.coins)
      record?.({ kind: 'line', line: index, places: line, reading, coins: reading.coins })
    }
  }

  private readings(board: Board, line: Int32Array): readonly Reading[] {
    let key = 0
    for (let reel = 0; reel < line.length; reel++) {
      key = key * this.automaton.tokens + (board.tokens[line[reel] as number] as number)
    }
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
