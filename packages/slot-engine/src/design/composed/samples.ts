import type { Definition } from '../../definition.ts'
import { FREE_SET, FREE_SPINS } from './build.ts'
import { type Book, withBook } from './free-spins.ts'
import { sizesOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import { sampleFeature, sampleSpins, sampleWorth } from './sampling.ts'
import type { WinSample } from './win-sample.ts'
import { pooledWorth, type WorthSample } from './worth-sample.ts'

/** Spins of each kind by which a game's return is told: as many as its interval needs. */
export interface SampleSizes {
  readonly base: number
  readonly free: number
}

/** Spins that tell how wins spread: for σ, hits, and what the cap takes. */
const SPREAD: SampleSizes = { base: 120_000, free: 60_000 }

/** What was seen of a game's paid and free spins, and what they return on average. */
export interface Samples {
  readonly spins: WinSample
  readonly freeSpins: WinSample | null
  readonly worth: WorthSample
  readonly freeWorth: WorthSample | null
}

/** @param game with any pays */
export function samplesOf(
  intent: ComposedIntent,
  game: Definition,
  book: Book | null,
  sizes: SampleSizes,
  seed: string,
): Samples {
  const [base, free] = [Math.min(sizes.base, SPREAD.base), Math.min(sizes.free, SPREAD.free)]
  return {
    spins: sampleSpins(game, 'base', false, base, `${seed}/spread`),
    worth: sampleWorth(game, 'base', false, sizes.base, `${seed}/spins`),
    ...freeSamples(intent, game, book, { base: free, free: sizes.free }, seed),
  }
}

function freeSamples(
  { freeSpins, ...intent }: ComposedIntent,
  game: Definition,
  book: Book | null,
  { base: spread, free }: SampleSizes,
  seed: string,
): Pick<Samples, 'freeSpins' | 'freeWorth'> {
  if (freeSpins === null) return { freeSpins: null, freeWorth: null }
  const { memory, spins, multiplier } = freeSpins
  if (memory) {
    const { wins, worth } = sampleFeature(game, FREE_SPINS, spins, multiplier, free, `${seed}/free`)
    return { freeSpins: wins, freeWorth: worth }
  }
  const worth = sampleWorth(game, FREE_SET, true, free, `${seed}/free`)
  return {
    freeSpins: sampleSpins(game, FREE_SET, true, spread, `${seed}/free spread`),
    freeWorth: book ? withBook(worth, book, sizesOf(intent).keys) : worth,
  }
}

/** What both tell of the return; of the rest, what the second does. */
export const pooled = (a: Samples, b: Samples): Samples => ({
  ...b,
  worth: pooledWorth(a.worth, b.worth),
  freeWorth: a.freeWorth && b.freeWorth ? pooledWorth(a.freeWorth, b.freeWorth) : null,
})
