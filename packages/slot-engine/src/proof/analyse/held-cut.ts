/**
 * What the cap takes off rounds whose free spins hold cells, by less chance than the rounds bring. With c coins won before a spin that
 * starts from the held set H and wins x, the cap takes (c + x − cap)⁺ − (c − cap)⁺ more; of that the mean over x is taken for what the
 * spin came to, where the law of x from H is in reach (conditional Monte Carlo; S. Asmussen and P. Glynn, *Stochastic Simulation*, 2007,
 * V.4). Whether it is in reach is told before the spin, so the sum over a round's spins has the mean of what the cap takes.
 */
import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { Player } from '../../game/play/player.ts'
import { packedOn } from '../../game/rules/scatters/compile.ts'
import { windowDistribution } from '../../game/tables/distribution.ts'
import { type Reel, STRIDE } from '../../game/tables/reels.ts'
import { buildScreenAutomaton } from '../../game/tables/screen-automaton.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import type { CutsByLaw } from '../simulate/started-rounds.ts'
import { merged, reelOf, shownBy } from './held-columns.ts'
import { isChain } from './held-mean.ts'
import { turnedReels } from './settled-reels.ts'

/** A held set has a law once spins started from it so often: most sets are met but a few times. */
const OFTEN = 16
/** The share of what is left of a budget that all laws may take, and that one of them may take. */
const ALL_SHARE = 0.3
const ONE_SHARE = 0.2
const MOST_TRANSITIONS = 2_000_000
/** Steps of a distribution for each transition, and of a column over what is held. */
const STEPS = 10
const COLUMN_STEPS = 100

/** `null` where spins are not told by what is held before them. */
export function heldCuts(game: Game, cap: number, meter: Meter): HeldCuts | null {
  const [plan, another] = game.plan.features
  if (plan?.type !== 'freeSpins' || another !== undefined || game.plan.inFeature.size > 0) return null
  const set = plan.sets.only
  if (set === null || !set.isIndependent || !isChain(game, plan)) return null
  if (game.plan.rule.fold === undefined || set.reels.some(({ rows, maxRows }) => rows.some((n) => n !== maxRows)))
    return null
  return new HeldCuts(game, { plan, reels: set.reels, cap }, meter)
}

interface HeldSpins {
  readonly plan: FreeSpinsPlan
  readonly reels: readonly Reel[]
  readonly cap: number
}

/** Watches the free spins of rounds that are played past the cap. */
export class HeldCuts implements CutsByLaw {
  private readonly game: Game
  private readonly held: HeldSpins
  private readonly meter: Meter
  private readonly laws = new Map<string, { met: number; tail: Tail | null }>()
  private stays: Uint8Array = new Uint8Array(0)
  private tally: Player['tally'] | null = null
  /** Of the round at play, and what it had won before a spin that is taken as it comes; -1 where none is. */
  private cut = 0
  private before = -1
  private isFirst = true
  /** What the round at play, or the last one, had won before its free spins. */
  first = 0
  private left: number

  constructor(game: Game, held: HeldSpins, meter: Meter) {
    this.game = game
    this.held = held
    this.meter = meter
    this.left = ALL_SHARE * meter.left
  }

  watch({ spins, tally }: Player): void {
    this.stays = spins.held.stays
    this.tally = tally
    spins.onFreeSpin = () => this.spin()
  }

  /** What the cap takes off the round that has won so much in the end, of what its free spins brought. */
  ended(total: number): number {
    this.takeUp(total)
    const { cut } = this
    this.cut = 0
    this.isFirst = true
    return cut
  }

  private spin(): void {
    const won = this.tally?.total ?? 0
    this.takeUp(won)
    if (this.isFirst) this.first = won
    this.isFirst = false
    const tail = this.tailOf()
    if (tail === null) this.before = won
    else this.cut += tail.above(this.held.cap - won) - this.over(won)
  }

  private takeUp(won: number): void {
    if (this.before >= 0) this.cut += this.over(won) - this.over(this.before)
    this.before = -1
  }

  private over(won: number): number {
    return Math.max(0, won - this.held.cap)
  }

  private tailOf(): Tail | null {
    const cells = this.held.reels.map(({ maxRows }, r) => [...this.stays.subarray(r * STRIDE, r * STRIDE + maxRows)])
    const key = cells.join('|')
    const known = this.laws.get(key) ?? { met: 0, tail: null }
    this.laws.set(key, known)
    if (++known.met === OFTEN) known.tail = this.inReach(cells)
    return known.tail
  }

  private inReach(cells: readonly (readonly number[])[]): Tail | null {
    const { meter } = this
    const before = meter.steps
    try {
      const steps = Math.floor(Math.min(this.left, ONE_SHARE * meter.left))
      return steps < 1 ? null : meter.within({ steps }, () => this.tailFrom(cells))
    } catch (error) {
      if (error instanceof OutOfReach) return null
      throw error
    } finally {
      this.left -= meter.steps - before
    }
  }

  private tailFrom(cells: readonly (readonly number[])[]): Tail | null {
    const { game, meter, held } = this
    const settled = held.reels.map((reel, r) => {
      meter.spend(COLUMN_STEPS * reel.faces)
      const columns = merged(shownBy(reel, [{ cells: entryOf(cells, r), chance: 1 }]))
      return reelOf(reel, columns, packedOn(game.plan.scatters, r))
    })
    const [reveal] = [...game.plan.reveals.values()]
    const turns = reveal?.tokens.map((token, i) => ({ token, chance: entryOf(reveal.weights, i) / reveal.total }))
    const chances = new Map<number, number>()
    for (const { token, chance } of turns ?? [{ token: -1, chance: 1 }]) {
      const reels = turnedReels(game, settled, token)
      if (!this.addLaw(chances, reels, chance)) return null
    }
    return new Tail(chances)
  }

  /** Adds the chances of what a spin on these reels wins; `false` where that is too much work. */
  private addLaw(chances: Map<number, number>, reels: readonly Reel[], chance: number): boolean {
    const { game, meter, held } = this
    const { plan } = held
    const { multiplier = 1 } = plan.feature
    const screen =
      game.plan.rule.fold && buildScreenAutomaton(game.plan.rule.fold(reels), reels, MOST_TRANSITIONS, meter)
    if (!screen) return false
    const window = windowDistribution(reels, screen, game.plan.scatters.counts.size, meter, STEPS * MOST_TRANSITIONS)
    if (window === null) return false
    meter.spend(window.outcomes)
    for (let i = 0; i < window.outcomes; i++) {
      const lines = floatAt(window.lineCoins, i) * (plan.multipliesLines ? multiplier : 1)
      const scatters = floatAt(plan.scatterPays.pays, intAt(window.scatters, i))
      const coins = lines + scatters * (plan.multipliesScatters ? multiplier : 1)
      chances.set(coins, (chances.get(coins) ?? 0) + (chance * floatAt(window.counts, i)) / window.cycle)
    }
    return true
  }
}

/** Means above a threshold. */
class Tail {
  private readonly coins: Float64Array
  /** From each value on: the chance, and the coins times their chances. */
  private readonly chances: Float64Array
  private readonly means: Float64Array

  constructor(chances: ReadonlyMap<number, number>) {
    const sorted = [...chances].toSorted(([a], [b]) => a - b)
    this.coins = Float64Array.from(sorted, ([coins]) => coins)
    this.chances = new Float64Array(sorted.length + 1)
    this.means = new Float64Array(sorted.length + 1)
    for (let i = sorted.length - 1; i >= 0; i--) {
      const [coins, chance] = entryOf(sorted, i)
      this.chances[i] = floatAt(this.chances, i + 1) + chance
      this.means[i] = floatAt(this.means, i + 1) + coins * chance
    }
  }

  /** The mean of (x − least)⁺. */
  above(least: number): number {
    let from = 0
    for (let to = this.coins.length; from < to; ) {
      const middle = (from + to) >> 1
      if (floatAt(this.coins, middle) > least) to = middle
      else from = middle + 1
    }
    return floatAt(this.means, from) - least * floatAt(this.chances, from)
  }
}
