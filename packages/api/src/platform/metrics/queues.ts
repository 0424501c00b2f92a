import type { Jobs } from '../jobs/service.ts'
import type { Waiting } from '../jobs/waiting.ts'
import type { Clock } from '../time/clock.ts'
import type { Meter } from './metrics.ts'

/** Tells how much waits, and for how long the oldest has waited: it is looked up when somebody reads the figures. */
export function measureQueues(
  meter: Meter,
  clock: Clock,
  jobs: Pick<Jobs, 'kinds' | 'waiting' | 'dead'>,
  others: Readonly<Record<string, () => Promise<Waiting>>>,
) {
  const waiting = meter.createObservableGauge('spilvaerk.jobs', { description: 'How much waits to be done, by queue' })
  const age = meter.createObservableGauge('spilvaerk.job.age', {
    ...{ unit: 's', description: 'How long the oldest of a queue has waited; 0 where nothing waits' },
  })
  const dead = meter.createObservableGauge('spilvaerk.jobs.dead', {
    description: 'How much was given up after its tries, and waits for a person, by queue',
  })
  meter.addBatchObservableCallback(
    async (told) => {
      const queues = jobs.kinds().map((kind) => [kind, () => jobs.waiting(kind)] as const)
      for (const kind of jobs.kinds()) told.observe(dead, await jobs.dead(kind), { queue: kind })
      for (const [queue, look] of [...queues, ...Object.entries(others)]) {
        const { count, oldest } = await look()
        told.observe(waiting, count, { queue })
        told.observe(age, oldest ? Math.max(0, clock.now().getTime() - oldest.getTime()) / 1000 : 0, { queue })
      }
    },
    [waiting, age, dead],
  )
}
