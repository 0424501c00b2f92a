import { createRng, type Rng } from '../rng.ts'
import type { Brief, FreeSpinWish } from './brief.ts'
import { type ClassProfile, profileFor } from './classes.ts'
import { rowsOf, usualBet, wishOf } from './defaults.ts'
import { type Payline, paylines } from './paylines.ts'
import { type CastSymbol, castOf } from './symbols.ts'

/** A brief with every choice it left open made, once for all attempts. */
export interface Intent {
  readonly brief: Brief
  readonly rows: readonly number[]
  readonly lines: readonly Payline[]
  readonly betCoins: number
  readonly profile: ClassProfile
  /** Best first. */
  readonly regulars: readonly CastSymbol[]
  readonly wild: CastSymbol | null
  readonly scatter: CastSymbol | null
  readonly wildReels: readonly number[]
  readonly wildMultiplier: number
  readonly direction: 'left' | 'right' | 'both'
  readonly freeSpins: FreeSpinIntent | null
  readonly scatterPays: boolean
}

export interface FreeSpinIntent {
  /** By scatter count. */
  readonly awards: readonly number[]
  /** Further spins while they run. */
  readonly again: readonly number[]
  readonly multiplier: number
  readonly retrigger: boolean
  readonly ownStrips: boolean
}

/** @param brief one that `refuseBrief` lets pass */
export function intentOf(brief: Brief, seed: string): Intent {
  const rng = createRng(`${seed}/intent`)
  const profile = profileFor(brief)
  const rows = rowsOf(brief)
  const direction = brief.direction ?? 'left'
  const freeSpins = brief.features?.freeSpins ? freeSpinIntent(brief, profile, rng) : null
  const cast = castOf(brief, rng)
  const scatterPays = Boolean(brief.features?.scatterPays) || freeSpins === null
  return {
    brief,
    rows,
    lines: paylines(rows, brief.lines ?? 1),
    betCoins: brief.betCoins ?? usualBet(brief),
    profile,
    ...cast,
    wildReels: cast.wild ? wildReelsOf(brief.reels, direction, rng) : [],
    wildMultiplier: brief.features?.wildMultiplier ?? 1,
    direction,
    freeSpins,
    scatterPays,
  }
}

/** Never the reel on which a run begins; on most games not the last one either. */
function wildReelsOf(reels: number, direction: Intent['direction'], rng: Rng): number[] {
  const inner = Array.from({ length: reels - 2 }, (_, i) => i + 1)
  if (direction === 'both' || (reels > 3 && rng.below(3) > 0)) return inner
  return direction === 'left' ? [...inner, reels - 1] : [0, ...inner]
}

/** Spins by scatter count; a count that none are named for gives as many as the one below. */
export function awardList(awards: Readonly<Record<string, number>>): number[] {
  const most = Math.max(...Object.keys(awards).map(Number))
  const list = [0]
  for (let count = 1; count <= most; count++) list.push(awards[String(count)] ?? list[count - 1] ?? 0)
  return list
}

/** The fewest scatters that start free spins. */
export const leastCount = (awards: readonly number[]): number => awards.findIndex((spins) => spins > 0)

/** So many further spins as are wished for, for as many scatters as start them; else as many as they start with. */
export const againOf = ({ again }: FreeSpinWish, awards: readonly number[]): readonly number[] =>
  again === undefined ? awards : awards.slice(0, leastCount(awards) + 1).map((spins) => (spins > 0 ? again : 0))

function freeSpinIntent(brief: Brief, profile: ClassProfile, rng: Rng): FreeSpinIntent {
  const wish = wishOf(brief)
  const spins = wish.spins ?? profile.freeSpins[rng.below(profile.freeSpins.length)]!
  const multiplier = wish.multiplier ?? profile.multipliers[rng.below(profile.multipliers.length)]!
  const more = (share: number): number => Math.round((spins * share) / (spins >= 10 ? 5 : 2)) * (spins >= 10 ? 5 : 2)
  const usual = [0, 0, 0, spins, Math.max(spins + 1, more(1.5)), Math.max(spins + 2, more(2))]
  const awards = (wish.awards ? awardList(wish.awards) : usual).slice(0, brief.reels + 1)
  return {
    awards,
    again: againOf(wish, awards),
    multiplier,
    retrigger: wish.retrigger ?? true,
    ownStrips: wish.ownStrips ?? false,
  }
}
