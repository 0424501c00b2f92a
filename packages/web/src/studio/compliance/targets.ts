import type { ComplianceFinding } from '@spilvaerk/schemas'
import { VOLATILITIES } from '@spilvaerk/schemas'
import type { TuneTargets } from '@spilvaerk/slot-engine'

/** Rules speak of hundredths of a percent, the designer of percent. */
const HUNDREDTHS = 100

/** What of a finding's cure the designer understands; undefined where mathematics cannot mend it. */
export function targetsOf({
  rtp,
  volatility,
  maxWinMultiplier,
  bonusBuyRtp,
}: NonNullable<ComplianceFinding['tune']>): TuneTargets | undefined {
  const known = VOLATILITIES.find((one) => one === volatility)
  const targets: TuneTargets = {
    ...(typeof rtp === 'number' && { rtp: rtp / HUNDREDTHS }),
    ...(known && { volatility: known }),
    ...(typeof maxWinMultiplier === 'number' && { maxWin: maxWinMultiplier }),
    ...(typeof bonusBuyRtp === 'number' && { bonusBuyRtp: bonusBuyRtp / HUNDREDTHS }),
  }
  return Object.keys(targets).length > 0 ? targets : undefined
}
