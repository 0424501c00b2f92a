import type { Meter } from '../../../platform/metrics/metrics.ts'
import type { Watched } from './judge.ts'

/** The return of each watched game beside what is proved of it. */
export function measureReturns(meter: Meter, latest: () => readonly Watched[]): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(name, { description })
  const declared = gauge(
    'spilvaerk.declared.rtp',
    'Between what the return of a game lies by its proof, pools left out',
  )
  const returned = gauge('spilvaerk.measured.rtp', 'What its rounds for money have returned, pools left out')
  const evidence = gauge('spilvaerk.return.evidence', 'What speaks against its proof, in powers of ten')
  meter.addBatchObservableCallback(
    (told) => {
      for (const one of latest()) {
        const about = { game: String(one.gameId), mode: one.mode }
        told.observe(declared, one.declared.low, { ...about, bound: 'low' })
        told.observe(declared, one.declared.high, { ...about, bound: 'high' })
        told.observe(returned, one.returned, about)
        told.observe(evidence, one.evidence, about)
      }
    },
    [declared, returned, evidence],
  )
}
