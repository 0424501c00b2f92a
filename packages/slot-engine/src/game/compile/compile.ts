import { BASE_REEL_SET, type BetMode, type Definition, LIMITS } from '../../definition.ts'
import { type FeaturePlan, featurePlans } from '../features/feature-plans.ts'
import { buildRule, type RulePlan } from '../rules/rule-plan.ts'
import { ReelSet } from '../tables/reel-set.ts'
import { buildReel, EMPTY, type ScatterCounts, scatterCount, scatterCounts } from '../tables/reels.ts'
import { payByCount, type Tokens, tokensOf } from '../tables/tokens.ts'
import { buildTop, type TopPlan } from '../tables/top-reel.ts'
import { namedDraw, type WeightedDraw } from '../tables/weighted-draw.ts'

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

export interface Plan {
  readonly tokens: Tokens
  readonly scatters: ScatterPlan
  readonly rule: RulePlan
  readonly sets: ReadonlyMap<string, ReelSet>
  readonly base: ReelSet
  readonly features: readonly FeaturePlan[]
  readonly cascades: CascadePlan | null
  /** Per mystery token: what all mystery symbols turn into. */
  readonly reveals: ReadonlyMap<number, WeightedDraw>
  /** Per symbol its pays by count of reels or line length. */
  readonly payOf: readonly (readonly number[])[]
  /** Tokens that cover their reel. */
  readonly expanding: readonly number[]
}

export interface ScatterPlan {
  readonly counts: ScatterCounts
  /** Per scatter symbol its coins by count. */
  readonly payOf: readonly (readonly number[])[]
  /** By token, `EMPTY` counted in, what it adds to packed counts. */
  readonly packed: Int32Array
  /** Coins of all scatter pays together, by packed counts. */
  readonly pays: Float64Array
}

export interface CascadePlan {
  /** The multiplier of each window, the last one repeating. */
  readonly multipliers: readonly number[]
  /** What fills a gap; `null`: the strip. */
  readonly refill: WeightedDraw | null
}

/**
 * Makes a definition ready to play.
 * @param definition as `parseDefinition` gave it: what it refuses must not come here
 */
export function compile(definition: Definition): Game {
  const counts = scatterCounts(definition)
  const tokens = tokensOf(definition.symbols)
  const indexOf = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const draw = (weights: Readonly<Record<string, number>>): WeightedDraw =>
    namedDraw(weights, (id) => indexOf.get(id) as number)
  const reels = new Map(
    Object.entries(definition.reelSets).map(([name, set]) => [
      name,
      set.map((reel) => buildReel(reel, definition, counts)),
    ]),
  )
  const rule = buildRule(definition, tokens, [...reels.values()])
  const topOf = (name: string): TopPlan | null => {
    const top = definition.topReels?.[name]
    return top ? buildTop(top, reels.get(name)?.length as number, definition, counts) : null
  }
  const sets = new Map(
    [...reels].map(([name, list]) => [name, new ReelSet(name, list, topOf(name), rule, counts.size)]),
  )
  const reveals = new Map(
    definition.symbols.flatMap((symbol, i) => (symbol.kind === 'mystery' ? [[i, draw(symbol.reveals)] as const] : [])),
  )
  const plan: Plan = {
    tokens,
    scatters: scatterPlan(definition, counts),
    rule,
    sets,
    base: sets.get(BASE_REEL_SET) as ReelSet,
    features: featurePlans(definition, counts, sets, draw),
    cascades: cascadePlan(definition, draw),
    reveals,
    payOf: definition.symbols.map((symbol) =>
      payByCount('pays' in symbol ? symbol.pays : undefined, definition.reelSets[BASE_REEL_SET]?.length as number),
    ),
    expanding: definition.symbols.flatMap((symbol, i) => (symbol.kind === 'wild' && symbol.expands ? [i] : [])),
  }
  return { definition, betCoins: definition.betCoins, maxCoins: definition.maxWin * definition.betCoins, plan }
}

/** The bet mode of a game, or the plain bet. */
export function modeOf({ definition }: Game, id: string | undefined): BetMode {
  const plain: BetMode = { id: 'base', coins: definition.betCoins }
  if (id === undefined || id === plain.id) return plain
  const mode = definition.modes?.find((other) => other.id === id)
  if (mode === undefined) throw new RangeError(`${definition.id} has no bet mode ${id}`)
  return mode
}

function cascadePlan(
  { cascades }: Definition,
  draw: (weights: Readonly<Record<string, number>>) => WeightedDraw,
): CascadePlan | null {
  if (cascades === undefined) return null
  const { multipliers = [1], refill = 'strip' } = cascades
  const all = Array.from(
    { length: LIMITS.cascades },
    (_, i) => multipliers[Math.min(i, multipliers.length - 1)] as number,
  )
  return { multipliers: all, refill: refill === 'strip' ? null : draw(refill) }
}

function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const payOf = counts.symbols.map((index, scatter) => {
    const symbol = definition.symbols[index]
    return payByCount(symbol?.kind === 'scatter' ? symbol.pays : undefined, (counts.radices[scatter] as number) - 1)
  })
  const pays = Float64Array.from({ length: counts.size }, (_, packed) =>
    payOf.reduce((sum, table, scatter) => sum + (table[scatterCount(counts, scatter, packed)] as number), 0),
  )
  const packed = new Int32Array(EMPTY + 1)
  for (const [scatter, token] of counts.symbols.entries()) packed[token] = counts.strides[scatter] as number
  return { counts, payOf, packed, pays }
}

/** Share of a bet of `betCoins` that goes into the game's progressive pools. */
export const jackpotContribution = ({ definition }: Game, betCoins: number): number =>
  (definition.jackpots ?? []).reduce((sum, { contributionPpm = 0 }) => sum + contributionPpm, 0) / 1e6 / betCoins
