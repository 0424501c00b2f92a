import type { JackpotPools, PlayedRound, RoundHistory, RoundHistoryInput, RoundVerification } from '@spilvaerk/schemas'
import type { Jackpot, Round } from '@spilvaerk/slot-engine'
import { ANYBODY, type Catalogue, type Viewer } from '../catalogue/service.ts'
import type { Fairness } from '../fairness/service.ts'
import { toDkk, toMicro } from '../money.ts'
import { granted, type Outcome } from '../refusals.ts'
import type { Reader } from '../storage/storage.ts'
import { ACCOUNTS, type Ledger } from '../wallet/ledger.ts'
import { coinOf } from './decide.ts'
import { progressive } from './pools.ts'
import * as store from './store.ts'

export interface HistoryNeeds {
  readonly read: Reader
  readonly fairness: Pick<Fairness, 'seedsOfRound'>
  readonly ledger: Pick<Ledger, 'balanceMicro'>
  readonly catalogue: Pick<Catalogue, 'table' | 'playable'>
}

const PAGE_SIZE = 50
/** The most rounds that one file of personal data holds. */
const ALL = 100_000

/** What can be looked up of rounds that were played. */
export function createHistory({ read, fairness, ledger, catalogue }: HistoryNeeds) {
  const rowsOf = async (rounds: readonly store.StoredRound[]): Promise<PlayedRound[]> => {
    const names = await store.gameNames(
      read,
      rounds.map(({ gameId }) => gameId),
    )
    return rounds.map((round) => rowOf(round, names.get(round.gameId) ?? ''))
  }

  const all = async (memberId: string): Promise<PlayedRound[]> =>
    rowsOf(await store.roundsOf(read, memberId, {}, { mark: undefined, limit: ALL }))

  const page = async (memberId: string, { cursor, ...filter }: RoundHistoryInput): Promise<RoundHistory> => {
    const found = await store.roundsOf(read, memberId, filter, { mark: markOf(cursor), limit: PAGE_SIZE + 1 })
    const shown = found.slice(0, PAGE_SIZE)
    return {
      rounds: await rowsOf(shown),
      nextCursor: found.length > PAGE_SIZE ? cursorOf(shown.at(-1)) : null,
    }
  }

  const seedsOf = ({ seedsId, nonce, memberId }: store.StoredRound, asker: string | undefined) =>
    seedsId !== null && nonce !== null && memberId === asker ? fairness.seedsOfRound({ seedsId, nonce }) : null

  const verification = async (
    stored: store.StoredRound,
    round: Round,
    asker: string | undefined,
  ): Promise<RoundVerification> => ({
    roundId: stored.id,
    definitionHash: stored.definitionHash,
    definition: (await catalogue.playable(stored.definitionHash)).definition,
    seed: stored.seed,
    ...(stored.mode !== null && { mode: stored.mode }),
    ...(stored.choices && { choices: [...stored.choices] }),
    betCoins: round.betCoins,
    totalCoins: stored.totalCoins,
    round,
    seeds: await seedsOf(stored, asker),
  })

  const jackpots = async (gameId: number, viewer: Viewer = ANYBODY): Promise<Outcome<JackpotPools>> => {
    const table = await catalogue.table(gameId, viewer)
    if (!table.ok) return table
    const { game, config } = table.value
    const poolsOf = ({ id, coins }: Jackpot) =>
      Promise.all(
        config.betLevels.map(async (bet) => {
          const coin = coinOf(game, toMicro(bet))
          const gathered = await ledger.balanceMicro(read, ACCOUNTS.jackpot(gameId, id, coin))
          return { bet, amount: toDkk(coins * coin + gathered) }
        }),
      )
    return granted(
      await Promise.all(
        progressive(game.definition).map(async (jackpot) => ({
          id: jackpot.id,
          name: jackpot.name ?? jackpot.id,
          startCoins: jackpot.coins,
          mustHitByCoins: jackpot.mustHitBy ?? null,
          pools: await poolsOf(jackpot),
        })),
      ),
    )
  }

  return { page, all, verification, jackpots }
}

const rowOf = (round: store.StoredRound, gameName: string): PlayedRound => {
  const { id: roundId, gameId, stake, costMicro, winMicro, jackpotMicro, status, createdAt } = round
  const open = status === 'open'
  return {
    ...{ roundId, gameId, gameName, stake, open },
    cost: toDkk(costMicro),
    totalWin: open ? 0 : toDkk(winMicro + jackpotMicro),
    createdAt: createdAt.toISOString(),
  }
}

const cursorOf = (round: store.StoredRound | undefined): string | null =>
  round ? `${round.createdAt.getTime()}_${round.id}` : null

/** Where a cursor points; one that we never gave begins at the newest. */
function markOf(cursor: string | undefined): store.Mark | undefined {
  const [, time, id] = /^(\d{1,15})_(.+)$/.exec(cursor ?? '') ?? []
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined
}
