import { z } from 'zod'

/** A bet in DKK or credits. Which levels are open is the game's own: `config.betLevels`. */
export const bet = z
  .number({ error: 'Indsatsen skal være et tal' })
  .positive({ error: 'Indsatsen skal være over 0' })
  .meta({ description: 'DKK or demo credits; one of the game’s `config.betLevels`' })
