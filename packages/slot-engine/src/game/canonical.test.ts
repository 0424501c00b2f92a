import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BARE_DEFINITION, FULL_DEFINITION } from '../../test-support/definitions.ts'
import { randomGame } from '../../test-support/random-game.ts'
import { canonicalJson } from './canonical.ts'
import { parseDefinition } from './parse/parse.ts'

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  )
}

describe('the canonical text', () => {
  test('has sorted keys and no spaces', () => {
    expect(canonicalJson(BARE_DEFINITION)).toBe(
      '{"betCoins":1,"definitionVersion":1,"id":"bare","maxWin":10,"name":"Bare",' +
        '"reelSets":{"base":[{"rows":1,"strip":["a"]}]},"symbols":[{"id":"a","kind":"regular"}],' +
        '"wins":{"lines":[],"type":"lines"}}',
    )
  })

  test('does not depend on the order of keys, and says all there is', () => {
    const property = fc.property(randomGame({ maxCycle: 30 }), (definition) => {
      const text = canonicalJson(definition)
      const other = parseDefinition(reversedKeys(definition))
      expect(other.ok && canonicalJson(other.definition)).toBe(text)
      expect(JSON.parse(text)).toEqual(definition)
    })
    fc.assert(property, { seed: 3, numRuns: 200 })
  })

  test('differs where definitions differ', () => {
    const other = { ...FULL_DEFINITION, betCoins: 4 }
    expect(canonicalJson(other)).not.toBe(canonicalJson(FULL_DEFINITION))
  })

  test('leaves out what is undefined', () => {
    const definition = { ...BARE_DEFINITION, ...JSON.parse('{}'), theme: undefined }
    expect(canonicalJson(definition)).toBe(canonicalJson(BARE_DEFINITION))
  })
})
