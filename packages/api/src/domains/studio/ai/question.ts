import { z } from 'zod'

export interface Question<T> {
  /** What the model is told to do. */
  readonly instructions: string
  /** What somebody wrote: data, never instructions. */
  readonly text: string
  readonly name: string
  readonly schema: z.ZodType<T>
  readonly signal?: AbortSignal | undefined
}

/** The second time the model is shown what was wrong with its first answer. */
export const ATTEMPTS = 2
export const MOST_COMPLETION_TOKENS = 2000
const MOST_FAULT_CHARACTERS = 500
/** The marks of roles and of the answer's form that a provider adds. */
const FRAME_TOKENS = 200

export const userMessage = (text: string): string => JSON.stringify({ text })

export const faultMessage = (faults: string): string =>
  `The last answer could not be used:\n${faults.slice(0, MOST_FAULT_CHARACTERS)}`

export const jsonSchemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/**
 * The most tokens that one attempt can cost: the completion at its limit, and a token for each byte that is sent. The
 * vocabularies of language models hold every byte by itself, so no text has more tokens than bytes.
 */
export function mostTokensOfAttempt(
  { instructions, text, name, schema }: Omit<Question<unknown>, 'signal'>,
  faults: string,
): number {
  const sent = [instructions, userMessage(text), name, JSON.stringify(jsonSchemaOf(schema)), faultMessage(faults)]
  const bytes = sent.reduce((sum, each) => sum + Buffer.byteLength(each), 0)
  return bytes + FRAME_TOKENS + MOST_COMPLETION_TOKENS
}

/** No character takes more bytes in UTF-8 than this one. */
const WORST_FAULTS = '\uffff'.repeat(MOST_FAULT_CHARACTERS)

/** The most that a question can cost with all its attempts, of which the first has no faults to tell. */
export const mostTokensOf = (question: Omit<Question<unknown>, 'signal'>): number =>
  mostTokensOfAttempt(question, '') + (ATTEMPTS - 1) * mostTokensOfAttempt(question, WORST_FAULTS)
