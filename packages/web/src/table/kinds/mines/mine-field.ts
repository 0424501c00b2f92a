import type { Minefield, TableDefinition } from '@spilvaerk/table-games'
import type { FeltProps } from '../../felt/felt.ts'

type Mines = Extract<TableDefinition, { kind: 'mines' }>
type MineFacts = Pick<FeltProps<Mines>, 'definition' | 'events' | 'bets' | 'lying' | 'phase'>

/** The field that is looked at: which cells are open, and where mines lie, once that is told. */
interface ShownField {
  readonly field: Minefield
  readonly safe: ReadonlySet<number>
  readonly mines: ReadonlySet<number>
  /** The mine that was opened. */
  readonly hit: number | undefined
}

/** Fields are played one after another, in the order in which their spots were bet on. */
export function mineField({ definition, events, bets, lying, phase }: MineFacts): ShownField {
  const shown = events.flatMap((event) => (event.type === 'minesShown' ? [event] : []))
  const isPlaying = phase === 'asked' || phase === 'choosing'
  const last = shown.at(-1)
  const id = isPlaying || !last ? ([...lying.keys()][shown.length] ?? [...bets.keys()].at(-1)) : last.spot
  const ends = shown.map((event) => events.indexOf(event) + 1)
  const from = (isPlaying || !last ? ends.at(-1) : ends.at(-2)) ?? 0
  const opened = events.slice(from).flatMap((event) => (event.type === 'cellOpened' ? [event] : []))
  const [first] = definition.fields
  const field = definition.fields.find((one) => one.id === id) ?? first
  if (field === undefined) throw new Error('a definition has a field')
  return {
    field,
    safe: new Set(opened.filter(({ mine }) => !mine).map(({ cell }) => cell)),
    mines: new Set(!isPlaying ? last?.cells : []),
    hit: opened.find(({ mine }) => mine)?.cell,
  }
}
