import { combineMultipliers } from '../compile/multipliers.ts'
import { STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { WildMultiplierRule } from '../definition.ts'
import type { Board } from './board.ts'
import type { RecordWin, Rule } from './rules.ts'
import { cellsOn, markCells } from './winning-cells.ts'

export class AnywhereRule implements Rule {
  private readonly candidates: readonly Candidate[]
  private readonly multipliers: WildMultiplierRule
  /** Per candidate the tokens that count for it. */
  private readonly counting: readonly Int32Array[]
  /** Per candidate the least number that pays. */
  private readonly least: readonly number[]
  /** Cells of each token in view. */
  private readonly seen: Int32Array

  constructor(candidates: readonly Candidate[], multipliers: WildMultiplierRule) {
    this.candidates = candidates
    this.multipliers = multipliers
    const tokens = (candidates[0]?.fits ?? []).map((_, token) => token)
    this.counting = candidates.map(({ fits }) => Int32Array.from(tokens.filter((token) => (fits[token] as number) > 0)))
    this.least = candidates.map(({ pays }) => leastPaying(pays))
    this.seen = new Int32Array(tokens.length)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    this.look(board)
    let total = 0
    for (let c = 0; c < this.candidates.length; c++) {
      const counting = this.counting[c] as Int32Array
      let count = 0
      for (let i = 0; i < counting.length; i++) count += this.seen[counting[i] as number] as number
      if (count < (this.least[c] as number)) continue
      total += this.count(board, this.candidates[c] as Candidate, mark, record)
    }
    return total
  }

  private look(board: Board): void {
    const { seen } = this
    seen.fill(0)
    for (let reel = 0; reel < board.reels; reel++) {
      const end = reel * STRIDE + (board.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) {
        const token = board.tokens[at] as number
        seen[token] = (seen[token] as number) + 1
      }
    }
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

/** The least count that pays; more than there can be where none does. */
export const leastPaying = (pays: readonly number[]): number => {
  const least = pays.findIndex((coins) => coins > 0)
  return least < 0 ? pays.length : least
}
