import { z } from 'zod'
import { bet } from './bets.ts'
import { definitionHash, gameId, idempotencyKey, roundId } from './ids.ts'
import { round } from './round.ts'

export const STAKES = ['demo', 'money'] as const

export const spinInput = z.object({
  id: gameId,
  bet: bet.meta({ description: 'DKK or demo credits; one of the game’s `config.betLevels`. A bet mode costs more' }),
  mode: z
    .string({ error: 'Spilformen skal være en tekst' })
    .min(1, { error: 'Spilformen må ikke være tom' })
    .max(100, { error: 'Spilformen må højst være 100 tegn' })
    .optional()
    .meta({
      description: 'The id of one of the game’s bet modes (a bought feature, an ante); left out: the plain bet',
    }),
  stake: z
    .enum(STAKES, { error: 'Indsatsen skal være demo eller money' })
    .optional()
    .meta({ description: '`money` plays with the balance of the member; left out: `demo`, with credits' }),
  key: idempotencyKey.optional().meta({ description: 'As the header Idempotency-Key; this one wins' }),
})
export type SpinInput = z.infer<typeof spinInput>

/** So many answers one round takes. */
const MAX_CHOICES = 200

export const choices = z.array(
  z.int({ error: 'Et valg skal være et helt tal' }).min(0, { error: 'Et valg skal være 0 eller mere' }),
  { error: 'Valgene skal være en liste' },
)

export const chooseInput = z.object({
  id: roundId,
  choices: choices
    .min(1, { error: 'Der mangler et valg' })
    .max(MAX_CHOICES, { error: `Der må højst være ${MAX_CHOICES} valg` })
    .meta({ description: 'All answers so far, the new ones last: sending the same list again changes nothing' }),
})
export type ChooseInput = z.infer<typeof chooseInput>

/** A round that the server decided and stored. With `round.awaiting` it waits for the player’s choice. */
export const spinResult = z
  .object({
    roundId,
    gameId,
    definitionHash,
    bet: z.number(),
    mode: z.string().exactOptional().meta({ description: 'The bet mode; absent: the plain bet' }),
    cost: z.number().meta({ description: 'What the round cost in DKK or credits: the bet, or the price of its mode' }),
    totalWin: z.number().meta({ description: 'DKK or credits; so far, while the round is open' }),
    betCoins: z.int().meta({ description: 'The coins it cost' }),
    totalCoins: z.int(),
    choices: choices
      .exactOptional()
      .meta({ description: 'The player’s answers; absent on old rounds that took the first option by themselves' }),
    stake: z.enum(STAKES),
    jackpotWin: z.number().meta({ description: 'DKK of `totalWin` that came out of jackpot pools beyond the coins' }),
    balance: z
      .number()
      .exactOptional()
      .meta({ description: 'DKK after the round, told to the member who played it for money' }),
    status: z.enum(['open', 'done']).meta({ description: '`open` while it waits for a choice' }),
    round,
    createdAt: z.iso.datetime(),
    settledAt: z.iso.datetime().exactOptional(),
  })
  .meta({ id: 'SpinResult' })
export type SpinResult = z.infer<typeof spinResult>

/** A stored round with the seed that decided it: the same definition, mode, choices and seed give the same events anywhere. */
export const roundRecord = spinResult
  .extend({
    seed: z
      .string()
      .exactOptional()
      .meta({ description: 'Told when the round is done: before, it would tell what a choice leads to' }),
  })
  .meta({ id: 'RoundRecord' })
export type RoundRecord = z.infer<typeof roundRecord>
