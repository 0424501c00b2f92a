import { z } from 'zod'
import { tableDefinition } from './definition.ts'
import { tableKind } from './game-kinds.ts'

const dkk = (description: string) => z.number().meta({ description: `DKK or credits: ${description}` })

/** What the summary of a table has beside that of any game. */
export const tableSummaryFields = {
  kind: tableKind,
  table: z
    .object({
      coin: dkk('what one coin of the definition is'),
      spots: z.int().meta({ description: 'Places for bets at the start of a round' }),
      asks: z.boolean().meta({ description: 'Whether rounds ask the player for choices' }),
    })
    .meta({ id: 'TableFigures' }),
}

/** A place for bets. Its figures are proved, of a coin under best play. */
export const tableSpot = z
  .object({
    id: z.string().meta({ description: 'As bets name it' }),
    group: z.string().meta({ description: 'Spots of a group share words, limits and, mostly, their return' }),
    name: z.string().meta({ description: 'In the language of the request' }),
    min: dkk('the least bet'),
    max: dkk('the most at the start of a round'),
    step: dkk('bets are a multiple of this, so that every pay is whole'),
    needs: z.string().exactOptional().meta({ description: 'The spot that must have a bet too' }),
    later: z.literal(true).exactOptional().meta({ description: 'It gets bets in the course of a round alone' }),
    returned: z.number().meta({ description: 'For each coin of the first bet, 1 − `houseEdge`' }),
    houseEdge: z.number().meta({ description: 'Lost on average for each coin of the first bet' }),
    elementOfRisk: z.number().meta({ description: 'Lost on average for each coin staked' }),
    hitFrequency: z
      .number()
      .meta({ description: 'How often more is paid than was staked; where the sheet has bounds, the middle of them' }),
  })
  .meta({ id: 'TableSpot' })
export type TableSpot = z.infer<typeof tableSpot>

/** What the page of a table needs beside what that of any game does. */
export const tableGameFields = {
  definition: tableDefinition,
  spots: z.array(tableSpot).meta({ description: 'In the order of the table; the first is the main bet' }),
  strategies: z.array(z.string()).meta({ description: 'Strategies that are proved; `best` first' }),
}
