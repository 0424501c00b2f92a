import { design } from '@spilvaerk/slot-engine'
import { designTable } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { granted } from '../../../platform/refusals/refusals.ts'
import { judge } from '../../../testing/fidelity.ts'
import { sampleAt } from '../../../testing/prompts.ts'
import { checkCompliance } from '../../games/compliance/check.ts'
import { OUR_SITE } from '../../games/compliance/subject.ts'
import { createPipeline } from './pipeline.ts'

/** A few of the thousand that docs/generation.md reports on: those whose design takes no sampling. */
const PROMPTS = 18
const samples = Array.from({ length: 400 }, (_, index) => sampleAt(index))
  .filter(({ wins, features, kind }) => !wins && features.every((one) => one === 'freeSpins') && kind !== 'table')
  .slice(0, PROMPTS)

const run = createPipeline({
  calculations: {
    design: async (brief, seed) => granted(design(brief, seed)),
    designTable: async (brief) => granted(designTable(brief)),
  },
  compliance: { check: (subject) => checkCompliance({ ...subject, facts: OUR_SITE }, 'general', '2026-11-21') },
  writer: { writtenBy: { kind: 'composer' }, write: async () => ({ by: { kind: 'composer' }, failure: null }) },
})

test('prompts of all kinds become valid games that keep what was asked for', { timeout: 120_000 }, async () => {
  let asked = 0
  let met = 0
  for (const sample of samples) {
    const made = await run({ prompt: sample.prompt, card: {}, roll: 0 }, { payer: 'member:prøve' })
    if (!made.ok) throw new Error(`${sample.prompt}: ${made.refusal.code}`)
    const judgement = judge(sample, made.value)
    expect(judgement, sample.prompt).toMatchObject({ broken: [], silent: [] })
    asked += judgement.asked
    met += judgement.met
  }
  expect(met / asked).toBeGreaterThanOrEqual(0.95)
})

test.each<[string, object[]]>([
  [
    'Pirate slot with 12 reels, 0 lines and RTP 150',
    [
      { field: 'reels', wished: 12, given: 8, from: 'prompt' },
      { field: 'lines', wished: 0, given: 1, from: 'prompt' },
      { field: 'rtp', wished: 150, given: 98, from: 'prompt' },
      { field: 'reels', wished: 5, given: 8, from: 'settings' },
      { field: 'lines', wished: 25, given: 1, from: 'settings' },
      { field: 'rtp', wished: 96.5, given: 98, from: 'settings' },
    ],
  ],
  ['Pirate slot with 900 free spins', [{ field: 'freeSpinCount', wished: 900, given: 50, from: 'prompt' }]],
  ['Pirate slot with 3 reels', [{ field: 'reels', wished: 5, given: 3, from: 'settings' }]],
  [
    'Pirate slot with 243 ways and 20 lines',
    [
      { field: 'lines', wished: 20, given: 'veje', from: 'prompt' },
      { field: 'lines', wished: 25, given: 'veje', from: 'settings' },
    ],
  ],
])('“%s” tells what of it cannot be, and what the card wished else', async (prompt, adjustments) => {
  const card = { rtp: 9650, reels: 5, paylines: 25 }
  const made = await run({ prompt, card, roll: 0 }, { payer: 'member:prøve' })
  if (!made.ok) throw new Error(made.refusal.code)
  for (const adjustment of adjustments)
    expect(made.value.making.adjustments).toContainEqual(expect.objectContaining(adjustment))
})
