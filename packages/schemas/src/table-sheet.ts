import type { TableSheet } from '@spilvaerk/table-games'
import { z } from 'zod'

const exact = z
  .object({ fraction: z.string(), value: z.number() })
  .meta({ description: 'The exact fraction, and the nearest decimal number' })

const coins = (description: string) => exact.meta({ description })

const spotSheet = z.object({
  spot: z.string(),
  group: z.string(),
  strategy: z.string(),
  returned: coins('Coins paid back for each coin of the first bet, beyond what is staked later: 1 − house edge'),
  houseEdge: coins('Coins lost on average for each coin of the first bet'),
  staked: coins('Coins staked on average for each coin of the first bet'),
  elementOfRisk: coins('Coins lost on average for each coin staked'),
  hitFrequency: coins('How often more is paid than was staked'),
  pushFrequency: coins('How often exactly what was staked is paid'),
  standardDeviation: z.number().meta({ description: 'Of what is won or lost, in first bets' }),
  top: z.object({ net: exact, chance: exact }).meta({ description: 'The most that can be won, in first bets' }),
  distribution: z
    .array(z.object({ net: exact, chance: exact }))
    .meta({ description: 'What is won or lost, in first bets, ascending' }),
})

/** What a table game returns, spot by spot and strategy by strategy. All of it is exact. */
export const tableSheet: z.ZodType<TableSheet> = z
  .object({
    kind: z.string(),
    mainSpot: z.string().meta({ description: 'The spot whose return under the first strategy is that of the game' }),
    strategies: z.array(z.string()).meta({ description: '`best` first' }),
    spots: z.array(spotSheet),
    overPaid: z.array(z.string()).meta({ description: 'Spots that return more than is staked, under some strategy' }),
  })
  .meta({ id: 'TableSheet' })
