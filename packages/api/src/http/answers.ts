import { getTRPCErrorFromUnknown, getTRPCErrorShape } from '@trpc/server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '../platform/refusals/refusals.ts'
import { statusOf } from '../procedures/answer-codes.ts'
import { answerTo, errorOf } from '../procedures/errors.ts'
import { appRouter } from '../procedures/router.ts'
import { noteRefusal } from './access-log.ts'
import { languageOf } from './language.ts'

/** What a procedure returned went through its output schema, so it is JSON. */
export const answer = (c: Context, value: unknown, status: ContentfulStatusCode) => c.json(value as object, status)

/** What a procedure wrote, as a file to be kept. */
export function answerFile(
  c: Context,
  text: unknown,
  { type, name }: { readonly type: string; readonly name: string },
) {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return c.body(String(text))
}

/** Any error at all, as JSON. */
export function answerError(c: Context, error: unknown) {
  const { code, body, retryAfterS } = answerTo(error, languageOf(c))
  noteRefusal(c, body.code)
  if (retryAfterS !== undefined) c.header('Retry-After', String(retryAfterS))
  return c.json(body, statusOf(code) as ContentfulStatusCode)
}

/** A refusal that needs no procedure to be known. */
export const refuse = (c: Context, refusal: Refusal) => answerError(c, errorOf(refusal))

/** The same for what is refused before tRPC sees it, as its clients expect it. */
export function answerTrpcError(c: Context, error: unknown) {
  const { code } = answerTo(error)
  const shape = getTRPCErrorShape({
    config: appRouter._def._config,
    error: getTRPCErrorFromUnknown(error),
    ...{ type: 'unknown', path: undefined, input: undefined, ctx: undefined },
  })
  return c.json({ error: shape }, statusOf(code) as ContentfulStatusCode)
}

/** HEAD is GET without the body, and OPTIONS asks for this very list. */
export function refuseMethod(c: Context, methods: readonly string[]) {
  c.header('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '))
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : refuse(c, { code: 'methodNotAllowed' })
}
