import type { Obstacle } from '../obstacle.ts'
import type { SheetBounds } from './bounds/sheet-bounds.ts'
import type { Limit } from './limits.ts'

export const VOLATILITY_CLASSES = ['low', 'medium', 'high', 'extreme'] as const
export type VolatilityClass = (typeof VOLATILITY_CLASSES)[number]

/** The class of a round's standard deviation σ in bets: low below 4, medium below 9, high below 18, extreme from 18. */
export const volatilityClass = (sigma: number): VolatilityClass =>
  sigma < 4 ? 'low' : sigma < 9 ? 'medium' : sigma < 18 ? 'high' : 'extreme'

/** What is known of a game: proved, or where that is out of reach, sampled. */
export type ParSheet = ExactSheet | SimulatedSheet

/** RTP, frequencies and probabilities are shares of 1; σ and wins are in bets unless named coins. */
interface SheetBase {
  /** The price of a round. */
  readonly betCoins: number
  /** Of a paid round with all it starts, before the cap takes its part. */
  readonly uncappedRtp: number
  /** Of a paid round with all it starts, as paid. */
  readonly rtp: number
  /** `lines` is what the win rule pays on paid spins. */
  readonly rtpBySource: {
    readonly lines: number
    readonly scatters: number
    readonly features: Readonly<Record<string, number>>
  }
  /** Share of the bet that goes into progressive pools: paid back through them, and not in `rtp`. */
  readonly jackpotContribution: number
  /** P(a round pays something). */
  readonly hitFrequency: number
  /** Of a round with all it starts, in bets. */
  readonly standardDeviation: number
  /** 1.96 × standard deviation. */
  readonly volatilityIndex: number
  readonly volatilityClass: VolatilityClass
  readonly maxWin: MaxWin
  /** All of the game's, in its order; with chance 0 where only another feature or a bet mode starts it. */
  readonly features: readonly FeatureSheet[]
}

export interface ExactSheet extends SheetBase {
  readonly method: 'exact'
  /** Combinations of a paid spin, each weighted stop counted with its weight. */
  readonly cycle: number
  /** `integer`: counts over the cycle are exact. `double`: the cycle passes 2^53 and counts carry a relative error below 1e-12. */
  readonly arithmetic: 'integer' | 'double'
  /** The paid spin alone, without what it starts. */
  readonly base: SpinSheet
}

export interface SimulatedSheet extends SheetBase {
  readonly method: 'simulated'
  /** The part of the game that has no exact answer in reach. */
  readonly outOfReach: string
  /** What stands in the way, where the sheet was asked for an exact answer first. */
  readonly obstacle?: Obstacle
  readonly spins: number
  /** Of the RTP. */
  readonly standardError: number
  /** Present where `uncappedRtp` is exact though the rest is sampled. */
  readonly uncappedIs?: 'exact'
  /** Present where the paid spin is exact: only rounds that it starts something in were sampled. */
  readonly started?: StartedPart
  /** For any law of a round, however long its tail; where the sheet was asked for an exact answer first. */
  readonly bounds?: SheetBounds
  /** Rounds by what they paid. */
  readonly distribution: readonly (readonly [coins: number, rounds: number])[]
  /** What was left out because it would have taken more than the budget. Absent where nothing was. */
  readonly limits?: readonly Limit[]
}

/** The rounds that a sheet was sampled by, where the others are exact. */
export interface StartedPart {
  /** P(a paid spin starts something), exactly. */
  readonly chance: number
  /** How many of them were played. */
  readonly rounds: number
  readonly standardErrors: {
    readonly hitFrequency: number
    readonly standardDeviation: number
    readonly capProbability: number
  }
}

/** One kind of spin, alone. */
export interface SpinSheet {
  readonly reelSet: string
  readonly cycle: number
  readonly rtp: number
  readonly hitFrequency: number
  readonly standardDeviation: number
  /** What a spin can pay and how often over the cycle, ascending by coins. */
  readonly distribution: readonly (readonly [coins: number, count: number])[]
  /** Sums over the cycle, exact when `arithmetic` is `integer`. */
  readonly sums: SpinSums
  /** Of a spin with cascades: its windows, by the number of falls before them. */
  readonly falls?: readonly FallSheet[]
}

export interface FallSheet {
  /** P(a spin comes to such a window). */
  readonly chance: number
  /** P(it comes to one that wins). */
  readonly winChance: number
  /** What such windows return of the bet. */
  readonly rtp: number
}

export interface SpinSums {
  readonly coins: number
  readonly lineCoins: number
  readonly scatterCoins: number
  readonly hits: number
  /** Of coins². */
  readonly squaredCoins: number
  /** Combinations that award free spins. */
  readonly triggers: number
  readonly freeSpins: number
}

export interface MaxWin {
  /** The cap. */
  readonly capCoins: number
  /** The most a paid spin alone can pay, after the cap. */
  readonly baseCoins: number
  readonly baseProbability: number
  /** P(a round pays the cap): `exact` to 1e-12, `atMost` where the cap is out of sight, or as often as it came up. */
  readonly capProbability: number
  readonly capProbabilityIs: 'exact' | 'atMost' | 'simulated'
}

export interface FeatureSheet {
  readonly id: string
  /** P(a paid spin starts it). */
  readonly triggerProbability: number
  /** Mean win of one feature with all it leads to, in bets, before the cap. */
  readonly averageWin: number
  readonly rtp: number
  /** Of free spins, retriggers counted. */
  readonly averageSpins?: number
  /** One free spin alone, multiplier included, where all of them are alike. */
  readonly spin?: SpinSheet
}
