import { parentPort, workerData } from 'node:worker_threads'
import { simulateTable } from '../proof/simulate.ts'
import type { SimulationNews, SimulationTask } from './simulate-on-threads.ts'

// A worker is given its task when it is started.
const { definition, options, finish } = workerData as SimulationTask
const tell = (news: SimulationNews): void => parentPort?.postMessage(news)

const simulated = await simulateTable(definition, {
  ...options,
  onProgress: ({ done }) => tell({ type: 'done', rounds: done }),
  finish: {
    get aborted() {
      return Atomics.load(finish, 0) === 1
    },
    reason: undefined,
  },
})
if (!simulated.ok) throw new Error(`refused: ${JSON.stringify(simulated.problems)}`)
tell({ type: 'report', report: simulated.report })
