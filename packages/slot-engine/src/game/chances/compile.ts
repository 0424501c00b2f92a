import type { Charge, Definition } from '../../definition.ts'
import type { ChancePlan, ChargePlan, Odds } from '../core/chance-plan.ts'
import { EMPTY } from '../tables/reels.ts'
import type { Tokens } from '../tables/tokens.ts'

/** `null` where nothing starts by chance. */
export function chancePlan({ features = [], symbols }: Definition, tokens: Tokens): ChancePlan | null {
  const odds = features.map(({ trigger }) => (trigger?.chance ? oddsOf(trigger.chance) : null))
  const starts = features.flatMap((feature, index) => {
    const chance = 'chance' in feature ? feature.chance : undefined
    if (chance === undefined) return []
    const { when = 'after', spins: n = 1 } = chance
    const charged = chance.charged === undefined ? null : chargeOf(chance.charged, symbols, tokens)
    return [{ ...oddsOf(chance), index, when, n, isFreeSpins: feature.type === 'freeSpins', charged }]
  })
  return starts.length > 0 || odds.some((one) => one !== null) ? { odds, starts } : null
}

const oddsOf = ({ hit, miss }: { readonly hit: number; readonly miss: number }): Odds => ({ hit, total: hit + miss })

export function chargeOf(
  { at, symbols: counted }: Charge,
  symbols: Definition['symbols'],
  { list }: Tokens,
): ChargePlan {
  const tokens = new Uint8Array(EMPTY + 1)
  for (const [token, { symbol }] of list.entries())
    tokens[token] = Number(counted === undefined || counted.some((id) => id === symbols[symbol]?.id))
  return { at, tokens }
}
