import { z } from 'zod'
import { definition, tableDefinition } from './definition.ts'
import { slotKind, tableKind } from './game-kinds.ts'
import { definitionHash, gameId, roundId } from './ids.ts'
import { paidPool } from './jackpots.ts'
import { round, tableRound } from './round.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export const clientSeed = z
  .string({ error: 'Klient-seedet skal være en tekst' })
  .trim()
  .min(1, { error: 'Klient-seedet må ikke være tomt' })
  .max(64, { error: 'Klient-seedet må højst være 64 tegn' })

export const clientSeedInput = z.object({ id: gameId, clientSeed })
export type ClientSeedInput = z.infer<typeof clientSeedInput>

/** Without a client seed the one in use goes on with the new server seed. */
export const rotateInput = z.object({ id: gameId, clientSeed: clientSeed.optional() })
export type RotateInput = z.infer<typeof rotateInput>

const revealedSeeds = z.object({
  serverSeed: z.string(),
  serverSeedHash: sha256,
  clientSeed: z.string(),
  rounds: z.int().meta({ description: 'Rounds played on it: nonces from 0 to one less' }),
})

/** What decides a member's next rounds of a game. */
export const seeds = z
  .object({
    gameId,
    serverSeedHash: sha256.meta({ description: 'SHA-256 of the server seed that the next round uses' }),
    clientSeed: z
      .string()
      .nullable()
      .meta({ description: 'null: the member has chosen none yet, and no round is played for money until then' }),
    nonce: z.int().meta({ description: 'Of the next round' }),
    nextServerSeedHash: sha256.meta({ description: 'SHA-256 of the server seed that a rotation brings' }),
    previous: revealedSeeds.nullable().meta({ description: 'What the last rotation revealed' }),
  })
  .meta({ id: 'Seeds' })
export type Seeds = z.infer<typeof seeds>

/** Where the seed of a round comes from: HMAC-SHA256(server seed, `clientSeed:nonce`), as hexadecimal text. */
export const roundSeeds = z
  .object({
    serverSeedHash: sha256,
    serverSeed: z.string().nullable().meta({ description: 'null until the member rotates the seed' }),
    clientSeed: z.string(),
    nonce: z.int(),
  })
  .meta({
    id: 'RoundSeeds',
    description: 'The seed of the round is HMAC-SHA256 of `clientSeed:nonce` with the server seed, as text, for key',
  })
export type RoundSeeds = z.infer<typeof roundSeeds>

const played = {
  roundId,
  definitionHash,
  seed: z.string().meta({ description: 'What the engine draws the round from' }),
  seeds: roundSeeds.nullable().meta({ description: 'For the member who played it; null for everybody else' }),
}

const takenPools = z
  .array(paidPool)
  .exactOptional()
  .meta({
    description:
      'What the round took from jackpot pools: by a prize, which follows from the seed of the round, or at the height ' +
      'that followed from the pool’s own seed. Absent on rounds with credits and from before this was kept',
  })

export const slotVerification = z
  .object({
    kind: slotKind,
    ...played,
    definition,
    mode: z.string().exactOptional(),
    choices: z.array(z.int()).exactOptional(),
    betCoins: z.int(),
    totalCoins: z.int(),
    round,
    pools: takenPools,
  })
  .meta({ id: 'SlotVerification' })
export type SlotVerification = z.infer<typeof slotVerification>

/** Its bets and choices are in coins, as `play` of the engine takes them. */
export const tableVerification = z
  .object({
    kind: tableKind,
    ...played,
    definition: tableDefinition,
    bets: z.array(z.object({ spot: z.string(), coins: z.int() })),
    choices: z.array(z.union([z.string(), z.object({ move: z.string(), coins: z.int() })])),
    stakedCoins: z.int(),
    paidCoins: z.int(),
    round: tableRound,
    pools: takenPools,
  })
  .meta({ id: 'TableVerification' })
export type TableVerification = z.infer<typeof tableVerification>

/** Everything needed to play a stored round again, here or with the engines’ own tools. */
export const verification = z
  .discriminatedUnion('kind', [slotVerification, tableVerification])
  .meta({ id: 'RoundVerification' })
export type RoundVerification = z.infer<typeof verification>
