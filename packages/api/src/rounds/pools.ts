import { randomBytes } from 'node:crypto'
import {
  createRng,
  type Definition,
  type Game,
  type Jackpot,
  type JackpotPools,
  openPools,
  playPools,
  type Rng,
  type Round,
} from '@spilvaerk/slot-engine'
import type { Writer } from '../storage/storage.ts'
import { ACCOUNTS, type Ledger, type Line } from '../wallet/ledger.ts'
import { coinOf } from './decide.ts'
import * as store from './store.ts'

const MILLION = 1_000_000
const SEED_BYTES = 32

export const progressive = ({ jackpots = [] }: Definition): Jackpot[] =>
  jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0)

/**
 * What a finished round does to the pools of its game, in the ledger and in their state; returns what they pay, in
 * micro-DKK. A pool's account holds what has grown, down to whole micro-DKK: the fraction waits in its state.
 */
export async function settlePools(
  db: Writer,
  ledger: Pick<Ledger, 'post'>,
  { id: roundId, gameId, memberId, betMicro }: store.StoredRound,
  game: Game,
  round: Round,
): Promise<number> {
  const jackpots = progressive(game.definition)
  if (jackpots.length === 0) return 0
  const coin = coinOf(game, betMicro)
  const accountOf = (jackpot: string) => ACCOUNTS.jackpot(gameId, jackpot, coin)
  const rng = createRng(randomBytes(SEED_BYTES).toString('hex'))
  const before = await poolsOf(db, game, jackpots, accountOf, rng)
  const { pools, awards } = playPools(game, before, round, rng)
  const paidMicro = awards.reduce((sum, { coins }) => sum + coins * coin, 0)
  const grown: Line[] = jackpots.map(({ id }) => ({
    account: accountOf(id),
    amountMicro: heldMicro(pools[id]?.grownPpm ?? 0, coin) - heldMicro(before[id]?.grownPpm ?? 0, coin),
  }))
  for (const { id } of jackpots) {
    const { grownPpm = 0, hitAt = null } = pools[id] ?? {}
    await store.keepPool(db, { account: accountOf(id), grownPpm, hitAt })
  }
  const toPlayer = paidMicro > 0 && memberId ? [{ account: ACCOUNTS.member(memberId), amountMicro: paidMicro }] : []
  const lines = [...grown, ...toPlayer].filter(({ amountMicro }) => amountMicro !== 0)
  const houseMicro = -lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0)
  if (houseMicro !== 0) lines.push({ account: ACCOUNTS.house, amountMicro: houseMicro })
  if (lines.length === 0) return 0
  const text = paidMicro > 0 ? 'Jackpotpulje' : 'Til jackpotpuljen'
  const posted = await ledger.post(db, {
    kind: 'jackpot',
    memberId,
    roundId,
    text,
    key: poolKey({ id: roundId }),
    lines,
  })
  if (!posted.ok) throw new Error(`the pools of round ${roundId} were not booked`)
  return paidMicro
}

export const poolKey = ({ id }: Pick<store.StoredRound, 'id'>): string => `jackpot:${id}`

const heldMicro = (grownPpm: number, coinMicro: number): number =>
  Number((BigInt(grownPpm) * BigInt(coinMicro)) / BigInt(MILLION))

/** The pools as they are; one that is new, or whose jackpot has come to pay in another way, begins its wait anew. */
async function poolsOf(
  db: Writer,
  game: Game,
  jackpots: readonly Jackpot[],
  accountOf: (jackpot: string) => string,
  rng: Rng,
): Promise<JackpotPools> {
  const fresh = openPools(game, rng)
  const pools = jackpots.map(async ({ id, coins, mustHitBy }) => {
    const kept = await store.poolAt(db, accountOf(id))
    const { hitAt } = fresh[id] ?? {}
    const stays =
      kept && kept.hitAt !== null && mustHitBy !== undefined && kept.hitAt > coins && kept.hitAt <= mustHitBy
    const height = stays ? (kept.hitAt ?? undefined) : hitAt
    return [id, { grownPpm: kept?.grownPpm ?? 0, ...(height !== undefined && { hitAt: height }) }] as const
  })
  return Object.fromEntries(await Promise.all(pools))
}
