import { z } from 'zod'
import { presentation } from './presentation.ts'

/** How a game is offered; nothing in here decides an outcome. */
export const gameConfig = z
  .object({
    minBet: z.number(),
    maxBet: z.number(),
    betLevels: z.array(z.number()).meta({
      description: 'The bets the server accepts, ascending; of a table: amounts for the main bet, ascending',
    }),
    coin: z.number().optional().meta({ description: 'Of a table: DKK or credits that one coin is' }),
    autoSpinOptions: z.array(z.int()),
    soundEnabled: z.boolean(),
    animationSpeed: z.number().meta({ description: '1 is normal, 2 twice as fast' }),
    presentation: presentation.optional(),
  })
  .meta({ id: 'GameConfig' })
export type GameConfig = z.infer<typeof gameConfig>
