import type { Mechanic } from './mechanic.ts'
import { copiesOnceIn, sown, withFeature } from './parts.ts'

const FEATURE = 'board'
const SPACES = [1, 0.5, 2, 0.5, 3, 1, 5, 0.5, 2, 10] as const

/** Three bonus symbols start a board: a piece goes round it by the throw of a die, and each space it comes to pays. */
export const board: Mechanic = {
  prizes: { feature: FEATURE, share: 0.07 },
  write: (game, { coins, special }) => {
    const bonus = special('bonus', game)
    const whole = sown(game, { ...bonus, kind: 'scatter' }, copiesOnceIn(game, 150, 3), ['base'])
    return withFeature(whole, {
      type: 'board',
      id: FEATURE,
      trigger: { symbol: bonus.id, at: 3 },
      spaces: SPACES.map((bets) => ({ prize: { coins: coins(bets) } })),
      dice: { '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1 },
      rolls: 4,
      loops: true,
    })
  },
}
