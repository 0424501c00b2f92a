import type { GameConfig, SpinInput, TableChoice } from '@spilvaerk/schemas'
import type { Round } from '@spilvaerk/slot-engine'
import type { Choice, PlacedBet, TableDefinition, TableRound } from '@spilvaerk/table-games'
import type { Outcome } from '../refusals/refusals.ts'
import type { ReadBetsCode, ReadChoiceCode } from './refusals.ts'

/** A choice as it is stored: the number of an option, or a move of a table. */
export type StoredChoice = number | Choice
/** A choice as it is sent. */
export type GivenChoice = number | TableChoice

/** All that a round follows from, beside the game. */
export interface Course {
  readonly seed: string
  readonly mode: string | null
  /** Of a table. */
  readonly bets: readonly PlacedBet[] | null
  readonly choices: readonly StoredChoice[] | null
}

/** What whoever only moves money knows of a round as far as it has been played. */
interface Played {
  /** All that was staked until now. */
  readonly stakedCoins: number
  /** What it pays back until now. */
  readonly totalCoins: number
  readonly waits: boolean
}

export interface SlotTurn extends Played {
  readonly kind: 'slot'
  readonly round: Round
}

export interface TableTurn extends Played {
  readonly kind: TableDefinition['kind']
  readonly round: TableRound
}

export type Turn = SlotTurn | TableTurn

/** What somebody wants to play. */
export interface Wish {
  readonly betMicro: number
  readonly mode: string | null
  readonly bets: readonly PlacedBet[] | null
}

/** A choice that the round offers. */
export interface ReadChoice {
  readonly choice: StoredChoice
  /** Whether it stakes what the round has won. What it costs is the difference of what is staked. */
  readonly risks: boolean
}

/** A game that is played, of whatever kind. */
export interface Engine {
  readonly name: string
  /** What is asked for, or why it is not offered. */
  wish(input: Pick<SpinInput, 'bet' | 'bets' | 'mode'>, config: GameConfig): Outcome<Wish, ReadBetsCode>
  /** Whether a stored round came of this. */
  isWish(stored: Wish, input: Pick<SpinInput, 'bet' | 'bets' | 'mode'>): boolean
  /** The value of a coin, in micro-DKK. */
  coinMicro(stored: Pick<Wish, 'betMicro' | 'bets'>): number
  /** What a new round costs in coins. */
  costCoins(wish: Pick<Wish, 'mode' | 'bets'>): number
  /** The round that a course gives: the same today, tomorrow and on the player's own machine. */
  play(course: Course): Turn
  /** Of a turn that waits. */
  read(turn: Turn, given: GivenChoice, at: number, coinMicro: number): Outcome<ReadChoice, ReadChoiceCode>
  /** Whether a stored choice came of this one. */
  isSame(stored: StoredChoice, given: GivenChoice, coinMicro: number): boolean
  /** What is done for a player who is gone: it costs and gambles nothing. */
  byDefault(turn: Turn): StoredChoice
}
