import { z } from 'zod'

export const WRITER_SOURCES = ['model', 'repaired', 'composer'] as const

/** Who wrote a text. */
export const writtenBy = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('model'), model: z.string() }),
    z.object({ kind: z.literal('composer') }),
  ])
  .meta({ id: 'WrittenBy' })
export type WrittenBy = z.infer<typeof writtenBy>

const figure = z.union([z.string(), z.number(), z.boolean()])
/** Something that was asked for and is not, or not quite, what was given. */
export const adjustment = z
  .object({
    field: z.string(),
    wished: figure,
    given: figure,
    reason: z.string().meta({ description: 'In the language of the request' }),
    why: z
      .object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
      .readonly()
      .optional()
      .meta({ description: 'The reason as a name that stays, with the values of its sentence' }),
    from: z
      .enum(['prompt', 'settings'])
      .optional()
      .meta({ description: 'Who wished it: the words of the prompt, which go first, or the figures beside it' }),
  })
  .meta({ id: 'Adjustment' })
export type Adjustment = z.infer<typeof adjustment>

export const CLAUSE_OUTCOMES = ['met', 'near', 'impossible', 'unknown'] as const

/** A clause of the prompt, as it was written, and how it ended. */
export const clauseOutcome = z
  .object({
    text: z.string(),
    outcome: z.enum(CLAUSE_OUTCOMES),
    reason: z.string().optional().meta({ description: 'In the language of the request' }),
    why: adjustment.shape.why,
    instead: z.string().optional().meta({ description: 'A feature to ask for instead, by its name' }),
  })
  .meta({ id: 'ClauseOutcome' })
export type ClauseOutcome = z.infer<typeof clauseOutcome>

/** How a game came to be. */
export const making = z
  .object({
    writtenBy,
    source: z.enum(WRITER_SOURCES),
    repairs: z.array(z.string()).meta({ description: 'What had to be done to the model’s answer, if one was asked' }),
    adjustments: z.array(adjustment),
    clauses: z.array(clauseOutcome).optional().meta({ description: 'Each clause of the prompt for a slot' }),
    requestedKind: z
      .string()
      .meta({ description: 'The kind of game that was asked for, which is the one that is made' }),
  })
  .meta({ id: 'Making' })
export type Making = z.infer<typeof making>
