import { failure } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { appRouter } from '../procedures/router.ts'
import { CALLS, type Call, openWorld, WITH_ACCOUNTS, type World } from '../testing/contract.ts'
import type { Reply } from '../testing/server.ts'
import { codesAt, refusalsOf } from './path-refusals.ts'
import { parametersOf, type RestRoute, restRoutesOf } from './rest-routes.ts'

// Designing a game takes as long as it takes.
vi.setConfig({ testTimeout: 120_000 })

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.stop())

const routes = restRoutesOf(appRouter).filter(({ name }) => !WITH_ACCOUNTS.includes(name))
const order = Object.keys(CALLS)
routes.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
const named = routes.map((route) => [route.name, route] as const)

const callOf = (route: RestRoute): Call => CALLS[route.name]?.(world) ?? {}
const pathOf = ({ path }: RestRoute, at: Call['at'] = {}) =>
  `/api${path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(at[name])))}`

const headersOf = ({ by }: Call): Record<string, string> => (by === 'nobody' ? {} : world[by ?? 'anna'].headers)

function ask(route: RestRoute, call: Call, headers: Record<string, string> = headersOf(call)) {
  const { at, send } = call
  const path = pathOf(route, at)
  if (route.method === 'POST') return world.server.post(path, send ?? {}, headers)
  const texts = Object.entries(send ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  return world.server.get(`${path}?${new URLSearchParams(texts)}`, { headers })
}

test('every procedure with a path is asked', () => {
  expect(routes.filter(({ name }) => !order.includes(name)).map(({ name }) => name)).toEqual([])
})

/** A refusal in Danish, as the schema has it, with a status and a code that the path is described with: never a fault. */
function expectRefusal(route: RestRoute, { status, body }: Reply, asked: unknown): void {
  expect([...refusalsOf(route)], JSON.stringify([asked, body])).toContain(status)
  expect([...codesAt(route, status)], JSON.stringify([asked, body])).toContain(body.code)
  expect(failure.strict().safeParse(body).success, JSON.stringify([asked, body])).toBe(true)
  const texts: string[] = [body.error, ...(body.problems ?? []).map(({ reason }: { reason: string }) => reason)]
  // A definition is refused in the words of the engine, which are English.
  const isDefinition = body.error.startsWith('Spillets definition kan ikke bruges')
  for (const text of isDefinition ? [] : texts) expect(text, JSON.stringify(asked)).not.toMatch(ENGLISH)
}
const ENGLISH = /invalid (input|option|url|uuid|email|string)|expected|received|too (big|small)|unrecognized|must /i

const LONG = 'x'.repeat(10_001)
const RAW_INFINITY = 'uendelig-1e999'
const NUMBERS = [-1, 0.123456789, 1e308, -1e308, Number.MAX_SAFE_INTEGER + 1, RAW_INFINITY]
const STRANGE = [undefined, null, [], {}, true]
/** What there is to be got wrong in the place of a value. */
function faultsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [...STRANGE, ...NUMBERS, '', '1', 'NaN', 'Infinity']
  if (typeof value === 'string') return [...STRANGE, -1, '', 'NaN', LONG, 'a\u0000b']
  return [...STRANGE, -1, '', LONG]
}
const at = (value: unknown, way: readonly string[]): unknown =>
  way.reduce((inner, name) => (inner as Record<string, unknown>)[name], value)

const NO_IDS = [
  '0',
  '-1',
  '1e3',
  'NaN',
  'Infinity',
  '9007199254740993',
  "1' OR 1=1--",
  '../1',
  '\u0000',
  '\u202e1',
  '💥',
]
const NOBODYS_ID = '999999'

/** Ways into what is sent, as deep as it goes, of a list its first; what is in a definition is for the engine to say. */
const waysInto = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(Array.isArray(value) ? value.slice(0, 1) : value).flatMap(([name, inner]) => [
        [name],
        ...(name === 'definition' ? [] : waysInto(inner).map((way) => [name, ...way])),
      ])
    : []

function changed(value: unknown, [name, ...way]: readonly string[], to: unknown): unknown {
  if (name === undefined) return to
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  copy[name] = changed(copy[name], way, to)
  return copy
}

describe.each(named)('%s', (_, route) => {
  test('answers what it promises', async () => {
    const { status, body } = await ask(route, callOf(route))
    expect(body ?? {}).not.toHaveProperty('error')
    expect(status).toBe(route.status ?? 200)
    if (route.output && !route.file) expect(route.output.parse(body)).toEqual(body)
  })

  test('refuses whoever is not logged in, where it is for members', async () => {
    if (!route.member) return
    expect(await ask(route, callOf(route), {})).toMatchObject({
      ...{ status: 401, body: { error: 'Du skal være logget ind.' } },
    })
    const forged = { Authorization: `Bearer ${'A'.repeat(43)}` }
    expect((await ask(route, callOf(route), forged)).status).toBe(401)
  })

  test('refuses a path that leads nowhere', async () => {
    const call = callOf(route)
    for (const name of parametersOf(route.path)) {
      for (const id of [...NO_IDS, ...(route.name === 'apiKeys.list' ? [] : [NOBODYS_ID])])
        expectRefusal(route, await ask(route, { ...call, at: { ...call.at, [name]: id } }), [name, id])
    }
  })

  test('refuses what is missing or wrong', async () => {
    const call = callOf(route)
    if (route.method !== 'POST') return
    for (const way of waysInto(call.send)) {
      const wrong = (fault: unknown) => changed({ ...call.send, ...call.useless }, way, fault)
      if (way[0] !== undefined && call.useless && way[0] in call.useless) continue
      for (const fault of faultsOf(at(call.send, way))) {
        const text = JSON.stringify(wrong(fault)).replaceAll(`"${RAW_INFINITY}"`, '1e999')
        const reply = await world.server.post(pathOf(route, call.at), text, headersOf(call))
        if (reply.status >= 300) expectRefusal(route, reply, [way, fault])
      }
    }
  })
})
