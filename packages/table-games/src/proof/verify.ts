import { type Difference, firstDifference, type Problem } from '@spilvaerk/slot-engine/shared'
import type { TableDefinition } from '../definition.ts'
import type { PlacedBet } from '../play/bets.ts'
import type { Choice } from '../play/choices.ts'
import { play } from '../play/play.ts'
import type { TableRound } from '../round.ts'

/** What was kept of a round. */
export interface StoredTableRound {
  /** What it was drawn from. */
  readonly seed: string
  readonly bets: readonly PlacedBet[]
  /** The player's choices, in order. */
  readonly choices?: readonly Choice[]
  readonly stakedCoins: number
  readonly paidCoins: number
  /** Compared where they were kept: anything at all, since they may come from anywhere. */
  readonly events?: unknown
  /** What the round waits for; nothing, when it was stored as finished. */
  readonly awaiting?: unknown
}

export type VerifiedTable =
  | { readonly ok: true; readonly round: TableRound }
  | { readonly ok: false; readonly round: TableRound; readonly difference: Difference }
  /** The game refuses the bets or the choices. */
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Plays a stored round again and compares. */
export function verifyTable(definition: TableDefinition, stored: StoredTableRound): VerifiedTable {
  const { seed, bets, choices = [], stakedCoins, paidCoins, events, awaiting } = stored
  const played = play(definition, seed, bets, choices)
  if (!played.ok) return played
  const { round } = played
  const difference =
    (events === undefined ? null : firstDifference(events, round.events, 'events')) ??
    firstDifference(stakedCoins, round.stakedCoins, 'stakedCoins') ??
    firstDifference(paidCoins, round.paidCoins, 'paidCoins') ??
    firstDifference(awaiting, round.awaiting, 'awaiting')
  return difference === null ? { ok: true, round } : { ok: false, round, difference }
}
