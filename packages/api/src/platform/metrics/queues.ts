import type { Clock } from '../time/clock.ts'
import type { Meter } from './metrics.ts'

/** What waits to be done. */
export interface Waiting {
  readonly count: number
  /** Since when the oldest waits. */
  readonly oldest: Date | undefined
}

/** Tells how much waits, and for how long the oldest has waited: it is looked up when somebody reads the figures. */
export function measureQueues(meter: Meter, clock: Clock, queues: Readonly<Record<string, () => Promise<Waiting>>>) {
  const jobs = meter.createObservableGauge('spilvaerk.jobs', { description: 'How much waits to be done, by queue' })
  const age = meter.createObservableGauge('spilvaerk.job.age', {
    ...{ unit: 's', description: 'How long the oldest of a queue has waited; 0 where nothing waits' },
  })
  meter.addBatchObservableCallback(
    async (told) => {
      for (const [queue, look] of Object.entries(queues)) {
        const { count, oldest } = await look()
        told.observe(jobs, count, { queue })
        told.observe(age, oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0, { queue })
      }
    },
    [jobs, age],
  )
}
