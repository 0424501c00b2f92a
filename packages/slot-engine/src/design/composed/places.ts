import type { ReelDefinition } from '../../definition.ts'
import { countChances } from '../../game/tables/columns.ts'

/** Copies of a symbol by reel. */
export type Copies = readonly number[]

/** P(so many or more of a symbol in a window), from its chances per reel. */
export function tailOf(chances: readonly (readonly number[])[], from: number): number {
  const counts = chances.reduce<number[]>((sum, each) => convolve(sum, each), [1])
  return counts.slice(from).reduce((sum, chance) => sum + chance, 0)
}

export const tailOn = (reels: readonly ReelDefinition[], symbol: string, from: number): number =>
  tailOf(
    reels.map((reel) => countChances(reel, (id) => id === symbol)),
    from,
  )

function convolve(a: readonly number[], b: readonly number[]): number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      sum[i + j]! += x * y
    })
  })
  return sum
}

/**
 * Copies for odds of `from` or more as near as they come to those wanted, one at most in a reel's window: on some of the reels,
 * spread from `first` on.
 * @param visible odds of one copy in each reel's window
 * @param fewest reels that carry it at least
 */
export function copiesFor(
  wanted: number,
  visible: readonly number[],
  from: number,
  fewest: number,
  first: number,
): Copies {
  let best: Copies = []
  let least = Number.POSITIVE_INFINITY
  for (let used = fewest; used <= visible.length; used++) {
    const reels = spreadReels(visible.length, used, first)
    for (let most = 1; most <= 3; most++) {
      for (let more = 1; more <= used; more++) {
        const copies = visible.map((_, r) =>
          reels.includes(r) ? (reels.indexOf(r) < more ? most : Math.max(1, most - 1)) : 0,
        )
        const odds = tailOf(
          visible.map((p, r) => binary(Math.min(0.9, p * copies[r]!))),
          from < 0 ? used : from,
        )
        const miss = Math.abs(Math.log(odds / wanted))
        if (miss >= least) continue
        least = miss
        best = copies
      }
    }
  }
  return best
}

const binary = (p: number): number[] => [1 - p, p]

/** The first ones are as far apart as they can be. */
function spreadReels(reels: number, used: number, first: number): number[] {
  const step = reels >= 5 && used <= 3 ? 2 : 1
  const order = Array.from({ length: reels }, (_, i) => (first + i * step) % reels)
  return [...new Set([...order, ...Array.from({ length: reels }, (_, i) => i)])].slice(0, used)
}
