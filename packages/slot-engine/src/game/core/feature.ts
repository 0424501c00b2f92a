import type { Definition, Feature, Prize } from '../../definition.ts'
import type { ObjectShape } from '../../vocabulary/shape.ts'
import type { Field } from '../input/field.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { ScatterCounts } from '../tables/reels.ts'
import type { Tokens } from '../tables/tokens.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { FeaturePlan } from './feature-plan.ts'
import type { Worded } from './win-rule.ts'

/** What a feature is compiled from. */
export interface FeatureSource {
  readonly definition: Definition
  readonly index: number
  readonly scatter: number
  readonly tokens: Tokens
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
