import type { KenoTicket, TableDefinition } from '@spilvaerk/table-games'
import type { FeltProps } from '../../felt/felt.ts'

/** The ticket that is looked at, and its picks until now: the one that asks, or else the last one that was filled in. */
interface ShownTicket {
  readonly ticket: KenoTicket | undefined
  readonly picks: readonly number[]
}

type Keno = Extract<TableDefinition, { kind: 'keno' }>
type KenoFacts = Pick<FeltProps<Keno>, 'definition' | 'events' | 'bets' | 'lying' | 'paid' | 'phase'>

/** Tickets are filled in one after another, in the order in which their spots were bet on. */
export function kenoTicket({ definition, events, bets, lying, paid, phase }: KenoFacts): ShownTicket {
  const byId = (id: string | undefined): KenoTicket | undefined => definition.tickets.find((one) => one.id === id)
  const done = events.flatMap((event) => (event.type === 'numbersPicked' ? [event] : []))
  const played = [...lying.keys()]
  const asked = phase === 'asked' || phase === 'choosing' ? played[done.length] : undefined
  const last = done.at(-1)
  if (asked === undefined && last) return { ticket: byId(last.spot), picks: last.numbers }
  const from = last ? events.indexOf(last) + 1 : 0
  const picks = events.slice(from).flatMap((event) => (event.type === 'moveMade' ? Number(event.move) || [] : []))
  return { ticket: byId(asked ?? played[0] ?? [...bets.keys()].at(-1) ?? [...paid.keys()][0]), picks }
}
