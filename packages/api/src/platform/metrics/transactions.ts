import type { Storage } from '../storage/storage.ts'
import { BOUNDARIES_S } from './boundaries.ts'
import type { Metrics } from './metrics.ts'

/** Measures how long transactions take, from the wish to the flushed log, waiting for each other included. */
export function measured(storage: Storage, { meter, isOn }: Metrics): Storage {
  if (!isOn) return storage
  const duration = meter.createHistogram('db.client.operation.duration', {
    ...{ unit: 's', description: 'How long transactions take, waiting included' },
    advice: { explicitBucketBoundaries: [...BOUNDARIES_S] },
  })
  const about = {
    'db.system.name': storage.name === 'postgres' ? 'postgresql' : storage.name,
    'db.operation.name': 'transaction',
  }
  const failed = { ...about, 'error.type': '_OTHER' }
  const tx: Storage['tx'] = async (work) => {
    const start = performance.now()
    try {
      const done = await storage.tx(work)
      duration.record((performance.now() - start) / 1000, about)
      return done
    } catch (error) {
      duration.record((performance.now() - start) / 1000, failed)
      throw error
    }
  }
  return { ...storage, tx }
}
