import { byteAt, entryOf, intAt } from '../../../entries.ts'
import type { Sight } from '../../core/sight.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { LineOutcomes } from './outcomes.ts'

/** What is known once some reels are chosen. */
interface Level {
  /** Lines whose outcome is open, and the state of each. */
  open: number
  readonly lines: Int32Array
  readonly states: Int32Array
  /** Lines that win for certain, and their outcomes. */
  won: number
  readonly winners: Int32Array
  readonly outcomes: Int32Array
  coins: number
}

/** Sees windows by lines: a cell counts only where a line runs through it that can still win. */
export class LinesSight implements Sight {
  readonly classes: number
  readonly isFixed = false
  private readonly rows: readonly (readonly number[])[]
  private readonly tokens: number
  private readonly of: LineOutcomes
  private readonly levels: readonly Level[]
  /** Of the reel looked at: per row the states of the lines that run through it. */
  private readonly through: number[][] = Array.from({ length: STRIDE }, () => [])
  /** Per row the tokens that stand for a class each. */
  private readonly known: number[][] = Array.from({ length: STRIDE }, () => [])
  /** Per row and token its class, −1 where it is not known yet. */
  private readonly classOfCell: Int32Array
  private looked = 0

  constructor(lines: readonly (readonly number[])[], tokens: number, of: LineOutcomes) {
    this.classes = tokens
    this.tokens = tokens
    this.of = of
    this.rows = of.next.map((_, reel) => lines.map((line) => entryOf(line, reel)))
    this.levels = Array.from({ length: of.next.length + 1 }, () => levelOf(lines.length))
    this.classOfCell = new Int32Array(STRIDE * tokens)
    for (const line of lines.keys()) this.settle(this.levels[0] as Level, 0, line, of.start)
  }

  isOpen(reel: number): boolean {
    return (this.levels[reel] as Level).open > 0
  }

  look(reel: number): void {
    const { through, known } = this
    const { open, lines, states } = this.levels[reel] as Level
    const rowOf = this.rows[reel] as readonly number[]
    for (let row = 0; row < through.length; row++) {
      ;(through[row] as number[]).length = 0
      ;(known[row] as number[]).length = 0
    }
    this.classOfCell.fill(-1)
    for (let i = 0; i < open; i++) {
      const list = through[entryOf(rowOf, intAt(lines, i))] as number[]
      const state = intAt(states, i)
      if (!list.includes(state)) list.push(state)
    }
    this.looked = reel
  }

  classOf(row: number, token: number): number {
    const at = row * this.tokens + token
    const found = intAt(this.classOfCell, at)
    if (found >= 0) return found
    const known = this.known[row] as number[]
    let i = 0
    while (i < known.length && !this.isAlike(row, entryOf(known, i), token)) i++
    if (i === known.length) known.push(token)
    this.classOfCell[at] = i
    return i
  }

  private isAlike(row: number, a: number, b: number): boolean {
    const next = this.of.next[this.looked] as Int32Array
    const states = this.through[row] as number[]
    for (let i = 0; i < states.length; i++) {
      const from = entryOf(states, i) * this.tokens
      if (next[from + a] !== next[from + b]) return false
    }
    return true
  }

  choose(reel: number, tokens: Uint8Array, from: number): void {
    const before = this.levels[reel] as Level
    const after = this.levels[reel + 1] as Level
    const next = this.of.next[reel] as Int32Array
    const rowOf = this.rows[reel] as readonly number[]
    after.coins = before.coins
    after.won = before.won
    for (let i = 0; i < before.won; i++) {
      after.winners[i] = intAt(before.winners, i)
      after.outcomes[i] = intAt(before.outcomes, i)
    }
    after.open = 0
    for (let i = 0; i < before.open; i++) {
      const line = intAt(before.lines, i)
      const token = byteAt(tokens, from + entryOf(rowOf, line))
      this.settle(after, reel + 1, line, intAt(next, intAt(before.states, i) * this.tokens + token))
    }
  }

  private settle(level: Level, reel: number, line: number, state: number): void {
    const outcome = intAt(this.of.certain[reel] as Int32Array, state)
    if (outcome < 0) {
      level.lines[level.open] = line
      level.states[level.open++] = state
      return
    }
    const { coins } = this.of.list[outcome] as LineOutcomes['list'][number]
    if (coins === 0) return
    level.coins += coins
    level.winners[level.won] = line
    level.outcomes[level.won++] = outcome
  }

  coins(reel: number): number {
    return (this.levels[reel] as Level).coins
  }

  mark(reel: number, marks: Int32Array): void {
    const { won, winners, outcomes } = this.levels[reel] as Level
    for (let i = 0; i < won; i++) {
      const line = intAt(winners, i)
      let reels = (this.of.list[intAt(outcomes, i)] as LineOutcomes['list'][number]).reels
      for (let r = 0; reels !== 0; r++, reels >>= 1) {
        if ((reels & 1) === 0) continue
        marks[r] = intAt(marks, r) | (1 << entryOf(this.rows[r] as readonly number[], line))
      }
    }
  }
}

const levelOf = (lines: number): Level => ({
  open: 0,
  lines: new Int32Array(lines),
  states: new Int32Array(lines),
  won: 0,
  winners: new Int32Array(lines),
  outcomes: new Int32Array(lines),
  coins: 0,
})
