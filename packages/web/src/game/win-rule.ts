import type { GameSummary } from '@spilvaerk/schemas'
import { formatNumber } from '../lib/format.ts'

/** `20 linjer`, `243 veje`, or the rule's name where nothing is counted. */
export function winRuleLabel({ wins, paylines }: Pick<GameSummary, 'wins' | 'paylines'>): string {
  switch (wins) {
    case 'lines':
      return paylines === 1 ? '1 linje' : `${formatNumber(paylines)} linjer`
    case 'ways':
      return `${formatNumber(paylines)} veje`
    case 'clusters':
      return 'Klynger'
    case 'anywhere':
      return 'Overalt'
  }
}
