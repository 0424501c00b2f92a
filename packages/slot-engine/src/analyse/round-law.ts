import { type Game, modeOf } from '../compile/compile.ts'
import type { FeaturePlan, FreeSpinsPlan } from '../compile/feature-plans.ts'
import type { ReelSet } from '../compile/reel-set.ts'
import { entryOf, known } from '../entries.ts'
import type { RoundOptions } from '../play/round-options.ts'
import { cascadeLaw } from './cascade-law.ts'
import { type FreeSpinsLaw, freeSpinsLaw } from './laws/free-spins.ts'
import { growingSpinsLaw } from './laws/growing-spins.ts'
import { holdAndWinLaw } from './laws/hold-and-win.ts'
import type { FeatureLaw } from './laws/law.ts'
import { prizeLaw } from './laws/prizes.ts'
import { expect, type SpinLaw, varianceOf } from './spin-law.ts'
import { freeTerms, paidTerms, windowLaw } from './window-law.ts'

/**
 * A round with all it starts. The paid spin wins w and starts feature f with n_f; then
 *   E[T] = E[w + Σ E[S_f | n_f]],  Var[T] = Var[w + Σ E[S_f | n_f]] + E[Σ Var[S_f | n_f]],
 * which counts the covariance of a spin's own win with what it starts.
 */
export interface RoundLaw {
  readonly game: Game
  /** The price of the round. */
  readonly betCoins: number
  readonly base: SpinLaw
  readonly features: readonly FeatureLaw[]
  /** Coins before the cap. */
  readonly mean: number
  readonly variance: number
}

/** Why a game has no exact sheet. */
export class OutOfReach extends Error {
  readonly part: string

  constructor(part: string) {
    super(`${part}: no exact answer in reach`)
    this.part = part
  }
}

/**
 * The law of a round.
 * @throws OutOfReach where a part of the game has no exact law in reach
 */
export function roundLaw(game: Game, { mode: modeId, choose = {} }: RoundOptions = {}): RoundLaw {
  const mode = modeOf(game, modeId)
  const base =
    mode.buys === undefined
      ? spinLawOf(
          game,
          mode.reelSet === undefined ? game.plan.base : (game.plan.sets.get(mode.reelSet) as ReelSet),
          null,
        )
      : boughtLaw(game, mode.buys.feature, mode.buys.spins ?? 1)
  refuseWonFeatures(game)
  const laws = new FeatureLaws(game, base, choose)
  const started = game.plan.features.map((_, i) => base.starts.some((starts) => entryOf(starts, i) > 0))
  const features = game.plan.features.map((_, i) => (started[i] ? laws.at(i) : laws.ifAny(i)))
  const worth = (coins: number, starts: readonly number[]): number =>
    starts.reduce((sum, n, i) => (n > 0 ? sum + (features[i] as FeatureLaw).moments(n).mean : sum), coins)
  const spread = (_: number, starts: readonly number[]): number =>
    starts.reduce((sum, n, i) => (n > 0 ? sum + (features[i] as FeatureLaw).moments(n).variance : sum), 0)
  return {
    game,
    betCoins: mode.coins,
    base,
    features,
    mean: expect(base, worth),
    variance: varianceOf(base, worth) + expect(base, spread),
  }
}

/** What a win starts is not told by the counts of a window. */
function refuseWonFeatures({ plan }: Game): void {
  for (const one of plan.features) {
    if (one.type === 'freeSpins' && one.inWin !== null) throw new OutOfReach(`features.${one.feature.id}`)
  }
}

/** P(a round pays something). */
export const hitFrequency = (law: RoundLaw): number =>
  1 -
  expect(law.base, (coins, starts) => {
    if (coins > 0) return 0
    return starts.reduce(
      (chance, n, i) => (n > 0 ? chance * (law.features[i] as FeatureLaw).moments(n).nothing : chance),
      1,
    )
  })

/** Stands for a feature that no paid spin starts. */
const NEVER: FeatureLaw = {
  id: '',
  moments: () => ({ mean: 0, variance: 0, nothing: 1 }),
  transform: () => 1,
  spectrum: ({ bins }) => ({ re: new Float64Array(bins).fill(1), im: new Float64Array(bins) }),
  steps: [],
  bySource: () => [],
}

function spinLawOf(game: Game, set: ReelSet, free: FreeSpinsPlan | null): SpinLaw {
  const terms = free === null ? paidTerms(game) : freeTerms(free, free.feature.multiplier ?? 1, -1)
  const law = game.plan.cascades === null ? windowLaw(game, set, terms) : cascadeLaw(game, set, free)
  if (law === null) throw new OutOfReach(`reelSets.${set.name}`)
  return law
}

/** A round that begins with the feature it buys. */
function boughtLaw({ plan, betCoins }: Game, feature: string, spins: number): SpinLaw {
  const nothing = new Float64Array(1)
  const starts = [plan.features.map((other) => (other.feature.id === feature ? spins : 0))]
  return {
    reelSet: '',
    betCoins,
    cycle: 1,
    outcomes: 1,
    lineCoins: nothing,
    scatterCoins: nothing,
    coins: nothing,
    startIndex: new Int32Array(1),
    starts,
    counts: Float64Array.of(1),
  }
}

/** The laws of a game's features, each made when first asked for: a prize may lead from one to another. */
class FeatureLaws {
  private readonly game: Game
  private readonly base: SpinLaw
  private readonly choose: Readonly<Record<string, number>>
  private readonly made = new Map<number, FeatureLaw>()

  constructor(game: Game, base: SpinLaw, choose: Readonly<Record<string, number>>) {
    this.game = game
    this.base = base
    this.choose = choose
  }

  at(index: number): FeatureLaw {
    const law = this.made.get(index) ?? this.make(this.game.plan.features[index] as FeaturePlan)
    this.made.set(index, law)
    return law
  }

  /** For features that no paid spin starts: their law tells something, but a game does without. */
  ifAny(index: number): FeatureLaw {
    try {
      return this.at(index)
    } catch (error) {
      if (error instanceof OutOfReach) return NEVER
      throw error
    }
  }

  private make(plan: FeaturePlan): FeatureLaw {
    const { features } = this.game.plan
    switch (plan.type) {
      case 'freeSpins':
        return this.freeSpins(plan)
      case 'holdAndWin':
        return holdAndWinLaw(plan, features.length, cellsOf(this.game, plan), (id) => this.jackpotCoins(id))
      case 'wheel':
      case 'pick':
      case 'ladder':
      case 'choice': {
        const law = prizeLaw(plan.feature, plan.index, features.length, {
          jackpotCoins: (id) => this.jackpotCoins(id),
          chosen: (id) => this.choose[id] ?? 0,
          feature: (id) => this.at(features.findIndex((other) => other.feature.id === id)),
        })
        if (law === null) throw new OutOfReach(`features.${plan.feature.id}`)
        return law
      }
    }
  }

  private freeSpins(plan: FreeSpinsPlan): FeatureLaw | FreeSpinsLaw {
    const { feature, index, reelSet, chosen, sticky, walking, extraWilds } = plan
    const { game } = this
    const { length } = game.plan.features
    const { grows, multiplier = 1 } = feature
    const cellsMatter = sticky.length + walking.length > 0 || extraWilds !== null
    const growsUnevenly = grows && (grows.each === 'cascade' || chosen || game.plan.cascades || feature.retrigger)
    if (cellsMatter || growsUnevenly) {
      throw new OutOfReach(`features.${feature.id}`)
    }
    if (grows) {
      const at = (number: number): number =>
        Math.min(grows.upTo ?? Number.POSITIVE_INFINITY, multiplier + (number - 1) * grows.by)
      return growingSpinsLaw(feature.id, index, length, (number) => this.window(reelSet, plan, at(number), -1))
    }
    if (chosen === null) return freeSpinsLaw(feature.id, index, length, [{ chance: 1, spin: this.plainSpin(plan) }])
    const variants = chosen.tokens.map((token, i) => ({
      chance: entryOf(chosen.weights, i) / chosen.total,
      spin: this.window(reelSet, plan, multiplier, token),
    }))
    return freeSpinsLaw(feature.id, index, length, variants)
  }

  /** Free spins that are paid spins but for their multiplier need no second enumeration. */
  private plainSpin(plan: FreeSpinsPlan): SpinLaw {
    const { base, cascades, scatters, features } = this.game.plan
    const alike =
      cascades !== null &&
      plan.reelSet === base &&
      features.length === 1 &&
      scatters.pays.every((coins) => coins === 0) &&
      plan.retriggers.every((spins, packed) => spins === plan.starts[packed])
    if (!alike) return spinLawOf(this.game, plan.reelSet, plan)
    const factor = plan.multipliesLines ? (plan.feature.multiplier ?? 1) : 1
    const times = (coins: Float64Array) => coins.map((value) => value * factor)
    return { ...this.base, lineCoins: times(this.base.lineCoins), coins: times(this.base.coins) }
  }

  private window(set: ReelSet, plan: FreeSpinsPlan, multiplier: number, chosen: number): SpinLaw {
    const law = windowLaw(this.game, set, freeTerms(plan, multiplier, chosen))
    if (law === null) throw new OutOfReach(`reelSets.${set.name}`)
    return law
  }

  private jackpotCoins(id: string): number {
    const { jackpots } = this.game.definition
    return known(
      jackpots?.find((jackpot) => jackpot.id === id),
      id,
    ).coins
  }
}

/** The cells of a window in which hold-and-win is played. */
export function cellsOf({ plan }: Game, feature: FeaturePlan): number {
  const { reels, top } = plan.base
  if (plan.cascades || reels.some((reel) => reel.rows.some((rows) => rows !== reel.maxRows))) {
    throw new OutOfReach(`features.${feature.feature.id}`)
  }
  return reels.reduce((sum, reel) => sum + reel.maxRows, top?.reels.length ?? 0)
}
