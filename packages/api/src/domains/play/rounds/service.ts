import type {
  ChooseInput,
  GameStats,
  PlayedRound,
  RoundHistory,
  RoundHistoryInput,
  RoundRecord,
  RoundVerification,
  SpinInput,
  SpinResult,
} from '@spilvaerk/schemas'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import type { ReadBetsCode } from '../../../platform/engines/refusals.ts'
import type { Waiting } from '../../../platform/jobs/waiting.ts'
import type { Meter } from '../../../platform/metrics/metrics.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import { ANYBODY, type Catalogue, type Viewer } from '../../games/catalogue/service.ts'
import type { Popularity } from '../../games/popularity/service.ts'
import type { Ledger } from '../../money/wallet/ledger.ts'
import type { Limits } from '../../people/limits/service.ts'
import type { VisitorId } from '../../people/visitors/service.ts'
import type { Fairness } from '../fairness/service.ts'
import type { Jackpots } from '../jackpots/service.ts'
import type { LargeWins } from '../large-wins/service.ts'
import { type Advise, createAdvice } from './advice.ts'
import { createHistory } from './history.ts'
import type { Player } from './money-rounds.ts'
import { createPlaying } from './playing.ts'
import { createProgress } from './progress.ts'
import type { ChoiceCode, MoneyRoundCode, RaiseCode } from './refusals.ts'
import { createRoundMetrics } from './round-metrics.ts'
import { createRoundPostings } from './round-postings.ts'
import * as store from './store.ts'
import { recordOf, resultOf, statsOf } from './view.ts'

export { OPEN_MS } from './progress.ts'

/** Who plays, beyond the member: as whom games are looked at, and which visitor counts for a game's popularity. */
export interface Caller {
  readonly viewer?: Viewer
  readonly visitor?: VisitorId | undefined
}

export interface Rounds {
  /** Decides a round and stores it before it is answered. A repeated key is answered with the round it made. */
  spin(
    input: SpinInput,
    player?: Player | null,
    from?: Caller,
  ): Promise<Outcome<SpinResult, MoneyRoundCode | ReadBetsCode | 'gameNotFound' | 'keyReused' | 'notLoggedIn'>>
  /** Goes on with a round that waits. The answers are all so far: a repeat is answered and changes nothing. */
  choose(
    input: ChooseInput,
    player?: Player | null,
  ): Promise<Outcome<SpinResult, RaiseCode | ChoiceCode | 'roundNotFound' | 'roundNotYours'>>
  /** The member's round for money in a game that waits for a choice. */
  open(gameId: number, player: Player): Promise<SpinResult | null>
  /** What the proved strategy does where a round of a table waits: it tells nothing that the player cannot see. */
  readonly advice: Advise
  /** A stored round, its events recomputed from what decided them. */
  round(id: string): Promise<Outcome<RoundRecord, 'roundNotFound'>>
  /** A round as it is stored. */
  stored(id: string): Promise<store.StoredRound | undefined>
  /** What it takes to play a done round again, with where its seed comes from for the member whose it is. */
  verification(
    id: string,
    player: Player | null,
  ): Promise<Outcome<RoundVerification, 'roundNotFound' | 'roundUnfinished'>>
  history(memberId: string, input: RoundHistoryInput): Promise<RoundHistory>
  allRounds(memberId: string): Promise<PlayedRound[]>
  stats(gameId: number, viewer?: Viewer): Promise<Outcome<GameStats, 'gameNotFound'>>
  /**
   * Ends the rounds that have waited too long and says how many.
   * @throws AggregateError after all others are settled, when some cannot be
   */
  settleOverdue(): Promise<number>
  /** The rounds that wait for their players. */
  waiting(): Promise<Waiting>
}

export interface RoundsNeeds {
  readonly storage: Storage
  readonly meter: Meter
  readonly catalogue: Pick<Catalogue, 'table' | 'playable' | 'names'>
  readonly clock: Clock
  readonly calculations: Pick<Calculations, 'advise'>
  readonly gate: Pick<Gate, 'mayMoveMoney'>
  readonly ledger: Ledger
  readonly limits: Pick<Limits, 'beforePlay' | 'mayPlay' | 'mayRisk' | 'recordPlay'>
  readonly jackpots: Pick<Jackpots, 'settle' | 'paidTo'>
  readonly largeWins: Pick<LargeWins, 'note'>
  readonly fairness: Pick<Fairness, 'draw' | 'spend' | 'seedsOfRound'>
  readonly popularity: Pick<Popularity, 'firstRound'>
}

export const hasOpenRound = async (db: Asker, memberId: string, gameId: number): Promise<boolean> =>
  (await store.openRoundOf(db, memberId, gameId)) !== undefined

export const hasOpenRoundAnywhere = store.hasOpenMoneyRound

/** What a member's home tells of his rounds. */
export const { hasPlayedSince, netByHour, openGamesOf } = store
export type { HourlyNet } from './store.ts'
/** What games have paid, for whoever watches them. */
export const { paidOf } = store
/** What a game saw by day, for who made it. */
export { daysOf, sinceOf } from './days/store.ts'

export function createRounds(needs: RoundsNeeds): Rounds {
  const { storage, catalogue, limits, fairness, jackpots, calculations } = needs
  const { read } = storage
  const shared = { ...needs, postings: createRoundPostings(needs), countDone: createRoundMetrics(needs.meter) }
  const { turnOf, current, choose, settleOverdue } = createProgress(shared)
  const { postings } = shared
  const playRound = createPlaying(shared)
  const history = createHistory({ read, fairness, jackpots, catalogue })

  /** A round as it was answered, with the balance it left for the member who played it for money. */
  const shown = async (stored: store.StoredRound): Promise<SpinResult> => {
    const balanceMicro = stored.stake === 'money' ? await postings.balanceAfter(read, stored) : undefined
    return resultOf(stored, await turnOf(stored), balanceMicro)
  }

  const repeat = async (earlier: store.StoredRound, input: SpinInput): Promise<Outcome<SpinResult, 'keyReused'>> => {
    const { engine } = await catalogue.playable(earlier.definitionHash)
    const isSame = earlier.gameId === input.id && engine.isWish(earlier, input)
    return isSame ? granted(await shown(await current(earlier))) : refused({ code: 'keyReused' })
  }

  const spin: Rounds['spin'] = async (input, player = null, { viewer = ANYBODY, visitor } = {}) => {
    const forMoney = input.stake === 'money'
    if (forMoney && !player) return refused({ code: 'notLoggedIn' })
    // A visitor's keys are his own secret; a member's cannot be taken by somebody else.
    const key = input.key === undefined ? null : forMoney && player ? `${player.id}:${input.key}` : input.key
    const earlier = key && (await store.roundByKey(read, key))
    if (earlier) return repeat(earlier, input)
    const table = await catalogue.table(input.id, viewer)
    if (!table.ok) return table
    const wish = table.value.engine.wish(input, table.value.config)
    if (!wish.ok) return wish
    if (forMoney && player) await limits.beforePlay(player)
    const played = await playRound(
      table.value,
      { ...wish.value, gameId: input.id, definitionHash: table.value.hash, key, memberId: player?.id ?? null },
      forMoney ? player : null,
      player ? `member:${player.id}` : visitor,
    )
    if (!played.ok) return played
    const { stored, turn, balanceMicro } = played.value
    if (!turn) return repeat(stored, input)
    return granted(resultOf(stored, turn, balanceMicro))
  }

  return {
    spin,
    choose: async (input, player = null) => {
      const chosen = await choose(input, player)
      return chosen.ok ? granted(await shown(chosen.value)) : chosen
    },
    open: async (gameId, { id }) => {
      const found = await store.openRoundOf(read, id, gameId)
      if (!found) return null
      const stored = await current(found)
      return stored.status === 'open' ? shown(stored) : null
    },
    advice: createAdvice({ read, catalogue, calculations, current }),
    round: async (id) => {
      const found = await store.roundById(read, id)
      if (!found) return refused({ code: 'roundNotFound' })
      const stored = await current(found)
      return granted(recordOf(stored, await turnOf(stored)))
    },
    stored: (id) => store.roundById(read, id),
    verification: async (id, player) => {
      const found = await store.roundById(read, id)
      if (!found) return refused({ code: 'roundNotFound' })
      const stored = await current(found)
      if (stored.status === 'open') return refused({ code: 'roundUnfinished' })
      return granted(await history.verification(stored, await turnOf(stored), player?.id))
    },
    history: history.page,
    allRounds: history.all,
    stats: async (gameId, viewer = ANYBODY) => {
      const table = await catalogue.table(gameId, viewer)
      return table.ok ? granted(statsOf(await store.tallyOf(read, gameId))) : table
    },
    settleOverdue,
    waiting: () => store.waiting(read),
  }
}
