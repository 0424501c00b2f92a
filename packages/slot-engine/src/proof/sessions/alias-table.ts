import { addTo, floatAt, intAt } from '../../entries.ts'
import type { Sfc32 } from '../../rng.ts'
import type { RoundDistribution } from '../sheet/round-distribution.ts'

/**
 * Draws from a distribution in constant time: A. J. Walker's alias method, built as M. D. Vose, "A linear algorithm for
 * generating random numbers with a given distribution" (1991). The number of columns is a power of two, so the high bits
 * of one 32-bit word are an unbiased column; 31 bits of a second word settle it. Each probability is right to 2^−32 of
 * one column's.
 */
export interface AliasTable {
  /** A column is a word shifted right by this. */
  readonly shift: number
  /** Per column: the second word, shifted right by one, above this draws the alias. */
  readonly last: Int32Array
  /** Per column the coins of its own and of its alias, side by side. */
  readonly coins: Float64Array
}

/** A table small enough to stay in a processor's cache; `REST` in it means to draw from the other. */
export interface RoundTables {
  readonly body: AliasTable
  readonly rest: AliasTable
}

const REST = -1

const BODY_COLUMNS = 2048
const TWO_31 = 2_147_483_648

/** The likeliest totals in one table, all the others, which come up seldom, in a second. */
export function roundTables({ coins, chances }: RoundDistribution): RoundTables {
  const isLikely = likeliest(chances, BODY_COLUMNS - 1)
  const pick = (from: Float64Array, likely: boolean): Float64Array => from.filter((_, i) => isLikely[i] === likely)
  const restChances = pick(chances, false)
  const restChance = restChances.reduceRight((sum, chance) => sum + chance, 0)
  return {
    body: aliasTable([...pick(coins, true), REST], [...pick(chances, true), restChance]),
    rest: aliasTable(pick(coins, false), restChances),
  }
}

/** Which are among the greatest `count`. */
function likeliest(chances: Float64Array, count: number): boolean[] {
  const least = chances.length <= count ? 0 : floatAt(chances.toSorted(), chances.length - count)
  let left = count
  return Array.from(chances, (chance) => chance >= least && left-- > 0)
}

export function aliasTable(coins: ArrayLike<number>, chances: ArrayLike<number>): AliasTable {
  // A shift by 32 would be none, so there are two columns at least.
  const bits = Math.max(1, Math.ceil(Math.log2(Math.max(1, coins.length))))
  const columns = 2 ** bits
  const total = Array.from(chances).reduce((sum, chance) => sum + chance, 0)
  const scaled = Float64Array.from({ length: columns }, (_, i) => ((chances[i] ?? 0) / (total || 1)) * columns)
  const alias = Int32Array.from({ length: columns }, (_, i) => i)
  settle(scaled, alias)
  const table: AliasTable = {
    shift: 32 - bits,
    last: Int32Array.from(scaled, (share) => Math.min(TWO_31, Math.round(share * TWO_31)) - 1),
    coins: new Float64Array(2 * columns),
  }
  for (let i = 0; i < columns; i++) {
    table.coins[2 * i] = coins[i] ?? 0
    table.coins[2 * i + 1] = coins[intAt(alias, i)] ?? 0
  }
  return table
}

/** Fills `into` with independent draws. */
export function drawRounds({ body, rest }: RoundTables, rng: Sfc32, into: Float64Array): void {
  const { shift, last, coins } = body
  for (let i = 0; i < into.length; i++) {
    const column = rng.next() >>> shift
    // The sign of the difference, without a branch that could not be foreseen.
    const won = coins[2 * column + (((last[column] as number) - (rng.next() >>> 1)) >>> 31)] as number
    into[i] = won === REST ? drawOne(rest, rng) : won
  }
}

function drawOne({ shift, last, coins }: AliasTable, rng: Sfc32): number {
  const column = rng.next() >>> shift
  return coins[2 * column + (((last[column] as number) - (rng.next() >>> 1)) >>> 31)] as number
}

/** Fills what columns have too little with what others have too much; `scaled` becomes the share of each that is its own. */
function settle(scaled: Float64Array, alias: Int32Array): void {
  const small: number[] = []
  const large: number[] = []
  scaled.forEach((share, i) => {
    if (share < 1) small.push(i)
    else large.push(i)
  })
  for (let more = large.at(-1); more !== undefined; more = large.at(-1)) {
    const less = small.pop()
    if (less === undefined) break
    alias[less] = more
    addTo(scaled, more, floatAt(scaled, less) - 1)
    if (floatAt(scaled, more) < 1) {
      large.pop()
      small.push(more)
    }
  }
  // What is left over differs from 1 by rounding alone.
  for (const i of [...small, ...large]) scaled[i] = 1
}
