import type { GameSummary } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'

/** `20 linjer`, `243 veje`, or how many equal symbols it takes where nothing is counted. */
export function winRuleLabel({
  wins,
  paylines,
  leastCount,
}: Pick<GameSummary, 'wins' | 'paylines' | 'leastCount'>): string {
  switch (wins) {
    case 'lines':
      return paylines === 1 ? '1 linje' : `${formatNumber(paylines)} linjer`
    case 'ways':
      return `${formatNumber(paylines)} veje`
    case 'clusters':
      return `Klynger på ${leastCount}+`
    case 'anywhere':
      return `${leastCount}+ hvor som helst`
  }
}
