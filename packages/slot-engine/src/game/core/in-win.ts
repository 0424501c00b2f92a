import type { CountTable, Definition } from '../../definition.ts'
import { LIMITS } from '../../definition.ts'
import { STRIDE } from '../tables/reels.ts'
import { payByCount } from '../tables/tokens.ts'
import type { InWinPlan, WinAwards } from './in-win-plan.ts'

interface Awarding {
  readonly symbol: string
  readonly awards: CountTable
  readonly retriggers?: CountTable | undefined
}

/** What wins of a symbol start, by their size. @param each where what all wins award adds up: the other symbols */
export function inWinPlan(definition: Definition, awarding: Awarding, each: readonly Awarding[] | null): InWinPlan {
  const own = winAwards(definition, awarding)
  return { ...own, each: each && [own, ...each.map((other) => winAwards(definition, other))] }
}

function winAwards({ symbols }: Definition, { symbol, awards, retriggers }: Awarding): WinAwards {
  const most = LIMITS.reels * STRIDE
  return {
    symbol: symbols.findIndex(({ id }) => id === symbol),
    awards: payByCount(awards, most),
    retriggers: payByCount(retriggers, most),
  }
}
