import type { TableSheet } from '@spilvaerk/table-games'
import { z } from 'zod'

/** Exact: a fraction, and the nearest decimal number. Else between what it lies, and the middle. */
const figure = z.object({
  value: z.number(),
  fraction: z.string().exactOptional(),
  low: z.number().exactOptional(),
  high: z.number().exactOptional(),
})

const told = (description: string) => figure.meta({ description })

const spotSheet = z.looseObject({
  spot: z.string(),
  group: z.string(),
  strategy: z.string(),
  returned: told('Coins paid back for each coin of the first bet, beyond what is staked later: 1 − house edge'),
  houseEdge: told('Coins lost on average for each coin of the first bet'),
  staked: told('Coins staked on average for each coin of the first bet'),
  elementOfRisk: told('Coins lost on average for each coin staked'),
  hitFrequency: told('How often more is paid than was staked'),
  pushFrequency: told('How often exactly what was staked is paid'),
  standardDeviation: z.number().meta({ description: 'Of what is won or lost, in first bets' }),
  top: z.looseObject({ net: figure, chance: figure }).meta({ description: 'The most that can be won, in first bets' }),
  distribution: z
    .array(z.object({ net: figure, chance: figure }))
    .meta({ description: 'What is won or lost, in first bets, ascending' }),
})

const chart = z.object({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.object({ case: z.string(), moves: z.array(z.string()) })),
})

/** What a table game returns, spot by spot and strategy by strategy. Its type is the package's. */
export const tableSheet = z
  .looseObject({
    kind: z.string(),
    mainSpot: z.string().meta({ description: 'The spot whose return under the first strategy is that of the game' }),
    strategies: z.array(z.string()).meta({ description: '`best` first' }),
    spots: z.array(spotSheet),
    overPaid: z.array(z.string()).meta({ description: 'Spots that return more than is staked, under some strategy' }),
    charts: z.array(chart).meta({ description: 'The strategy `card` as a player reads it' }),
  })
  .meta({ id: 'TableSheet' }) as z.ZodType as z.ZodType<TableSheet>
