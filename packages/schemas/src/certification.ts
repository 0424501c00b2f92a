import { z } from 'zod'
import { gameId } from './ids.ts'

/** Rounds that a laboratory asks for at least. */
export const CERTIFIED_ROUNDS = 10_000_000

export const CERTIFICATION_STATES = ['waiting', 'running', 'ready', 'failed', 'cancelled'] as const
export type CertificationState = (typeof CERTIFICATION_STATES)[number]

/** Why there is no package: the game has a new version, is too complex to prove, or the work failed again and again. */
export const CERTIFICATION_FAILURES = ['gameChanged', 'tooComplex', 'faulty'] as const

const ROUNDS = 'rounds skal være et helt tal fra 10.000.000 til 100.000.000'

export const certifyInput = z.object({
  id: gameId,
  rounds: z
    .int({ error: ROUNDS })
    .min(CERTIFIED_ROUNDS, { error: ROUNDS })
    .max(100_000_000, { error: ROUNDS })
    .default(CERTIFIED_ROUNDS)
    .meta({ description: 'Rounds to simulate' }),
})
export type CertifyInput = z.output<typeof certifyInput>

export const certificationRef = z.object({
  id: gameId,
  certificationId: z.uuid({ error: 'Pakkens id skal være et UUID' }).toLowerCase(),
})
export type CertificationRef = z.infer<typeof certificationRef>

/** The work on a certification package. */
export const certification = z
  .object({
    id: z.uuid(),
    gameId,
    version: z.int(),
    definitionHash: z.string(),
    state: z.enum(CERTIFICATION_STATES),
    failedBy: z.enum(CERTIFICATION_FAILURES).nullable(),
    rounds: z.int().meta({ description: 'Rounds that were asked for' }),
    done: z.int().meta({ description: 'Rounds that are played; of a ready package those that its report counts' }),
    bytes: z.int().nullable().meta({ description: 'Of a ready package' }),
    sha256: z.string().nullable().meta({ description: 'Of a ready package' }),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Certification' })
export type Certification = z.infer<typeof certification>

export const certificationKey = z
  .object({
    algorithm: z.literal('Ed25519'),
    publicKey: z.string().meta({ description: 'SubjectPublicKeyInfo in base64' }),
    fingerprint: z.string().meta({ description: 'SHA-256 of the public key' }),
  })
  .meta({ id: 'CertificationKey' })
export type CertificationKey = z.infer<typeof certificationKey>

/** What is signed: every file of a package by its hash. */
export const certificationManifest = z.object({
  format: z.literal('spilvaerk-certification'),
  formatVersion: z.literal(1),
  game: z.object({ id: z.int(), name: z.string(), version: z.int(), kind: z.string() }),
  definitionHash: z.string().regex(/^[0-9a-f]{64}$/),
  engine: z.string(),
  madeAt: z.iso.datetime(),
  simulation: z.object({ seed: z.string(), asked: z.int(), rounds: z.int() }),
  key: certificationKey,
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })).max(100),
})
export type CertificationManifest = z.infer<typeof certificationManifest>
