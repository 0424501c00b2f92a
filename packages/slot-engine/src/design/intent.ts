import { createRng, type Rng } from '../rng.ts'
import { VOLATILITY_CLASSES } from '../sheet.ts'
import type { Brief, BriefSymbol, DesignRefusal, DesignTarget, FreeSpinWish } from './brief.ts'
import { CLASS_PROFILES, type ClassProfile } from './classes.ts'
import { type Payline, paylineCapacity, paylines } from './paylines.ts'
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
  readonly awards: readonly number[]
  readonly multiplier: number
  readonly retrigger: boolean
  readonly ownStrips: boolean
}

/** Bets that any level of the site splits into whole coins, from the most usual. */
const BET_COINS = [10, 20, 25, 40, 50, 100] as const
const COIN_DIVISOR = 100_000
const MOST_ROWS = 5

export const refusal = (target: DesignTarget, reason: string, nearest: number | string): DesignRefusal => ({
  ok: false,
  target,
  reason,
  nearest,
})

interface Limit {
  readonly target: DesignTarget
  readonly value: number
  readonly low: number
  readonly high: number
  readonly whole: boolean
}

const limitsOf = (brief: Brief): Limit[] => [
  { target: 'reels', value: brief.reels, low: 3, high: 7, whole: true },
  { target: 'lines', value: brief.lines, low: 1, high: 100, whole: true },
  { target: 'rtp', value: brief.rtp, low: 80, high: 99, whole: false },
  { target: 'maxWin', value: brief.maxWin, low: 50, high: 20_000, whole: true },
  { target: 'features', value: brief.features?.wildMultiplier ?? 1, low: 1, high: 10, whole: true },
  { target: 'features', value: wishOf(brief).spins ?? 10, low: 3, high: 50, whole: true },
  { target: 'features', value: wishOf(brief).multiplier ?? 1, low: 1, high: 10, whole: true },
]

const wishOf = (brief: Brief): FreeSpinWish =>
  typeof brief.features?.freeSpins === 'object' ? brief.features.freeSpins : {}

/** The first thing in a brief that is outside of what the designer knows, or null. */
export function refuseBrief(brief: Brief): DesignRefusal | null {
  for (const { target, value, low, high, whole } of limitsOf(brief)) {
    if (!(value >= low && value <= high) || (whole && !Number.isInteger(value))) {
      const near = Number.isFinite(value) ? Math.min(high, Math.max(low, whole ? Math.round(value) : value)) : low
      return refusal(
        target,
        `${target} must be ${whole ? 'a whole number ' : ''}from ${low} to ${high}, not ${value}`,
        near,
      )
    }
  }
  if (!VOLATILITY_CLASSES.includes(brief.volatility)) {
    return refusal('volatility', `volatility must be one of ${VOLATILITY_CLASSES.join(', ')}`, 'medium')
  }
  return refuseRows(brief) ?? refuseBet(brief) ?? refuseSymbols(brief)
}

function refuseRows(brief: Brief): DesignRefusal | null {
  const rows = rowsOf(brief)
  if (rows.length !== brief.reels)
    return refusal('rows', `rows must name ${brief.reels} reels, not ${rows.length}`, brief.reels)
  const wrong = rows.find((each) => !Number.isInteger(each) || each < 3 || each > MOST_ROWS)
  if (wrong !== undefined)
    return refusal('rows', `rows must be from 3 to ${MOST_ROWS}, not ${wrong}`, wrong < 3 ? 3 : MOST_ROWS)
  const capacity = paylineCapacity(rows)
  if (brief.lines <= capacity) return null
  return refusal('lines', `a window of ${rows.join('-')} rows holds ${capacity} different lines`, capacity)
}

function refuseBet(brief: Brief): DesignRefusal | null {
  const bet = brief.betCoins
  if (bet === undefined || (Number.isInteger(bet) && bet > 0 && COIN_DIVISOR % bet === 0)) return null
  return refusal('betCoins', `betCoins must divide ${COIN_DIVISOR.toLocaleString('en')}, not ${bet}`, usualBet(brief))
}

function refuseSymbols(brief: Brief): DesignRefusal | null {
  const given = brief.symbols
  if (given === undefined) return null
  const count = (kind: BriefSymbol['kind']): number => given.filter((symbol) => symbol.kind === kind).length
  const regulars = count('regular')
  if (regulars < 6 || regulars > 12) {
    return refusal('symbols', `there must be 6 to 12 regular symbols, not ${regulars}`, regulars < 6 ? 6 : 12)
  }
  if (count('wild') > 1 || count('scatter') > 1) return refusal('symbols', 'there may be one wild and one scatter', 1)
  return null
}

function rowsOf(brief: Brief): readonly number[] {
  if (typeof brief.rows === 'object') return brief.rows
  if (typeof brief.rows === 'number') return new Array<number>(brief.reels).fill(brief.rows)
  let rows = 3
  while (rows < MOST_ROWS && rows ** brief.reels < brief.lines) rows++
  return new Array<number>(brief.reels).fill(rows)
}

/** A coin for every line; on three reels, where each symbol has one pay only, a few, for the pays to be fine enough. */
const usualBet = (brief: Brief): number =>
  BET_COINS.find((bet) => bet >= brief.lines * (brief.reels === 3 ? (brief.lines < 25 ? 4 : 2) : 1)) ?? 100

/** @param brief one that `refuseBrief` lets pass */
export function intentOf(brief: Brief, seed: string): Intent {
  const rng = createRng(`${seed}/intent`)
  const profile = CLASS_PROFILES[brief.volatility]
  const rows = rowsOf(brief)
  const direction = brief.direction ?? 'left'
  const freeSpins = brief.features?.freeSpins ? freeSpinIntent(brief, profile, rng) : null
  const cast = castOf(brief, rng)
  const scatterPays = brief.features?.scatterPays ?? (cast.scatter !== null && freeSpins === null)
  return {
    brief,
    rows,
    lines: paylines(rows, brief.lines),
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

function freeSpinIntent(brief: Brief, profile: ClassProfile, rng: Rng): FreeSpinIntent {
  const wish = wishOf(brief)
  const spins = wish.spins ?? profile.freeSpins[rng.below(profile.freeSpins.length)]!
  const multiplier = wish.multiplier ?? profile.multipliers[rng.below(profile.multipliers.length)]!
  const more = (share: number): number => Math.round((spins * share) / (spins >= 10 ? 5 : 2)) * (spins >= 10 ? 5 : 2)
  const awards = [0, 0, 0, spins, Math.max(spins + 1, more(1.5)), Math.max(spins + 2, more(2))]
  return {
    awards: awards.slice(0, brief.reels + 1),
    multiplier,
    retrigger: wish.retrigger ?? true,
    ownStrips: wish.ownStrips ?? false,
  }
}
