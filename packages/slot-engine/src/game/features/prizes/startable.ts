import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const startable: Rule = {
  after: (start, { features }) => {
    const [feature, spins] = [start.at('feature'), start.at('spins')]
    const type = typeof feature.value === 'string' ? features?.get(feature.value)?.type : undefined
    if (type === 'holdAndWin')
      feature.refuse('not_allowed', 'Hold-and-win starts from the coins in view, so nothing else can start it.')
    if (type === 'collect')
      feature.refuse('not_allowed', 'Coins in view pay by themselves, so nothing else can start it.')
    if (type !== undefined && type !== 'freeSpins' && !spins.isAbsent)
      spins.refuse('not_allowed', `Only free spins come in a number; this is a ${type}.`)
    if (type === 'freeSpins' && spins.isAbsent) spins.integer({ min: 1, max: LIMITS.freeSpins })
    return undefined
  },
}
