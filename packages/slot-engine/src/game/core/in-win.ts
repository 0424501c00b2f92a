import type { CountTable, Definition } from '../../definition.ts'
import { LIMITS } from '../../definition.ts'
import { STRIDE } from '../tables/reels.ts'
import { payByCount } from '../tables/tokens.ts'
import type { InWinPlan } from './feature-plan.ts'

interface Awarding {
  readonly symbol: string
  readonly awards: CountTable
  readonly retriggers?: CountTable | undefined
}

/** What wins of a symbol start, by their size. */
export function inWinPlan({ symbols }: Definition, { symbol, awards, retriggers }: Awarding): InWinPlan {
  const most = LIMITS.reels * STRIDE
  return {
    symbol: symbols.findIndex(({ id }) => id === symbol),
    awards: payByCount(awards, most),
    retriggers: payByCount(retriggers, most),
  }
}
