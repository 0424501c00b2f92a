import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Cell } from '../../round.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type {
  CellFactorsPlan,
  FactorsPlan,
  FillFactorPlan,
  InViewPlan,
  ReelFactorsPlan,
  RunFactorPlan,
} from '../core/factors-plan.ts'
import type { FeaturePlan } from '../core/feature-plan.ts'
import type { Teller } from '../core/teller.ts'
import type { RecordWin, RuleWin } from '../core/win-rule.ts'
import { STRIDE } from '../tables/reels.ts'
import { CellFactors } from './cells.ts'

const NONE: readonly CellFactorsPlan[] = []

/** The factors of the spin at play: what they come to, for whole windows and for single wins. */
export class Factors {
  /** What multiplies the wins of the window at hand by the win rule, and those of its scatters. */
  lines = 1
  scatters = 1
  /** Whether wins have factors of their own. */
  byWin = false
  /** Coins that those add to the wins recorded. */
  extra = 0
  private readonly board: Board
  private readonly teller: Teller | null
  private plan: FactorsPlan | null = null
  /** What was drawn for the whole spin. */
  private drawnLines = 1
  private drawnScatters = 1
  /** What free spins have added up. */
  private bank = 0
  private bankBefore = 0
  /** By entry of `byReel` and reel. */
  private readonly reels: Int32Array
  /** Who else listens. */
  private also: RecordWin | null = null
  /** What cells that have won have; `null` where no spin has such factors. */
  private readonly cells: CellFactors | null

  /**
   * @param most reel factors that one kind of spin has
   * @param mostCells the same of factors of cells
   */
  constructor(board: Board, teller: Teller | null, most: number, mostCells: number) {
    this.board = board
    this.teller = teller
    this.reels = new Int32Array(most * board.reels)
    this.cells = mostCells === 0 ? null : new CellFactors(board, teller, mostCells)
  }

  /** A spin begins, and its reels have stopped. */
  begin(plan: FactorsPlan | null, rng: Rng): void {
    this.plan = plan
    this.lines = 1
    this.scatters = 1
    this.drawnLines = 1
    this.drawnScatters = 1
    this.byWin = plan !== null && plan.byReel.length + plan.cells.length > 0
    if (plan === null) {
      this.cells?.begin(NONE)
      return
    }
    for (const { id, values, lines, scatters } of plan.drawn) {
      const factor = drawToken(values, rng)
      if (lines) this.drawnLines *= factor
      if (scatters) this.drawnScatters *= factor
      this.teller?.push({ type: 'factorShown', id, multiplier: factor })
    }
    for (let i = 0; i < plan.byReel.length; i++) this.drawReels(entryOf(plan.byReel, i), i, rng)
    this.cells?.begin(plan.cells)
  }

  /** Wins of a window are about to be counted. */
  see(): void {
    const { plan } = this
    this.lines = this.drawnLines
    this.scatters = this.drawnScatters
    if (plan === null) return
    for (const one of plan.fill) {
      const full = this.fullReels(one)
      if (full < one.fewest) continue
      if (one.lines) this.lines *= full
      if (one.scatters) this.scatters *= full
      this.teller?.push({ type: 'factorShown', id: one.id, multiplier: full })
    }
    for (const one of plan.run) {
      const multiplier = 1 + one.adds * Math.max(0, this.longestRun(one) - one.from)
      if (multiplier === 1) continue
      if (one.lines) this.lines *= multiplier
      if (one.scatters) this.scatters *= multiplier
      this.teller?.push({ type: 'factorShown', id: one.id, multiplier })
    }
  }

  /** Listens to the wins of the window: what their own factors add is in `extra` then. */
  recording(also: RecordWin | null): RecordWin {
    this.extra = 0
    this.also = also
    return this.listen
  }

  private readonly listen: RecordWin = (win) => {
    this.extra += win.coins * (this.factorOf(win) - 1)
    this.cells?.wins(win.cells)
    this.also?.(win)
  }

  /** What a win is multiplied by beside the window that it is in. */
  readonly factorOf = ({ cells }: RuleWin): number => {
    let product = 1
    const byReel = this.plan?.byReel ?? []
    for (let i = 0; i < byReel.length; i++) product *= this.ofReels(cells, i, entryOf(byReel, i).adds)
    return this.cells === null ? product : product * this.cells.factorOf(cells)
  }

  /** The wins of the window are counted: the cells that won go a step up. */
  raise(): void {
    this.cells?.raise()
  }

  /** Free spins begin. */
  forget(): void {
    this.bank = 0
    this.cells?.forget()
  }

  /** What free spins have kept so far, to go back to. */
  mark(): void {
    this.bankBefore = this.bank
    this.cells?.mark()
  }

  goBack(): void {
    this.bank = this.bankBefore
    this.cells?.goBack()
  }

  private ofReels(cells: readonly Cell[], index: number, adds: boolean): number {
    let used = 0
    let sum = 0
    let product = 1
    for (const [reel] of cells) {
      if (((used >> reel) & 1) === 1) continue
      used |= 1 << reel
      const factor = intAt(this.reels, index * this.board.reels + reel)
      if (factor > 1) sum += factor
      product *= factor
    }
    return adds ? Math.max(1, sum) : product
  }

  /** What the end of a spin adds to the coins that its windows won by the win rule and by scatters. */
  finish(lines: number, scatters: number, pay: (lines: number, scatters: number) => void): void {
    let [byRule, byScatters] = [lines, scatters]
    for (const one of this.plan?.inView ?? []) {
      const multiplier = this.inView(one, byRule + byScatters > 0)
      const more = (one.lines ? byRule : 0) * (multiplier - 1)
      const moreScatters = (one.scatters ? byScatters : 0) * (multiplier - 1)
      if (more + moreScatters === 0) continue
      byRule += more
      byScatters += moreScatters
      pay(more, moreScatters)
      this.teller?.push({ type: 'spinMultiplied', id: one.id, multiplier, coins: more + moreScatters })
    }
  }

  private inView({ worth, keeps }: InViewPlan, hasWon: boolean): number {
    const sum = this.board.sum(worth)
    if (keeps && hasWon) this.bank += sum
    return Math.max(1, keeps ? this.bank : sum)
  }

  private drawReels({ id, reels }: ReelFactorsPlan, index: number, rng: Rng): void {
    const from = index * this.board.reels
    for (let r = 0; r < reels.length; r++) this.reels[from + r] = drawToken(entryOf(reels, r), rng)
    if (this.teller === null) return
    const parts = reels.flatMap((_, reel) => {
      const multiplier = intAt(this.reels, from + reel)
      return multiplier > 1 ? [{ reel, multiplier }] : []
    })
    this.teller.push({ type: 'factorShown', id, parts })
  }

  /** Reels from the first on, each of which shows one and the same symbol somewhere. */
  private longestRun({ shows }: RunFactorPlan): number {
    const { board } = this
    let longest = 0
    for (let i = 0; i < shows.length; i++) {
      let reels = 0
      while (reels < board.reels && this.isOn(reels, entryOf(shows, i))) reels++
      longest = Math.max(longest, reels)
    }
    return longest
  }

  private isOn(reel: number, shows: Uint8Array): boolean {
    const { board } = this
    const end = reel * STRIDE + intAt(board.rows, reel)
    for (let place = reel * STRIDE; place < end; place++)
      if (byteAt(shows, byteAt(board.tokens, place)) === 1) return true
    return false
  }

  /** Reels from the first on that show nothing but one symbol. */
  private fullReels({ symbols }: FillFactorPlan): number {
    const { board } = this
    const symbol = byteAt(board.tokens, 0)
    if (!symbols.includes(symbol)) return 0
    let full = 0
    while (full < board.reels && board.isAll(full, symbol)) full++
    return full
  }
}

/** `null` where the game has no factors at all. */
export function factorsOf({ factors, features }: FactorPlans, board: Board, teller: Teller | null): Factors | null {
  const plans = [factors, ...features.map((plan) => (plan.type === 'freeSpins' ? plan.factors : null))]
  const most = Math.max(...plans.map((plan) => plan?.byReel.length ?? 0))
  const mostCells = Math.max(...plans.map((plan) => plan?.cells.length ?? 0))
  return plans.every((plan) => plan === null) ? null : new Factors(board, teller, most, mostCells)
}

interface FactorPlans {
  readonly factors: FactorsPlan | null
  readonly features: readonly FeaturePlan[]
}
