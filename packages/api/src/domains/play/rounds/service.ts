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
import type { Definition } from '@spilvaerk/slot-engine'
import { toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker, Storage } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Gate } from '../../games/admission/service.ts'
import type { PlayableSlot } from '../../games/catalogue/definitions.ts'
import { ANYBODY, type Catalogue, type Table, type Viewer } from '../../games/catalogue/service.ts'
import type { Popularity } from '../../games/popularity/service.ts'
import type { Ledger } from '../../money/wallet/ledger.ts'
import type { Limits } from '../../people/limits/service.ts'
import type { VisitorId } from '../../people/visitors/service.ts'
import type { Fairness } from '../fairness/service.ts'
import type { Jackpots } from '../jackpots/service.ts'
import type { LargeWins } from '../large-wins/service.ts'
import type { Stake } from './decide.ts'
import { createHistory } from './history.ts'
import type { Player } from './money-rounds.ts'
import { createPlaying } from './playing.ts'
import { createProgress } from './progress.ts'
import type { ChoiceCode, MoneyRoundCode, StakeCode } from './refusals.ts'
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
  ): Promise<
    Outcome<
      SpinResult,
      MoneyRoundCode | 'betNotOffered' | 'gameNotFound' | 'keyReused' | 'modeNotOffered' | 'notLoggedIn'
    >
  >
  /** Goes on with a round that waits. The answers are all so far: a repeat is answered and changes nothing. */
  choose(
    input: ChooseInput,
    player?: Player | null,
  ): Promise<Outcome<SpinResult, StakeCode | ChoiceCode | 'roundNotFound' | 'roundNotYours'>>
  /** The member's round for money in a game that waits for a choice. */
  open(gameId: number, player: Player): Promise<SpinResult | null>
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
}

export interface RoundsNeeds {
  readonly storage: Storage
  readonly catalogue: Pick<Catalogue, 'table' | 'playable' | 'names'>
  readonly clock: Clock
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
export const { hasPlayedSince, netByHour } = store
export type { HourlyNet } from './store.ts'

export function createRounds(needs: RoundsNeeds): Rounds {
  const { storage, catalogue, clock, gate, ledger, limits, fairness, jackpots, largeWins, popularity } = needs
  const { read } = storage
  const postings = createRoundPostings({ ledger, limits, jackpots, largeWins })
  const { eventsOf, current, choose, settleOverdue } = createProgress({
    storage,
    catalogue,
    clock,
    gate,
    postings,
    limits,
  })
  const playRound = createPlaying({ storage, popularity, gate, limits, fairness, postings, clock })
  const history = createHistory({ read, fairness, jackpots, catalogue })

  /** A round as it was answered, with the balance it left for the member who played it for money. */
  const shown = async (stored: store.StoredRound): Promise<SpinResult> => {
    const balanceMicro = stored.stake === 'money' ? await postings.balanceAfter(read, stored) : undefined
    return resultOf(stored, await eventsOf(stored), balanceMicro)
  }

  const repeat = async (
    earlier: store.StoredRound,
    { id, bet, mode }: SpinInput,
  ): Promise<Outcome<SpinResult, 'keyReused'>> => {
    const isSame = earlier.gameId === id && earlier.betMicro === toMicro(bet ?? 0) && earlier.mode === storedMode(mode)
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
    if (table.value.kind !== 'slot' || input.bet === undefined) return refused({ code: 'gameNotAdmitted' })
    const stake = stakeOf(table.value, { ...input, bet: input.bet }, key, player)
    if (!stake.ok) return stake
    if (forMoney && player) await limits.beforePlay(player)
    const played = await playRound(
      table.value,
      stake.value,
      forMoney ? player : null,
      player ? `member:${player.id}` : visitor,
    )
    if (!played.ok) return played
    const { stored, round, balanceMicro } = played.value
    if (!round) return repeat(stored, input)
    return granted(resultOf(stored, round, balanceMicro))
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
    round: async (id) => {
      const found = await store.roundById(read, id)
      if (!found) return refused({ code: 'roundNotFound' })
      const stored = await current(found)
      return granted(recordOf(stored, await eventsOf(stored)))
    },
    stored: (id) => store.roundById(read, id),
    verification: async (id, player) => {
      const found = await store.roundById(read, id)
      if (!found) return refused({ code: 'roundNotFound' })
      const stored = await current(found)
      if (stored.status === 'open') return refused({ code: 'roundUnfinished' })
      return granted(await history.verification(stored, await eventsOf(stored), player?.id))
    },
    history: history.page,
    allRounds: history.all,
    stats: async (gameId, viewer = ANYBODY) => {
      const table = await catalogue.table(gameId, viewer)
      return table.ok ? granted(statsOf(await store.tallyOf(read, gameId))) : table
    },
    settleOverdue,
  }
}

function stakeOf(
  { config, hash, definition }: PlayableSlot & Pick<Table, 'config'>,
  input: SpinInput & { readonly bet: number },
  key: string | null,
  player: Player | null,
): Outcome<Stake, 'betNotOffered' | 'modeNotOffered'> {
  const { id: gameId, bet } = input
  if (!config.betLevels.includes(bet)) return refused({ code: 'betNotOffered', levels: config.betLevels })
  const mode = storedMode(input.mode)
  const modes = modesOf(definition)
  if (mode !== null && !modes.includes(mode)) return refused({ code: 'modeNotOffered', modes })
  const memberId = player?.id ?? null
  return granted({ gameId, definitionHash: hash, betMicro: toMicro(bet), mode, key, memberId })
}

/** The engine's name for the plain bet. */
const PLAIN_MODE = 'base'
const storedMode = (mode: string | undefined): string | null => (mode === PLAIN_MODE ? null : (mode ?? null))
const modesOf = ({ modes = [] }: Definition): string[] => modes.map(({ id }) => id)
