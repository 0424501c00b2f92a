import { z } from 'zod'
import { quote } from './purchase.ts'

export const problem = z.object({
  field: z.string().meta({ description: 'Such as `symbols[2].pays.3`' }),
  code: z.string(),
  reason: z.string(),
})
export type Problem = z.infer<typeof problem>

/** The body of every refusal under /api. */
export const failure = z
  .object({
    error: z.string().meta({ description: 'What went wrong, for people' }),
    code: z.string().meta({ description: 'What went wrong, for programs: a name that stays' }),
    field: z.string().optional().meta({ description: 'The field of the request that is at fault' }),
    problems: z.array(problem).optional().meta({ description: 'Everything at fault, when it is more than one thing' }),
    quote: quote.optional().meta({ description: 'What it costs now, when the price has changed' }),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof failure>
