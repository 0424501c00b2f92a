import type { Context } from 'hono'
import { z } from 'zod'
import { refused } from '../platform/refusals/refusals.ts'
import { unwrap } from '../procedures/errors.ts'
import type { RestRoute } from './rest-routes.ts'

export type ReadInput = (c: Context) => Promise<Record<string, unknown>>

const INTEGER = /^-?(0|[1-9]\d*)$/
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/
const JSON_TYPE = /^application\/json\s*(;|$)/i

/** How the input of a route is put together: the body or the query, and over them what the path says. */
export function inputReader({ method, input }: RestRoute): ReadInput {
  const types = input ? typesOf(input) : {}
  const typed = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readValue(text, types[name])]))
  return async (c) => ({
    ...(method === 'GET' ? typed(c.req.query()) : await bodyOf(c)),
    ...typed(c.req.param()),
  })
}

const typesOf = (input: z.ZodType): Record<string, unknown> => {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, typeof schema === 'object' ? schema.type : undefined]),
  )
}

/** A number where a number is meant and nothing but a number is written; all else stays text, for the schema to refuse. */
function readValue(text: string, type: unknown): string | number {
  const written = type === 'integer' ? INTEGER : type === 'number' ? NUMBER : undefined
  return written?.test(text) ? Number(text) : text
}

async function bodyOf(c: Context): Promise<object> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) {
    unwrap(refused({ code: 'notJson' }))
  }
  const body = parse(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return unwrap<object>(refused({ code: 'bodyNotObject' }))
  }
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return unwrap(refused({ code: 'jsonMalformed' }))
  }
}
