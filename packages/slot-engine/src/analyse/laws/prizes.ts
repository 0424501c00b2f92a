import type { Choice, Ladder, Pick, Prize, Wheel } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import {
  add,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  mixSpectra,
  NOTHING,
  one,
  phase,
  type Spectrum,
  times,
} from './law.ts'

/** What a prize is worth: fixed coins, or another feature. */
export interface PrizeTerms {
  readonly jackpotCoins: (id: string) => number
  readonly feature: (id: string) => FeatureLaw
  /** The option that the player takes. */
  readonly chosen: (id: string) => number
}

/** A way a mini-game can go: with this chance it gives these prizes, one after the other. */
export interface Branch {
  readonly chance: number
  readonly prize: Prize
  /** What follows; absent: it is over. */
  readonly then?: Tree
}

export type Tree = readonly Branch[]

/** Paths of a pick that are worked out one by one before it is left to simulation. */
const TREE_LIMIT = 200_000

/** The law of a wheel, pick or ladder; `null` where a pick has too many states. */
export function prizeLaw(
  feature: Wheel | Pick | Ladder | Choice,
  index: number,
  features: number,
  terms: PrizeTerms,
): FeatureLaw | null {
  const tree = treeOf(feature, terms)
  if (tree === null) return null
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
  return {
    id: feature.id,
    moments: () => momentsOf(tree),
    transform(theta, _, below) {
      const value = remember((node: Tree): number =>
        node.reduce(
          (sum, { chance, prize, then }) =>
            sum + chance * prizeTransform(prize, theta, below, terms) * (then ? value(then) : 1),
          0,
        ),
      )
      return value(tree)
    },
    spectrum(grid) {
      const value = remember(
        (node: Tree): Spectrum =>
          mixSpectra(
            grid,
            node.map(({ chance, prize, then }) => {
              const here = prizeSpectrum(prize, grid, terms)
              return { chance, spectrum: then ? times(here, value(then)) : here }
            }),
          ),
      )
      return value(tree)
    },
    steps: prizesOf(feature).flatMap((prize) => {
      if ('feature' in prize) return [...terms.feature(prize.feature).steps]
      return [fixedCoins(prize, terms)]
    }),
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

function prizesOf(feature: Wheel | Pick | Ladder | Choice): Prize[] {
  switch (feature.type) {
    case 'wheel':
      return feature.segments.map(({ prize }) => prize)
    case 'pick':
      return feature.items.map(({ prize }) => prize)
    case 'ladder':
      return feature.rungs.map(({ prize }) => prize)
    case 'choice':
      return feature.options.map(({ prize }) => prize)
  }
}

export function treeOf(
  feature: Wheel | Pick | Ladder | Choice,
  terms: { readonly chosen: (id: string) => number },
): Tree | null {
  switch (feature.type) {
    case 'wheel': {
      const total = feature.segments.reduce((sum, { weight }) => sum + weight, 0)
      return feature.segments.map(({ weight, prize }) => ({ chance: weight / total, prize }))
    }
    case 'pick':
      return pickTree(feature)
    case 'ladder':
      return ladderTree(feature)
    case 'choice':
      return [{ chance: 1, prize: feature.options[terms.chosen(feature.id)]?.prize as Prize }]
  }
}

/** Rung i is the last with chance Π_(j<i) p_j × (1 − p_i). */
function ladderTree({ rungs }: Ladder): Tree {
  let reached = 1
  return rungs.map(({ prize, up, down }, i) => {
    const stays = i === rungs.length - 1 ? 1 : down / (up + down)
    const chance = reached * stays
    reached *= 1 - stays
    return { chance, prize }
  })
}

/** Drawing without putting back: a node is what is left, whatever the order it came about in. */
function pickTree({ items, picks }: Pick): Tree | null {
  const nodes = new Map<string, Branch[]>()
  const total = items.reduce((sum, { count }) => sum + count, 0)
  const most = Math.min(picks ?? total, total)
  const build = (left: readonly number[], picked: number): Branch[] | null => {
    const key = left.join()
    const known = nodes.get(key)
    if (known !== undefined) return known
    if (nodes.size > TREE_LIMIT) return null
    const branches: Branch[] = []
    nodes.set(key, branches)
    const covered = total - picked
    for (const [i, { prize, ends }] of items.entries()) {
      const count = entryOf(left, i)
      if (count === 0) continue
      const chance = count / covered
      if (ends || picked + 1 === most) branches.push({ chance, prize })
      else {
        const then = build(left.with(i, count - 1), picked + 1)
        if (then === null) return null
        branches.push({ chance, prize, then })
      }
    }
    return branches
  }
  return build(
    items.map(({ count }) => count),
    0,
  )
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
