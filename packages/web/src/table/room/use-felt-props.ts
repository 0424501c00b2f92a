import { compileTable, type TableDefinition } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import type { FeltProps, TableSpot } from '../felt/felt.ts'
import { lyingBets } from '../play/lying.ts'
import { pooledSpots } from '../play/pooled-spots.ts'
import type { TablePlay } from '../play/table-play.ts'
import { openMoves, shownEvents, type TableState } from '../play/table-state.ts'
import type { Names } from '../words/names.ts'
import { showFor } from './pace.ts'

/** Shares of the first bet, under best play. */
export interface SpotFigures {
  readonly returned: number
  readonly houseEdge: number
}

type FeltOptions = {
  readonly definition: TableDefinition
  readonly play: TablePlay
  readonly figures: ReadonlyMap<string, SpotFigures>
  readonly isStill: boolean
  readonly state: TableState
  readonly names: Names
  readonly money: (coins: number) => string
  /** Coins of the chip in hand. */
  readonly value: number
}

/** What the felt is given, from the state of the table. */
export function useFeltProps(options: FeltOptions): FeltProps {
  const { definition, play, figures, isStill, state, names, money, value } = options
  const spots = useMemo(() => spotsOf(definition, names, figures), [definition, names, figures])
  const events = useMemo(() => shownEvents(state), [state])
  const { lying, paid } = useMemo(() => lyingBets(state), [state])
  const last = events.at(-1)
  return {
    ...{ definition, spots, events, lying, paid, names, money, isStill },
    phase: state.phase,
    bets: state.bets,
    still: state.still,
    eventMs: last && !isStill ? showFor(definition.kind, false)(last, state.result?.round.events ?? []) : 0,
    moves: openMoves(state),
    asks: state.result?.round.awaiting?.asks,
    past: state.past,
    place: (id) => play.place(id, value),
    take: (id, all = false) => (all ? play.take(id) : play.take(id, value)),
    placeAll: (chips) => play.placeAll(Object.entries(chips).map(([id, count]) => [id, count * value])),
    choose: (move, coins) => void play.choose(move, coins),
    skip: () => play.skip(),
  }
}

const spotsOf = (
  definition: TableDefinition,
  names: Names,
  figures: ReadonlyMap<string, SpotFigures>,
): readonly TableSpot[] => {
  const table = compileTable(definition)
  const pooled = pooledSpots(table)
  return table.spots.map((spot) => {
    const { returned, houseEdge } = figures.get(spot.id) ?? {}
    const known = returned === undefined || houseEdge === undefined ? {} : { returned, houseEdge }
    // Whoever knows the figures may know limits, too, but in DKK.
    return { ...spot, name: names.spot(spot.id), ...known, ...(pooled.has(spot.id) && { pooled: true as const }) }
  })
}
