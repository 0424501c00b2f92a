import type { ReelDefinition } from '../../definition.ts'
import { countChances } from '../../game/tables/columns.ts'
import { createRng, type Rng } from '../../rng.ts'
import { leastCount } from '../intent.ts'
import type { ComposedIntent, FreeSpinsIntent } from './intent.ts'
import { tailOf, tailOn } from './places.ts'
import { momentsOf, type WinSample } from './win-sample.ts'
import type { WorthSample } from './worth-sample.ts'

/** Free spins by what they win on average: all that is needed to design with them. */
export interface FreeOdds {
  /** P(a paid spin starts them). */
  readonly odds: number
  /** A sample's spins per start, multipliers counted in: 1 where the sample is of whole features. */
  readonly weight: number
  /** The spins that they start with, each with its share of the starts. */
  readonly starts: readonly Start[]
  readonly awarded: number
  /** Further spins where some are won. */
  readonly again: number
}

/**
 * Each free spin gives on average r further ones, so n give n / (1 − r) of them. A multiplier that grows with every spin
 * adds up by itself, as there is no retrigger then.
 */
export function freeOdds(
  intent: FreeSpinsIntent,
  base: readonly ReelDefinition[],
  free: readonly ReelDefinition[],
  scatter: string,
  bought?: number,
): FreeOdds {
  const counted = startsOn(base, scatter, intent.awards)
  const odds = tailOn(base, scatter, leastCount(intent.awards))
  const starts =
    bought === undefined ? counted.map((start) => ({ ...start, share: start.share / odds })) : [sure(bought)]
  if (intent.memory) return { odds, weight: 1, starts, awarded: 0, again: 0 }
  const further = intent.retrigger ? startsOn(free, scatter, intent.again) : []
  const awarded = further.reduce((sum, { spins, share }) => sum + spins * share, 0)
  const chance = further.reduce((sum, { share }) => sum + share, 0)
  const again = further.length > 1 ? Math.round(awarded / chance) : (further[0]?.spins ?? 0)
  const sumOf = (spins: number): number => multipliersOf(intent, spins).reduce((sum, multiplier) => sum + multiplier, 0)
  const weight = starts.reduce((sum, { spins, share }) => sum + share * sumOf(spins), 0) / (1 - awarded)
  return { odds, weight, starts, awarded, again }
}

interface Start {
  readonly spins: number
  readonly share: number
}

const sure = (spins: number): Start => ({ spins, share: 1 })

/** What so many scatters give, and how often they are in view: the last count holds for all above it. */
function startsOn(reels: readonly ReelDefinition[], scatter: string, table: readonly number[]): Start[] {
  return table.flatMap((spins, count) => {
    if (spins === 0) return []
    const above = count + 1 < table.length ? tailOn(reels, scatter, count + 1) : 0
    return [{ spins, share: tailOn(reels, scatter, count) - above }]
  })
}

/** Draws the spins of one start, where they are not always as many. */
function startOf(starts: readonly Start[], rng: Rng): number {
  const [first] = starts
  if (starts.length === 1 && first) return first.spins
  let left = rng.next() / 4_294_967_296
  for (const { spins, share } of starts) {
    left -= share
    if (left < 0) return spins
  }
  return starts.at(-1)?.spins ?? 0
}

export const multipliersOf = ({ multiplier, grows }: FreeSpinsIntent, spins: number): number[] =>
  Array.from({ length: spins }, (_, i) => (grows ? Math.min(Math.max(10, multiplier), multiplier + i) : multiplier))

/** A symbol drawn to expand: how often so many reels show it, by rank, on how many lines it then pays. */
export interface Book {
  readonly lines: number
  /** By rank and number of reels. */
  readonly chances: readonly (readonly number[])[]
}

export function bookOf({ regulars, lines }: ComposedIntent, free: readonly ReelDefinition[]): Book {
  const chances = regulars.map((symbol) => {
    const shows = free.map((reel) => {
      const none = countChances(reel, (id) => id === symbol.id)[0]!
      return [none, 1 - none]
    })
    return Array.from({ length: free.length + 1 }, (_, count) => tailOf(shows, count) - tailOf(shows, count + 1))
  })
  return { lines: lines.length, chances }
}

/** What the symbol drawn adds to the wins of a free spin, by cell. */
export function withBook(sample: WorthSample, { lines, chances }: Book, keys: readonly number[]): WorthSample {
  const worth = sample.worth.slice()
  chances.forEach((row, rank) => {
    keys.forEach((key, i) => {
      worth[rank * keys.length + i]! += (lines * row[key]!) / chances.length
    })
  })
  return { ...sample, worth }
}

/** Of one start, in coins. */
export interface FeatureMoments {
  readonly mean: number
  readonly variance: number
  /** Mean of what lies above the cap, and what the features drawn leave open of it, as a variance. */
  readonly cut: number
  readonly cutOpen: number
}

const FEATURES = 20_000
const MOST_SPINS = 2000

/** By drawing features from the sample of their spins. */
export function featureMoments(
  sample: WinSample,
  pays: Float64Array,
  intent: FreeSpinsIntent,
  { starts, awarded, again }: FreeOdds,
  cap: number,
  seed: string,
  book: Book | null,
): FeatureMoments {
  if (intent.memory) {
    const whole = momentsOf(sample, pays)
    const { cut, cutOpen } = momentsOf(sample, pays, cap)
    return { mean: whole.mean, variance: whole.variance, cut, cutOpen }
  }
  const wins = winsOf(sample, pays)
  const rng = createRng(`${seed}/features`)
  const multipliers = multipliersOf(intent, Math.max(...starts.map(({ spins }) => spins)))
  const chance = again > 0 ? Math.round((awarded / again) * 4_294_967_296) : 0
  const total = { sum: 0, squares: 0, cut: 0, cutSquares: 0 }
  for (let i = 0; i < FEATURES; i++) {
    let coins = 0
    const drawn = book ? bookWins(book, pays, rng) : null
    const spins = startOf(starts, rng)
    for (let spin = 0, left = spins; left > 0 && spin < MOST_SPINS; spin++) {
      left--
      if (chance > 0 && rng.next() < chance) left += again
      coins +=
        (wins(rng.below(sample.spins)) + (drawn?.() ?? 0)) * (multipliers[Math.min(spin, multipliers.length - 1)] ?? 1)
    }
    const over = Math.max(0, coins - cap)
    total.cut += over / FEATURES
    total.cutSquares += over ** 2 / FEATURES
    total.sum += coins / FEATURES
    total.squares += coins ** 2 / FEATURES
  }
  const { sum, squares, cut, cutSquares } = total
  return { mean: sum, variance: squares - sum ** 2, cut, cutOpen: (cutSquares - cut ** 2) / FEATURES }
}

/** Draws the symbol of one feature; then what it pays in each spin. */
function bookWins({ lines, chances }: Book, pays: Float64Array, rng: Rng): () => number {
  const rank = rng.below(chances.length)
  const row = chances[rank]!
  const sizes = pays.length / chances.length
  const first = row.length - sizes
  return () => {
    let rest = rng.next() / 4_294_967_296
    let count = 0
    while (count < row.length - 1 && rest >= row[count]!) rest -= row[count++]!
    return count < first ? 0 : lines * pays[rank * sizes + count - first]!
  }
}

/** Coins of the sample's spins: winning ones first, then nothing. */
function winsOf({ starts, cells, factors }: WinSample, pays: Float64Array): (spin: number) => number {
  const coins = new Float64Array(starts.length - 1)
  for (let spin = 0; spin + 1 < starts.length; spin++) {
    for (let i = starts[spin]!; i < starts[spin + 1]!; i++) coins[spin]! += factors[i]! * pays[cells[i]!]!
  }
  return (spin) => coins[spin] ?? 0
}
