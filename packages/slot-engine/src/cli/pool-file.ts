import { createHash } from 'node:crypto'
import type { Game } from '../game/core/game.ts'
import { wonBy } from '../game/features/jackpot/pools.ts'
import type { Field } from '../game/input/field.ts'
import type { Difference } from '../proof/verify/first-difference.ts'
import { type PaidPool, POOL_ENDS, verifyPool } from '../proof/verify/verify-pool.ts'
import type { Round } from '../round.ts'

/** A pool that has paid, as the server tells of it. */
export interface PoolRecord extends PaidPool {
  readonly jackpot: string
  /** What was published while it grew. */
  readonly seedHash: string | null
}

const WHOLE = { min: 0, max: Number.MAX_SAFE_INTEGER }
const TEXT = { min: 1, max: 1 << 10 }
const MOST_POOLS = 10_000

/** A history of pools has no seed of its own: a round has. */
export const holdsPools = (root: Field): boolean =>
  root.isRecord && !root.at('pools').isAbsent && root.at('seed').isAbsent

export const readPools = (field: Field): readonly PoolRecord[] =>
  field.items({ min: 0, max: MOST_POOLS })?.flatMap((item) => readPool(item) ?? []) ?? []

function readPool(field: Field): PoolRecord | undefined {
  if (field.entries() === undefined) return undefined
  const nullable = <T>(key: string, read: (field: Field) => T | undefined): T | null =>
    field.at(key).isAbsent || field.at(key).value === null ? null : (read(field.at(key)) ?? null)
  const whole = (key: string): number => field.at(key).integer(WHOLE) ?? 0
  const maybeWhole = (key: string): number | null => nullable(key, (one) => one.integer(WHOLE))
  const text = (one: Field): string | undefined => one.text(TEXT)
  const [openedPpm, rounds] = [maybeWhole('openedPpm'), maybeWhole('rounds')]
  const terms = {
    ...{ startCoins: whole('startCoins'), mustHitByCoins: maybeWhole('mustHitByCoins') },
    contributionPpm: whole('contributionPpm'),
  }
  const seed = nullable('seed', text)
  return {
    jackpot: text(field.at('jackpot')) ?? '',
    seedHash: nullable('seedHash', text),
    ...(openedPpm !== null && rounds !== null && { opening: { terms, seed, grownPpm: openedPpm, rounds } }),
    grownPpm: whole('grownPpm'),
    by: field.at('by').oneOf(POOL_ENDS) ?? 'prize',
    hitAtCoins: maybeWhole('hitAtCoins'),
    paidCoins: whole('paidCoins'),
    ...percentOf(maybeWhole('percent')),
  }
}

const percentOf = (percent: number | null) => (percent === null ? {} : { percent })

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The first place where a pool is not what its seed and its rounds give; `null` when there is none. */
export function firstPoolDifference(pools: readonly PoolRecord[]): Difference | null {
  for (const [at, pool] of pools.entries()) {
    const difference = hashDifference(pool) ?? verifyPool(pool)
    if (difference) return { ...difference, field: `pools[${at}].${difference.field}` }
  }
  return null
}

function hashDifference({ seedHash, opening }: PoolRecord): Difference | null {
  const seed = opening?.seed ?? null
  const played = seed === null ? null : sha256(seed)
  return seedHash === played ? null : { field: 'seedHash', stored: seedHash, played }
}

/** What a round has won of pools: by prizes exactly what its own events say, and each pool as its seed gives it. */
export function differenceOfAwards(
  { events }: Pick<Round, 'events'>,
  { definition }: Game,
  pools: readonly PoolRecord[],
): Difference | null {
  const won = wonBy({ events })
  for (const { id, contributionPpm } of definition.jackpots ?? []) {
    if (contributionPpm === undefined) continue
    const stored = pools.filter(({ jackpot, by }) => jackpot === id && by === 'prize').length
    const played = won.get(id) ?? 0
    if (stored !== played) return { field: `pools of ${id} won by prizes`, stored, played }
  }
  return firstPoolDifference(pools)
}
