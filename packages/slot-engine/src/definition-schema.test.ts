import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../test-support/benchmark-game.ts'
import { BROKEN_MECHANICS } from '../test-support/broken-mechanics.ts'
import { BARE_DEFINITION, BROKEN_DEFINITIONS, FULL_DEFINITION, withChange } from '../test-support/definitions.ts'
import * as KINDS from '../test-support/kinds-definitions.ts'
import {
  ANYWHERE_DEFINITION,
  CLUSTERS_DEFINITION,
  WALKING_DEFINITION,
  WAYS_DEFINITION,
} from '../test-support/mechanics-definitions.ts'
import { fromParSheet, readPublishedGame } from '../test-support/par-sheet.ts'
import { randomGame } from '../test-support/random-game.ts'
import { LIMITS } from './definition.ts'
import { parseDefinition } from './game/parse/parse.ts'

const schema = JSON.parse(readFileSync(new URL('./definition.schema.json', import.meta.url), 'utf8'))
const matches = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true }).compile(
  schema,
)

describe('the schema for editors accepts', () => {
  const byHand = {
    FULL_DEFINITION,
    BARE_DEFINITION,
    WAYS_DEFINITION,
    CLUSTERS_DEFINITION,
    ANYWHERE_DEFINITION,
    WALKING_DEFINITION,
  }
  test.each(Object.entries({ ...byHand, ...KINDS, benchmark: benchmarkGame() }))('%s', (_, definition) => {
    expect(matches(definition), JSON.stringify(matches.errors)).toBe(true)
  })

  test('its own address', () => {
    expect(matches({ $schema: './definition.schema.json', ...BARE_DEFINITION })).toBe(true)
  })

  test.each([1, 2, 3] as const)('published game %i', (number) => {
    expect(matches(fromParSheet(readPublishedGame(number))), JSON.stringify(matches.errors)).toBe(true)
  })

  test('every definition the parser accepts', () => {
    const property = fc.property(randomGame({ maxCycle: 30 }), (definition) => {
      expect(parseDefinition(definition).ok).toBe(true)
      expect(matches(definition), JSON.stringify(matches.errors)).toBe(true)
    })
    fc.assert(property, { seed: 7, numRuns: 200 })
  })
})

describe('the schema for editors refuses what a single place shows to be wrong', () => {
  test.each([...BROKEN_DEFINITIONS, ...BROKEN_MECHANICS])('$path = $value', (broken) => {
    const { path, value, passesSchema = false, of } = broken
    expect(matches(withChange(path, value, of))).toBe(passesSchema)
  })
})

test('the schema has the limits of the engine', () => {
  const { properties, $defs } = schema
  const limits = {
    reels: $defs.reels.maxItems,
    rows: $defs.reel.properties.rows.oneOf[0].maximum,
    lines: $defs.lineWins.properties.lines.maxItems,
    symbols: properties.symbols.maxItems,
    reelSets: properties.reelSets.maxProperties,
    stripLength: $defs.reel.properties.strip.maxItems,
    reelWeight: $defs.reel.properties.weights.items.maximum,
    combinations: $defs.lineWins.properties.combinations.maxItems,
    betCoins: properties.betCoins.maximum,
    payCoins: $defs.pays.additionalProperties.maximum,
    maxWin: properties.maxWin.maximum,
    freeSpins: $defs.awards.additionalProperties.maximum,
    multiplier: $defs.freeSpins.properties.multiplier.maximum,
    features: properties.features.maxItems,
    jackpots: properties.jackpots.maxItems,
    modes: properties.modes.maxItems,
    prizes: $defs.wheel.properties.segments.maxItems,
  }
  expect(LIMITS).toMatchObject(limits)
})
