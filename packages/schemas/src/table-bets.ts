import { z } from 'zod'

/** No definition has so many spots. */
const MAX_BETS = 1000
/** A name of the grammar: a spot, a move. */
const named = (what: string) =>
  z
    .string({ error: `${what} skal være en tekst` })
    .min(1, { error: `${what} må ikke være tom` })
    .max(100, { error: `${what} må højst være 100 tegn` })

const amount = z
  .number({ error: 'Beløbet skal være et tal' })
  .positive({ error: 'Beløbet skal være over 0' })
  .meta({ description: 'DKK or demo credits' })

/** A bet on a spot of a table. */
export const tableBet = z
  .object(
    { bet: named('Feltet').meta({ description: 'The id of the spot that it is on' }), amount },
    { error: 'En indsats skal være et objekt' },
  )
  .meta({ id: 'TableBet' })
export type TableBet = z.infer<typeof tableBet>

export const tableBets = z
  .array(tableBet, { error: 'Indsatserne skal være en liste' })
  .min(1, { error: 'Der mangler en indsats' })
  .max(MAX_BETS, { error: `Der må højst være ${MAX_BETS} indsatser` })

/** A move by its name; with an amount where the player chooses how much. */
export const tableChoice = z.union([
  named('Valget'),
  z.object({ move: named('Valget'), amount }).meta({ description: 'Where the player chooses how much' }),
])
export type TableChoice = z.infer<typeof tableChoice>

export const advice = z
  .object({
    strategy: z.string().meta({ description: 'As the sheet names it: `best`, where the game has a best play' }),
    move: z.string().meta({ description: 'Of the menu that is open, the one that this strategy makes' }),
    coins: z.int().meta({ description: 'What it costs, in coins of the game' }),
    values: z
      .array(z.object({ move: z.string(), edge: z.number() }))
      .exactOptional()
      .meta({
        description:
          'What each move wins on average, or loses where it is below 0, as a share of the bet that is asked about',
      }),
  })
  .meta({ id: 'Advice' })
export type Advice = z.infer<typeof advice>
