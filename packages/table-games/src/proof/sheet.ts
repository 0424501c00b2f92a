import type { Interval } from '../core/bounded-law.ts'
import type { StrategyChart } from '../core/kind.ts'
import type { Fraction } from '../fraction.ts'

/** An exact figure: the fraction, as `Fraction.parse` reads it, and the nearest decimal number. */
export interface Exact {
  readonly fraction: string
  readonly value: number
}

/** A figure that is known to lie between two bounds, which hold. */
export interface Between {
  readonly low: number
  readonly high: number
  /** The middle of them. */
  readonly value: number
}

export type Figure = Exact | Between

export const exact = (fraction: Fraction): Exact => ({ fraction: `${fraction}`, value: fraction.toNumber() })

export const between = ({ low, high }: Interval): Between => ({ low, high, value: (low + high) / 2 })

export const isExact = (figure: Figure): figure is Exact => 'fraction' in figure

/** What a table game returns, spot by spot and strategy by strategy: exact, or between bounds that hold. */
export interface TableSheet {
  readonly kind: string
  /** The spot whose return, under the first strategy, is that of the game. */
  readonly mainSpot: string
  /** `best` first. */
  readonly strategies: readonly string[]
  readonly spots: readonly SpotSheet[]
  /** Spots that return more than is staked, under some strategy. */
  readonly overPaid: readonly string[]
  /** The strategy `card` as a player reads it; none where there is nothing to choose. */
  readonly charts: readonly StrategyChart[]
  /** What bonus games are of those returns, where the game has any. */
  readonly bonuses?: readonly BonusSheet[]
  /** What equal bets on several spots of a group win together, by strategy, where one deal decides them all. */
  readonly together?: readonly TogetherSheet[]
  /** Progressive pools, where the game has any. */
  readonly pools?: readonly PoolSheet[]
}

/** Equal bets on spots of a group under a strategy: n of them have the variance n·Var + n(n − 1)·Cov. */
export interface TogetherSheet {
  readonly group: string
  readonly strategy: string
  /** Of what two of them win, in squares of the bet. */
  readonly covariance: Exact
  /** By their number, of what all of them win, in bets on one spot, and the chance that any of them is paid, where it is known. */
  readonly deviations: readonly {
    readonly spots: number
    readonly standardDeviation: number
    readonly anyPays?: Exact
    /** What they are paid together, in bets on one spot, for few of them: right to eleven digits. */
    readonly distribution?: readonly { readonly paid: number; readonly chance: number }[]
  }[]
}

/**
 * What a spot returns as its pool grows: a line in the meter, which is what the pool starts from and what has gathered. The
 * line of the spot in `spots` is that of a pool in which nothing has.
 */
export interface PoolSheet {
  readonly spot: string
  /** What a bet on the spot costs. */
  readonly priceCoins: number
  readonly startCoins: number
  /** What of a bet goes into the pool. */
  readonly contribution: Exact
  /** What of the return does not depend on the meter. */
  readonly fixed: Exact
  /** What each coin on the meter adds to it. */
  readonly perCoin: Exact
  /** The meter, in coins, at which as much is paid as is staked. */
  readonly breakEven: Exact
  /** The return in the long run, in which all that gathers is paid. */
  readonly inTheLongRun: Exact
  /** How often a bet takes so many hundredths of the pool. */
  readonly shares: readonly { readonly percent: number; readonly chance: Exact }[]
}

/** A bonus game under a strategy. Its part stands in the lines of its spots already. */
export interface BonusSheet {
  readonly bonus: string
  readonly strategy: string
  /** The ids of the spots that it pays. */
  readonly spots: readonly string[]
  /** That it starts in a round. */
  readonly chance: Exact
  /** Its part of the return of each of its spots. */
  readonly returned: Exact
  /** What it pays when it has started, in first bets, ascending, with chances that add up to 1. */
  readonly distribution: readonly { readonly pays: number; readonly chance: Exact }[]
}

export interface SpotSheet {
  readonly spot: string
  readonly group: string
  readonly strategy: string
  /** Coins paid back for each coin of the first bet, beyond what is staked later: 1 − house edge. */
  readonly returned: Figure
  /** Coins lost on average for each coin of the first bet. */
  readonly houseEdge: Figure
  /** Coins staked on average for each coin of the first bet. */
  readonly staked: Figure
  /** Coins lost on average for each coin staked. */
  readonly elementOfRisk: Figure
  /** How often more is paid than was staked. */
  readonly hitFrequency: Figure
  /** How often exactly what was staked is paid. */
  readonly pushFrequency: Figure
  /** Of what is won or lost, in first bets. */
  readonly standardDeviation: number
  /** Where it is not exact: between what it lies. `standardDeviation` is the middle. */
  readonly standardDeviationBetween?: Interval
  /** The most that can be won, in first bets, and its chance. */
  readonly top: { readonly net: Exact; readonly chance: Figure }
  /** What is won or lost, in first bets, ascending, with chances that add up to 1 together with those of `rest`. */
  readonly distribution: readonly { readonly net: Exact; readonly chance: Figure }[]
  /** Rounds that `distribution` does not tell apart: how many, and between what they end, in first bets. */
  readonly rest?: { readonly chance: Between; readonly least: Exact; readonly most: Exact }
  /** Why figures are bounded and not exact: a name that the words of the kind have. */
  readonly because?: string
}
