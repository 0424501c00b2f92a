import type { Definition } from '../../definition.ts'
import type { Meter } from '../../meter.ts'
import { FREE_SET, FREE_SPINS } from './build.ts'
import { firstWorth } from './exact-worth.ts'
import { type Book, withBook } from './free-spins.ts'
import { sizesOf } from './grid.ts'
import type { ComposedIntent, FreeSpinsIntent } from './intent.ts'
import { sampleFeature, sampleGrowing, sampleSpins, sampleWorth } from './sampling.ts'
import type { WinSample } from './win-sample.ts'
import { pooledWorth, type WorthSample } from './worth-sample.ts'

/** Spins of each kind by which a game's return is told: as many as its interval needs. */
export interface SampleSizes {
  readonly base: number
  readonly free: number
}

/** Spins that tell how wins spread: for σ, hits, and what the cap takes. */
const SPREAD: SampleSizes = { base: 120_000, free: 60_000 }

/** Of these sizes, the spins that tell how wins spread; where free spins remember, whole features do that by the way. */
export const spreadSizes = ({ freeSpins }: ComposedIntent, { base, free }: SampleSizes): SampleSizes => ({
  base: Math.min(base, SPREAD.base),
  free: freeSpins === null || freeSpins.memory ? 0 : Math.min(free, SPREAD.free),
})

/** What first windows of paid and of free spins win on average by cell, where that is known exactly. */
export interface FirstWorths {
  readonly base: Float64Array | null
  readonly free: Float64Array | null
}

/** @param game with any pays */
export const firstWorths = ({ freeSpins }: ComposedIntent, game: Definition, meter: Meter): FirstWorths => ({
  base: firstWorth(game, 'base', meter),
  free: freeSpins === null || freeSpins.memory ? null : firstWorth(game, FREE_SET, meter),
})

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
  firsts: FirstWorths,
  book: Book | null,
  sizes: SampleSizes,
  seed: string,
): Samples {
  const { features, ...worth } = worthOnly(intent, game, firsts, book, sizes, seed)
  return { ...worth, ...spreadOf(intent, game, features, sizes, seed) }
}

/** @param features whole free spins, where only these tell */
export function spreadOf(
  intent: ComposedIntent,
  game: Definition,
  features: WinSample | null,
  sizes: SampleSizes,
  seed: string,
): Pick<Samples, 'spins' | 'freeSpins'> {
  const { freeSpins } = intent
  const { base, free } = spreadSizes(intent, sizes)
  return {
    spins: sampleSpins(game, 'base', false, base, `${seed}/spread`),
    freeSpins: freeSpins?.memory
      ? features
      : freeSpins && sampleSpins(game, FREE_SET, true, free, `${seed}/free spread`),
  }
}

/** What paid and free spins return on average. Where symbols keep their places, that takes whole features, and how these spread is told too. */
export function worthOnly(
  { freeSpins, ...intent }: ComposedIntent,
  game: Definition,
  firsts: FirstWorths,
  book: Book | null,
  sizes: SampleSizes,
  seed: string,
): Omit<Samples, 'spins' | 'freeSpins'> & { readonly features: WinSample | null } {
  const worth = sampleWorth(game, 'base', false, sizes.base, `${seed}/spins`, firsts.base)
  if (freeSpins === null) return { worth, freeWorth: null, features: null }
  const { memory, spins } = freeSpins
  if (memory) {
    const feature = featureSample(game, freeSpins, spins, sizes.free, `${seed}/free`)
    return { worth, freeWorth: feature.worth, features: feature.wins }
  }
  const freeWorth = sampleWorth(game, FREE_SET, true, sizes.free, `${seed}/free`, firsts.free)
  return { worth, freeWorth: book ? withBook(freeWorth, book, sizesOf(intent).keys) : freeWorth, features: null }
}

/** Whole free spins, so many in each. */
export const featureSample = (
  game: Definition,
  { memory, multiplier }: FreeSpinsIntent,
  spins: number,
  rounds: number,
  seed: string,
): { readonly wins: WinSample; readonly worth: WorthSample } =>
  memory === 'ladder'
    ? sampleGrowing(game, FREE_SET, spins, rounds, seed)
    : sampleFeature(game, FREE_SPINS, spins, multiplier, rounds, seed)

/** What both tell of the return; of the rest, what the first does. */
export const pooled = (a: Samples, b: Samples): Samples => ({
  ...a,
  worth: pooledWorth(a.worth, b.worth),
  freeWorth: a.freeWorth && b.freeWorth ? pooledWorth(a.freeWorth, b.freeWorth) : null,
})
