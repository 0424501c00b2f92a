import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from './process.mjs'
import { copyOf } from './recipe-copy.mjs'

const PATCHES = join(root, 'scripts/recipes')
const VITEST = join(root, 'node_modules/vitest/vitest.mjs')
const TSC = join(root, 'node_modules/typescript/bin/tsc')

/** By patch, what it gives: what a program says then. */
const PROGRAMS = {
  'add-a-theme.patch': {
    program: `
      import { compose } from './packages/api/src/domains/studio/composer/compose.ts'
      import { catalogue } from './packages/messages/src/areas/catalogue.ts'
      const { theme } = compose('Et spil om lava og en vulkan')
      console.log(theme, catalogue.da.themes[theme], catalogue.en.themes[theme])`,
    says: 'volcano Vulkaner Volcanoes',
  },
  'add-a-compliance-rule.patch': {
    program: `
      import { GAME_RULES } from './packages/api/src/domains/games/compliance/game-rules.ts'
      const { check } = GAME_RULES.find(({ id }) => id === 'GEN-CLOCK-01')
      console.log(JSON.stringify([true, false, undefined].map((sessionClock) => check({ facts: { sessionClock } }))))`,
    says: '[null,{"actual":"false","expected":"true"},{"missing":"facts.sessionClock"}]',
  },
}

/** By patch, the tests that hold with it: its own, and those that every one of its kind has to pass. */
const TESTS = {
  'add-a-win-rule.patch': ['slot-engine/src/game/rules/corners/corners.test.ts'],
  'add-a-bonus-feature.patch': ['slot-engine/src/game/features/die/die.test.ts'],
  'add-a-round-event.patch': ['slot-engine/src/game/cascades/cascades-ended.test.ts'],
  'add-an-endpoint.patch': ['api/src/domains/people/companies/check.test.ts'],
  'add-a-page.patch': ['web/src/lobby/returns-page.test.tsx'],
  'add-a-payment-method.patch': [
    'api/src/domains/money/payments/methods/wire-transfer/bank.test.ts',
    'api/src/domains/money/payments/methods/methods.test.ts',
    'api/src/domains/money/payments/methods/only-here.test.ts',
  ],
}

/** What the commands of the recipes write into committed files, given a test that writes them. */
const WRITTEN = {
  'slot-engine/src/grammar/written.test.ts': {
    file: 'slot-engine/src/round.gen.ts',
    text: 'export interface CascadesEnded',
  },
  'api/src/http/openapi.test.ts': { file: 'api/src/http/openapi.test.ts', text: '"GET /cvr/check/{cvrNumber}"' },
}

describe('with all patches but that of a language', () => {
  /** @type {ReturnType<typeof copyOf>} */
  let copy
  /** @type {Map<string, string>} By test file, how it went. */
  let results

  beforeAll(() => {
    copy = copyOf(['api', 'messages', 'schemas', 'slot-engine', 'table-games', 'web'])
    for (const patch of [...Object.keys(PROGRAMS), ...Object.keys(TESTS)]) copy.apply(join(PATCHES, patch))
    copy.node(['route-tree.mjs'], 'packages/web')
    const files = [...Object.values(TESTS).flat(), ...Object.keys(WRITTEN)].map((file) => `packages/${file}`)
    const out = join(copy.path, 'results.json')
    const reporting = ['--reporter=json', `--outputFile=${out}`]
    copy.node([VITEST, 'run', '--config', 'vitest.workspace.ts', '--update', ...reporting, ...files])
    /** @type {{ testResults: { name: string, status: string, message: string }[] }} */
    const { testResults } = JSON.parse(readFileSync(out, 'utf8'))
    const short = (/** @type {string} */ name) => name.slice(name.indexOf('/packages/') + '/packages/'.length)
    results = new Map(testResults.map(({ name, status, message }) => [short(name), status + message]))
  }, 240_000)
  afterAll(() => copy.remove())

  test.each(Object.entries(PROGRAMS))('%s does what its recipe says', (_, { program, says }) => {
    expect(copy.node(['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program])).toBe(says)
  })

  test.each(Object.entries(TESTS))('%s passes its tests', (_, files) => {
    expect(files.map((file) => [file, results.get(file)])).toEqual(files.map((file) => [file, 'passed']))
  })

  test.each(Object.entries(WRITTEN))('%s writes what follows', (by, { file, text }) => {
    expect(results.get(by)).toBe('passed')
    expect(readFileSync(join(copy.path, 'packages', file), 'utf8')).toContain(text)
  })
})

test('add-a-language.patch: the compiler names every area without the language', () => {
  const copy = copyOf(['messages'])
  copy.apply(join(PATCHES, 'add-a-language.patch'))
  const told = copy.node([TSC, '-p', 'packages/messages', '--noEmit', '--pretty', 'false'])
  const named = [...told.matchAll(/^packages\/messages\/src\/areas\/([\w-]+\.ts)/gm)].map(([, file]) => file)
  const areas = readdirSync(join(root, 'packages/messages/src/areas'))
  copy.remove()
  expect([...new Set(named)].toSorted()).toEqual(areas.filter((file) => file !== 'units.ts').toSorted())
  expect(told).toContain("Property 'sv' is missing")
})

test('each patch is tried, and named by a recipe', () => {
  const recipes = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const tried = ['add-a-language.patch', ...Object.keys(PROGRAMS), ...Object.keys(TESTS)]
  expect(readdirSync(PATCHES).toSorted()).toEqual(tried.toSorted())
  expect(tried.filter((patch) => !recipes.includes(`scripts/recipes/${patch}`))).toEqual([])
})
