import {
  createRng,
  type Jackpot,
  type JackpotPools,
  movePools,
  type PoolAward,
  type PoolPlay,
} from '@spilvaerk/slot-engine'
import type { Writer } from '../../../platform/storage/storage.ts'
import { ACCOUNTS, type Books, type Ledger, type Line } from '../../money/wallet/ledger.ts'
import { accountOf, asOpened, ended, heldMicro, MILLION, newSeed, opened, type PoolPlace, standing } from './opening.ts'
import * as store from './store.ts'

/** What of a round that is paid for matters to the pools. */
export interface SettledRound {
  readonly id: string
  readonly gameId: number
  readonly definitionHash: string
  readonly memberId: string | null
  /** The value of a coin. */
  readonly coinMicro: number
}

/** Which pools the game has now, and how they pay: as the version says that takes money, whichever a round is of. */
export interface Rule {
  /** Whether the round's own version says so. */
  readonly isOwn: boolean
  /** Whether there is such a pool. */
  has(account: string): boolean
}

/** The pools that a round puts into, each with its jackpot as the pool pays it. */
async function poolsOf(
  db: Writer,
  place: PoolPlace,
  { jackpots: own, won }: PoolPlay,
  { rule, now }: { readonly rule: Rule; readonly now: Date },
): Promise<{ readonly jackpots: readonly Jackpot[]; readonly before: ReadonlyMap<string, store.StoredPool> }> {
  const jackpots: Jackpot[] = []
  const before = new Map<string, store.StoredPool>()
  for (const jackpot of own) {
    const account = accountOf(place, jackpot)
    // Whoever checks a round looks for the pools that its prizes won.
    if (!rule.has(account) && !won.has(jackpot.id)) continue
    const kept = rule.isOwn ? undefined : await store.poolAt(db, account)
    const pool = kept && kept.number > 0 ? kept : await standing(db, place, jackpot, now)
    before.set(jackpot.id, pool)
    jackpots.push(asOpened(pool, jackpot))
  }
  return { jackpots, before }
}

/**
 * What a finished round does to the pools of its game, in the ledger and in their state; returns what they pay, in
 * micro-DKK. A pool's account holds what has grown, down to whole micro-DKK: the fraction waits in its state. A round that
 * waited while another version was admitted puts in and takes by the terms that the pools have by then.
 */
export async function settlePools(
  db: Writer,
  ledger: Pick<Ledger, 'post'>,
  { id: roundId, gameId, definitionHash, memberId, coinMicro: coin }: SettledRound,
  play: PoolPlay,
  { rule, now, books }: { readonly rule: Rule; readonly now: Date; readonly books?: Books | undefined },
): Promise<number> {
  const place = { gameId, definitionHash, coinMicro: coin }
  const { jackpots, before } = await poolsOf(db, place, play, { rule, now })
  if (jackpots.length === 0) return 0
  const seeds = new Map<string, string[]>()
  const { pools, awards } = movePools({ jackpots, won: play.won }, poolsIn(before), (jackpot) => {
    const seed = newSeed()
    seeds.set(jackpot, [...(seeds.get(jackpot) ?? []), seed])
    return createRng(seed)
  })
  const grown: Line[] = []
  for (const jackpot of jackpots) {
    const { id } = jackpot
    const pool = poolOf(before, id)
    const own = awards.filter((award) => award.jackpot === id)
    const after = await keep(db, place, { jackpot, pool, awards: own, seeds: seeds.get(id) ?? [], roundId, now })
    if (after !== pools[id]?.grownPpm)
      throw new Error(`the pool ${pool.account} was not kept as round ${roundId} left it`)
    grown.push({ account: pool.account, amountMicro: heldMicro(after, coin) - heldMicro(pool.grownPpm, coin) })
  }
  const paidMicro = awards.reduce((sum, { coins }) => sum + coins * coin, 0)
  await book(db, ledger, { roundId, memberId, grown, paidMicro, books })
  return paidMicro
}

interface Kept {
  readonly jackpot: Jackpot
  readonly pool: store.StoredPool
  readonly awards: readonly PoolAward[]
  /** Of what opened after each award. */
  readonly seeds: readonly string[]
  readonly roundId: string
  readonly now: Date
}

/** Keeps what a round made of one pool, each payment with the seed that it reveals; says what is in it now. */
async function keep(
  db: Writer,
  place: PoolPlace,
  { jackpot, pool, awards, seeds, roundId, now }: Kept,
): Promise<number> {
  let { grownPpm } = pool
  grownPpm += jackpot.contributionPpm ?? 0
  let after: store.StoredPool = { ...pool, grownPpm, rounds: pool.rounds + 1 }
  if (awards.length === 0) {
    await store.growPool(db, after)
    return grownPpm
  }
  for (const [at, { by, coins, percent }] of awards.entries()) {
    await store.addPaidPool(db, ended(after, jackpot, place, { by, paidCoins: coins, percent, roundId }, now))
    const left = by === 'prize' ? after.grownPpm - coins * MILLION : after.grownPpm % MILLION
    const from = { number: after.number + 1, grownPpm: left, seed: seeds[at] }
    after = opened(accountOf(place, jackpot), jackpot, from, now)
    await store.openPool(db, after)
  }
  return after.grownPpm
}

const poolsIn = (pools: ReadonlyMap<string, store.StoredPool>): JackpotPools =>
  Object.fromEntries(
    [...pools].map(([id, { grownPpm, hitAt }]) => [id, { grownPpm, ...(hitAt !== null && { hitAt }) }]),
  )

function poolOf(pools: ReadonlyMap<string, store.StoredPool>, id: string): store.StoredPool {
  const pool = pools.get(id)
  if (!pool) throw new Error(`there is no pool ${id}`)
  return pool
}

interface Booked {
  readonly roundId: string
  readonly memberId: string | null
  readonly grown: readonly Line[]
  readonly paidMicro: number
  readonly books: Books | undefined
}

async function book(db: Writer, ledger: Pick<Ledger, 'post'>, { roundId, memberId, grown, paidMicro, books }: Booked) {
  const toPlayer = paidMicro > 0 && memberId ? [{ account: ACCOUNTS.member(memberId), amountMicro: paidMicro }] : []
  const lines = [...grown, ...toPlayer].filter(({ amountMicro }) => amountMicro !== 0)
  const houseMicro = -lines.reduce((sum, { amountMicro }) => sum + amountMicro, 0)
  if (houseMicro !== 0) lines.push({ account: ACCOUNTS.house, amountMicro: houseMicro })
  if (lines.length === 0) return
  const text = paidMicro > 0 ? 'Jackpotpulje' : 'Til jackpotpuljen'
  const key = poolKey({ id: roundId })
  const posted = await ledger.post(db, { kind: 'jackpot', memberId, roundId, text, key, lines }, books)
  if (!posted.ok) throw new Error(`the pools of round ${roundId} were not booked`)
}

export const poolKey = ({ id }: Pick<SettledRound, 'id'>): string => `jackpot:${id}`
