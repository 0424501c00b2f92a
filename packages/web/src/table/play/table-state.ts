import type { OfferedMove, TableEvent, TableRound } from '@spilvaerk/table-games'
import type { RoundRefusal } from '../../game/play-phase.ts'
import { type BetRefusal, type Bets, NO_BETS } from './bets.ts'
import type { TableAdvice, TableMistake, TableResult } from './table-server.ts'

/**
 * How far the table is: bets are laid (`betting`), asked for (`spinning`), their round is shown (`playing`) until it waits
 * for a move (`asked`, then `choosing`) or is over; `over` lasts until the next bet. `unanswered` waits for another try.
 */
export type TablePhase = 'betting' | 'spinning' | 'playing' | 'asked' | 'choosing' | 'over' | 'unanswered'

export type TableNotice =
  | { readonly kind: 'bet'; readonly refusal: BetRefusal }
  | { readonly kind: 'noBets' | 'funds' | 'resumed' | 'noAdvice' }
  | { readonly kind: 'refused'; readonly message: string; readonly refusal?: RoundRefusal | undefined }
  | { readonly kind: 'unanswered'; readonly message: string }

/** Everything that a table shows follows from this, the definition and the wallet. */
export interface TableState {
  readonly phase: TablePhase
  /** What lies there to be bet: on spots before a round, behind moves while one is asked for. */
  readonly bets: Bets
  /** `bets` before each of the latest changes. */
  readonly history: readonly Bets[]
  /** Those of the round before. */
  readonly lastBets: Bets
  /** The round that is played, or the latest one. */
  readonly result: TableResult | undefined
  /** So many of its events are shown. */
  readonly shown: number
  /** So many of them are told in words: what a wheel or dice show is not told before they have come to rest. */
  readonly told: number
  /** So many of them were shown before: nothing of these moves any more. */
  readonly still: number
  readonly notice: TableNotice | undefined
  readonly advice: TableAdvice | undefined
  /** Advice is being worked out. */
  readonly isAdvising: boolean
  /** The latest move, where it was one and the player wants to be told. */
  readonly mistake: TableMistake | undefined
  /** The latest round that was played to its end here. */
  readonly lastRoundId: string | undefined
  /** Rounds that were played to their end here, the latest first. */
  readonly past: readonly TableRound[]
}

export const EMPTY_TABLE: TableState = {
  phase: 'betting',
  bets: NO_BETS,
  history: [],
  lastBets: NO_BETS,
  result: undefined,
  shown: 0,
  told: 0,
  still: 0,
  notice: undefined,
  advice: undefined,
  isAdvising: false,
  mistake: undefined,
  lastRoundId: undefined,
  past: [],
}

export const NOTHING_SHOWN = { shown: 0, told: 0, still: 0 } as const

/** As many past rounds as a page shows something of. */
const PAST_ROUNDS = 200

export const shownEvents = ({ result, shown }: TableState): readonly TableEvent[] =>
  result?.round.events.slice(0, shown) ?? []

export const toldEvents = ({ result, told }: TableState): readonly TableEvent[] =>
  result?.round.events.slice(0, told) ?? []

/** What the player may do now, while a round waits. */
export const openMoves = ({ phase, result }: TableState): readonly OfferedMove[] =>
  phase === 'asked' ? (result?.round.awaiting?.moves ?? []) : []

/** Whether chips may be laid now. */
export const takesBets = ({ phase }: TableState): boolean => phase === 'betting' || phase === 'over'

export const withBets = (state: TableState, bets: Bets): TableState => ({
  ...state,
  ...(state.phase === 'over' && { phase: 'betting', result: undefined, ...NOTHING_SHOWN }),
  bets,
  history: [...state.history, state.bets],
  notice: undefined,
})

/** The round is over and shown. */
export const ended = (state: TableState, { roundId, round, bets }: TableResult): TableState => ({
  ...state,
  phase: 'over',
  lastRoundId: roundId,
  bets: NO_BETS,
  history: [],
  lastBets: new Map(bets.map(({ spot, coins }) => [spot, coins])),
  past: [round, ...state.past].slice(0, PAST_ROUNDS),
})
