import OpenAI from 'openai'
import { limitedFetch } from './limited-fetch.ts'
import {
  ATTEMPTS,
  faultMessage,
  jsonSchemaOf,
  MOST_COMPLETION_TOKENS,
  mostTokensOfAttempt,
  type Question,
  userMessage,
} from './question.ts'

export interface TextModelSettings {
  readonly baseUrl: string
  readonly apiKey: string
  readonly model: string
  /** For one question with all its attempts. */
  readonly timeoutMs: number
}

/** Why there is no answer. */
export type Failure = 'unreachable' | 'busy' | 'timeout' | 'refused' | 'cutOff' | 'unusable' | 'cancelled'

/** What an answer cost, where the provider says so in a way that can be true. */
type Tokens = number | undefined

export type Reply<T> =
  | { readonly ok: true; readonly value: T; readonly tokens: Tokens; readonly askedTwice: boolean }
  | { readonly ok: false; readonly failure: Failure; readonly tokens: Tokens }

/** A language model that answers in the form of a schema. */
export interface TextModel {
  readonly model: string
  ask<T>(question: Question<T>): Promise<Reply<T>>
}

/** Any endpoint that speaks as OpenAI’s chat completions do. */
export function createTextModel({ baseUrl, apiKey, model, timeoutMs }: TextModelSettings): TextModel {
  const client = new OpenAI({ baseURL: baseUrl, apiKey, maxRetries: 0, timeout: timeoutMs, fetch: limitedFetch })

  const ask = async <T>(question: Question<T>): Promise<Reply<T>> => {
    const limit = AbortSignal.timeout(timeoutMs)
    const signal = question.signal ? AbortSignal.any([question.signal, limit]) : limit
    let tokens: Tokens = 0
    let faults = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = await askOnce(client, model, question, faults, signal)
      tokens = tokens === undefined || answer.tokens === undefined ? undefined : tokens + answer.tokens
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
  | { readonly kind: 'json'; readonly json: unknown; readonly tokens: Tokens }
  | { readonly kind: 'failure'; readonly failure: Failure; readonly tokens: Tokens }

async function askOnce<T>(
  client: OpenAI,
  model: string,
  question: Question<T>,
  faults: string,
  signal: AbortSignal,
): Promise<Once> {
  const { instructions, text, name, schema } = question
  try {
    const completion = await client.chat.completions.create(
      {
        model,
        max_completion_tokens: MOST_COMPLETION_TOKENS,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: userMessage(text) },
          ...(faults ? [{ role: 'user' as const, content: faultMessage(faults) }] : []),
        ],
        response_format: {
          type: 'json_schema',
          json_schema: { name, strict: true, schema: jsonSchemaOf(schema) },
        },
      },
      { signal },
    )
    return readCompletion(completion, mostTokensOfAttempt(question, faults))
  } catch (error) {
    return { kind: 'failure', failure: failureOf(error), tokens: costsNothing(error) ? 0 : undefined }
  }
}

function readCompletion({ choices, usage }: OpenAI.ChatCompletion, mostTokens: number): Once {
  const tokens = tokensIn(usage?.total_tokens, mostTokens)
  // A compatible endpoint may send anything under this name.
  const choice = Array.isArray(choices) ? choices[0] : undefined
  if (choice?.message?.refusal) return { kind: 'failure', failure: 'refused', tokens }
  if (choice?.finish_reason === 'content_filter') return { kind: 'failure', failure: 'refused', tokens }
  if (choice?.finish_reason === 'length') return { kind: 'failure', failure: 'cutOff', tokens }
  return { kind: 'json', json: jsonOf(choice?.message?.content), tokens }
}

/** A compatible endpoint may say anything here, or nothing. No answer is for free. */
function tokensIn(told: unknown, mostTokens: number): Tokens {
  const isPossible = typeof told === 'number' && Number.isSafeInteger(told) && told > 0 && told <= mostTokens
  return isPossible ? told : undefined
}

function jsonOf(content: unknown): unknown {
  if (typeof content !== 'string') return undefined
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

const NEVER_CONNECTED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']

/** Whether it is certain that no answer was begun: the provider refused the request, or was never reached. */
function costsNothing(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false
  if (typeof error.status === 'number') return error.status >= 400 && error.status < 500
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && NEVER_CONNECTED.includes(cause.code)) return true
  return false
}

function failureOf(error: unknown): Failure {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'timeout'
  if (error instanceof OpenAI.RateLimitError) return 'busy'
  if (error instanceof SyntaxError) return 'unusable'
  return 'unreachable'
}
