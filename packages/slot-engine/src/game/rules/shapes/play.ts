import { byteAt, entryOf, intAt } from '../../../entries.ts'
import { type Board, cellAt } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule, RuleWin } from '../../core/win-rule.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'
import { type PlannedShape, payIn } from './plan.ts'

export class ShapesRule implements Rule {
  private readonly shapes: readonly PlannedShape[]
  private readonly wins: CountedWins
  /** By shape whether it wins with the symbol looked at. */
  private readonly won: Uint8Array

  constructor(shapes: readonly PlannedShape[], wins: CountedWins) {
    this.shapes = shapes
    this.wins = wins
    this.won = new Uint8Array(shapes.length)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    const { symbols } = this.wins
    let total = 0
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i] as CountedSymbol
      for (let s = 0; s < this.shapes.length; s++) {
        const shape = this.shapes[s] as PlannedShape
        const pay = payIn(shape, symbol)
        const factor = pay === 0 ? 0 : this.factor(board, symbol, shape)
        this.won[s] = factor === 0 ? 0 : 1
        if (factor === 0 || this.isHidden(shape)) continue
        total += pay * factor
        counted?.(symbol.symbol, shape.places.length, pay * factor)
        if (mark) markAll(board, shape)
        if (record !== null) tell(record, symbol.symbol, shape, factor, pay * factor)
      }
    }
    return total
  }

  /** What the wilds in the shape multiply; 0 where the symbol does not win there. */
  private factor({ tokens }: Board, { symbol, variants, fits }: CountedSymbol, { places }: PlannedShape): number {
    let factor = 1
    let counts = this.wins.wildRuns === 'each'
    for (let i = 0; i < places.length; i++) {
      const token = byteAt(tokens, entryOf(places, i))
      const fit = intAt(fits, token)
      if (fit === 0) return 0
      counts ||= token === symbol || variants.includes(token)
      factor = combineMultipliers(this.wins.multipliers, factor, fit)
    }
    return counts ? factor : 0
  }

  private isHidden({ within }: PlannedShape): boolean {
    for (let i = 0; i < within.length; i++) if (this.won[entryOf(within, i)] === 1) return true
    return false
  }
}

/** A shape that wins. */
export interface ShapeWin extends RuleWin {
  readonly kind: 'shape'
  readonly multiplier: number
}

function markAll({ marks }: Board, { places }: PlannedShape): void {
  for (const at of places) {
    const reel = Math.floor(at / STRIDE)
    marks[reel] = intAt(marks, reel) | (1 << (at % STRIDE))
  }
}

function tell(record: RecordWin, symbol: number, { name, places }: PlannedShape, factor: number, coins: number): void {
  const cells = places.map(cellAt)
  const count = cells.length
  const win: ShapeWin = {
    ...{ kind: 'shape', symbol, count, cells, multiplier: factor, coins },
    event: (multiplier, idOf) => ({
      ...{ type: 'shapeWon', shape: name, symbol: idOf(symbol), count, cells },
      ...{ multiplier: factor * multiplier, coins: coins * multiplier },
    }),
  }
  record(win)
}
