import { design } from '@spilvaerk/slot-engine'
import { designTable } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { granted } from '../../../platform/refusals/refusals.ts'
import { checkCompliance } from '../../games/compliance/check.ts'
import { OUR_SITE } from '../../games/compliance/subject.ts'
import { FEATURES } from './feature-wishes.ts'
import { createPipeline } from './pipeline.ts'

const run = createPipeline({
  calculations: {
    design: async (brief, seed) => granted(design(brief, seed)),
    designTable: async (brief) => granted(designTable(brief)),
  },
  compliance: { check: (subject) => checkCompliance({ ...subject, facts: OUR_SITE }, 'general', '2026-11-21') },
  writer: { writtenBy: { kind: 'composer' }, write: async () => ({ by: { kind: 'composer' }, failure: null }) },
})

test.each([
  ['a mine with bombs and a charge meter', ['bombs', 'chargeMeter'], 'bombs that clear the cells around them'],
  ['felter med multiplikatorer, som fordobles', ['cellFactors'], 'felter, der ganger gevinsten'],
  [
    'sweets that pay anywhere, with multiplier bombs that add up',
    ['multiplierBombs'],
    'multiplier symbols that add up',
  ],
] as const)('“%s” becomes a game that has what it asks for', { timeout: 240_000 }, async (prompt, wanted, told) => {
  const made = await run({ prompt, card: {}, roll: 0 }, { payer: 'member:prøve' })
  if (!made.ok) throw new Error(made.refusal.code)
  if (made.value.kind !== 'slot') throw new Error('a table')
  const { definition, sheet } = made.value
  for (const feature of wanted) expect(FEATURES[feature].met(definition), feature).toBe(true)
  expect(definition.description).toContain(told)
  if (sheet.method !== 'simulated') throw new Error('an exact sheet')
  expect(2.576 * sheet.standardError).toBeLessThan(0.003)
})
