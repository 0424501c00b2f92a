import type { TuneResult } from '@spilvaerk/slot-engine'
import { type Listening, workIn } from '../../lib/work/work-in.ts'
import type { TuneTask } from './tune-worker.ts'

/** Moves a game towards other figures, in a worker of this browser. Its progress is the share of the work that it may take. */
export const tuneHere = (task: TuneTask, listening: Listening<number>): Promise<TuneResult> =>
  workIn(new Worker(new URL('./tune-worker.ts', import.meta.url), { type: 'module' }), task, listening)
