import type { Cell, RoundEvent } from '../../../round.ts'
import { type Board, cellAt } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule, RuleWin } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { LineAutomaton, LineLayer } from './automaton.ts'
import type { LineReader, Reading } from './reading.ts'

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
      record?.(new LineWin(index, line, reading))
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

/** A reading of a line that wins. */
class LineWin implements RuleWin {
  readonly symbol: number
  readonly count: number
  readonly coins: number
  private readonly line: number
  /** Of the whole line, reel by reel. */
  private readonly places: Int32Array
  private readonly reading: Reading

  constructor(line: number, places: Int32Array, reading: Reading) {
    const isRun = reading.kind === 'run'
    this.symbol = isRun ? reading.symbol : -1
    this.count = isRun ? reading.count : 0
    this.coins = reading.coins
    this.line = line
    this.places = places
    this.reading = reading
  }

  get cells(): Cell[] {
    const cells = Array.from(this.places, cellAt)
    if (this.reading.kind === 'combination') return cells
    const { from, count } = this.reading
    return cells.slice(from, from + count)
  }

  event(multiplier: number, idOf: (symbol: number) => string): RoundEvent {
    const { line, reading, cells } = this
    const coins = this.coins * multiplier
    if (reading.kind === 'combination') {
      const factor = reading.multiplier * multiplier
      return { type: 'combinationWon', line, name: reading.name, cells, multiplier: factor, coins }
    }
    const { direction, count } = reading
    const symbol = idOf(reading.symbol)
    const factor = reading.multiplier * multiplier
    return { type: 'lineWon', line, direction, symbol, count, cells, multiplier: factor, coins }
  }
}
