import { failure } from '@spilvaerk/schemas'
import { z } from 'zod'
import { REFUSAL_CODES } from '../domains/refusals.ts'
import { openedBy } from '../domains/studio/api-keys/service.ts'
import { type AnswerCode, OTHER_CODES, saidBy } from '../procedures/answer-codes.ts'
import { ART_PATHS } from './art-paths.ts'
import { IDENTITY_PATHS } from './identity-paths.ts'
import {
  codesAt,
  commonAt,
  LATER,
  moneyAt,
  REFUSALS,
  type RefusalStatus,
  refusalsOf,
  STATUSES,
} from './path-refusals.ts'
import { parametersOf, type RestRoute } from './rest-routes.ts'
import { SHOP_PATHS } from './shop-paths.ts'

type Json = Record<string, unknown>
type Schema = { properties?: Json; required?: string[]; $defs?: Json }

const ABOUT = [
  'Bets and wins are decimals in DKK or demo credits, `rtp` is in hundredths of a percent.',
  'A refusal is `{"error": "…", "code": "…"}`: a sentence in Danish, or in English for `Accept-Language: en`, and a `code`',
  'that stays the same. The `field` at fault comes with it, and all `problems` where there are several; what is wrong with',
  'a definition is said in the engine’s English.',
  'Each path names the statuses that it refuses with, and the codes that it has beside those that every path has; 405',
  'comes with `Allow`, and 429, 502 and 503 with `Retry-After`.',
  'A member shows the session, as cookie or bearer. An API key (`X-Api-Key`, or as bearer) opens the paths of one game:',
  '401 where there is no such key, 403 where it is for another game. A POST from another website’s page is 403.',
  'The refusals of a path that can move money say whether any has moved.',
  'Where a path heeds `Idempotency-Key`, the same request with the same key again is answered and not carried out twice.',
].join('\n')

/** Every code of a refusal: what a program may count on. */
const CODES = [...OTHER_CODES, ...REFUSAL_CODES].toSorted()

/** A login sets the cookie and answers with the token. */
const SESSION = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by a login; on HTTPS it is called `__Host-session`',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that a login answers with, or a key of a game: sk_…',
  },
}
const KEY = { gameKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'A key of the game: sk_…' } }
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next try', schema: { type: 'integer' } },
}
const FOR_MEMBERS = Object.keys(SESSION).map((name) => ({ [name]: [] }))
/** Nothing has to be shown, and a key may be. */
const WITH_KEY = [{}, ...FOR_MEMBERS, { gameKey: [] }]

/** The OpenAPI 3.1 document of the routes. Schemas with an `id` in their metadata become components. */
export function openApi(routes: readonly RestRoute[], version: string): Json {
  const components: Json = {}
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
    const { $schema, $defs = {}, ...rest } = withComponentRefs(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
    Object.assign(components, $defs)
    return rest
  }
  const error = jsonContent(
    'What went wrong',
    schemaOf(failure.extend({ code: z.enum(CODES) }).meta({ id: 'Failure' }), 'output'),
  )
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const input = route.input ? schemaOf(route.input, 'input') : {}
    paths[route.path] ??= {}
    Object.assign(paths[route.path] ?? {}, {
      [route.method.toLowerCase()]: {
        operationId: route.name,
        tags: [route.name.split('.')[0]],
        summary: route.summary,
        ...(route.member && { security: FOR_MEMBERS }),
        ...(openedBy(route.method, route.path) && { security: WITH_KEY }),
        ...(route.description && { description: route.description }),
        parameters: parameters(route, input),
        ...requestBody(route, input),
        responses: {
          [route.status ?? 200]: route.file
            ? { description: 'OK', content: { [route.file.type]: { schema: { type: 'string' } } } }
            : jsonContent('OK', route.output ? schemaOf(route.output, 'output') : {}),
          ...Object.fromEntries(refusalsOf(route).map((status) => [status, refusalAt(route, status)])),
          default: error,
        },
      },
    })
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Spilværk', description: ABOUT, version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    security: [],
    paths: { ...paths, ...ART_PATHS, ...SHOP_PATHS, ...IDENTITY_PATHS },
    components: { schemas: components, responses: refusalResponses(error), securitySchemes: { ...SESSION, ...KEY } },
  }
}

/** What stands beside a reference goes before what is referred to. */
function refusalAt(route: RestRoute, status: RefusalStatus): Json {
  const $ref = `#/components/responses/${status}`
  const money = moneyAt(route.name, status)
  const codes = codesAt(route, status)
  const isCommon = !money && codes.every((code) => commonAt(status).includes(code))
  return isCommon ? { $ref } : { $ref, description: described(status, codes, money) }
}

/** What a status says, and the codes that an answer with it can have. */
const described = (status: RefusalStatus, codes: readonly AnswerCode[], money?: string): string =>
  [
    `${REFUSALS[status]}.${money ? ` ${money}` : ''}`,
    ...codes.map((code) => `- \`${code}\`: ${saidBy(code, 'en')}`),
  ].join('\n')

/** Each status once, to be referred to. */
const refusalResponses = ({ content }: { content: object }): Json =>
  Object.fromEntries(
    STATUSES.map((status) => [
      status,
      {
        description: described(status, commonAt(status)),
        ...(LATER.includes(status) && { headers: RETRY_AFTER }),
        content,
      },
    ]),
  )

/** zod points at `$defs` beside the schema; the document has them in one place. */
const withComponentRefs = (schema: unknown): Schema & { $schema?: string } =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const jsonContent = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
})

function parameters({ path, method, headers = {} }: RestRoute, { properties = {}, required = [] }: Schema): Json[] {
  const inPath = parametersOf(path)
  const inQuery = method === 'GET' ? Object.keys(properties).filter((name) => !inPath.includes(name)) : []
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
  ]
}

function requestBody({ path, method }: RestRoute, { properties = {}, required = [] }: Schema): Json {
  const inPath = parametersOf(path)
  const fields = Object.entries(properties).filter(([name]) => !inPath.includes(name))
  if (method === 'GET' || fields.length === 0) return {}
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: required.filter((name) => !inPath.includes(name)),
  }
  return { requestBody: { required: schema.required.length > 0, content: { 'application/json': { schema } } } }
}
