import type { Meter } from '../../../platform/metrics/metrics.ts'
import type { BudgetedWriter } from './writer.ts'

/** How much of the day's budget of the language model is used; looked up when somebody reads the figures. */
export function measureModel(meter: Meter, { usedToday }: Pick<BudgetedWriter, 'usedToday'>): void {
  const used = meter.createObservableGauge('spilvaerk.model.tokens', { description: 'Tokens of today that are booked' })
  const most = meter.createObservableGauge('spilvaerk.model.tokens.most', { description: 'Tokens that a day has' })
  meter.addBatchObservableCallback(
    async (told) => {
      const { tokens, of } = await usedToday()
      told.observe(used, tokens)
      told.observe(most, of)
    },
    [used, most],
  )
}
