import type { OfferedMove, TableDefinition, TableEvent, TableRound } from '@spilvaerk/table-games'
import type { ReactNode } from 'react'
import type { Bets } from '../play/bets.ts'
import type { TablePhase } from '../play/table-state.ts'
import type { Names } from '../words/names.ts'

/** A spot of the layout, with what its proof says of it. */
export interface TableSpot {
  readonly id: string
  readonly group: string
  readonly name: string
  /** Coins. */
  readonly min: number
  readonly max: number
  readonly step: number
  readonly needs?: string
  readonly later?: true
  /** What it returns grows with a pool: the figures are of one that has just begun. */
  readonly pooled?: true
  /** Shares of the first bet under best play, where they are known. */
  readonly returned?: number
  readonly houseEdge?: number
}

/** What the felt of a kind shows and lets do. It knows no rules and no server. */
export interface FeltProps<D extends TableDefinition = TableDefinition> {
  readonly definition: D
  readonly spots: readonly TableSpot[]
  readonly phase: TablePhase
  /** Coins laid now: on spots before a round, behind moves while one is asked for. */
  readonly bets: Bets
  /** Coins that lie in the round, by spot: bet and not settled yet. Without a round, empty. */
  readonly lying: Bets
  /** What of the round has been shown, in order; the last one is being shown. */
  readonly events: readonly TableEvent[]
  /** So many of the events were there before and do not move. */
  readonly still: number
  /** How long the last event is shown, in milliseconds; 0 where nothing should move. */
  readonly eventMs: number
  /** Spots that won in this round, once it is settled: coins paid back by spot. */
  readonly paid: Bets
  /** What may be done, while a round waits. */
  readonly moves: readonly OfferedMove[]
  /** What the menu asks, as `roll`. */
  readonly asks: string | undefined
  /** Earlier rounds of this visit, the latest first. */
  readonly past: readonly TableRound[]
  readonly names: Names
  /** Coins as an amount. */
  readonly money: (coins: number) => string
  /** Nothing moves by itself. */
  readonly isStill: boolean
  /** The chip in hand, on a spot. */
  readonly place: (id: string) => void
  /** A chip back from a spot; all of them with `all`. */
  readonly take: (id: string, all?: boolean) => void
  /** Chips on several spots: each number times the chip in hand. */
  readonly placeAll: (chips: Readonly<Record<string, number>>) => void
  readonly choose: (move: string, coins?: number) => void
  /** What is being shown has been seen: the next event at once. */
  readonly skip: () => void
}

/** How long an event is shown, in milliseconds at the normal pace. */
export type ShowFor = (event: TableEvent, events: readonly TableEvent[]) => number

/** What a table of a kind looks like. */
export interface KindView<D extends TableDefinition = TableDefinition> {
  readonly load: () => Promise<(props: FeltProps<D>) => ReactNode>
  readonly showFor: ShowFor
  /** What the button is called that starts a round. */
  readonly start: 'spin' | 'deal' | 'roll' | 'play'
  /** The free move that the same button makes while a round waits. */
  readonly startMove?: string
  /** Moves that the felt lets do itself, by their names: there are no buttons for these. */
  readonly ownMoves?: RegExp
}
