import type { Definition } from '../../definition.ts'
import type { ChancePlan, Odds } from '../core/chance-plan.ts'

/** `null` where nothing starts by chance. */
export function chancePlan({ features = [] }: Definition): ChancePlan | null {
  const odds = features.map(({ trigger }) => (trigger?.chance ? oddsOf(trigger.chance) : null))
  const starts = features.flatMap((feature, index) => {
    const chance = 'chance' in feature ? feature.chance : undefined
    if (chance === undefined) return []
    const { when = 'after', spins: n = 1 } = chance
    return [{ ...oddsOf(chance), index, when, n, isFreeSpins: feature.type === 'freeSpins' }]
  })
  return starts.length > 0 || odds.some((one) => one !== null) ? { odds, starts } : null
}

const oddsOf = ({ hit, miss }: { readonly hit: number; readonly miss: number }): Odds => ({ hit, total: hit + miss })
