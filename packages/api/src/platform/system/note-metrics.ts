import type { Meter } from '../metrics/metrics.ts'
import { NOTED, noteOf } from './notes.ts'

/** When the ledger was last read to its end and a backup was last made. What never was has the time 0. */
export function measureNotes(meter: Meter, dataDir: string): void {
  const done = meter.createObservableGauge('spilvaerk.done.timestamp', {
    ...{ unit: 's', description: 'When a backup was made and when the ledger was verified, in seconds since 1970' },
  })
  const whole = meter.createObservableGauge('spilvaerk.done.whole', {
    description: '1 where everything was whole, 0 where not',
  })
  meter.addBatchObservableCallback(
    (told) => {
      for (const what of NOTED) {
        const note = noteOf(dataDir, what)
        told.observe(done, note ? Date.parse(note.at) / 1000 : 0, { what })
        if (note) told.observe(whole, note.whole ? 1 : 0, { what })
      }
    },
    [done, whole],
  )
}
