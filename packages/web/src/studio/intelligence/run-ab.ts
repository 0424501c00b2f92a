import type { Definition, ParSheet, Report } from '@spilvaerk/slot-engine'
import { newKey } from '../../game/ask.ts'
import type { AbNews, AbTask } from './ab-worker.ts'

export interface AbSide {
  readonly name: string
  readonly sheet: ParSheet
  readonly report: Report
}

export const AB_SPINS = 20_000

function play(task: AbTask): Promise<AbSide> {
  const worker = new Worker(new URL('./ab-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<AbSide>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || 'The worker could not start'))
    worker.onmessage = ({ data }: MessageEvent<AbNews>) =>
      data.type === 'side'
        ? resolve({ name: task.definition.name, sheet: data.sheet, report: data.report })
        : reject(new Error(data.message))
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

/** Both with the same seed. */
export function runAb(definitions: readonly Definition[]): Promise<readonly AbSide[]> {
  const seed = newKey()
  return Promise.all(definitions.map((definition) => play({ definition, spins: AB_SPINS, seed })))
}
