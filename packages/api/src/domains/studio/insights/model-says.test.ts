import { expect, test } from 'vitest'
import type { Writer } from '../ai/writer.ts'
import { createInsights, type InsightsParts } from './service.ts'

const POINTS = ['<b>Frispil er populære.</b>', 'Se https://falsk.example/rapport.', 'Ifølge falsk.com vokser alt.', ' ']
const by = { kind: 'model', model: 'en-model' }
// Only what trends, rivals and concepts ask of the house.
const insights = createInsights({
  catalogue: { list: async () => [], popular: async () => [] },
  rounds: {},
  writer: { write: async () => ({ value: { points: POINTS }, by }) } as unknown as Writer,
} as unknown as InsightsParts)

test('what a model says is plain, names no addresses, and stands apart from what is known', async () => {
  const trends = await insights.trends('Megaways', { payer: 'member:nogen' })
  expect(trends).toMatchObject({ modelSays: ['Frispil er populære.'], writtenBy: by })
  expect(trends.trends).toEqual(trends.known.map(({ text }) => text))
  const rivals = await insights.competitors('det gamle Egypten', { payer: 'member:nogen' })
  expect(rivals.recommendations).not.toContain('Frispil er populære.')
  const concept = await insights.validate('Et spil om bier', { payer: 'member:nogen' })
  expect([...concept.strengths, ...concept.concerns]).not.toContain('Frispil er populære.')
  expect(concept.sources.map(({ url }) => url).join()).not.toContain('falsk')
})
