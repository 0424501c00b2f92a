import { type Definition, type KeptSymbol, LIMITS } from '../../../definition.ts'
import type { KeptPlan, KeptToken } from '../../core/kept-plan.ts'
import { keptOn } from '../../tables/multiplied-wilds.ts'
import type { Tokens } from '../../tables/tokens.ts'

/** `null` where nothing is kept. */
export function keptPlan(kept: readonly KeptSymbol[] = [], { symbols }: Definition, tokens: Tokens): KeptPlan | null {
  if (kept.length === 0) return null
  const plans = new Map(kept.map((one) => [one.symbol, keptToken(one, tokens)]))
  return { byToken: tokens.list.map(({ symbol }) => plans.get(symbols[symbol]?.id ?? '') ?? null) }
}

function keptToken(kept: KeptSymbol, { list }: Tokens): KeptToken {
  const { moves = 'stays', lasts = LIMITS.spinsPerFeature } = kept
  const grown = list.map(({ symbol, multiplier }, i) => {
    const later = keptOn(kept, multiplier)
    return later === multiplier ? i : list.findIndex((one) => one.symbol === symbol && one.multiplier === later)
  })
  return { moves, lasts, grown: Int32Array.from(grown) }
}
