import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The fields of the specification, and no definition. */
const FIELDS = {
  ...{ name: 'Felter', description: 'Et spil.', theme: 'fruit', rtp: 9600, volatility: 'medium' },
  ...{ reels: 5, paylines: 243, maxWinMultiplier: 2000 },
  symbols: [
    { emoji: '🃏', name: 'Joker', value: 0, type: 'wild' },
    { emoji: '⭐', name: 'Stjerne', value: 0, type: 'scatter' },
    ...['💎', '🔔', '🍀', '🍉', '🍇', '🍋'].map((emoji) => ({ emoji, name: emoji, value: 0, type: 'regular' })),
  ],
  paytable: {},
  config: { betLevels: [1, 5, 10] },
}

test('a game of the specification’s fields has the return, class and ways that they say', async () => {
  const { status, body } = await server.post('/api/games', FIELDS)
  expect(status).toBe(201)
  expect(body).toMatchObject({ reels: 5, paylines: 243, volatility: 'medium', maxWinMultiplier: 2000 })
  expect(Math.abs(body.rtp - FIELDS.rtp)).toBeLessThanOrEqual(50)
})

test.each<[string, object, string]>([
  ['lines that are no ways either', { paylines: 250 }, 'paylines'],
  [
    'pays that return too little',
    { paytable: Object.fromEntries(['💎', '🔔', '🍀', '🍉', '🍇', '🍋'].map((id) => [id, { 5: 0.01 }])) },
    'paytable',
  ],
])('%s are refused by field', async (_, change, field) => {
  const { status, body } = await server.post('/api/games', { ...FIELDS, ...change })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(field)
})

test('figures that no game has together are refused by the field to change', async () => {
  const { status, body } = await server.post('/api/games', { ...FIELDS, volatility: 'extreme', maxWinMultiplier: 100 })
  expect([status, body.code]).toEqual([400, 'wishUnmet'])
  expect(Object.keys(FIELDS)).toContain(body.field)
  expect(body.error).not.toContain('{')
})
