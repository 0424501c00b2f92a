import type { GameConfig, NewGameConfig } from '@spilvaerk/schemas'
import { compileTable, type TableDefinition } from '@spilvaerk/table-games'
import { type AnyDefinition, isTable } from '../../../platform/engines/definitions.ts'
import { coinMicro, toMicro } from '../../../platform/numbers/money.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { tableConfig } from '../../games/catalogue/seed-tables.ts'

/** How a game of any kind is offered. A table keeps what its coin is worth, and how it is presented. */
export function offerOf(
  definition: AnyDefinition,
  asked: NewGameConfig & Pick<GameConfig, 'coin'>,
): Outcome<GameConfig, 'betIndivisible' | 'levelsOutside'> {
  if (!isTable(definition)) return offer(asked, definition.betCoins)
  const { animationSpeed, soundEnabled, presentation, coin = coinFor(definition) } = asked
  const look = presentation && { presentation }
  return granted({ ...tableConfig({ definition, coin }), ...{ animationSpeed, soundEnabled }, ...look })
}

/** What a coin may be worth, in DKK. */
export const COINS = [1, 0.5, 0.1, 0.05, 0.01] as const
/** In DKK: the least bet on the main spot is no more than this, where a coin can be so little. */
const LEAST_BET = 5

function coinFor(definition: TableDefinition): number {
  const least = compileTable(definition).spots[0]?.min ?? 1
  return COINS.find((coin) => least * coin <= LEAST_BET) ?? COINS[COINS.length - 1] ?? 1
}

/** How a slot is offered. Every bet must be a whole number of micro-DKK a coin, so that no win is ever rounded. */
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
