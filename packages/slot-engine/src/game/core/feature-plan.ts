import type { Feature, FreeSpins } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import type { Rng } from '../../rng.ts'
import type { Cell, KeptCell } from '../../round.ts'
import type { Board } from '../board/board.ts'
import type { FeatureLaw } from '../law/law.ts'
import type { SpinLaw } from '../law/spin-law.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { SetDraw } from '../tables/set-draw.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { ChangesPlan } from './change-plan.ts'
import type { CollectPlan } from './collect-plan.ts'
import type { CountedGame, ScatterPays } from './counted-game.ts'
import type { FactorsPlan } from './factors-plan.ts'
import type { InWinPlan } from './in-win-plan.ts'
import type { KeptPlan } from './kept-plan.ts'
import type { Tally } from './tally.ts'
import type { Teller } from './teller.ts'

/** A feature of one game, ready for play and for proof. Free spins are more than that to the spins that they are made of. */
export type FeaturePlan = FreeSpinsPlan | OtherPlan

export interface OtherPlan extends Started {
  readonly type: Exclude<Feature['type'], 'freeSpins'>
  readonly feature: Exclude<Feature, FreeSpins>
  /** What it pays in every free spin as well. */
  readonly inFree?: CollectPlan | null
}

/**
 * `n`: what it is started with. Free spins come in a number, hold-and-win starts with the coins in view, anything else
 * with 1.
 */
interface Started {
  readonly index: number
  /** Index of the trigger in `ScatterCounts`; -1 where only a prize or a bet mode starts it. */
  readonly scatter: number
  /** By packed scatters of a paid spin, what it starts with, or 0. */
  readonly starts: Int32Array
  /** Where wins are counted instead of what is in view. */
  readonly inWin: InWinPlan | null
  /** It plays with what is in view, so it comes before what spins the reels again. */
  readonly holdsView: boolean
  /** Plays it to its end. */
  readonly play: (host: Host, n: number, cells: readonly Cell[]) => void
  /** @throws OutOfReach where it has no exact law in reach */
  readonly law: (terms: LawTerms) => FeatureLaw
  /** How often it hits each jackpot, on average. @throws OutOfReach */
  readonly hits: (n: number, terms: HitTerms) => readonly number[]
}

export interface FreeSpinsPlan extends Started {
  readonly type: 'freeSpins'
  readonly feature: FreeSpins
  readonly retriggers: Int32Array
  /** Further spins by the number of its symbol that lands anew; `null` where all in view count. */
  readonly landed: readonly number[] | null
  readonly sets: SetDraw
  readonly multipliesLines: boolean
  readonly multipliesScatters: boolean
  readonly scatterPays: ScatterPays
  readonly sticky: readonly number[]
  readonly walking: readonly number[]
  /** What stays or moves otherwise; `null` where nothing does. */
  readonly kept: KeptPlan | null
  /** Wilds put on every window: their number and their token. */
  readonly extraWilds: { readonly counts: WeightedDraw; readonly token: number } | null
  /** What becomes of single cells in these spins. */
  readonly changes: ChangesPlan | null
  readonly chosen: WeightedDraw | null
  /** What multiplies their wins beside their own multiplier; `null` where nothing does. */
  readonly factors: FactorsPlan | null
  readonly levels: LevelsPlan | null
  /** By packed scatters of a spin's first window, what it does not take of the spins left; `null`: each takes one. */
  readonly spares: Int32Array | null
  /** Coins that each of the spins has to win: one that wins less is played again. 0: it may win nothing. */
  readonly winsAtLeast: number
}

export interface LevelsPlan {
  /** By packed scatters of a spin's first window how many it collects. */
  readonly collected: Int32Array
  /** From where the spins begin. */
  readonly steps: readonly {
    readonly at: number
    readonly spins: number
    readonly multiplier: number
    readonly sets: SetDraw
  }[]
}

/** What the law of a feature follows from. */
export interface LawTerms {
  readonly meter: Meter
  /** The number of features of the game. */
  readonly features: number
  readonly jackpotCoins: (id: string) => number
  readonly feature: (id: string) => FeatureLaw
  /** The option that the player takes. */
  readonly chosen: (id: string) => number
  /** The cells of a window. @throws OutOfReach where they are not the same in every spin, or do not stay */
  readonly cells: (plan: FeaturePlan) => number
  /** The cells of each reel. @throws OutOfReach where they are not the same in every spin, or do not stay */
  readonly columns: (plan: FeaturePlan) => readonly number[]
  readonly hasCascades: boolean
  /** One of the free spins. @throws OutOfReach */
  readonly freeSpin: (plan: FreeSpinsPlan) => SpinLaw
  /** The same with another multiplier and a chosen symbol (−1: none). @throws OutOfReach */
  readonly freeWindow: (plan: FreeSpinsPlan, multiplier: number, chosen: number) => SpinLaw
  /** One of the free spins of a level: what it starts is what it collects. @throws OutOfReach */
  readonly freeLevel: (plan: FreeSpinsPlan, level: number) => SpinLaw
  /** Where means are enough: that of so many free spins whose cells matter, `null` where it is not in reach. */
  readonly spinsMean?: (plan: FreeSpinsPlan) => (n: number) => number | null
}

/** What hits of jackpots follow from. */
export interface HitTerms {
  readonly meter: Meter
  readonly jackpots: readonly string[]
  readonly chosen: LawTerms['chosen']
  readonly cells: LawTerms['cells']
  readonly columns: LawTerms['columns']
  /** The hits of another feature, started with `n`. */
  readonly feature: (id: string, n: number) => readonly number[]
}

/** What a feature needs of whoever plays the round. */
export interface Host {
  readonly game: CountedGame
  readonly rng: Rng
  readonly board: Board
  readonly teller: Teller | null
  readonly tally: Tally
  /** The free spins as they are played, and what plays them. */
  playing(plan: FreeSpinsPlan): SpinsPlayed
  /** Counts the work of a feature: as many cells, draws or the like as were looked at. */
  spend(steps: number): void
  /** What the player takes of `options`. */
  choose(feature: string, options: number): number
  indexOf(feature: string): number
  /** Plays a feature to its end. */
  start(index: number, n: number, cells: readonly Cell[]): void
}

export interface SpinsPlayed {
  readonly plan: FreeSpinsPlan
  readonly spins: Spins
}

/** What plays spins. */
interface Spins {
  /** Called before each free spin, what it keeps in place already: for whoever watches rounds. */
  readonly onFreeSpin: (() => void) | null
  readonly held: {
    goOn(plan: FreeSpinsPlan, isFirst: boolean, rng: Rng): void
    told(teller: Teller): KeptCell[]
    walks(plan: FreeSpinsPlan): boolean
    release(): void
  }
  readonly pays: {
    multiplier: number
    chosen: number
    readonly starts: { retriggered: number; readonly first: number }
    forgetFactors(): void
    /** What spins have left so far, to go back to. */
    mark(): void
    goBack(): void
    grow(growth: NonNullable<FreeSpinsPlan['feature']['grows']>): void
  }
  play(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void
}
