import { FAIR_GAMBLE } from '../to-definition.ts'
import type { Mechanic } from './mechanic.ts'

/** Double or quadruple, of the whole win or of half of it: exactly fair. */
export const gambleWays: Mechanic = {
  write: (game) => ({ ...game, gamble: { ...FAIR_GAMBLE, others: [{ factor: 4, up: 1, down: 3 }], half: true } }),
}
