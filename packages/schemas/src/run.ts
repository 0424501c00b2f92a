import { z } from 'zod'
import { GENERATION_STAGES } from './generation.ts'
import { idempotencyKey } from './ids.ts'

export const RUN_KINDS = ['design', 'simulation', 'proof'] as const
/** `lost`: the server that did it has ended; who repeats the request with its key has it done. */
export const RUN_STATES = ['running', 'done', 'cancelled', 'lost'] as const

export const runRef = z.object({ key: idempotencyKey })
export type RunRef = z.infer<typeof runRef>

/** Work on a request that carried a key. */
export const run = z
  .object({
    kind: z.enum(RUN_KINDS),
    state: z.enum(RUN_STATES),
    stage: z.enum(GENERATION_STAGES).nullable().meta({ description: 'Of a design' }),
    game: z
      .object({ number: z.int(), of: z.int() })
      .nullable()
      .meta({ description: 'Of a design of several games: which one' }),
    attempt: z.int().nullable().meta({ description: 'How often the designer has begun' }),
    done: z.int().nullable().meta({ description: 'Of a simulation: rounds that are played' }),
    of: z.int().nullable().meta({ description: 'Of a simulation: rounds that were asked for' }),
    startedAt: z.iso.datetime(),
  })
  .meta({ id: 'Run' })
export type Run = z.infer<typeof run>
