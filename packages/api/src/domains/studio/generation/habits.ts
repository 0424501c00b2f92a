import type { Volatility } from '@spilvaerk/schemas'
import { createRng, type Rng } from '@spilvaerk/slot-engine'
import type { FeatureWish } from '../composer/wishes.ts'

/** A window and how it wins. */
export interface Frame {
  readonly counting: 'lines' | 'ways' | 'variableWays' | 'clusters' | 'anywhere'
  readonly reels: number
  readonly rows?: number
  readonly lines?: number
  readonly falls?: true
}

type Weighted<T> = readonly (readonly [weight: number, one: T])[]

const lines = (reels: number, rows: number, count: number): Frame => ({ counting: 'lines', reels, rows, lines: count })
const ways = (reels: number, rows: number): Frame => ({ counting: 'ways', reels, rows })

/** Weighted about as the house's own games are. */
const FRAMES: Weighted<Frame> = [
  ...([20, 25, 10, 30, 15, 9] as const).map((count, i) => [[17, 9, 9, 5, 3, 2][i] ?? 1, lines(5, 3, count)] as const),
  [7, lines(5, 4, 40)],
  [3, lines(5, 4, 50)],
  [7, lines(3, 3, 5)],
  [2, lines(3, 3, 9)],
  [3, lines(4, 4, 30)],
  [4, lines(6, 3, 25)],
  [3, lines(6, 4, 50)],
  [6, ways(5, 3)],
  [3, ways(5, 4)],
  [3, ways(6, 4)],
  [3, { ...ways(5, 3), falls: true }],
  [2, { ...ways(6, 4), falls: true }],
  [3, { counting: 'variableWays', reels: 6, falls: true }],
  [2, { counting: 'clusters', reels: 7, rows: 7, falls: true }],
  [2, { counting: 'clusters', reels: 6, rows: 6, falls: true }],
  [2, { counting: 'anywhere', reels: 6, rows: 5, falls: true }],
]

const CLASSES: Weighted<Volatility> = [
  [22, 'low'],
  [42, 'medium'],
  [28, 'high'],
  [8, 'extreme'],
]

const CAPS: { readonly [V in Volatility]: readonly number[] } = {
  low: [250, 500, 600, 750, 1000, 1000, 1500],
  medium: [500, 1000, 1000, 1500, 2000, 2500, 3000, 4000],
  high: [1500, 2000, 2500, 3000, 4000, 5000, 8000],
  extreme: [4000, 5000, 6000, 10_000],
}

const ROOMY_CLASSES: Weighted<Volatility> = [
  [3, 'medium'],
  [1, 'high'],
]
const ROOMY_CAPS = [2500, 3000, 4000, 5000] as const

const SPINS = 'freeSpins'
/** What goes with any frame, and what asks for symbols that stay. */
const FEATURE_SETS: Weighted<readonly FeatureWish[]> = [
  [34, [SPINS]],
  [10, []],
  [7, [SPINS, 'wildMultiplier']],
  [4, [SPINS, 'wheel']],
  [3, [SPINS, 'pick']],
  [2, [SPINS, 'ladder']],
  [2, ['wheel', 'jackpots']],
  [3, [SPINS, 'mystery']],
  [4, [SPINS, 'gamble']],
  [3, [SPINS, 'bonusBuy']],
]
const STILL_SETS: Weighted<readonly FeatureWish[]> = [
  [4, [SPINS, 'expandingWild']],
  [3, [SPINS, 'stickyWild']],
  [3, ['holdAndWin', 'jackpots']],
  [2, [SPINS, 'holdAndWin']],
  [2, [SPINS, 'randomWilds']],
  [2, [SPINS, 'multiplierReel']],
  [2, [SPINS, 'risingMultiplier']],
  [2, [SPINS, 'symbolUpgrade']],
  [2, [SPINS, 'secondChance']],
  [2, [SPINS, 'wildReels']],
  [1, [SPINS, 'board']],
  [1, [SPINS, 'randomPrize']],
]

/** What is already said of a game, and is therefore not drawn. */
interface Said {
  readonly fits: (frame: Frame) => boolean
  readonly volatility?: Volatility | undefined
  readonly maxWin?: number | undefined
  /** Features that are asked for need room: no calm class and no low cap is drawn beside them. */
  readonly roomy: boolean
}

export interface Habits {
  /** `null` where no usual frame is as somebody wants it. */
  readonly frame: Frame | null
  readonly volatility: Volatility
  readonly maxWin: number
  readonly features: readonly FeatureWish[]
}

/** What a game is like where nobody says so: drawn, so that games differ, and the same for the same prompt and roll. */
export function habitsOf(prompt: string, roll: number, { fits, roomy, ...said }: Said): Habits {
  const rng = createRng(`habits/${roll}/${prompt}`)
  const frames = FRAMES.filter(([, frame]) => fits(frame))
  const frame = frames.length > 0 ? drawn(frames, rng) : null
  const volatility = said.volatility ?? drawn(roomy ? ROOMY_CLASSES : classesUnder(said.maxWin), rng)
  const caps = roomy ? ROOMY_CAPS : CAPS[volatility]
  const maxWin = said.maxWin ?? caps[rng.below(caps.length)] ?? 1000
  const stays = frame !== null && (frame.counting === 'lines' || frame.counting === 'ways') && !frame.falls
  const features = drawn(stays ? [...FEATURE_SETS, ...STILL_SETS] : FEATURE_SETS, rng)
  return { frame, volatility, maxWin, features }
}

/** A low cap leaves no room for restless games. */
const classesUnder = (maxWin = Number.POSITIVE_INFINITY): Weighted<Volatility> =>
  CLASSES.filter(([, volatility]) => Math.min(...CAPS[volatility]) <= maxWin || volatility === 'low')

function drawn<T>(choices: Weighted<T>, rng: Rng): T {
  let left = rng.below(choices.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, one] of choices) {
    if (left < weight) return one
    left -= weight
  }
  throw new Error('nothing to draw from')
}
