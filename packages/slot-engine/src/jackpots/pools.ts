import type { Game } from '../compile/compile.ts'
import type { Jackpot } from '../definition.ts'
import type { Rng } from '../rng.ts'
import type { Round } from '../round.ts'

/** The state of a progressive jackpot. It belongs to the caller, who keeps it from round to round. */
export interface JackpotPool {
  /** What rounds have put in since it started, in millionths of a coin; what it starts from comes on top. */
  readonly grownPpm: number
  /** Where the jackpot must be hit by some height: the coins at which this pool pays. Nobody should see it before. */
  readonly hitAt?: number
}

/** By jackpot. */
export type JackpotPools = Readonly<Record<string, JackpotPool>>

/** What a pool pays for a round, beside the round's own coins. */
export interface PoolAward {
  readonly jackpot: string
  readonly coins: number
  /** `prize`: the round won it, and itself paid what the pool started from. `mustHit`: the pool reached its height. */
  readonly by: 'prize' | 'mustHit'
}

export interface PlayedPools {
  readonly pools: JackpotPools
  readonly awards: readonly PoolAward[]
}

const MILLION = 1_000_000

/** The jackpots that have a pool. */
export const progressive = ({ definition }: Game): readonly Jackpot[] =>
  (definition.jackpots ?? []).filter(({ contributionPpm = 0 }) => contributionPpm > 0)

/** The pools of a game on which nobody has played. */
export const openPools = (game: Game, rng: Rng): JackpotPools =>
  Object.fromEntries(progressive(game).map((jackpot) => [jackpot.id, opened(jackpot, 0, rng)]))

/**
 * What a finished round does to the pools: it puts its contributions in, takes what it has won, and pays a pool that has
 * reached its height. The round itself never depends on a pool: what it wins and pays is the same whatever is in them. Only
 * a pool that must be hit pays by its own state, beside the round.
 * @param rng draws the next height of a pool that must be hit; no other draw is made
 * @throws RangeError for a round that waits for an answer, and for pools that are not this game's
 */
export function playPools(game: Game, pools: JackpotPools, round: Round, rng: Rng): PlayedPools {
  if (round.awaiting !== undefined) throw new RangeError('playPools: the round is not over')
  const won = wonBy(round)
  const awards: PoolAward[] = []
  const after = progressive(game).map((jackpot) => {
    const { id, coins, contributionPpm = 0 } = jackpot
    let pool = poolOf(pools, jackpot)
    pool = { ...pool, grownPpm: pool.grownPpm + contributionPpm }
    for (let hit = 0; hit < (won.get(id) ?? 0); hit++) {
      awards.push({ jackpot: id, coins: Math.floor(pool.grownPpm / MILLION), by: 'prize' })
      pool = opened(jackpot, pool.grownPpm % MILLION, rng)
    }
    const height = coins + Math.floor(pool.grownPpm / MILLION)
    if (pool.hitAt === undefined || height < pool.hitAt) return [id, pool] as const
    awards.push({ jackpot: id, coins: height, by: 'mustHit' })
    return [id, opened(jackpot, pool.grownPpm % MILLION, rng)] as const
  })
  return { pools: Object.fromEntries(after), awards }
}

/** Fractions of a coin stay for the next winner. */
const opened = ({ coins, mustHitBy }: Jackpot, grownPpm: number, rng: Rng): JackpotPool =>
  mustHitBy === undefined ? { grownPpm } : { grownPpm, hitAt: coins + 1 + rng.below(mustHitBy - coins) }

function poolOf(pools: JackpotPools, { id, mustHitBy }: Jackpot): JackpotPool {
  const pool = Object.hasOwn(pools, id) ? pools[id] : undefined
  const { grownPpm = -1, hitAt } = pool ?? {}
  const fits = mustHitBy === undefined ? hitAt === undefined : Number.isSafeInteger(hitAt)
  if (pool === undefined || !Number.isSafeInteger(grownPpm) || grownPpm < 0 || !fits)
    throw new RangeError(`playPools: no pool for the jackpot ${id}`)
  return pool
}

/** How often a round won each jackpot. */
export function wonBy({ events }: Pick<Round, 'events'>): ReadonlyMap<string, number> {
  const won = new Map<string, number>()
  const add = (jackpot: string | undefined): void => {
    if (jackpot !== undefined) won.set(jackpot, (won.get(jackpot) ?? 0) + 1)
  }
  for (const event of events) {
    if (event.type === 'jackpotWon') add(event.jackpot)
    if (event.type === 'coinsLocked') for (const { jackpot } of event.coins) add(jackpot)
  }
  return won
}
