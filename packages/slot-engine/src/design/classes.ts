import type { VolatilityClass } from '../proof/sheet.ts'
import type { Brief } from './brief.ts'

/** A closed range. */
export type Range = readonly [low: number, high: number]

/** What players of a volatility class expect, and what the designer therefore aims at. Odds are shares of 1. */
export interface ClassProfile {
  /** Where the class begins. */
  readonly leastSigma: number
  /** σ of a round in bets: well inside the class. */
  readonly sigma: Range
  readonly hitAim: Range
  /** Outside of this a game is not accepted as one of its class. */
  readonly hitBand: Range
  /** On three reels only rank tells wins apart: how much commoner, as a power of e, the lowest symbol is than the second best at least. */
  readonly threeReelSlope: number
  /** Paid spins per start of the free spins. */
  readonly spinsPerTrigger: Range
  readonly freeSpins: readonly number[]
  readonly multipliers: readonly number[]
}

export const CLASS_PROFILES: Readonly<Record<VolatilityClass, ClassProfile>> = {
  low: {
    leastSigma: 0,
    sigma: [2.5, 3.6],
    hitAim: [0.3, 0.38],
    hitBand: [0.2, 0.5],
    threeReelSlope: 0.3,
    spinsPerTrigger: [100, 150],
    freeSpins: [8, 10],
    multipliers: [1, 2],
  },
  medium: {
    leastSigma: 4,
    sigma: [4.8, 7.5],
    hitAim: [0.26, 0.34],
    hitBand: [0.16, 0.48],
    threeReelSlope: 0.6,
    spinsPerTrigger: [110, 180],
    freeSpins: [8, 10, 12],
    multipliers: [2, 3],
  },
  high: {
    leastSigma: 9,
    sigma: [10, 14.5],
    hitAim: [0.23, 0.31],
    hitBand: [0.12, 0.46],
    threeReelSlope: 1.2,
    spinsPerTrigger: [130, 220],
    freeSpins: [10, 12, 15],
    multipliers: [2, 3],
  },
  extreme: {
    leastSigma: 18,
    sigma: [19.5, 26],
    hitAim: [0.2, 0.28],
    hitBand: [0.1, 0.44],
    threeReelSlope: 1.5,
    spinsPerTrigger: [150, 250],
    freeSpins: [10, 12, 15],
    multipliers: [3, 5],
  },
}

/** What a brief aims at: its class, with hits as often as it names. */
export function profileFor({ volatility, hitFrequency }: Pick<Brief, 'volatility' | 'hitFrequency'>): ClassProfile {
  const profile = CLASS_PROFILES[volatility]
  if (hitFrequency === undefined) return profile
  const share = hitFrequency / 100
  const [low, high] = profile.hitBand
  return { ...profile, hitAim: [share, share], hitBand: [Math.min(low, share / 2), Math.max(high, share + HIT_ROOM)] }
}
/** How much oftener than is wished for may still be the game. */
const HIT_ROOM = 0.05

/**
 * A line alone pays seldom, so a game of few lines hits less often than its class says: the floor falls from ten lines down to
 * two fifths of the band's at one.
 */
export const hitFloor = (profile: ClassProfile, lines: number): number =>
  profile.hitBand[0] * (lines >= 10 ? 1 : 0.4 + (0.6 * (lines - 1)) / 9)

/** On three reels fifty lines and more cover nearly every way to see three alike, and the ceiling is higher. */
export const hitCeiling = (profile: ClassProfile, reels: number, lines: number): number =>
  profile.hitBand[1] + (reels === 3 && lines >= 50 ? 0.08 : 0)
