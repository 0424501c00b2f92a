import { createHash, randomBytes } from 'node:crypto'
import { createRng, type Definition, drawHeight, type Jackpot } from '@spilvaerk/slot-engine'
import { compileTable, type TableDefinition } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ACCOUNTS } from '../../money/wallet/ledger.ts'
import * as store from './store.ts'

const SEED_BYTES = 32

/** The jackpots of a game that have a pool. Those of a table are put into by the bets on a spot, whose id they have. */
export const progressive = (definition: AnyDefinition): Jackpot[] =>
  isTable(definition) ? ofSpots(definition) : progressiveOf(definition)

const ofSpots = (definition: TableDefinition): Jackpot[] =>
  (compileTable(definition).rules.pools ?? []).map(({ spot, name, startCoins, contributionPpm }) => ({
    ...{ id: spot, coins: startCoins, contributionPpm },
    ...(name !== undefined && { name }),
  }))

const progressiveOf = ({ jackpots = [] }: Definition): Jackpot[] =>
  jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0)

/** Where a pool belongs. */
export interface PoolPlace {
  readonly gameId: number
  readonly definitionHash: string
  readonly coinMicro: number
}

export const accountOf = ({ gameId, coinMicro }: PoolPlace, { id }: Pick<Jackpot, 'id'>): string =>
  ACCOUNTS.jackpot(gameId, id, coinMicro)

/** The jackpot and the value of a coin that an account of a pool is for. */
export function poolOfAccount(account: string): { readonly id: string; readonly coinMicro: number } {
  const [, id = '', coin = ''] = account.match(ACCOUNT) ?? []
  return { id, coinMicro: Number(coin) }
}
const ACCOUNT = /^jackpot:\d+:(.*):(\d+)$/

export const MILLION = 1_000_000

/** How high a pool stands: what it starts from, and the whole coins that have gathered. */
export const heightOf = ({ coins }: Pick<Jackpot, 'coins'>, grownPpm: number): number =>
  coins + Math.floor(grownPpm / MILLION)

/** What the account of a pool holds: whole micro-DKK, while the fraction waits in the pool's state. */
export const heldMicro = (grownPpm: number, coinMicro: number): number =>
  Number((BigInt(grownPpm) * BigInt(coinMicro)) / BigInt(MILLION))

/** A seed that is told when its pool has paid; until then its hash is. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex')

/** Admission leaves room for one height in a hundred at least: so many draws find none once in e^100 openings. */
const MOST_DRAWS = 10_000

/**
 * The seed of a pool that opens with what another has gathered: its height lies above that, each such height equally
 * likely. A lower one would pay everything with the next round, to whoever knows when the terms change.
 */
export function newSeedAbove({ coins, mustHitBy }: Jackpot, grownPpm: number): string {
  const height = heightOf({ coins }, grownPpm)
  let seed = newSeed()
  if (mustHitBy === undefined || height >= mustHitBy) return seed
  for (let draws = 1; draws < MOST_DRAWS && heightFrom(seed, coins, mustHitBy) <= height; draws++) seed = newSeed()
  return seed
}

const heightFrom = (seed: string, coins: number, mustHitBy: number): number =>
  drawHeight({ coins, mustHitBy }, createRng(seed))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

interface From {
  readonly number: number
  /** What is in it already. */
  readonly grownPpm: number
  /** Of a pool that must be hit. */
  readonly seed: string | undefined
}

/** A pool as it opens: its height follows from the seed, and from nothing else. */
export function opened(
  account: string,
  jackpot: Jackpot,
  { number, grownPpm, seed }: From,
  now: Date,
): store.StoredPool {
  const { coins, mustHitBy, contributionPpm = 0 } = jackpot
  const drawn =
    mustHitBy === undefined || seed === undefined
      ? { hitAt: null, seed: null, seedHash: null }
      : { hitAt: heightFrom(seed, coins, mustHitBy), seed, seedHash: sha256(seed) }
  return {
    ...{ account, grownPpm, number, rounds: 0, openedAt: now, openedPpm: grownPpm, ...drawn },
    ...{ startCoins: coins, mustHitBy: mustHitBy ?? null, contributionPpm },
  }
}

/** Whether a pool pays as the game says today. Of one from before terms were kept its height must be one that is possible. */
export function hasTermsOf(pool: store.StoredPool, { coins, mustHitBy, contributionPpm = 0 }: Jackpot): boolean {
  if (pool.number > 0)
    return (
      pool.startCoins === coins && pool.mustHitBy === (mustHitBy ?? null) && pool.contributionPpm === contributionPpm
    )
  if (mustHitBy === undefined) return pool.hitAt === null
  return pool.hitAt !== null && pool.hitAt > coins && pool.hitAt <= mustHitBy
}

/** The pool of a jackpot as it is; one that is new, or whose jackpot has come to pay in another way, opens now. */
export async function standing(db: Writer, place: PoolPlace, jackpot: Jackpot, now: Date): Promise<store.StoredPool> {
  const account = accountOf(place, jackpot)
  const kept = await store.poolAt(db, account)
  if (kept && hasTermsOf(kept, jackpot)) return kept
  if (kept) await store.addPaidPool(db, ended(kept, jackpot, place, { by: 'changed', paidCoins: 0 }, now))
  const grownPpm = kept?.grownPpm ?? 0
  const from = { number: (kept?.number ?? 0) + 1, grownPpm, seed: newSeedAbove(jackpot, grownPpm) }
  const pool = opened(account, jackpot, from, now)
  await store.openPool(db, pool)
  return pool
}

/** The jackpot as its open pool pays it: by the terms of its opening. */
export function asOpened(pool: store.StoredPool, jackpot: Jackpot): Jackpot {
  const { startCoins, mustHitBy, contributionPpm } = pool
  if (hasTermsOf(pool, jackpot) || startCoins === null || contributionPpm === null) return jackpot
  const { mustHitBy: _, ...rest } = jackpot
  return { ...rest, coins: startCoins, contributionPpm, ...(mustHitBy !== null && { mustHitBy }) }
}

interface End {
  readonly by: 'prize' | 'mustHit' | 'changed'
  readonly paidCoins: number
  readonly percent?: number | undefined
  readonly roundId?: string
}

/** What is kept of a pool that ends: everything, and from then on it is told. */
export const ended = (
  pool: store.StoredPool,
  { id: jackpot, coins, mustHitBy, contributionPpm = 0 }: Jackpot,
  place: PoolPlace,
  { by, paidCoins, percent, roundId }: End,
  now: Date,
): Omit<store.StoredPaidPool, 'id'> => ({
  ...pool,
  ...place,
  jackpot,
  startCoins: pool.startCoins ?? coins,
  mustHitBy: pool.number > 0 ? pool.mustHitBy : (mustHitBy ?? null),
  contributionPpm: pool.contributionPpm ?? contributionPpm,
  ...{ endedAt: now, by, paidCoins, percent: percent ?? null, roundId: roundId ?? null },
})
