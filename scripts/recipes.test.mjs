import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './process.mjs'

const PATCHES = join(root, 'scripts/recipes')
let copy = ''

/** The sources of two packages, with the dependencies of the real ones. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipes-'))
  for (const name of ['api', 'messages']) {
    const [from, to] = [join(root, 'packages', name), join(copy, 'packages', name)]
    mkdirSync(to, { recursive: true })
    for (const part of ['src', 'package.json']) cpSync(join(from, part), join(to, part), { recursive: true })
    symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'), 'junction')
  }
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

/**
 * What a program says that is run in the sources after a patch of a recipe.
 * @param {string} patch
 * @param {string} program
 */
function runAfter(patch, program) {
  execFileSync('git', ['apply', '--unsafe-paths', `--directory=${copy}`, join(PATCHES, patch)], { cwd: copy })
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' }).trim()
}

const RECIPES = {
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

test.each(Object.entries(RECIPES))('%s does what its recipe says', (patch, { program, says }) => {
  expect(runAfter(patch, program)).toBe(says)
})

test('each patch is tried, and named by a recipe', () => {
  const recipes = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  expect(readdirSync(PATCHES).toSorted()).toEqual(Object.keys(RECIPES).toSorted())
  for (const patch of Object.keys(RECIPES)) expect(recipes).toContain(`scripts/recipes/${patch}`)
})
