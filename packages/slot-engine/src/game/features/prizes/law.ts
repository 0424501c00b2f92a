import type { Prize } from '../../../definition.ts'
import { entryOf, floatAt } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
import {
  add,
  addSpectrum,
  atOnePoint,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  NOTHING,
  one,
  phase,
  type Spectrum,
  spectrumBytes,
  times,
} from '../../law/law.ts'
import type { EachBranch, Tree } from './tree.ts'

/** What a prize is worth: fixed coins, or another feature. */
type PrizeTerms = Pick<LawTerms, 'features' | 'jackpotCoins' | 'feature' | 'meter'>

/** Steps of a branch, and of what a prize is worth at one point. */
const BRANCH_STEPS = 8
const PRIZE_STEPS = 20

/** The law of a feature that gives prizes. `tree`: the ways it can go. Many prizes lead to one feature: each is worked out once. */
export function prizeLaw(
  id: string,
  index: number,
  tree: Tree,
  prizes: readonly Prize[],
  terms: PrizeTerms,
): FeatureLaw {
  const { features, meter } = terms
  const prizeOf = (place: number): Prize => entryOf(tree.prizes, place)
  const once = onceFor(tree, meter)
  const moments = once((): Moments => {
    const worth = tree.prizes.map((prize) => prizeMoments(prize, terms))
    return tree.fold<Moments>((each) => {
      const parts: { chance: number; moments: Moments }[] = []
      each((chance, prize, then) => parts.push({ chance, moments: add(entryOf(worth, prize), then ?? NOTHING) }))
      return mix(parts)
    })
  })
  const sources = once((): number[] => {
    const worth = tree.prizes.map((prize) => prizeSources(prize, index, features, terms))
    return tree.fold<number[]>((each) => {
      const sum = new Array<number>(features).fill(0)
      each((chance, prize, then) => {
        const here = entryOf(worth, prize)
        for (let i = 0; i < features; i++) sum[i] = entryOf(sum, i) + chance * (entryOf(here, i) + (then?.[i] ?? 0))
      })
      return sum
    })
  })
  const spectra = new WeakMap<Grid, Spectrum>()
  return {
    id,
    moments,
    transform: atOnePoint((theta, _, below) => {
      meter.spend(BRANCH_STEPS * tree.branches + PRIZE_STEPS * tree.prizes.length)
      const worth = Float64Array.from(tree.prizes, (prize) => prizeTransform(prize, theta, below, terms))
      return tree.fold<number>((each) => {
        let sum = 0
        each((chance, prize, then) => {
          sum += chance * floatAt(worth, prize) * (then ?? 1)
        })
        return sum
      })
    }),
    spectrum(grid) {
      const known = spectra.get(grid)
      if (known !== undefined) return known
      const bytes = spectrumBytes(grid.bins)
      const node = (each: EachBranch<Spectrum>): Spectrum => {
        meter.hold(bytes)
        const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
        each((chance, prize, then) => {
          const here = prizeSpectrum(prizeOf(prize), grid, terms)
          meter.spend(4 * grid.bins)
          addSpectrum(sum, then ? times(here, then) : here, chance)
        })
        return sum
      }
      const spectrum = meter.within({}, () => tree.fold(node, () => meter.release(bytes)))
      spectra.set(grid, spectrum)
      return spectrum
    },
    steps: [
      ...new Set(
        prizes.flatMap((prize) => {
          if ('feature' in prize) return [...terms.feature(prize.feature).steps]
          return [fixedCoins(prize, terms)]
        }),
      ),
    ],
    bySource: sources,
  }
}

/** What is worked out over the whole tree when first asked for. */
const onceFor =
  (tree: Tree, meter: Meter) =>
  <T>(work: () => T): (() => T) => {
    let value: T | undefined
    return () => {
      if (value === undefined) {
        meter.spend(BRANCH_STEPS * tree.branches)
        value = work()
      }
      return value
    }
  }

const fixedCoins = (prize: Exclude<Prize, { feature: string }>, terms: PrizeTerms): number => {
  if ('coins' in prize) return prize.coins
  return 'jackpot' in prize ? terms.jackpotCoins(prize.jackpot) : 0
}

function prizeMoments(prize: Prize, terms: PrizeTerms): Moments {
  if ('feature' in prize) return terms.feature(prize.feature).moments(prize.spins ?? 1)
  return constant(fixedCoins(prize, terms))
}

function prizeTransform(prize: Prize, theta: number, below: number, terms: PrizeTerms): number {
  if ('feature' in prize) return terms.feature(prize.feature).transform(theta, prize.spins ?? 1, below)
  const coins = fixedCoins(prize, terms)
  return coins < below ? Math.exp(theta * coins) : 0
}

function prizeSpectrum(prize: Prize, grid: Grid, terms: PrizeTerms): Spectrum {
  if ('feature' in prize) return terms.feature(prize.feature).spectrum(grid, prize.spins ?? 1)
  const coins = fixedCoins(prize, terms)
  if (coins >= grid.below) return { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  return coins === 0 ? one(grid) : phase(grid, coins)
}

function prizeSources(prize: Prize, index: number, features: number, terms: PrizeTerms): readonly number[] {
  if ('feature' in prize) return terms.feature(prize.feature).bySource(prize.spins ?? 1)
  return Array.from({ length: features }, (_, i) => (i === index ? fixedCoins(prize, terms) : 0))
}
