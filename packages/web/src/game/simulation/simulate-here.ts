import type { Progress, Report } from '@spilvaerk/slot-engine'
import { type Listening, workIn } from '../../lib/work/work-in.ts'
import type { SimulationTask } from './simulation-worker.ts'

/** Simulates in a worker of this browser. */
export const simulateHere = (task: SimulationTask, listening: Listening<Progress>): Promise<Report> =>
  workIn(new Worker(new URL('./simulation-worker.ts', import.meta.url), { type: 'module' }), task, listening)
