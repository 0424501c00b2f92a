import type { Definition, DetailedSheet, ParSheet, Round, RoundOptions, RowRounds } from '@spilvaerk/slot-engine'
import { type Listening, workIn } from '../../lib/work/work-in.ts'
import type { SheetAnswer, SheetProgress, SheetTask } from './sheet-worker.ts'

/** Everything there is to say of a game, worked out beside the page. */
export const detailHere = (definition: Definition, listening: Listening<SheetProgress>): Promise<DetailedSheet> =>
  ask({ type: 'detailed', definition }, listening)

export const variantsHere = (
  definition: Definition,
  rounds: readonly RoundOptions[],
  signal: AbortSignal,
): Promise<readonly ParSheet[]> => ask({ type: 'variants', definition, rounds }, { signal })

/** A round that a row of the sheet speaks of, or `null` where it is too rare to be found. */
export const findHere = (
  definition: Definition,
  rounds: RowRounds,
  seed: string,
  signal: AbortSignal,
): Promise<Round | null> => ask({ type: 'find', definition, rounds, seed }, { signal })

const ask = <Task extends SheetTask>(
  task: Task,
  listening: Listening<SheetProgress>,
): Promise<SheetAnswer[Task['type']]> =>
  workIn(new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' }), task, listening)
