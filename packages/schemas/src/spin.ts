import { z } from 'zod'
import { bet } from './bets.ts'
import { definitionHash, gameId, idempotencyKey, roundId } from './ids.ts'
import { round } from './round.ts'

export const spinInput = z.object({
  id: gameId,
  bet,
  key: idempotencyKey.optional().meta({ description: 'As the header Idempotency-Key; this one wins' }),
})
export type SpinInput = z.infer<typeof spinInput>

/** A round that the server decided and stored. */
export const spinResult = z
  .object({
    roundId,
    gameId,
    definitionHash,
    bet: z.number(),
    totalWin: z.number().meta({ description: 'DKK or credits' }),
    betCoins: z.int(),
    totalCoins: z.int(),
    round,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SpinResult' })
export type SpinResult = z.infer<typeof spinResult>

/** A stored round with the seed that decided it: the same definition, seed and bet give the same events anywhere. */
export const roundRecord = spinResult.extend({ seed: z.string() }).meta({ id: 'RoundRecord' })
export type RoundRecord = z.infer<typeof roundRecord>
