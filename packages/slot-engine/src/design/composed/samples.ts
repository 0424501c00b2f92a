import type { Definition } from '../../definition.ts'
import { FREE_SET } from './build.ts'
import { type Book, withBook } from './free-spins.ts'
import { sizesOf } from './grid.ts'
import type { ComposedIntent } from './intent.ts'
import type { SampleAnswers } from './sampler.ts'
import type { WinSample } from './win-sample.ts'
import type { Work } from './work.ts'
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
export function firstWorths({ freeSpins }: ComposedIntent, game: Definition, { meter, sampler }: Work): FirstWorths {
  const first = (reelSet: string) => sampler.ask({ kind: 'first', definition: game, reelSet })
  const ofBase = first('base')
  const ofFree = freeSpins === null || freeSpins.memory ? null : first(FREE_SET)
  const counted = ({ worth, steps }: SampleAnswers['first']): Float64Array | null => {
    meter.count(steps)
    return worth
  }
  return { base: counted(ofBase()), free: ofFree && counted(ofFree()) }
}

/** What was seen of a game's paid and free spins, and what they return on average. */
export interface Samples {
  readonly spins: WinSample
  readonly freeSpins: WinSample | null
  readonly worth: WorthSample
  readonly freeWorth: WorthSample | null
}

type Spread = Pick<Samples, 'spins' | 'freeSpins'>
/** What tells of the return; and where symbols keep their places, the whole free spins that tell how these spread too. */
export type Return = Pick<Samples, 'worth' | 'freeWorth'> & { readonly features: WinSample | null }

/**
 * Asks how wins spread.
 * @returns takes the answer; `features` are whole free spins, where only these tell
 */
export function spreadOf(
  intent: ComposedIntent,
  game: Definition,
  sizes: SampleSizes,
  seed: string,
  { sampler }: Work,
): (features: WinSample | null) => Spread {
  const { freeSpins } = intent
  const { base, free } = spreadSizes(intent, sizes)
  const shared = { kind: 'spins', definition: game } as const
  const spins = sampler.ask({ ...shared, reelSet: 'base', free: false, spins: base, seed: `${seed}/spread` })
  const ofFree =
    freeSpins === null || freeSpins.memory
      ? null
      : sampler.ask({ ...shared, reelSet: FREE_SET, free: true, spins: free, seed: `${seed}/free spread` })
  return (features) => ({ spins: spins(), freeSpins: ofFree ? ofFree() : features })
}

/**
 * Asks what paid and free spins return on average. Where symbols keep their places, that takes whole features.
 * @param game with any pays
 */
export function returnOf(
  { freeSpins, ...intent }: ComposedIntent,
  game: Definition,
  firsts: FirstWorths,
  book: Book | null,
  sizes: SampleSizes,
  seed: string,
  { sampler }: Work,
): () => Return {
  const shared = { kind: 'worth', definition: game } as const
  const ofBase = sampler.ask({
    ...shared,
    ...{ reelSet: 'base', free: false, spins: sizes.base, seed: `${seed}/spins`, first: firsts.base },
  })
  if (freeSpins === null) return () => ({ worth: ofBase(), freeWorth: null, features: null })
  const own = `${seed}/free`
  if (freeSpins.memory) {
    const { spins } = freeSpins
    const whole = sampler.ask({ kind: 'features', definition: game, freeSpins, spins, rounds: sizes.free, seed: own })
    return () => {
      const worth = ofBase()
      const features = whole()
      return { worth, freeWorth: features.worth, features: features.wins }
    }
  }
  const ofFree = sampler.ask({
    ...shared,
    ...{ reelSet: FREE_SET, free: true, spins: sizes.free, seed: own, first: firsts.free },
  })
  return () => {
    const worth = ofBase()
    const freeWorth = ofFree()
    return { worth, freeWorth: book ? withBook(freeWorth, book, sizesOf(intent).keys) : freeWorth, features: null }
  }
}

/** What both tell of the return; of the rest, what the first does. */
export const pooled = (a: Samples, b: Samples): Samples => ({
  ...a,
  worth: pooledWorth(a.worth, b.worth),
  freeWorth: a.freeWorth && b.freeWorth ? pooledWorth(a.freeWorth, b.freeWorth) : null,
})
