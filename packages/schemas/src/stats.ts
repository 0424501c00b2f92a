import { z } from 'zod'

/** What was really played, counted from stored rounds. */
export const gameStats = z
  .object({
    totalSpins: z.int(),
    totalWins: z.int().meta({ description: 'Rounds that won something' }),
    totalWagered: z.number().meta({ description: 'DKK' }),
    biggestWin: z.int().meta({ description: 'Øre' }),
    currentRtp: z.int().meta({ description: 'Hundredths of a percent; 0 before the first round' }),
  })
  .meta({ id: 'GameStats' })
export type GameStats = z.infer<typeof gameStats>
