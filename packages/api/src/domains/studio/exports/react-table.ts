/** What of a React project is a table's own. */

export const TABLE_PLAYED = `  readonly seed: string
  readonly bets: readonly { readonly spot: string; readonly coins: number }[]
  readonly choices: readonly (string | { readonly move: string; readonly coins: number })[]
  readonly stakedCoins: number
  /** What was paid back, stakes included. */
  readonly totalCoins: number
`

export const TABLE_PLAY = `import definition from './definition.json'
import { type Bet, type Choice, play, type Round } from './engine.js'

export type { Round, RoundEvent } from './engine.js'

/**
 * The round of a seed: the same here, in the player and on the server.
 * @throws where bets or choices are not offered
 */
export function playRound(seed: string, bets: readonly Bet[], choices: readonly Choice[] = []): Round {
  const played = play(definition, seed, bets, choices)
  if (!played.ok) throw new RangeError(played.problems.map(({ reason }) => reason).join(' '))
  return played.round
}
`

export const TABLE_TYPES = `export interface Bet {
  readonly spot: string
  readonly coins: number
}

/** A move by its name; with coins where the player chooses how much. */
export type Choice = string | { readonly move: string; readonly coins: number }

export interface RoundEvent {
  readonly type: string
  readonly [field: string]: unknown
}

export interface Move {
  readonly move: string
  readonly coins: number
  readonly upTo?: number
  readonly step?: number
}

export interface Round {
  readonly stakedCoins: number
  readonly paidCoins: number
  readonly events: readonly RoundEvent[]
  /** Set where the round waits for a move. The first costs nothing. */
  readonly awaiting?: { readonly asks: string; readonly moves: readonly Move[] }
}

export type Played =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly problems: readonly { readonly reason: string }[] }

export function play(definition: unknown, seed: string, bets: readonly Bet[], choices: readonly Choice[]): Played
`
