import type { Definition, Feature, FreeSpins, Prize } from '../../definition.ts'
import type { Cell } from '../../round.ts'
import type { ObjectShape } from '../../vocabulary/shape.ts'
import type { Field } from '../input/field.ts'
import type { FeatureLaw } from '../law/law.ts'
import type { SpinLaw } from '../law/spin-law.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { ScatterCounts } from '../tables/reels.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { Host } from './host.ts'
import type { Worded } from './win-rule.ts'

/** A feature of one game, ready for play and for proof. Free spins are more than that to the spins that they are made of. */
export type FeaturePlan = FreeSpinsPlan | OtherPlan

export interface OtherPlan extends Started {
  readonly type: Exclude<Feature['type'], 'freeSpins'>
  readonly feature: Exclude<Feature, FreeSpins>
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
  readonly reelSet: ReelSet
  readonly multipliesLines: boolean
  readonly multipliesScatters: boolean
  readonly sticky: readonly number[]
  readonly walking: readonly number[]
  /** Wilds put on every window: their number and their token. */
  readonly extraWilds: { readonly counts: WeightedDraw; readonly token: number } | null
  readonly chosen: WeightedDraw | null
  /** Where wins are counted instead of what is in view. */
  readonly inWin: InWinPlan | null
}

export interface InWinPlan {
  readonly symbol: number
  /** Spins by the size of the win, on a paid spin and on a free one. */
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
}

/** What the law of a feature follows from. */
export interface LawTerms {
  /** The number of features of the game. */
  readonly features: number
  readonly jackpotCoins: (id: string) => number
  readonly feature: (id: string) => FeatureLaw
  /** The option that the player takes. */
  readonly chosen: (id: string) => number
  /** The cells of a window. @throws OutOfReach where they are not the same in every spin, or do not stay */
  readonly cells: (plan: FeaturePlan) => number
  readonly hasCascades: boolean
  /** One of the free spins. @throws OutOfReach */
  readonly freeSpin: (plan: FreeSpinsPlan) => SpinLaw
  /** The same with another multiplier and a chosen symbol (−1: none). @throws OutOfReach */
  readonly freeWindow: (plan: FreeSpinsPlan, multiplier: number, chosen: number) => SpinLaw
}

/** What hits of jackpots follow from. */
export interface HitTerms {
  readonly jackpots: readonly string[]
  readonly chosen: LawTerms['chosen']
  readonly cells: LawTerms['cells']
  /** The hits of another feature, started with `n`. */
  readonly feature: (id: string, n: number) => readonly number[]
}

/** What a feature is compiled from. */
export interface FeatureSource {
  readonly definition: Definition
  readonly index: number
  readonly scatter: number
  readonly counts: ScatterCounts
  readonly sets: ReadonlyMap<string, ReelSet>
  readonly draw: (weights: Readonly<Record<string, number>>) => WeightedDraw
  /** A table by count as one by packed scatters. */
  readonly byCount: (table: Readonly<Record<string, number>> | undefined) => Int32Array
}

/** A prize, and where its feature has it. */
export interface PlacedPrize {
  readonly prize: Prize
  readonly list: string
  readonly index: number
  /** It is never drawn. */
  readonly isIdle: boolean
}

/** All that the engine knows of a kind of feature: each has a folder, and `features/features.ts` lists them. */
export interface FeatureKind<F extends Feature = Feature> {
  readonly grammar: ObjectShape
  /** The feature in a few words, after its name. */
  readonly summary: string
  /** What the sheet calls it. */
  readonly name: Worded
  compile(feature: F, source: FeatureSource): FeaturePlan
  prizes(feature: F): readonly PlacedPrize[]
  /** How many of its prizes it gives at most. */
  draws(feature: F): number
  /** The most that a paid spin starts it with. */
  mostStarted(feature: F, definition: Definition): number
  /** The most coins that it pays beside its prizes, started with `n`, where no spin pays more than `spin`. */
  greatest(feature: F, n: number, spin: number, definition: Definition): number
  /** The most times that it hits a jackpot beside its prizes. */
  mostHits(feature: F, jackpot: string, definition: Definition): number
  /** Refuses what might never end. */
  refuseEndless(feature: F, definition: Definition, field: Field): void
}
