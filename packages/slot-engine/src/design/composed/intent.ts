import type { VolatilityClass } from '../../proof/sheet.ts'
import { createRng, type Rng } from '../../rng.ts'
import { within } from '../aims.ts'
import type { Brief, BriefFeatures, Counting, SpecialKind } from '../brief.ts'
import { type ClassProfile, profileFor } from '../classes.ts'
import { wishOf } from '../defaults.ts'
import { againOf, awardList, leastCount } from '../intent.ts'
import { type Payline, paylines } from '../paylines.ts'
import { SPECIALS } from '../specials.ts'
import { type CastSymbol, castOf, usual } from '../symbols.ts'
import { type Height, heightsOf } from './grid.ts'

export const MINI_GAMES = ['wheel', 'pick', 'ladder'] as const
export type MiniGame = (typeof MINI_GAMES)[number]

/** A brief with every choice that it leaves open made, once for all attempts. */
export interface ComposedIntent {
  readonly brief: Brief
  readonly features: BriefFeatures
  readonly counting: Counting
  readonly heights: readonly Height[]
  readonly lines: readonly Payline[]
  readonly profile: ClassProfile
  readonly sigmaAim: number
  readonly regulars: readonly CastSymbol[]
  readonly wild: CastSymbol | null
  readonly wildMultiplier: number
  readonly scatter: CastSymbol | null
  /** Pays anywhere on paid spins, and the cap on the most reels. */
  readonly prize: CastSymbol
  readonly mystery: CastSymbol | null
  readonly coin: CastSymbol | null
  /** Clears the cells around it once nothing wins any more. */
  readonly bomb: CastSymbol | null
  /** Adds to what multiplies a spin in the end. */
  readonly orb: CastSymbol | null
  /** Opens beside a win. */
  readonly lock: CastSymbol | null
  readonly minis: readonly MiniGame[]
  /** Starts the mini-game, or the wheel that says which. */
  readonly bonus: CastSymbol | null
  readonly jackpots: boolean
  readonly ladder: readonly number[] | null
  readonly freeSpins: FreeSpinsIntent | null
}

export interface FreeSpinsIntent {
  /** For as many scatters as start them. */
  readonly spins: number
  /** By scatter count; where spins carry something on, the fewest that start them only. */
  readonly awards: readonly number[]
  /** Further spins while they run. */
  readonly again: readonly number[]
  readonly multiplier: number
  readonly retrigger: boolean
  readonly grows: boolean
  /** What is kept from spin to spin: wilds, or a multiplier that grows with each fall. */
  readonly memory: 'sticky' | 'walking' | 'ladder' | null
  readonly book: boolean
  readonly richer: boolean
  readonly spinsPerTrigger: number
}

const USUAL_REGULARS: Readonly<Record<Counting, number>> = {
  lines: 8,
  ways: 8,
  variableWays: 9,
  clusters: 6,
  anywhere: 7,
}

/** Whether symbols fall. */
export const cascadesIn = ({ counting = 'lines', features }: Brief): boolean =>
  Boolean(features?.cascades) || counting === 'clusters' || counting === 'anywhere'

/** @param brief one that `refuseBrief` lets pass */
export function composedIntent(brief: Brief, seed: string): ComposedIntent {
  const rng = createRng(`${seed}/intent`)
  const features = brief.features ?? {}
  const counting = brief.counting ?? 'lines'
  const profile = profileFor(brief)
  const symbols = brief.symbols ?? usual(USUAL_REGULARS[counting] + rng.below(2))
  const cast = castOf({ ...brief, symbols, features: { ...features, scatterPays: false } }, rng)
  const taken = new Set([...cast.regulars, cast.wild, cast.scatter].map((symbol) => symbol?.id))
  const seen = new Set<string | undefined>([...cast.regulars, cast.wild, cast.scatter].map((symbol) => symbol?.emoji))
  const special = (kind: SpecialKind): CastSymbol => {
    let id: string = kind
    for (let n = 2; taken.has(id); n++) id = `${kind}-${n}`
    taken.add(id)
    const { name, emojis } = SPECIALS[kind]
    const emoji = [brief.specialEmojis?.[kind], ...emojis].find((one) => one && !seen.has(one)) ?? emojis[0]
    seen.add(emoji)
    return { id, name: brief.specialNames?.[kind] ?? name, emoji }
  }
  const jackpots = Boolean(features.jackpots)
  const wheel = features.wheel || (jackpots && !features.holdAndWin)
  const wanted = MINI_GAMES.filter((type) => (type === 'wheel' ? wheel : features[type]))
  return {
    brief,
    features,
    counting,
    heights: heightsOf(brief),
    lines: counting === 'lines' ? paylines(heightsOf(brief) as number[], brief.lines ?? 1) : [],
    profile,
    sigmaAim: within(rng, profile.sigma),
    regulars: cast.regulars,
    wild: cast.wild ?? (needsWild(features) ? { id: 'wild', name: 'Wild', emoji: '🃏' } : null),
    wildMultiplier: features.wildMultiplier ?? 1,
    scatter: cast.scatter,
    prize: special('prize'),
    mystery: features.mystery ? special('mystery') : null,
    coin: features.holdAndWin ? special('coin') : null,
    bomb: features.bombs ? special('bomb') : null,
    orb: features.multiplierBombs ? special('multiplier') : null,
    lock: features.lockedSymbols ? special('lock') : null,
    minis: wanted,
    bonus: wanted.length > 0 ? special('bonus') : null,
    jackpots,
    ladder: cascadesIn(brief) ? ladderOf(brief) : null,
    freeSpins: features.freeSpins ? freeSpinsIntent(brief, profile, rng) : null,
  }
}

const needsWild = (features: BriefFeatures): boolean =>
  Boolean(features.expandingWilds || features.stickyWilds || features.walkingWilds || features.winLeavesWild)

function ladderOf({ features, volatility }: Brief): readonly number[] {
  const wish = features?.cascades
  if (typeof wish === 'object' && wish.multipliers) return wish.multipliers
  return wish && volatility !== 'low' ? [1, 2, 3] : [1]
}

const MULTIPLIERS: Readonly<Record<VolatilityClass, readonly number[]>> = {
  low: [1, 2],
  medium: [2, 3],
  high: [2, 3],
  extreme: [3],
}

/** Wilds that stay make late spins worth far more than the first. */
const WITH_MEMORY = [6, 7] as const

function freeSpinsIntent(brief: Brief, profile: ClassProfile, rng: Rng): FreeSpinsIntent {
  const wish = wishOf(brief)
  const { stickyWilds, walkingWilds, expandingSymbol, keptLadder } = brief.features ?? {}
  const memory = stickyWilds ? 'sticky' : walkingWilds ? 'walking' : keptLadder ? 'ladder' : null
  const usual = stickyWilds || walkingWilds ? WITH_MEMORY : profile.freeSpins
  const drawn = wish.spins ?? usual[rng.below(usual.length)]!
  const all = wish.awards ? awardList(wish.awards).slice(0, brief.reels + 1) : [0, 0, 0, drawn]
  const awards = memory === null ? all : all.slice(0, leastCount(all) + 1)
  const multipliers = MULTIPLIERS[brief.volatility]
  const multiplier = wish.multiplier ?? (memory || expandingSymbol ? 1 : multipliers[rng.below(multipliers.length)]!)
  return {
    spins: awards[leastCount(awards)] ?? drawn,
    awards,
    again: againOf(wish, awards),
    multiplier: wish.grows ? (wish.multiplier ?? 1) : multiplier,
    retrigger: !wish.grows && memory === null && (wish.retrigger ?? true),
    grows: Boolean(wish.grows),
    memory,
    book: Boolean(expandingSymbol),
    richer: Boolean(wish.ownStrips),
    spinsPerTrigger: within(rng, profile.spinsPerTrigger),
  }
}
