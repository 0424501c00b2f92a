import type { TableReport } from '@spilvaerk/table-games'
import { type Listening, workIn } from '../../lib/work/work-in.ts'
import type { TableTask } from './simulation-worker.ts'

/** Plays many rounds of a table in a worker of this browser. */
export const simulateTableHere = (task: TableTask, listening: Listening<number>): Promise<TableReport> =>
  workIn(new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' }), task, listening)
