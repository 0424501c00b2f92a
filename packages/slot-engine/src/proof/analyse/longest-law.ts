import { entryOf } from '../../entries.ts'
import type { InWinPlan } from '../../game/core/in-win-plan.ts'
import { eachOutcome, type SpinLaw } from '../../game/law/spin-law.ts'
import type { Meter } from '../../meter.ts'
import type { AwardTables } from './awards-of-wins.ts'

/** What the longest win of a symbol awards one of the features that a spin can start. */
export interface LongestAward {
  /** Of the feature among what is started. */
  readonly index: number
  readonly symbol: number
  /** By the size of the win. */
  readonly spins: readonly number[]
}

/** @returns `null` where wins award nothing, or all of them do */
export function longestAward(
  plan: InWinPlan | null,
  table: 'awards' | 'retriggers',
  index: number,
): LongestAward | null {
  if (plan === null || plan.each !== null || plan[table].every((spins) => spins === 0)) return null
  return { index, symbol: plan.symbol, spins: plan[table] }
}

/** What a spin starts, told in two numbers: its packed scatters, and how many of its wins are at least so long. */
export interface CountedTerms {
  readonly starts: (packed: number) => readonly number[]
  readonly awards: readonly AwardTables[]
}

/** The sizes from which on the longest win awards something else. */
function sizesOf(spins: readonly number[]): readonly number[] {
  return spins.flatMap((award, size) => (size > 0 && award !== entryOf(spins, size - 1) ? [size] : []))
}

/** Windows that win the same and show the same scatters. */
interface Row {
  readonly packed: number
  readonly lineCoins: number
  readonly scatterCoins: number
  /** By size how many of them have no win as long; then how many there are. */
  readonly without: Float64Array
}

/** Steps of an outcome while rows are put together, and bytes of a row beside what it counts. */
const OUTCOME_STEPS = 40
const ROW_BYTES = 200

/**
 * The law of a spin of which the longest win of a symbol awards something. The windows without a win of `size` or more follow
 * from counting such wins beside the coins; those whose longest win is of just so many are the difference of two of them.
 * @param lawOf the law of the same spin with these terms
 * @param starts by packed scatters what the spin starts without it
 * @returns `null` where that has no law, or counts would be rounded
 */
export function longestLaw(
  { index, symbol, spins }: LongestAward,
  starts: (packed: number) => readonly number[],
  lawOf: (terms: CountedTerms) => SpinLaw | null,
  meter: Meter,
): SpinLaw | null {
  const sizes = sizesOf(spins)
  const rows = new Map<string, Row>()
  let last: SpinLaw | null = null
  for (const [i, size] of sizes.entries()) {
    const awards = [[], [{ symbol, spins: spins.map((_, count) => (count >= size ? 1 : 0)) }]]
    const law = lawOf({ starts: (packed) => [packed, 0], awards })
    if (law === null || law.cycle > Number.MAX_SAFE_INTEGER) return null
    addTo(rows, law, i, { isLast: i === sizes.length - 1, sizes: sizes.length }, meter)
    last = law
  }
  return last && lawOfRows(last, [...rows.values()], { index, starts, awarded: sizes.map((size) => spins[size] ?? 0) })
}

function addTo(
  rows: Map<string, Row>,
  law: SpinLaw,
  i: number,
  { isLast, sizes }: { readonly isLast: boolean; readonly sizes: number },
  meter: Meter,
): void {
  meter.spend(OUTCOME_STEPS * law.outcomes)
  const known = rows.size
  eachOutcome(law, ({ lineCoins, scatterCoins, count, startIndex }) => {
    const [packed = 0, longer = 0] = entryOf(law.starts, startIndex)
    const key = `${packed}/${lineCoins}/${scatterCoins}`
    const row = rows.get(key) ?? { packed, lineCoins, scatterCoins, without: new Float64Array(sizes + 1) }
    rows.set(key, row)
    if (longer === 0) row.without[i] = entryOf(row.without, i) + count
    if (isLast) row.without[sizes] = entryOf(row.without, sizes) + count
  })
  meter.hold((ROW_BYTES + 8 * sizes) * (rows.size - known))
}

interface Awarded {
  readonly index: number
  readonly starts: (packed: number) => readonly number[]
  /** By size. */
  readonly awarded: readonly number[]
}

function lawOfRows(law: SpinLaw, rows: readonly Row[], { index, starts, awarded }: Awarded): SpinLaw {
  const known = new Map<string, number>()
  const list: (readonly number[])[] = []
  const startIndex = (packed: number, award: number): number => {
    const key = `${packed}/${award}`
    const at = known.get(key) ?? list.push(starts(packed).map((n, feature) => (feature === index ? n + award : n))) - 1
    known.set(key, at)
    return at
  }
  const outcomes = rows.flatMap(({ packed, lineCoins, scatterCoins, without }) =>
    Array.from(without, (count, i) => {
      const award = i === 0 ? 0 : entryOf(awarded, i - 1)
      return {
        lineCoins,
        scatterCoins,
        count: i === 0 ? count : count - entryOf(without, i - 1),
        at: startIndex(packed, award),
      }
    }).filter(({ count }) => count > 0),
  )
  return {
    ...law,
    outcomes: outcomes.length,
    lineCoins: Float64Array.from(outcomes, ({ lineCoins }) => lineCoins),
    scatterCoins: Float64Array.from(outcomes, ({ scatterCoins }) => scatterCoins),
    coins: Float64Array.from(outcomes, ({ lineCoins, scatterCoins }) => lineCoins + scatterCoins),
    startIndex: Int32Array.from(outcomes, ({ at }) => at),
    starts: list,
    counts: Float64Array.from(outcomes, ({ count }) => count),
  }
}
