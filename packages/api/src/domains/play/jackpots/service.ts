import type { Language } from '@spilvaerk/messages'
import type { JackpotPools, PaidPool, PaidPools, PaidPoolsInput } from '@spilvaerk/schemas'
import { type Jackpot, type PoolPlay, prizesOf } from '@spilvaerk/slot-engine'
import { namesOf, takenOfPools } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import type { Turn } from '../../../platform/engines/engine.ts'
import { toDkk } from '../../../platform/numbers/money.ts'
import { granted, type Outcome } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { Playable } from '../../games/catalogue/definitions.ts'
import { ANYBODY, type Catalogue, type Table, type Viewer } from '../../games/catalogue/service.ts'
import type { Books, Ledger } from '../../money/wallet/ledger.ts'
import { accountOf, hasTermsOf, type PoolPlace, progressive, standing } from './opening.ts'
import type { PoolFault } from './pool-faults.ts'
import { type SettledRound, settlePools } from './settle.ts'
import * as store from './store.ts'
import { createSuccession, type NewVersion, placesOf } from './succession.ts'

export { poolKey } from './settle.ts'

export interface Jackpots {
  /** Lets a round put into the pools and take what it won, in the transaction that stores it; says how much that is. */
  settle(db: Writer, round: SettledRound, game: Playable, played: Turn, books?: Books): Promise<number>
  /** What the pools of a game hold, with the hashes that are committed to; by default in Danish. */
  pools(gameId: number, viewer?: Viewer, language?: Language): Promise<Outcome<JackpotPools, 'gameNotFound'>>
  /** The pools of a game that have paid, newest first, with the seeds that they revealed. */
  paid(input: PaidPoolsInput, viewer?: Viewer): Promise<Outcome<PaidPools, 'gameNotFound'>>
  paidTo(roundId: string): Promise<PaidPool[]>
  /** What keeps a version from taking over the pools of its game as they are. */
  faultsOfTaking(db: Asker, version: NewVersion): Promise<readonly PoolFault[]>
  /** Whether players have put money into pools of a game that none of them has won. */
  hasPlayersMoney(db: Asker, gameId: number): Promise<boolean>
  /** Hands the pools to a version that is being admitted, in the transaction that admits it; where it may not have them, says why. */
  takeOver(db: Writer, version: NewVersion): Promise<readonly PoolFault[]>
}

export interface JackpotNeeds {
  readonly storage: Storage
  readonly catalogue: Pick<Catalogue, 'table' | 'playable' | 'standings'>
  readonly gate: Pick<Gate, 'mayMoveMoney' | 'admittedVersion'>
  readonly ledger: Pick<Ledger, 'post' | 'balanceMicro'>
  readonly clock: Clock
}

const PAGE_SIZE = 100

export function createJackpots({ storage: { read, tx }, catalogue, gate, ledger, clock }: JackpotNeeds): Jackpots {
  const succession = createSuccession({ catalogue, gate, clock })
  /**
   * A pool that must be hit opens before its first round: whoever looks has seen what is committed to. All versions of a
   * game have their pools in common, so one that takes no money opens none: it would end those of the admitted one.
   */
  const openAll = async (gameId: number, played: Table): Promise<void> => {
    const { config, hash, standing: state } = played
    if (state !== 'admitted') return
    const places = placesOf({ gameId, definitionHash: hash, played, config })
    const dueOf = async (jackpot: Jackpot) => {
      const pools = await Promise.all(places.map((place) => store.poolAt(read, accountOf(place, jackpot))))
      return places.filter((_, at) => {
        const pool = pools[at]
        return !pool || !hasTermsOf(pool, jackpot)
      })
    }
    for (const jackpot of progressive(played.definition)) {
      if (jackpot.mustHitBy === undefined) continue
      const due = await dueOf(jackpot)
      if (due.length === 0) continue
      await tx(async (db) => {
        if (!(await gate.mayMoveMoney(db, gameId, hash)).ok) return
        for (const place of due) await standing(db, place, jackpot, clock.now())
      })
    }
  }

  const poolView = async (place: PoolPlace, jackpot: Jackpot, betMicro: number) => {
    const { coins, mustHitBy } = jackpot
    const account = accountOf(place, jackpot)
    const gathered = await ledger.balanceMicro(read, account)
    const pool = mustHitBy === undefined ? undefined : await store.poolAt(read, account)
    return {
      bet: toDkk(betMicro),
      amount: toDkk(coins * place.coinMicro + gathered),
      commitment: pool && hasTermsOf(pool, jackpot) ? commitmentOf(pool) : null,
    }
  }

  const pools: Jackpots['pools'] = async (gameId, viewer = ANYBODY, language = 'da') => {
    const table = await catalogue.table(gameId, viewer)
    if (!table.ok) return table
    const { config, definition, hash } = table.value
    await openAll(gameId, table.value)
    const places = placesOf({ gameId, definitionHash: hash, played: table.value, config })
    return granted(
      await Promise.all(
        progressive(definition).map(async (jackpot) => ({
          id: jackpot.id,
          name: jackpot.name ?? nameOf(definition, jackpot.id, language),
          startCoins: jackpot.coins,
          mustHitByCoins: jackpot.mustHitBy ?? null,
          pools: await Promise.all(
            places.map((place) => poolView(place, jackpot, betOf(table.value, jackpot, place.coinMicro))),
          ),
        })),
      ),
    )
  }

  const paid: Jackpots['paid'] = async ({ id, cursor }, viewer = ANYBODY) => {
    const table = await catalogue.table(id, viewer)
    if (!table.ok) return table
    const found = await store.paidPoolsOf(read, id, { cursor, limit: PAGE_SIZE + 1 })
    const shown = found.slice(0, PAGE_SIZE)
    const nextCursor = found.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null
    return granted({ pools: shown.map(paidView), nextCursor })
  }

  const settle: Jackpots['settle'] = async (db, round, game, played, books) => {
    const play = playOf(game, played)
    if (play.jackpots.length === 0) return 0
    const rule = await succession.ruleFor(db, round)
    return settlePools(db, ledger, round, play, { rule, now: clock.now(), books })
  }

  return {
    settle,
    pools,
    paid,
    takeOver: succession.takeOver,
    faultsOfTaking: succession.faultsOfTaking,
    hasPlayersMoney: async (db, gameId) => (await store.fullPoolsOf(db, gameId)).length > 0,
    paidTo: async (roundId) => (await store.poolsPaidTo(read, roundId)).map(paidView),
  }
}

/** Which pools a round puts into, and what it takes of them: that of a table, where it has a bet on the spot. */
function playOf({ definition }: Playable, turn: Turn): PoolPlay {
  const jackpots = progressive(definition)
  if (turn.kind === 'slot') return { jackpots, won: prizesOf(turn.round) }
  const { round } = turn
  const isIn = ({ id }: Jackpot): boolean => round.spots.some(({ spot }) => spot === id)
  return { jackpots: jackpots.filter(isIn), won: takenOfPools(round) }
}

/** A pool of a table without a name has that of its spot. */
const nameOf = (definition: AnyDefinition, id: string, language: Language): string =>
  isTable(definition) ? namesOf(definition, language).spot(id) : id

/** What a round costs that puts into the pool: of a table, the bet on its spot. */
function betOf(game: Playable, { id }: Jackpot, coinMicro: number): number {
  if (game.kind === 'slot') return game.game.betCoins * coinMicro
  return (game.game.spots.find((spot) => spot.id === id)?.min ?? 0) * coinMicro
}

/** What may be told of a pool that grows: never its seed, and never its height. */
function commitmentOf({ number, seedHash, openedAt, rounds }: store.StoredPool) {
  return seedHash && openedAt ? { number, seedHash, openedAt: openedAt.toISOString(), rounds } : null
}

function paidView(pool: store.StoredPaidPool): PaidPool {
  const { id, jackpot, number, definitionHash, startCoins, contributionPpm, seed, seedHash, openedPpm } = pool
  const { grownPpm, by, paidCoins, percent, roundId } = pool
  return {
    ...{ id, jackpot, coin: toDkk(pool.coinMicro), number, definitionHash, startCoins },
    ...{ mustHitByCoins: pool.mustHitBy, contributionPpm, seed, seedHash },
    ...{ openedAt: pool.openedAt?.toISOString() ?? null, openedPpm, rounds: openedPpm === null ? null : pool.rounds },
    ...{ grownPpm, endedAt: pool.endedAt.toISOString(), by, hitAtCoins: pool.hitAt, paidCoins, roundId },
    ...(percent !== null && { percent }),
  }
}
