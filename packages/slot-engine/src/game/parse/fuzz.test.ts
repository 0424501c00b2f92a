import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FULL_DEFINITION } from '../../../test-support/definitions.ts'
import * as KINDS from '../../../test-support/kinds-definitions.ts'
import {
  CLUSTERS_DEFINITION,
  WALKING_DEFINITION,
  WAYS_DEFINITION,
} from '../../../test-support/mechanics-definitions.ts'
import { randomGame } from '../../../test-support/random-game.ts'
import { canonicalJson } from '../canonical.ts'
import { PROBLEM_CODES } from '../input/problem.ts'
import { parseDefinition } from './parse.ts'

const RUNS = { seed: 20_260_102, numRuns: 1000 }

/** Refused with reasons or accepted as plain data that is accepted again: nothing else may happen. */
function expectAnswer(input: unknown): void {
  const result = parseDefinition(input)
  if (result.ok) {
    const text = canonicalJson(result.definition)
    expect(parseDefinition(JSON.parse(text))).toEqual(result)
    return
  }
  expect(result.problems.length).toBeGreaterThan(0)
  expect(result.problems.length).toBeLessThanOrEqual(100)
  for (const { code, reason } of result.problems) {
    expect(PROBLEM_CODES).toContain(code)
    expect(reason).toMatch(/^[A-Z"].+[.?]$/)
  }
}

const anyValue = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

/** Every place in a definition, as a way to reach it. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? replaced(item, rest, by) : item))
  // A path leads through objects that are there.
  const owner = value as Record<string, unknown>
  return { ...owner, [key]: replaced(owner[key], rest, by) }
}

/** Values that are nearly right, so that the checks behind the first one are reached too. */
const nearValue = fc.oneof(
  fc.constantFrom<unknown>(0, -0, -1, 1, 2, 1.5, 2 ** 31, 2 ** 53, 1e308, Number.NaN, '', '3', null, undefined, true),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [0],
    [null],
    { 3: 1 },
    { '-1': 1 },
    { constructor: 1 },
    { 0: 1 },
    { a: 1 },
    { coins: 1 },
    { feature: 'wheel' },
    { feature: 'free-spins', spins: 2 },
    'seven',
    'bonus',
    'base',
  ),
  fc.constantFrom<unknown>(
    '__proto__',
    'hasOwnProperty',
    'toString',
    'wild',
    'mystery',
    'free',
    'joker',
    'w',
    'anywhere',
    'clusters',
    [['seven']],
    3n,
  ),
)

describe('never throws, and says why', () => {
  test('for anything', () => {
    fc.assert(fc.property(anyValue, expectAnswer), RUNS)
  })

  test('for anything under the known keys', () => {
    const keys = Object.keys(FULL_DEFINITION)
    const record = fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), { requiredKeys: [] })
    fc.assert(fc.property(record, expectAnswer), RUNS)
  })

  test.each(Object.entries({ FULL_DEFINITION, WAYS_DEFINITION, CLUSTERS_DEFINITION, WALKING_DEFINITION, ...KINDS }))(
    'for %s with some places changed',
    (_, original) => {
      const places = placesIn(original)
      const change = fc.tuple(fc.constantFrom(...places), fc.oneof({ weight: 3, arbitrary: nearValue }, anyValue))
      const changed = fc
        .array(change, { minLength: 1, maxLength: 4 })
        .map((changes) =>
          changes.reduce<unknown>(
            (definition, [path, by]) =>
              placesIn(definition).some((one) => one.join() === path.join())
                ? replaced(definition, path, by)
                : definition,
            original,
          ),
        )
      fc.assert(fc.property(changed, expectAnswer), RUNS)
    },
  )

  test('for a proxy that answers each question otherwise', () => {
    const traps = ['get', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has'] as const
    const answers = fc.record(Object.fromEntries(traps.map((trap) => [trap, fc.func(anyValue)])), { requiredKeys: [] })
    const property = fc.property(answers, fc.constantFrom('', ...Object.keys(FULL_DEFINITION)), (handler, key) => {
      const proxy = new Proxy({ ...FULL_DEFINITION }, handler)
      expectAnswer(key === '' ? proxy : { ...FULL_DEFINITION, [key]: proxy })
    })
    fc.assert(property, { ...RUNS, numRuns: 200 })
  })
})

test('accepts every generated game unchanged', () => {
  const property = fc.property(randomGame({ maxCycle: 30, cap: 'any' }), (definition) => {
    expect(parseDefinition(structuredClone(definition))).toMatchObject({ ok: true, definition })
  })
  fc.assert(property, { seed: 5, numRuns: 300 })
})
