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
  const { connections } = storage
  if (connections) measureConnections(meter, connections)
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

function measureConnections(meter: Metrics['meter'], connections: NonNullable<Storage['connections']>): void {
  const count = meter.createObservableGauge('db.client.connection.count', {
    description: 'Connections for reading, by whether they are in use',
  })
  const pending = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Questions that wait for a connection',
  })
  meter.addBatchObservableCallback(
    (told) => {
      const { used, idle, waiting } = connections()
      told.observe(count, used, { 'db.client.connection.state': 'used' })
      told.observe(count, idle, { 'db.client.connection.state': 'idle' })
      told.observe(pending, waiting)
    },
    [count, pending],
  )
}
