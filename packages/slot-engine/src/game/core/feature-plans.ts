import {
  BASE_REEL_SET,
  type Choice,
  type CountTable,
  type Definition,
  type Feature,
  type FreeSpins,
  type HoldAndWin,
  type Ladder,
  LIMITS,
  type Pick,
  type Wheel,
} from '../../definition.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { isInWin, type ScatterCounts, STRIDE, scatterCount } from '../tables/reels.ts'
import { payByCount } from '../tables/tokens.ts'
import { indexDraw, joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../tables/weighted-draw.ts'

/** A feature ready to play. `starts`: by packed scatters of a paid spin, what it starts
 * with (free spins their number, hold-and-win the coins in view, others 1), or 0. */
export type FeaturePlan = FreeSpinsPlan | HoldAndWinPlan | PrizePlan

interface Started {
  readonly index: number
  /** Index of the trigger in `ScatterCounts`; -1 where only a prize or a bet mode starts it. */
  readonly scatter: number
  readonly starts: Int32Array
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

export interface HoldAndWinPlan extends Started {
  readonly type: 'holdAndWin'
  readonly feature: HoldAndWin
  /** Entries ≥ 0 are coins; entry −1 − j is jackpot j of `jackpots`. */
  readonly values: WeightedDraw
  readonly jackpots: readonly string[]
}

export type PrizePlan = WheelPlan | OtherPrizePlan

export interface WheelPlan extends Started {
  readonly type: 'wheel'
  readonly feature: Wheel
  readonly segments: WeightedDraw
}

interface OtherPrizePlan extends Started {
  readonly type: 'pick' | 'ladder' | 'choice'
  readonly feature: Pick | Ladder | Choice
}

type Draw = (weights: Readonly<Record<string, number>>) => WeightedDraw

export const featurePlans = (
  definition: Definition,
  counts: ScatterCounts,
  sets: ReadonlyMap<string, ReelSet>,
  draw: Draw,
): FeaturePlan[] =>
  (definition.features ?? []).map((feature, index) => plan(feature, index, definition, counts, sets, draw))

function plan(
  feature: Feature,
  index: number,
  definition: Definition,
  counts: ScatterCounts,
  sets: ReadonlyMap<string, ReelSet>,
  draw: Draw,
): FeaturePlan {
  const id = feature.trigger && !isInWin(feature.trigger) ? feature.trigger.symbol : undefined
  const scatter = counts.symbols.findIndex((symbol) => definition.symbols[symbol]?.id === id)
  const byCount = (table: CountTable | undefined) => byPackedCount(table, counts, scatter)
  switch (feature.type) {
    case 'freeSpins': {
      const { multiplies = ['lines', 'scatters'], sticky = [], walking = [], extraWilds, expandingSymbol } = feature
      const tokenOf = (name: string): number => definition.symbols.findIndex((symbol) => symbol.id === name)
      return {
        type: feature.type,
        feature,
        index,
        scatter,
        starts: byCount(feature.trigger?.awards),
        retriggers: byCount(feature.retrigger),
        reelSet: sets.get(feature.reelSet ?? BASE_REEL_SET) as ReelSet,
        multipliesLines: multiplies.includes('lines'),
        multipliesScatters: multiplies.includes('scatters'),
        sticky: sticky.map(tokenOf),
        walking: walking.map(tokenOf),
        extraWilds: extraWilds ? { counts: weightedDraw(extraWilds.counts), token: tokenOf(extraWilds.symbol) } : null,
        chosen: expandingSymbol === undefined ? null : draw(expandingSymbol),
        inWin: inWinPlan(feature, definition),
      }
    }
    case 'holdAndWin': {
      const { values, jackpots } = coinValues(feature)
      const starts = byCount(coinsInView(feature.trigger.at, (counts.radices[scatter] as number) - 1))
      return { type: feature.type, feature, index, scatter, starts, values, jackpots }
    }
    case 'wheel': {
      const segments = indexDraw(feature.segments.map(({ weight }) => weight))
      return { type: feature.type, feature, index, scatter, starts: byCount(startsAt(feature)), segments }
    }
    case 'pick':
    case 'ladder':
    case 'choice':
      return { type: feature.type, feature, index, scatter, starts: byCount(startsAt(feature)) }
  }
}

const startsAt = ({ trigger }: Wheel | Pick | Ladder | Choice): CountTable | undefined => trigger && { [trigger.at]: 1 }

function inWinPlan({ trigger, retrigger }: FreeSpins, { symbols }: Definition): InWinPlan | null {
  if (!trigger?.inWin) return null
  const most = LIMITS.reels * STRIDE
  return {
    symbol: symbols.findIndex(({ id }) => id === trigger.symbol),
    awards: payByCount(trigger.awards, most),
    retriggers: payByCount(retrigger, most),
  }
}

/** Hold-and-win starts with as many coins as are in view. */
const coinsInView = (at: number, most: number): CountTable =>
  Object.fromEntries(Array.from({ length: Math.max(0, most - at + 1) }, (_, i) => [at + i, at + i]))

function coinValues({ values, jackpots = {} }: HoldAndWin): { values: WeightedDraw; jackpots: string[] } {
  const ids = Object.keys(jackpots).sort()
  const ofJackpots = namedDraw(jackpots, (id) => -1 - ids.indexOf(id))
  return { values: joinDraws(weightedDraw(values), ofJackpots), jackpots: ids }
}

function byPackedCount(table: CountTable | undefined, counts: ScatterCounts, scatter: number): Int32Array {
  if (scatter < 0) return new Int32Array(counts.size)
  const byCount = payByCount(table, (counts.radices[scatter] as number) - 1)
  return Int32Array.from(
    { length: counts.size },
    (_, packed) => byCount[scatterCount(counts, scatter, packed)] as number,
  )
}
