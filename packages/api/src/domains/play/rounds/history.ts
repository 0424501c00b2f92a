import type {
  PlayedRound,
  RoundHistory,
  RoundHistoryInput,
  RoundVerification,
  TableVerification,
} from '@spilvaerk/schemas'
import { type Definition, type Jackpot, type Round, wonBy } from '@spilvaerk/slot-engine'
import type { TableTurn, Turn } from '../../../platform/engines/engine.ts'
import { toDkk } from '../../../platform/numbers/money.ts'
import type { Reader } from '../../../platform/storage/storage.ts'
import { type Playable, slotOf } from '../../games/catalogue/definitions.ts'
import type { Catalogue } from '../../games/catalogue/service.ts'
import type { Fairness } from '../fairness/service.ts'
import type { Jackpots } from '../jackpots/service.ts'
import * as store from './store.ts'

export interface HistoryNeeds {
  readonly read: Reader
  readonly fairness: Pick<Fairness, 'seedsOfRound'>
  readonly jackpots: Pick<Jackpots, 'paidTo'>
  readonly catalogue: Pick<Catalogue, 'names' | 'playable'>
}

const PAGE_SIZE = 50
/** The most rounds that one file of personal data holds. */
const ALL = 100_000

/** What can be looked up of rounds that were played. */
export function createHistory({ read, fairness, jackpots, catalogue }: HistoryNeeds) {
  const rowsOf = async (rounds: readonly store.StoredRound[]): Promise<PlayedRound[]> => {
    const names = await catalogue.names(rounds.map(({ gameId }) => gameId))
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

  /** Nothing, where it is not known: of rounds with credits, and of those from before payments were kept. */
  const poolsOf = async (stored: store.StoredRound, round: Round, definition: Definition) => {
    if (stored.stake !== 'money') return {}
    const pools = await jackpots.paidTo(stored.id)
    const won = wonBy(round)
    const isPool = ({ id, contributionPpm = 0 }: Jackpot): boolean => contributionPpm > 0 && won.has(id)
    const isUnknown = stored.jackpotMicro > 0 || definition.jackpots?.some(isPool)
    return pools.length === 0 && isUnknown ? {} : { pools }
  }

  /** The pools that a round of a table for money won. */
  const paidPools = async ({ id, stake }: store.StoredRound) => {
    const pools = stake === 'money' ? await jackpots.paidTo(id) : []
    return pools.length > 0 ? { pools } : {}
  }

  const verification = async (
    stored: store.StoredRound,
    turn: Turn,
    asker: string | undefined,
  ): Promise<RoundVerification> => {
    const found = await catalogue.playable(stored.definitionHash)
    const seeds = await seedsOf(stored, asker)
    if (turn.kind !== 'slot') return tableVerification(stored, turn, found, { seeds, ...(await paidPools(stored)) })
    const { definition } = slotOf(found)
    const { round } = turn
    return {
      kind: 'slot',
      roundId: stored.id,
      definitionHash: stored.definitionHash,
      definition,
      seed: stored.seed,
      ...(stored.mode !== null && { mode: stored.mode }),
      ...(stored.choices && { choices: stored.choices.map(Number) }),
      betCoins: round.betCoins,
      totalCoins: stored.totalCoins,
      round,
      ...(await poolsOf(stored, round, definition)),
      seeds,
    }
  }

  return { page, all, verification }
}

function tableVerification(
  { id: roundId, definitionHash, seed, bets, choices }: store.StoredRound,
  { kind, round }: TableTurn,
  found: Playable,
  beside: Pick<TableVerification, 'pools' | 'seeds'>,
): TableVerification {
  if (found.kind === 'slot') throw new Error(`round ${roundId} of a table is of a slot`)
  const moves = (choices ?? []).map((choice) => (typeof choice === 'number' ? String(choice) : choice))
  const { stakedCoins, paidCoins } = round
  return {
    ...{ kind, roundId, definitionHash, definition: found.definition, seed, ...beside },
    ...{ bets: [...(bets ?? [])], choices: moves, stakedCoins, paidCoins, round },
  }
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
