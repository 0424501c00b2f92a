import type { DesignProgress, TunedTable } from '@spilvaerk/table-games'
import { type Listening, workIn } from '../../lib/work/work-in.ts'
import type { TableTuneTask } from './tune-worker.ts'

/** Moves a table towards another return, in a worker of this browser. */
export const tuneTableHere = (task: TableTuneTask, listening: Listening<DesignProgress>): Promise<TunedTable> =>
  workIn(new Worker(new URL('./tune-worker.ts', import.meta.url), { type: 'module' }), task, listening)
