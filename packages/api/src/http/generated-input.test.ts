import { failure } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type WatchedMoney, watchMoney } from '../platform/storage/sqlite/watched-money.ts'
import { appRouter } from '../procedures/router.ts'
import { CALLS, type Call, openWorld, WITH_ACCOUNTS, type World } from '../testing/contract.ts'
import { type Document, fieldsOf, type Operation, type Way, withField } from '../testing/document-fields.ts'
import { ESCAPED_TEXTS, FAULTS, type Fault, TEXTS } from '../testing/faults.ts'
import { smallGame } from '../testing/games.ts'
import type { Reply } from '../testing/server.ts'
import { openApi } from './openapi.ts'
import { restRoutesOf } from './rest-routes.ts'

// Hundreds of fields with half a hundred faults each.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const document = openApi(restRoutesOf(appRouter), 'test') as unknown as Document
interface Entry {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly operation: Operation
}
/** What ends play and sessions comes last. */
const order = [
  ...Object.keys(CALLS),
  ...WITH_ACCOUNTS.toSorted((a, b) => Number(a.includes('logout')) - Number(b.includes('logout'))),
]
const entries = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Entry => ({ method: method === 'get' ? 'GET' : 'POST', path, operation }),
    ),
  )
  .sort((a, b) => order.indexOf(a.operation.operationId) - order.indexOf(b.operation.operationId))
const READS_HEAVY = entries.filter(({ method }) => method === 'POST').slice(0, 5)
const named = entries.map((entry) => [`${entry.method} ${entry.path}`, entry] as const)

let world: World
let ledger: WatchedMoney
beforeAll(async () => {
  let stopped: Date | undefined
  world = await openWorld({ clock: { now: () => stopped ?? new Date() } })
  // No time passes from now on, so nothing moves money by itself.
  stopped = new Date()
  ledger = watchMoney(world.server.dataDir)
  await world.server.get('/api/games/1/seeds', { headers: world.anna.headers })
  await world.server.post('/api/games/1/seeds/client', { clientSeed: 'mit eget' }, world.anna.headers)
})
afterAll(async () => {
  ledger.close()
  await world.server.stop()
})

const MARK = '"@@fault@@"'
const ENGLISH = /invalid (input|option|url|uuid|email|string)|expected|received|too (big|small)|unrecognized|must /i
/** Two words at least. */
const DANISH = /\p{L}+ .*\p{L}{2}/u
const OWN_WORDS = /^(Spillets definition kan ikke bruges)/

/** What is wrong with an answer, in words. */
function wrongWith({ operation }: Entry, { status, body }: Reply): string | undefined {
  if (status < 300) return undefined
  if (operation.responses[status] === undefined && status !== 405) return 'a status that is not documented'
  if (!failure.strict().safeParse(body).success) return 'a body that is no refusal'
  if (!DANISH.test(body.error)) return 'no Danish sentence'
  if (!OWN_WORDS.test(body.error) && ENGLISH.test(textsIn(body))) return 'English words'
  return undefined
}

const textsIn = ({ error, problems = [] }: Reply['body']): string =>
  [error, ...problems.map(({ reason }: { reason: string }) => reason)].join('\n')

interface Sent {
  readonly what: string
  readonly send: () => Promise<Reply>
  /** The same in smaller parts, to find out which of them it was. */
  readonly apart?: readonly Sent[]
}

/** Sends one after another, and says of each that went wrong what it was. */
async function complaintsOf(entry: Entry, sent: readonly Sent[]): Promise<string[]> {
  const complaints: string[] = []
  let before = ledger.read()
  for (const { what, send, apart } of sent) {
    const reply = await send()
    const after = ledger.read()
    const moved = after !== before
    before = after
    const wrong = [
      wrongWith(entry, reply),
      moved && reply.status >= 300 && 'money was moved by a refused request',
      moved && !movesMoney(entry) && 'money was moved, and the document does not speak of it',
      'polluted' in {} && 'every object has got a field',
    ].filter((text) => typeof text === 'string')
    if (wrong.length > 0 && apart) complaints.push(...(await complaintsOf(entry, apart)))
    if (wrong.length > 0)
      complaints.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)?.slice(0, 200)}: ${wrong}`)
  }
  return complaints
}

const movesMoney = ({ operation }: Entry): boolean =>
  Object.entries(operation.responses).some(
    ([status, { description = '' }]) => status !== '200' && /money/.test(description),
  )

const ACCOUNT_FIELDS = {
  ...{ token: 'A'.repeat(43), email: 'ny@example.dk', password: 'en-anden-lygte', currentPassword: 'ikke-den-rigtige' },
}
const callOf = ({ operation: { operationId: name } }: Entry): Call => {
  if (name === 'rounds.spin') return { at: { id: 1 }, send: { bet: 1, stake: 'money' } }
  if (WITH_ACCOUNTS.includes(name)) return { at: { id: 'ingen' }, send: ACCOUNT_FIELDS }
  return CALLS[name]?.(world) ?? { at: { id: world.orderId, provider: 'stripe' } }
}

const escapedAt = (path: string, at: Readonly<Record<string, string>>) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name) => at[name] ?? '')}`
const escaped = (at: Call['at'] = {}) =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, encodeURIComponent(value)]))
const nameOf = (way: Way) => way.join('.') || '(the whole body)'

/** The body with a fault in each of these fields, as text. */
function bodyWith({ send, useless }: Call, ways: readonly Way[], json: string): string {
  if (ways.some((way) => way.length === 0)) return json
  const rest = Object.fromEntries(
    Object.entries(useless ?? {}).filter(([name]) => ways.length > 1 || name !== ways[0]?.[0]),
  )
  const body = ways.reduce<unknown>((with_, way) => withField(with_, way, MARK.slice(1, -1)), { ...send, ...rest })
  return JSON.stringify(body).replaceAll(MARK, () => json)
}

/** The same field twice: the last one counts. */
const twice = (call: Call, way: Way): string =>
  `{${JSON.stringify(way[0])}:${JSON.stringify(withField(call.send?.[way[0] ?? ''], way.slice(1), 0))},${bodyWith(call, [way], 'null').slice(1)}`

/** The fields that no other one stands in. */
const leavesOf = (ways: readonly Way[]): Way[] =>
  ways.filter((way) => !ways.some((other) => other.length > way.length && way.every((name, at) => other[at] === name)))

const MOST_BODY = 1_000_000
/** The fields in as many bodies as the fault needs. */
function together(ways: readonly Way[], { json, shared }: Fault): { ways: readonly Way[]; json: string }[] {
  if (ways.length === 0) return []
  const share = shared?.(ways.length) ?? json
  if (share.length * ways.length < MOST_BODY) return [{ ways, json: share }]
  const fit = Math.max(1, Math.floor(MOST_BODY / share.length))
  return [{ ways: ways.slice(0, fit), json: share }, ...together(ways.slice(fit), { label: '', json: share })]
}

/**
 * Each fault in each field by itself; heavy ones, and all of them where the request is made to be refused anyway, in all
 * fields at once, since every field is looked at. Whatever goes wrong there is sent again field by field, to be named.
 */
function inBody(entry: Entry, headers: Record<string, string>): Sent[] {
  if (entry.method === 'GET') return []
  const post = (body: string) => world.server.post(escapedAt(entry.path, escaped(callOf(entry).at)), body, headers)
  const place = (ways: readonly Way[], { label, json }: Fault): Sent => ({
    what: `${ways.map(nameOf).join(', ')} = ${label}`,
    send: () => post(bodyWith(callOf(entry), ways, json)),
    ...(ways.length > 1 && { apart: ways.map((way) => place([way], { label, json })) }),
  })
  const ways = fieldsOf(document, entry.operation)
  const leaves = leavesOf(ways)
  const isRefused = callOf(entry).useless !== undefined
  const isBundled = (way: Way, { shared }: Fault) => leaves.includes(way) && (shared !== undefined || isRefused)
  return FAULTS.flatMap((fault) => [
    // What reads a body is the same for every route: heavy ones are sent to some.
    ...(fault.shared && !READS_HEAVY.includes(entry) ? [] : [place([[]], fault)]),
    ...ways.filter((way) => !isBundled(way, fault) && !fault.shared).map((way) => place([way], fault)),
    ...together(
      ways.filter((way) => isBundled(way, fault)),
      fault,
    ).map(({ ways, json }) => place(ways, { ...fault, json })),
  ]).concat(
    ways.map((way) => ({ what: `${nameOf(way)} twice`, send: () => post(twice(callOf(entry), way)) })),
    {
      what: '__proto__ = {…}',
      send: () => post(bodyWith(callOf(entry), [['__proto']], '{"polluted":1}').replace('__proto', '__proto__')),
    },
  )
}

function inText(entry: Entry, headers: Record<string, string>): Sent[] {
  const call = callOf(entry)
  const { method, path, operation } = entry
  const body =
    method === 'POST' ? { method, body: JSON.stringify({ ...call.send, ...call.useless, key: undefined }) } : {}
  const query = new URLSearchParams(
    method === 'GET'
      ? Object.entries(call.send ?? {}).map(([name, value]): [string, string] => [name, String(value)])
      : [],
  )
  const get = (address: string, more: Record<string, string> = {}) =>
    world.server.get(address, { ...body, headers: { 'Content-Type': 'application/json', ...headers, ...more } })
  const texts = [...TEXTS.map(encodeURIComponent), ...ESCAPED_TEXTS]
  return (operation.parameters ?? []).flatMap(({ name, in: where }): Sent[] => {
    if (where === 'header')
      return TEXTS.map((text) => ({
        what: `${name} = ${text.slice(0, 40)}`,
        send: () => get(escapedAt(path, escaped(call.at)), { [name]: text }),
      }))
    // A path without its parameter is another path.
    return texts.slice(where === 'path' ? 1 : 0).map((text) => ({
      what: `${name} = ${text.slice(0, 40)}`,
      send: () => {
        if (where === 'path') return get(escapedAt(path, { ...escaped(call.at), [name]: text }))
        const others = new URLSearchParams(query)
        others.delete(name)
        return get(`${escapedAt(path, escaped(call.at))}?${others}&${name}=${text}`)
      },
    }))
  })
}

function headersFor(entry: Entry): Record<string, string> {
  const { operationId: name } = entry.operation
  if (callOf(entry).by === 'nobody') return {}
  return (WITH_ACCOUNTS.includes(name) ? world.bo : world.anna).headers
}

describe.each(named)('%s', (_, entry) => {
  test('answers every fault in every field as the document says, and moves no money when it refuses', async () => {
    const headers = headersFor(entry)
    expect(await complaintsOf(entry, [...inBody(entry, headers), ...inText(entry, headers)])).toEqual([])
  })
})

/** What goes to tRPC, of everything there is. */
const SAMPLE = FAULTS.filter(({ label }) =>
  [
    'null',
    '[]',
    '{}',
    '1e999',
    '"\\ud800"',
    '"a\\u0000b"',
    'a body of 900 KB',
    'lists 100000 deep',
    'objects 1000 deep',
  ]
    .concat('{"__proto__":{"polluted":1}}')
    .includes(label),
)

test('tRPC answers a sample of the same as REST does', async () => {
  const complaints: string[] = []
  for (const entry of entries.filter(({ operation: { operationId } }) => operationId in CALLS)) {
    const { at, ...call } = callOf(entry)
    const input = { ...call, send: { ...at, ...call.send } }
    const name = entry.operation.operationId
    const leaves = leavesOf(fieldsOf(document, entry.operation))
    // What reads a body is the same for every procedure, too: heavy ones are sent to some.
    const sample = SAMPLE.filter(({ shared }) => !shared || READS_HEAVY.includes(entry))
    const asked = sample.map(({ label, json }): Sent => {
      const ways = leaves.length > 0 && json.length * leaves.length < MOST_BODY ? leaves : [[]]
      const text = bodyWith(input, ways, json)
      const query = json.length > 5000 ? '%5B%5D' : encodeURIComponent(text)
      const send =
        entry.method === 'POST'
          ? () => world.server.post(`/trpc/${name}`, text, headersFor(entry))
          : () => world.server.get(`/trpc/${name}?input=${query}`, { headers: headersFor(entry) })
      return {
        what: `${name}: ${ways.map(nameOf).join(', ')} = ${label}`,
        send: async () => {
          const { body, ...reply } = await send()
          return {
            ...reply,
            body: reply.status < 300 ? body : { error: body.error.message, code: body.error.data.code },
          }
        },
      }
    })
    complaints.push(...(await complaintsOf(entry, asked)))
  }
  expect(complaints).toEqual([])
})

/** Ways into the definition of a game, which the document leaves to the engine. */
const waysInto = (value: unknown): Way[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]): Way[] => {
        const key = Array.isArray(value) ? Number(name) : name
        return [[key], ...(Array.isArray(value) && key !== 0 ? [] : waysInto(inner).map((way): Way => [key, ...way]))]
      })
    : []

test('a definition with a fault in any of its fields is a game or a refusal', async () => {
  const entry = entries.find(({ operation }) => operation.operationId === 'compliance.validate')
  if (!entry) throw new Error('the path of the compliance check is gone')
  const definition = smallGame()
  const faults = FAULTS.filter(({ label }) =>
    ['null', '[]', '{}', '-1', '1e308', '9007199254740993', '"x"', '"__proto__"', '[null]', 'lists 10 deep'].includes(
      label,
    ),
  )
  const sent = waysInto(definition).flatMap((way) =>
    faults.map(
      ({ label, json }): Sent => ({
        what: `${nameOf(way)} = ${label}`,
        send: () => {
          const call = { send: { config: definition, jurisdiction: 'EU' } }
          return world.server.post('/api/games/validate-compliance', bodyWith(call, [['config', ...way]], json))
        },
      }),
    ),
  )
  expect(await complaintsOf(entry, sent)).toEqual([])
})
