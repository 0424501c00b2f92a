import type { GameConfig, NewGameConfig } from '@spilvaerk/schemas'
import { coinMicro, toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'

/** How a game is offered. Every bet must be a whole number of micro-DKK a coin, so that no win is ever rounded. */
export function offer(asked: NewGameConfig, betCoins: number): Outcome<GameConfig, 'betIndivisible' | 'levelsOutside'> {
  const { minBet, maxBet, betLevels, ...rest } = asked
  const levels = [...new Set(betLevels)].sort((a, b) => a - b)
  const lowest = minBet ?? levels[0] ?? 0
  const highest = maxBet ?? levels.at(-1) ?? 0
  const open = levels.filter((level) => level >= lowest && level <= highest)
  const indivisible = open.find((level) => coinMicro(toMicro(level), betCoins) === undefined)
  if (open.length === 0) return refused({ code: 'levelsOutside', minBet: lowest, maxBet: highest })
  if (indivisible !== undefined) return refused({ code: 'betIndivisible', betCoins, level: indivisible })
  return granted({ ...rest, betLevels: open, minBet: open[0] ?? lowest, maxBet: open.at(-1) ?? highest })
}
