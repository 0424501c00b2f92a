import { entryOf, intAt } from '../../../entries.ts'
import { eachOutcome, type SpinLaw } from '../../law/spin-law.ts'

/** Free spins whose multiplier grows with what they do: at each level a spin has a law of its own, and may lead further up. */
export interface RisingLevels {
  /** The level that nothing grows beyond. */
  readonly top: number
  /** A spin that begins at a level: what it starts is [spins awarded, levels gained]. */
  readonly at: (level: number) => SpinLaw
}

/** Outcomes of a spin that award and gain the same. */
export interface Group {
  readonly award: number
  readonly up: number
  readonly chance: number
  readonly mean: number
  readonly variance: number
}

/** More levels would each take a law of their own. */
export const MOST_LEVELS = 64
/** RisingLevels × spins left that a sum can pass through. */
const MOST_STATES = 4096

/** The spin with what it starts as [awarded, gained]; no level is above `most`. */
export function withGain(
  spin: SpinLaw,
  most: number,
  gained: (coins: number, starts: readonly number[]) => number,
): SpinLaw {
  const starts: (readonly number[])[] = []
  const ids = new Map<string, number>()
  const startIndex = new Int32Array(spin.outcomes)
  eachOutcome(spin, ({ coins, startIndex: before }, i) => {
    const started = entryOf(spin.starts, before)
    const pair = [started[0] ?? 0, Math.min(most, gained(coins, started))]
    const id = ids.get(pair.join()) ?? starts.push(pair) - 1
    ids.set(pair.join(), id)
    startIndex[i] = id
  })
  return { ...spin, starts, startIndex }
}

export function groupsOf(spin: SpinLaw): readonly Group[] {
  const sums = spin.starts.map(() => ({ count: 0, coins: 0, squares: 0 }))
  eachOutcome(spin, ({ coins, count, startIndex }) => {
    const sum = entryOf(sums, startIndex)
    sum.count += count
    sum.coins += coins * count
  })
  eachOutcome(spin, ({ coins, count, startIndex }) => {
    const sum = entryOf(sums, startIndex)
    sum.squares += (coins - sum.coins / sum.count) ** 2 * count
  })
  return spin.starts.flatMap(([award = 0, up = 0], i) => {
    const { count, coins, squares } = entryOf(sums, i)
    return count === 0
      ? []
      : [{ award, up, chance: count / spin.cycle, mean: coins / count, variance: squares / count }]
  })
}

/**
 * By level the most spins that can be left there, started with `n`; −1 where no level is reached. `null` where there is no end: a
 * spin that stays on its level must not award any, or where the states are too many.
 */
export function mostLeft({ top, at }: RisingLevels, n: number): Int32Array | null {
  const most = new Int32Array(top + 1).fill(-1)
  most[0] = n
  let states = 0
  for (let level = 0; level < top; level++) {
    const left = intAt(most, level)
    states += left + 1
    if (states > MOST_STATES) return null
    if (left <= 0) continue
    for (const [award = 0, up = 0] of at(level).starts) {
      if (up === 0 && award > 0) return null
      most[level + up] = Math.max(intAt(most, level + up), left - 1 + award)
    }
  }
  return most
}
