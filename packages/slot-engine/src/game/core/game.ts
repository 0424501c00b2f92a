import { type BetMode, type Definition, PLAIN_BET } from '../../definition.ts'
import { known } from '../../entries.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import type { SetDraw } from '../tables/set-draw.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'
import type { ChancePlan } from './chance-plan.ts'
import type { ChangesPlan } from './change-plan.ts'
import type { CollectPlan } from './collect-plan.ts'
import type { CountedPlan } from './counted-game.ts'
import type { FactorsPlan } from './factors-plan.ts'
import type { FeaturePlan, FreeSpinsPlan, Host } from './feature-plan.ts'
import type { MakeSettler } from './settler.ts'
import type { RulePlan } from './win-rule.ts'

/** A definition made ready to play. Compile once, play as often as you like; it holds no state of any round. */
export interface Game {
  readonly definition: Definition
  /** The price of a paid spin in the plain bet mode. */
  readonly betCoins: number
  /** The most a round pays. */
  readonly maxCoins: number
  /** @internal */
  readonly plan: Plan
}

export interface Plan extends CountedPlan {
  readonly rule: RulePlan
  readonly sets: ReadonlyMap<string, ReelSet>
  readonly base: ReelSet
  /** By bet mode what its paid spins run on; none where it buys a feature. */
  readonly paid: ReadonlyMap<string, SetDraw>
  readonly features: readonly FeaturePlan[]
  /** What coins in view pay in free spins. */
  readonly collects: readonly CollectPlan[]
  readonly cascades: CascadePlan | null
  /** Wilds put on the windows of paid spins. */
  readonly extraWilds: FreeSpinsPlan['extraWilds']
  /** What multiplies the wins of paid spins; `null` where nothing does. */
  readonly factors: FactorsPlan | null
  /** What becomes of single cells in paid spins; `null` where nothing does. */
  readonly changes: ChangesPlan | null
  /** What starts features by chance; `null` where nothing does. */
  readonly chances: ChancePlan | null
  /** Gambles what a round has won for as long as the player wants, and gives what is left. */
  readonly gamble: ((host: Host, won: number) => number) | null
  /** Per mystery token: what all mystery symbols turn into. */
  readonly reveals: ReadonlyMap<number, WeightedDraw>
  /** What becomes of cells before wins are counted, in that order. */
  readonly settlers: readonly MakeSettler[]
  /** Per symbol its pays by count of reels or line length. */
  readonly payOf: readonly (readonly number[])[]
  /** Tokens that cover their reel. */
  readonly expanding: readonly number[]
  /** By bet mode the game that it is played as, where it has parts of its own. */
  readonly inMode: ReadonlyMap<string, Game>
  /** By the id of free spins the game that they are played as, where they have parts of their own. */
  readonly inFeature: ReadonlyMap<string, Game>
}

export interface CascadePlan {
  /** The multiplier of each window, the last one repeating. */
  readonly multipliers: readonly number[]
  /** What fills a gap; `null`: the strip. */
  readonly refill: WeightedDraw | null
}

/** The bet mode of a game, or the plain bet. */
export function modeOf({ definition }: Game, id: string | undefined): BetMode {
  const plain: BetMode = { id: PLAIN_BET, coins: definition.betCoins }
  if (id === undefined || id === plain.id) return plain
  const mode = definition.modes?.find((other) => other.id === id)
  if (mode === undefined) throw new RangeError(`${definition.id} has no bet mode ${id}`)
  return mode
}

/** The game as a bet mode plays it: itself, but where the mode has parts of its own. */
export const gameIn = (game: Game, mode: string | undefined): Game => game.plan.inMode.get(mode ?? PLAIN_BET) ?? game

/** Free spins as they are played: those with parts of their own in a game that has these parts. */
export function playedSpins(game: Game, plan: FreeSpinsPlan): { readonly game: Game; readonly plan: FreeSpinsPlan } {
  const own = game.plan.inFeature.get(plan.feature.id)
  const inner = own?.plan.features[plan.index]
  return own !== undefined && inner?.type === 'freeSpins' ? { game: own, plan: inner } : { game, plan }
}

/** What the paid spins of a bet mode run on. */
export const paidSets = ({ plan }: Game, { id }: BetMode): SetDraw => known(plan.paid.get(id), id)

/** Share of a bet of `betCoins` that goes into the game's progressive pools. */
export const jackpotContribution = ({ definition }: Game, betCoins: number): number =>
  (definition.jackpots ?? []).reduce((sum, { contributionPpm = 0 }) => sum + contributionPpm, 0) / 1e6 / betCoins
