/** Input that is made to harm: deep, endless, large, or different each time it is looked at. */
import { describe, expect, test } from 'vitest'
import { FULL_DEFINITION, withChange } from '../../../test-support/definitions.ts'
import {
  CLUSTERS_DEFINITION,
  WALKING_DEFINITION,
  WAYS_DEFINITION,
} from '../../../test-support/mechanics-definitions.ts'
import type { Definition } from '../../definition.ts'
import { parseDefinition } from './parse.ts'

const MEGABYTE = 1 << 20
const GAMES: readonly Definition[] = [FULL_DEFINITION, WAYS_DEFINITION, CLUSTERS_DEFINITION, WALKING_DEFINITION]

const codesOf = (input: unknown): readonly string[] => {
  const result = parseDefinition(input)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

/** Every place of a game that holds an object, and the game's own. */
function objectsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, item]) =>
    objectsIn(item, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  )
  return [path, ...inner]
}

const at = (value: unknown, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter((key) => key !== '')
    // A path is one that `objectsIn` has found.
    .reduce((owner, key) => (owner as Record<string, unknown>)[key], value)

const put = (path: string, by: unknown, game: Definition): unknown => (path === '' ? by : withChange(path, by, game))

describe('a million levels are refused at the first that does not fit', () => {
  const nested = (around: (inner: unknown) => unknown): unknown => {
    let value: unknown = around(null)
    for (let level = 0; level < 1_000_000; level++) value = around(value)
    return value
  }
  const deep = [nested((inner) => [inner]), nested((base) => ({ base }))]
  test.each(['', ...objectsIn(FULL_DEFINITION)])('at "%s"', (path) => {
    for (const value of deep) expect(codesOf(put(path, value, FULL_DEFINITION)).length).toBeGreaterThan(0)
  })
})

describe('cycles are read no deeper than a definition goes', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('in %s', (_, game) => {
    for (const path of objectsIn(game).slice(1)) {
      const copy = structuredClone(game) as unknown as Record<string, unknown>
      const parent = at(copy, path.replace(/(\.[^.[\]]+|\[\d+\]|^[^.[\]]+)$/, '')) as Record<string, unknown>
      const key = path.match(/[^.[\]]+(?=\]?$)/)?.[0] ?? ''
      parent[key] = copy
      expect(codesOf(copy).length, path).toBeGreaterThan(0)
      parent[key] = parent
      expect(codesOf(copy).length, path).toBeGreaterThan(0)
    }
  })
})

describe('a getter is never called', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('in %s', (_, game) => {
    let calls = 0
    for (const path of objectsIn(game)) {
      const target = structuredClone(at(game, path)) as object
      for (const key of Object.keys(target)) {
        const guarded = structuredClone(target)
        const get = () => {
          calls++
          if (calls % 2 === 0) throw new Error('no')
          return calls
        }
        Object.defineProperty(guarded, key, { get, enumerable: true, configurable: true })
        const codes = codesOf(put(path, guarded, game))
        expect(
          codes.some((one) => one.endsWith(' unreadable')),
          `${path} ${key}: ${codes.join()}`,
        ).toBe(true)
      }
    }
    expect(calls).toBe(0)
  })
})

describe('a proxy that changes between two looks is either refused or accepted whole', () => {
  /** Shows `first` for so many questions, and `then` ever after. */
  function turning(first: object, then: object, questions: number): object {
    let left = questions
    const now = () => (left-- > 0 ? first : then)
    return new Proxy(Array.isArray(first) ? [] : {}, {
      getPrototypeOf: () => Object.getPrototypeOf(now()),
      ownKeys: () => Reflect.ownKeys(now()),
      getOwnPropertyDescriptor: (_, key) => {
        const property = Object.getOwnPropertyDescriptor(now(), key)
        return property && { ...property, configurable: true }
      },
    })
  }

  test.each(GAMES.map((game) => [game.id, game] as const))('in %s', (_, game) => {
    const codes = new Set<string>()
    for (const path of objectsIn(game)) {
      const first = at(game, path) as object
      const then = JSON.parse(JSON.stringify(first).replaceAll(/"(id|kind|type)":"/g, '"$1":"x'))
      for (const questions of [1, 3, 6]) {
        const result = parseDefinition(put(path, turning(first, then, questions), game))
        if (!result.ok) codes.add(result.problems[0]?.code ?? '')
        else expect(parseDefinition(JSON.parse(JSON.stringify(result.definition)))).toEqual(result)
      }
    }
    expect(codes.size).toBeGreaterThan(0)
  })

  test('every part is asked for once', () => {
    const asked = new Map<PropertyKey, number>()
    const symbols = new Proxy(structuredClone(FULL_DEFINITION.symbols) as unknown as object[], {
      getOwnPropertyDescriptor: (list, key) => {
        asked.set(key, (asked.get(key) ?? 0) + 1)
        return Object.getOwnPropertyDescriptor(list, key)
      },
    })
    expect(parseDefinition({ ...FULL_DEFINITION, symbols })).toMatchObject({ ok: true, definition: FULL_DEFINITION })
    expect(new Set(asked.values())).toEqual(new Set([1]))
  })
})

describe('an object in place of a name runs none of its code', () => {
  const evil = {
    toString: () => {
      throw new Error('no')
    },
  }
  test.each([
    ['one that throws', evil],
    ['one without a prototype', Object.create(null)],
    ['a revoked proxy', revoked()],
    ['a function', Object.assign(() => '', evil)],
  ])('%s', (_, name) => {
    const symbols = [...FULL_DEFINITION.symbols, { id: name, kind: 'blank' }, { id: name, kind: 'blank' }]
    const codes = codesOf({ ...FULL_DEFINITION, symbols })
    expect(codes.map((code) => code.split(' ')[0])).toEqual(['symbols[9].id', 'symbols[10].id'])
  })

  function revoked(): object {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    return proxy
  }
})

describe('ten megabytes', () => {
  const large = 'x'.repeat(10 * MEGABYTE)
  const lengthOf = (input: unknown): number => {
    const result = parseDefinition(input)
    return result.ok ? 0 : JSON.stringify(result.problems).length
  }

  test('of keys', () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${i} ${'x'.repeat(500)}`, 1]))
    for (const path of [
      '',
      'reelSets',
      'reelSets.base[0]',
      'symbols[0].pays',
      'features[0]',
      'features[1].segments[0].prize',
    ])
      expect(codesOf(put(path, keys, FULL_DEFINITION)), path).toContain(`${path} bad_length`)
  })

  test('of one key', () => {
    for (const path of objectsIn(FULL_DEFINITION)) {
      const target = at(FULL_DEFINITION, path)
      if (Array.isArray(target)) continue
      const length = lengthOf(put(path, { ...(target as object), [large]: 1 }, FULL_DEFINITION))
      expect(length, path).toBeGreaterThan(0)
      expect(length, path).toBeLessThan(5000)
    }
  })

  test('of one text, which is compared with no other', () => {
    for (const path of [
      'id',
      'name',
      'theme',
      '$schema',
      'symbols[0].id',
      'symbols[0].kind',
      'reelSets.base[0].strip[0]',
    ]) {
      const length = lengthOf(withChange(path, large))
      expect(length, path).toBeGreaterThan(0)
      expect(length, path).toBeLessThan(20_000)
    }
  })

  test('of strip', () => {
    const strip = Array.from({ length: MEGABYTE }, () => 'seven')
    expect(codesOf(withChange('reelSets.base[0].strip', strip))).toEqual(['reelSets.base[0].strip bad_length'])
    const weights = strip.map(() => 1)
    expect(codesOf(withChange('reelSets.base[0].weights', weights))).toEqual(['reelSets.base[0].weights bad_length'])
  })
})
