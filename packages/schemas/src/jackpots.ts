import { z } from 'zod'
import { definitionHash, gameId, roundId } from './ids.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What is told of a pool that must be hit while it grows: the seed of its height is fixed, and nobody is shown it. */
const poolCommitment = z.object({
  number: z.int().meta({ description: 'Counts the openings of this pool from 1' }),
  seedHash: sha256.meta({ description: 'SHA-256 of the seed, as text, that the height of the pool is drawn from' }),
  openedAt: z.iso.datetime(),
  rounds: z.int().meta({ description: 'Rounds that have put into it since it opened' }),
})

/** The progressive jackpots of a game: each bet of a slot has a pool of its own, a table has one for a spot. */
export const jackpotPools = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    startCoins: z.int().meta({ description: 'What it pays before anything has gathered, in coins of the bet' }),
    mustHitByCoins: z.int().nullable().meta({ description: 'The height that it never passes' }),
    pools: z.array(
      z.object({
        bet: z
          .number()
          .meta({ description: 'DKK: of a slot the bet, of a table that on the spot whose id the jackpot has' }),
        amount: z.number().meta({ description: 'DKK: start and gathered' }),
        commitment: poolCommitment.nullable().meta({
          description: 'null: only a prize wins the pool, or it was opened before there were commitments',
        }),
      }),
    ),
  }),
)
export type JackpotPools = z.infer<typeof jackpotPools>

/** A pool from its opening to its payment: all that it takes to check it. Amounts in coins; ppm are millionths of one. */
export const paidPool = z
  .object({
    id: z.int(),
    jackpot: z.string(),
    coin: z.number().meta({ description: 'DKK: what a coin of the pool’s bet is worth' }),
    number: z.int().meta({ description: 'Counts the openings of this pool; 0: from before they were counted' }),
    definitionHash,
    startCoins: z.int(),
    mustHitByCoins: z.int().nullable(),
    contributionPpm: z.int().meta({ description: 'What each round puts in' }),
    seed: z.string().nullable().meta({ description: 'What the height was drawn from; null: it had none' }),
    seedHash: sha256.nullable().meta({ description: 'What was published while it grew' }),
    openedAt: z.iso.datetime().nullable(),
    openedPpm: z.int().nullable().meta({ description: 'What was in it from before: what the last winner left' }),
    rounds: z.int().nullable().meta({ description: 'Rounds that put into it, the one that took it included' }),
    grownPpm: z.int().meta({ description: 'What had gathered at the end' }),
    endedAt: z.iso.datetime(),
    by: z.enum(['prize', 'mustHit', 'changed']).meta({
      description: '`changed`: its terms became others; what had gathered went on under a new seed',
    }),
    hitAtCoins: z.int().nullable().meta({ description: 'The height at which it had to pay' }),
    paidCoins: z.int().meta({ description: 'Beside what the round itself paid' }),
    percent: z.int().exactOptional().meta({
      description: 'Of a prize that took a part of what had gathered: how many hundredths; absent: all of it',
    }),
    roundId: roundId.nullable(),
  })
  .meta({ id: 'PaidPool' })
export type PaidPool = z.infer<typeof paidPool>

const CURSOR = 'cursor skal være et helt tal over 0'
export const paidPoolsInput = z.object({
  id: gameId,
  cursor: z.int({ error: CURSOR }).positive({ error: CURSOR }).optional(),
})
export type PaidPoolsInput = z.infer<typeof paidPoolsInput>

/** Newest first. The answer is a file that `slot-engine verify` reads. */
export const paidPools = z
  .object({ pools: z.array(paidPool), nextCursor: z.int().nullable() })
  .meta({ id: 'PaidPools' })
export type PaidPools = z.infer<typeof paidPools>
