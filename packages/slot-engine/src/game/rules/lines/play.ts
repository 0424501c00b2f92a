import { byteAt, intAt } from '../../../entries.ts'
import type { Cell, RoundEvent } from '../../../round.ts'
import { type Board, cellAt } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule, RuleWin } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { LineAutomaton, LineLayer } from './automaton.ts'
import type { LineReader, Reading } from './reader.ts'
import type { LineTree } from './tree.ts'

/** Readings are remembered by what lies on the line: a long simulation reads each winning line once. */
const MEMORY = 1 << 16

export class LinesRule implements Rule {
  private readonly lines: readonly Int32Array[]
  private readonly reader: LineReader
  private readonly automaton: LineAutomaton
  private readonly tree: LineTree
  /** By reel where a line has come to, and the coins that it has won. */
  private readonly nodes: Int32Array
  private readonly before: Float64Array
  private readonly known = new Map<number, readonly Reading[]>()

  constructor(lines: readonly (readonly number[])[], reader: LineReader, automaton: LineAutomaton, tree: LineTree) {
    this.lines = lines.map((line) => Int32Array.from(line, (row, reel) => reel * STRIDE + row))
    this.reader = reader
    this.automaton = automaton
    this.tree = tree
    this.nodes = new Int32Array(automaton.layers.length + 1).fill(automaton.start, 0, 1)
    this.before = new Float64Array(automaton.layers.length + 1).fill(automaton.startCoins, 0, 1)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    if (record === null) return this.count(board, mark, counted)
    let total = 0
    for (let i = 0; i < this.lines.length; i++) {
      const line = this.lines[i] as Int32Array
      const coins = this.coinsOf(board, line)
      if (coins === 0) continue
      total += coins
      this.tell(board, i, line, mark, record, counted)
    }
    return total
  }

  /** Lines that begin alike are read together, in an order of their own. */
  private count(board: Board, mark: boolean, counted: CountWin | undefined): number {
    const { nodes, before } = this
    const { reels, cells, behind, starts, steps, coins } = this.tree
    const { tokens: width } = this.automaton
    const { tokens } = board
    let total = 0
    for (let at = 0; at < reels.length; ) {
      const reel = reels[at] as number
      const edge = (starts[reel] as number) + (nodes[reel] as number) * width + (tokens[cells[at] as number] as number)
      const step = steps[edge] as number
      if (step === 0 && before[reel] === 0) {
        at = behind[at] as number
        continue
      }
      const won = (before[reel] as number) + ((step & 1) === 0 ? 0 : (coins[edge] as number))
      if (step < 2) {
        total += this.wonBy(board, at, won, mark, counted)
        at = behind[at] as number
        continue
      }
      nodes[reel + 1] = step >> 1
      before[reel + 1] = won
      at++
    }
    return total
  }

  /** What all lines win that begin so, each as much. */
  private wonBy(board: Board, node: number, coins: number, mark: boolean, counted: CountWin | undefined): number {
    if (coins === 0) return 0
    const { first, order, behind } = this.tree
    const from = intAt(first, node)
    const end = intAt(first, intAt(behind, node))
    if (!mark && counted === undefined) return coins * (end - from)
    for (let at = from; at < end; at++) {
      const index = intAt(order, at)
      this.tell(board, index, this.lines[index] as Int32Array, mark, null, counted)
    }
    return coins * (end - from)
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
          board.marks[reel] = intAt(board.marks, reel) | (1 << (intAt(line, reel) % STRIDE))
        }
      }
      if (reading.kind === 'run') counted?.(reading.symbol, count, reading.coins)
      record?.(new LineWin(index, line, reading))
    }
  }

  private readings(board: Board, line: Int32Array): readonly Reading[] {
    let key = 0
    for (let reel = 0; reel < line.length; reel++) {
      key = key * this.automaton.tokens + byteAt(board.tokens, intAt(line, reel))
    }
    const known = this.known.get(key)
    if (known !== undefined) return known
    let state = this.reader.start()
    for (const at of line) state = this.reader.step(state, byteAt(board.tokens, at))
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
