import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

export const spinsByChance: Rule = {
  after: (chance) => {
    const [spins, when] = [chance.at('spins'), chance.at('when')]
    const type = chance.parent.at('type').value
    if (when.value === 'before' && !chance.parent.at('trigger').isAbsent)
      when.refuse('not_allowed', 'A feature that its trigger starts after the spin does not start before it too.')
    if (!chance.at('charged').isAbsent && !when.isAbsent && when.value !== 'after')
      when.refuse('not_allowed', 'What a spin has won is counted once it is over: `after`.')
    if (type === 'freeSpins' && spins.isAbsent) spins.integer({ min: 1, max: LIMITS.freeSpins })
    if (type !== 'freeSpins' && !spins.isAbsent) spins.refuse('not_allowed', 'Only free spins come in a number.')
    return undefined
  },
}
