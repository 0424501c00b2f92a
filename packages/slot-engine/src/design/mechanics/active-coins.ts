import { holding } from './hold.ts'
import { spread } from './values.ts'

/** A coin that acts as it lands: it collects those before it. */
export const activeCoins = holding((held, _, { coins }) => ({
  ...held,
  values: spread(VALUES, coins),
  active: [{ weight: 2, coins: coins(1), collects: true }],
}))

/** Few, as a coin that acts makes a sum of every order in which coins land. */
const VALUES = [
  [1, 30],
  [2, 10],
] as const
