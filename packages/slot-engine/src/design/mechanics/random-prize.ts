import type { Mechanic } from './mechanic.ts'
import { withFeature } from './parts.ts'

const FEATURE = 'random-prize'
const PRIZES = [
  [1, 40],
  [2, 30],
  [5, 20],
  [10, 8],
  [50, 2],
] as const

/** After any paid spin a prize may fall, which no symbol starts. */
export const randomPrize: Mechanic = {
  prizes: { feature: FEATURE, share: 0.05 },
  write: (game, { coins }) =>
    withFeature(game, {
      type: 'wheel',
      id: FEATURE,
      chance: { hit: 1, miss: 99, when: 'after' },
      segments: PRIZES.map(([bets, weight]) => ({ weight, prize: { coins: coins(bets) } })),
    }),
}
