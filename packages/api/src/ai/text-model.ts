import OpenAI from 'openai'
import { z } from 'zod'
import { limitedFetch } from './limited-fetch.ts'

export interface TextModelSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** For one question with all its attempts. */
  readonly timeoutMs: number
}

export interface Question<T> {
  /** What the model is told to do. */
  readonly instructions: string
  /** What somebody wrote: data, never instructions. */
  readonly text: string
  readonly name: string
  readonly schema: z.ZodType<T>
  readonly signal?: AbortSignal | undefined
}

/** Why there is no answer. */
export type Failure = 'unreachable' | 'busy' | 'timeout' | 'refused' | 'cutOff' | 'unusable' | 'cancelled'
export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly tokens: number; readonly askedTwice: boolean }
  | { readonly ok: false; readonly failure: Failure; readonly tokens: number }

/** A language model that answers in the form of a schema. */
export interface TextModel {
  readonly model: string
  ask<T>(question: Question<T>): Promise<Reply<T>>
}

/** The second time the model is shown what was wrong with its first answer. */
const ATTEMPTS = 2
const MOST_TOKENS = 2000

/** Any endpoint that speaks as OpenAI’s chat completions do. */
export function createTextModel({ baseUrl, apiKey, model, timeoutMs }: TextModelSettings): TextModel {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: timeoutMs, fetch: limitedFetch })

  const ask = async <T>(question: Question<T>): Promise<Reply<T>> => {
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = question.signal ? AbortSignal.any([question.signal, limit]) : limit
    let tokens = 0
    let faults = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await askOnce(client, model, question, faults, signal)
      tokens += answer.tokens
      if (answer.kind === 'failure') {
        const failure = question.signal?.aborted ? 'cancelled' : limit.aborted ? 'timeout' : answer.failure
        return { ok: false, failure, tokens }
      }
      const parsed = question.schema.safeParse(answer.json)
      if (parsed.success) return { ok: true, value: parsed.data, tokens, askedTwice: attempt > 0 }
      faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`).join('\n')
    }
    return { ok: false, failure: 'unusable', tokens }
  }

  return { model, ask }
}

type Once =
  | { readonly kind: 'json'; readonly json: unknown; readonly tokens: number }
  | { readonly kind: 'failure'; readonly failure: Failure; readonly tokens: number }

async function askOnce<T>(
  client: OpenAI,
  model: string,
  { instructions, text, name, schema }: Question<T>,
  faults: string,
  signal: AbortSignal,
): Promise<Once> {
  try {
    const completion = await client.chat.completions.create(
      {
        model,
        max_completion_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: JSON.stringify({ text }) },
          ...(faults ? [{ role: 'user' as const, content: `The last answer could not be used:\n${faults}` }] : []),
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) },
        },
      },
      { signal },
    )
    return readCompletion(completion)
  } catch (error) {
    return { kind: 'failure', failure: failureOf(error), tokens: 0 }
  }
}

function readCompletion({ choices, usage }: OpenAI.ChatCompletion): Once {
  const tokens = usage?.total_tokens ?? 0
  // A compatible endpoint may send anything under this name.
  const choice = Array.isArray(choices) ? choices[0] : undefined
  if (choice?.message?.refusal) return { kind: 'failure', failure: 'refused', tokens }
  if (choice?.finish_reason === 'content_filter') return { kind: 'failure', failure: 'refused', tokens }
  if (choice?.finish_reason === 'length') return { kind: 'failure', failure: 'cutOff', tokens }
  return { kind: 'json', json: jsonOf(choice?.message?.content), tokens }
}

function jsonOf(content: unknown): unknown {
  if (typeof content !== 'string') return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'timeout'
  if (error instanceof OpenAI.RateLimitError) return 'busy'
  if (error instanceof SyntaxError) return 'unusable'
  return 'unreachable'
}
