import type { Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
import {
  add,
  addSpectrum,
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

/** What a prize is worth: fixed coins, or another feature. */
type PrizeTerms = Pick<LawTerms, 'features' | 'jackpotCoins' | 'feature' | 'meter'>

/** A way a mini-game can go: with this chance it gives these prizes, one after the other. */
export interface Branch {
  readonly chance: number
  readonly prize: Prize
  /** What follows; absent: it is over. */
  readonly then?: Tree
}

export type Tree = readonly Branch[]

/** Steps of a branch. */
const BRANCH_STEPS = 20

/** The law of a feature that gives prizes. `tree`: the ways it can go. */
export function prizeLaw(
  id: string,
  index: number,
  tree: Tree,
  prizes: readonly Prize[],
  terms: PrizeTerms,
): FeatureLaw {
  const { features, meter } = terms
  const momentsOf = remember(
    (node: Tree): Moments =>
      mix(
        node.map(({ chance, prize, then }) => ({
          chance,
          moments: add(prizeMoments(prize, terms), then ? momentsOf(then) : NOTHING),
        })),
      ),
  )
  const sourcesOf = remember((node: Tree): number[] =>
    node.reduce<number[]>((sum, { chance, prize, then }) => {
      const here = prizeSources(prize, index, features, terms)
      const later = then ? sourcesOf(then) : []
      return sum.map((value, i) => value + chance * (entryOf(here, i) + (later[i] ?? 0)))
    }, new Array<number>(features).fill(0)),
  )
  // Prizes lead from feature to feature, and many of them to the same: each is worked out once.
  let last = { theta: Number.NaN, below: Number.NaN, value: 0 }
  const spectra = new WeakMap<Grid, Spectrum>()
  return {
    id,
    moments: () => momentsOf(tree),
    transform(theta, _, below) {
      if (last.theta === theta && last.below === below) return last.value
      const value = remember((node: Tree): number => {
        meter.spend(BRANCH_STEPS * node.length)
        return node.reduce(
          (sum, { chance, prize, then }) =>
            sum + chance * prizeTransform(prize, theta, below, terms) * (then ? value(then) : 1),
          0,
        )
      })
      last = { theta, below, value: value(tree) }
      return last.value
    },
    spectrum(grid) {
      const known = spectra.get(grid)
      if (known !== undefined) return known
      const value = remember((node: Tree): Spectrum => {
        meter.hold(spectrumBytes(grid.bins))
        const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
        for (const { chance, prize, then } of node) {
          const here = prizeSpectrum(prize, grid, terms)
          meter.spend(4 * grid.bins)
          addSpectrum(sum, then ? times(here, value(then)) : here, chance)
        }
        return sum
      })
      const spectrum = meter.within({}, () => value(tree))
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
    bySource: () => sourcesOf(tree),
  }
}

/** Works a node out once, however many branches lead to it. */
export function remember<T>(work: (node: Tree) => T): (node: Tree) => T {
  const known = new Map<Tree, T>()
  return (node) => {
    const value = known.get(node) ?? work(node)
    known.set(node, value)
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
