import type { Direction } from '../../../../definition.ts'
import { byteAt, entryOf, intAt } from '../../../../entries.ts'
import { type Board, cellAt } from '../../../board/board.ts'
import type { CountWin, RecordWin, Rule } from '../../../core/win-rule.ts'
import { STRIDE } from '../../../tables/reels.ts'
import { waysWin } from '../told.ts'
import { NO_WAYS, onward, type RunWays, type SplitSymbol, type SplitWays, waysBesides, waysPaid } from './split.ts'

type Side = 'left' | 'right'

/** A symbol's run from one side. */
interface Run extends RunWays {
  readonly of: SplitSymbol
  readonly side: Side
  readonly count: number
}

export class SplitRule implements Rule {
  private readonly split: SplitWays
  private readonly sides: readonly Side[]
  private readonly reels: number

  constructor(split: SplitWays, direction: Exclude<Direction, 'any'>, reels: number) {
    this.split = split
    this.sides = direction === 'both' ? ['left', 'right'] : [direction]
    this.reels = reels
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    let total = 0
    for (const side of this.sides) {
      const runs = this.split.symbols.map((symbol) => this.runOf(board, symbol, side))
      const isCounted = ({ count }: Run): boolean => this.sides[0] === side || count < this.reels
      const best = this.bestOf(runs)
      for (const run of runs) {
        const ways = waysPaid(this.split, run) + (best.has(run) ? waysBesides(this.split, run) : 0)
        const coins = entryOf(run.of.pays, run.count) * ways
        if (coins === 0 || !isCounted(run)) continue
        total += coins
        counted?.(run.of.symbol, run.count, coins)
        const isMixed = this.split.alone === 'never' || (this.split.alone === 'best' && !best.has(run))
        const onlyMixed = isMixed && this.split.paid !== 'perCell'
        if (mark || record !== null) tell(board, run, { ways, coins, onlyMixed }, mark, record)
      }
    }
    return total
  }

  private runOf(board: Board, of: SplitSymbol, side: Side): Run {
    let ways = NO_WAYS
    let count = 0
    for (; count < this.reels; count++) {
      const reel = side === 'left' ? count : this.reels - 1 - count
      const wild = sumOn(board, reel, of.wild)
      const own = sumOn(board, reel, of.own)
      if (own + wild === 0) break
      ways = onward(this.split, ways, own, wild)
    }
    return count === 0 ? { of, side, count, mixed: 0, alone: 0 } : { of, side, count, ...ways }
  }

  /** By length, the run of wilds alone that brings most; of equal ones the first. */
  private bestOf(runs: readonly Run[]): ReadonlySet<Run> {
    const best = new Map<number, Run>()
    const coinsOf = (run: Run): number => entryOf(run.of.pays, run.count) * waysBesides(this.split, run)
    for (const run of runs) {
      const other = best.get(run.count)
      if (coinsOf(run) > (other === undefined ? 0 : coinsOf(other))) best.set(run.count, run)
    }
    return new Set(best.values())
  }
}

interface Paid {
  readonly ways: number
  readonly coins: number
  /** Ways of wilds alone are not among them, so that not every cell of the run needs to win. */
  readonly onlyMixed: boolean
}

function tell(board: Board, run: Run, { ways, coins, onlyMixed }: Paid, mark: boolean, record: RecordWin | null): void {
  const { of, side, count } = run
  const places = placesOf(board, run, onlyMixed)
  if (mark)
    for (const at of places)
      board.marks[Math.floor(at / STRIDE)] = intAt(board.marks, Math.floor(at / STRIDE)) | (1 << (at % STRIDE))
  const cells = places.map(cellAt)
  record?.(waysWin({ direction: side, symbol: of.symbol, count, ways, cells, coins }))
}

function sumOn({ tokens, depth }: Board, reel: number, worth: Int32Array): number {
  let sum = 0
  for (let at = reel * STRIDE; at < reel * STRIDE + depth; at++) sum += intAt(worth, byteAt(tokens, at))
  return sum
}

/**
 * The cells of the ways that pay. Where wilds alone do not, and a single reel shows what makes a way count, no way crosses
 * a wild on that reel.
 */
function placesOf(board: Board, { of, side, count }: Run, onlyMixed: boolean): number[] {
  const from = side === 'left' ? 0 : board.reels - count
  const reels = Array.from({ length: count }, (_, i) => from + i)
  const showing = reels.filter((reel) => sumOn(board, reel, of.own) > 0)
  const single = onlyMixed && showing.length === 1 ? showing[0] : undefined
  return board.places((at) => {
    const reel = Math.floor(at / STRIDE)
    const token = byteAt(board.tokens, at)
    if (reel < from || reel >= from + count) return false
    return intAt(of.own, token) > 0 || (intAt(of.wild, token) > 0 && reel !== single)
  })
}
