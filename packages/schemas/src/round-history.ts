import { z } from 'zod'
import { gameId, roundId } from './ids.ts'
import { STAKES } from './spin.ts'

const day = z.iso.date({ error: 'En dato skrives som 2026-01-31' })

/** A member's own rounds. Days are Danish days; `from` and `to` are both counted in. */
export const roundHistoryInput = z.object({
  gameId: gameId.optional(),
  from: day.optional(),
  to: day.optional(),
  cursor: z.string({ error: 'cursor skal være en tekst' }).max(64, { error: 'cursor er for lang' }).optional(),
})
export type RoundHistoryInput = z.infer<typeof roundHistoryInput>

const playedRound = z
  .object({
    roundId: roundId.meta({ description: 'Its replay is the page /rounds/{roundId}' }),
    gameId,
    gameName: z.string(),
    stake: z.enum(STAKES),
    cost: z.number().meta({ description: 'DKK or credits' }),
    totalWin: z.number().meta({ description: 'DKK or credits; 0 while the round waits' }),
    open: z.boolean().meta({ description: 'It waits for a choice' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PlayedRound' })
export type PlayedRound = z.infer<typeof playedRound>

/** Newest first. */
export const roundHistory = z
  .object({ rounds: z.array(playedRound), nextCursor: z.string().nullable() })
  .meta({ id: 'RoundHistory' })
export type RoundHistory = z.infer<typeof roundHistory>
