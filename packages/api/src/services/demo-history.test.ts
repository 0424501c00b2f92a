import { expect, test } from 'vitest'
import { createTestClock } from '../testing/members.ts'
import { startTestServer } from '../testing/server.ts'

const DEMO = { email: 'demo@spilvaerk.example', password: 'ProevSpilvaerk1' }

test('the demo account has a library, a history and a balance, out of the same books as everybody', async () => {
  const server = await startTestServer({ RATE_LIMIT: 0 }, { clock: createTestClock(), demoHistory: true })
  try {
    const { body } = await server.post('/api/auth/login', DEMO)
    const get = (path: string) => server.get(`/api${path}`, { headers: { Cookie: `session=${body.token}` } })
    // The test house has but one game.
    expect((await get('/dashboard/stats')).body).toMatchObject({ ownedGames: 1, totalSpent: 2_500_000, level: 1 })
    expect((await get('/dashboard/games')).body).toMatchObject([{ id: 1, personalRating: 5, favourite: true }])
    const [{ playTime }] = (await get('/dashboard/games')).body
    expect(playTime).toBeGreaterThan(5)
    const { rounds } = (await get('/rounds')).body
    const money = rounds.filter(({ stake }: { stake: string }) => stake === 'money')
    expect(money.length).toBeGreaterThan(10)
    const { balance } = (await get('/wallet')).body
    const { movements } = (await get('/wallet/history')).body
    expect(movements[0].balance).toBe(balance)
    const days = (await get('/dashboard/history')).body.days
    expect(days.filter(({ minutes }: { minutes: number }) => minutes > 0)).toHaveLength(8)
  } finally {
    await server.stop()
  }
})
