import type { Game } from '../../game/core/game.ts'
import { spin } from '../../game/play/spin.ts'
import { createRng } from '../../rng.ts'
import type { Round } from '../../round.ts'
import { type Difference, firstDifference } from './first-difference.ts'

/** What was kept of a round. */
export interface StoredRound {
  /** What it was drawn from. */
  readonly seed: string
  /** The bet mode, by default the plain bet. */
  readonly mode?: string
  /** The player's answers, in order. */
  readonly choices?: readonly number[]
  readonly totalCoins: number
  readonly betCoins?: number
  /** Compared where they were kept: anything at all, since they may come from anywhere. */
  readonly events?: unknown
  /** What the round waits for; nothing, when it was stored as finished. */
  readonly awaiting?: unknown
}

export type Verification =
  | { readonly ok: true; readonly round: Round }
  | { readonly ok: false; readonly round: Round; readonly difference: Difference }

/**
 * Plays a stored round again and compares.
 * @throws RangeError for a bet mode or an answer that the game does not have
 */
export function verifyRound(game: Game, stored: StoredRound): Verification {
  const { seed, mode, choices, totalCoins, betCoins, events, awaiting } = stored
  const options = { ...(mode === undefined ? {} : { mode }), ...(choices === undefined ? {} : { choices }) }
  const round = spin(game, createRng(seed), options)
  const difference =
    (betCoins === undefined ? null : firstDifference(betCoins, round.betCoins, 'betCoins')) ??
    (events === undefined ? null : firstDifference(events, round.events, 'events')) ??
    firstDifference(totalCoins, round.totalCoins, 'totalCoins') ??
    firstDifference(awaiting, round.awaiting, 'awaiting')
  return difference === null ? { ok: true, round } : { ok: false, round, difference }
}
