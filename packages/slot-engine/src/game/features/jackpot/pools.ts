import type { Jackpot } from '../../../definition.ts'
import type { Rng } from '../../../rng.ts'
import type { JackpotEvent, Round, RoundEvent } from '../../../round.ts'
import type { Game } from '../../core/game.ts'

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
  /** Of a prize that takes a part of what has gathered: how many hundredths. Absent: all of it. */
  readonly percent?: number
}

export interface PlayedPools {
  readonly pools: JackpotPools
  readonly awards: readonly PoolAward[]
}

/**
 * What draws the heights of pools that must be hit: one generator for all of them, or the one of each opening, asked for
 * only when a height is drawn, so that each height can follow from a seed of its own that was committed to.
 */
export type Heights = Rng | ((jackpot: string) => Rng)

const MILLION = 1_000_000

/** The jackpots that have a pool. */
export const progressive = ({ definition }: Game): readonly Jackpot[] =>
  (definition.jackpots ?? []).filter(({ contributionPpm = 0 }) => contributionPpm > 0)

/** The pools of a game on which nobody has played. */
export const openPools = (game: Game, heights: Heights): JackpotPools =>
  Object.fromEntries(progressive(game).map((jackpot) => [jackpot.id, opened(jackpot, 0, heights)]))

/**
 * What a finished round does to the pools: it puts its contributions in, takes what it has won, and pays a pool that has
 * reached its height. The round itself never depends on a pool: what it wins and pays is the same whatever is in them. Only
 * a pool that must be hit pays by its own state, beside the round.
 * @param heights draws the next height of a pool that must be hit; no other draw is made
 * @throws RangeError for a round that waits for an answer, and for pools that are not this game's
 */
export function playPools(game: Game, pools: JackpotPools, round: Round, heights: Heights): PlayedPools {
  if (round.awaiting !== undefined) throw new RangeError('playPools: the round is not over')
  return movePools({ jackpots: progressive(game), won: prizesOf(round) }, pools, heights)
}

/** All of a pool, in hundredths of it. */
const WHOLE = 100

/** By jackpot the prizes of a round, each with the hundredths of the pool that it takes: in slots all of it. */
export const prizesOf = (round: Pick<Round, 'events'>): ReadonlyMap<string, readonly number[]> =>
  new Map([...wonBy(round)].map(([id, times]) => [id, Array.from({ length: times }, () => WHOLE)]))

/** What a round of any kind of game says to pools. */
export interface PoolPlay {
  /** Those that it puts into. */
  readonly jackpots: readonly Jackpot[]
  /** By jackpot its prizes, each with the hundredths of the pool that it takes. */
  readonly won: ReadonlyMap<string, readonly number[]>
}

/** The same for a round of any kind of game. A pool of which a part was taken opens anew with the rest. */
export function movePools({ jackpots, won }: PoolPlay, pools: JackpotPools, heights: Heights): PlayedPools {
  const awards: PoolAward[] = []
  const after = jackpots.map((jackpot) => {
    const { id, coins, contributionPpm = 0 } = jackpot
    let pool = poolOf(pools, jackpot)
    pool = { ...pool, grownPpm: pool.grownPpm + contributionPpm }
    for (const percent of won.get(id) ?? []) {
      const taken = takenCoins(pool.grownPpm, percent)
      awards.push({ jackpot: id, coins: taken, by: 'prize', ...(percent < WHOLE && { percent }) })
      pool = opened(jackpot, pool.grownPpm - taken * MILLION, heights)
    }
    const height = coins + Math.floor(pool.grownPpm / MILLION)
    if (pool.hitAt === undefined || height < pool.hitAt) return [id, pool] as const
    awards.push({ jackpot: id, coins: height, by: 'mustHit' })
    return [id, opened(jackpot, pool.grownPpm % MILLION, heights)] as const
  })
  return { pools: Object.fromEntries(after), awards }
}

/** The height, in coins, at which a pool pays: each from the coin above its start to the last, equally likely. */
export const drawHeight = ({ coins, mustHitBy }: Required<Pick<Jackpot, 'coins' | 'mustHitBy'>>, rng: Rng): number =>
  coins + 1 + rng.below(mustHitBy - coins)

/** Whole coins of what has gathered: so many hundredths of them. */
export const takenCoins = (grownPpm: number, percent = WHOLE): number =>
  Math.floor((Math.floor(grownPpm / MILLION) * percent) / WHOLE)

/** Fractions of a coin stay for the next winner. */
function opened({ id, coins, mustHitBy }: Jackpot, grownPpm: number, heights: Heights): JackpotPool {
  if (mustHitBy === undefined) return { grownPpm }
  const rng = typeof heights === 'function' ? heights(id) : heights
  return { grownPpm, hitAt: drawHeight({ coins, mustHitBy }, rng) }
}

function poolOf(pools: JackpotPools, { id, mustHitBy }: Jackpot): JackpotPool {
  const pool = Object.hasOwn(pools, id) ? pools[id] : undefined
  const { grownPpm = -1, hitAt } = pool ?? {}
  const fits = mustHitBy === undefined ? hitAt === undefined : Number.isSafeInteger(hitAt)
  if (pool === undefined || !Number.isSafeInteger(grownPpm) || grownPpm < 0 || !fits)
    throw new RangeError(`playPools: no pool for the jackpot ${id}`)
  return pool
}

type JackpotsOf = { readonly [E in JackpotEvent as E['type']]: (event: E) => readonly (string | undefined)[] }

/** An event that comes to name a jackpot comes to be missing here. */
const JACKPOTS_OF: JackpotsOf = {
  jackpotWon: ({ jackpot }) => [jackpot],
  coinsLocked: ({ coins }) => coins.map(({ jackpot }) => jackpot),
  coinsCollected: ({ paid }) => paid.map(({ jackpot }) => jackpot),
}

/** How often a round won each jackpot. */
export function wonBy({ events }: Pick<Round, 'events'>): ReadonlyMap<string, number> {
  const won = new Map<string, number>()
  for (const event of events) {
    if (!(event.type in JACKPOTS_OF)) continue
    // Each reads the events of its own type.
    const read = JACKPOTS_OF[event.type as JackpotEvent['type']] as (one: RoundEvent) => readonly (string | undefined)[]
    for (const jackpot of read(event)) if (jackpot !== undefined) won.set(jackpot, (won.get(jackpot) ?? 0) + 1)
  }
  return won
}
