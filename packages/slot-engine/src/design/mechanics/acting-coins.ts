import type { ActiveCoin } from '../../definition.ts'
import { holding } from './hold.ts'
import type { Mechanic, Place } from './mechanic.ts'
import { spread } from './values.ts'

/** Few, as a coin that acts makes a sum of every order in which coins land. */
const VALUES = [
  [1, 30],
  [2, 10],
] as const

/** A coin that acts on those before it as it lands; several kinds lie beside each other. */
const acting = (act: (coins: Place['coins']) => Omit<ActiveCoin, 'weight' | 'coins'>): Mechanic =>
  holding((held, _, { coins }) => ({
    ...held,
    values: spread(VALUES, coins),
    active: [...(held.active ?? []), { weight: 2, coins: coins(1), ...act(coins) }],
  }))

export const activeCoins = acting(() => ({ collects: true }))
export const multiplyingCoins = acting(() => ({ multiplies: 2 }))
export const payingCoins = acting((coins) => ({ adds: coins(1) }))
