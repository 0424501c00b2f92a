import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let member: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  member = await newMember(server)
})
afterAll(() => server.stop())

const get = (path: string) => server.get(`/api${path}`, { headers: member.headers })
const post = (path: string, body: object) => server.post(`/api${path}`, body, member.headers)

describe('the dashboard over HTTP', () => {
  test('is for members', async () => {
    for (const path of ['stats', 'games', 'favourites', 'recent', 'notifications', 'history']) {
      const { status, body } = await server.get(`/api/dashboard/${path}`)
      expect({ status, body }).toEqual({
        status: 401,
        body: { error: 'Du skal være logget ind.', code: 'notLoggedIn' },
      })
    }
  })

  test('of somebody new is empty and honest', async () => {
    expect((await get('/dashboard/stats')).body).toEqual({
      ...{ xp: 0, nextLevelXp: 1000, level: 1, subscription: 'free', ownedGames: 0, leasedGames: 0, totalSpent: 0 },
    })
    expect((await get('/dashboard/games')).body).toEqual([])
    expect((await get('/dashboard/notifications')).body).toMatchObject({
      unread: 1,
      items: [{ kind: 'account', title: 'Din konto er aktiveret' }],
    })
  })

  test('lists what was bought', async () => {
    const wish = { gameId: 1, ownershipType: 'purchase', paymentMethod: 'credit_card', paymentReference: 'web-1' }
    expect((await post('/dashboard/purchase-game', { ...wish, amount: 25_000 })).status).toBe(200)
    expect((await get('/dashboard/games')).body).toMatchObject([
      { id: 1, name: 'Lille Spil', ownershipType: 'purchase', personalRating: null, playTime: 0, leaseExpiry: null },
    ])
    expect((await get('/dashboard/stats')).body).toMatchObject({ ownedGames: 1, totalSpent: 2_500_000 })
  })

  test('keeps ratings and favourites, and refuses others', async () => {
    expect((await post('/games/1/rating', { rating: 5 })).body).toMatchObject({ id: 1, personalRating: 5 })
    expect((await post('/games/1/favourite', { on: true })).body).toMatchObject({ favourite: true, personalRating: 5 })
    expect((await get('/games/1/mark')).body).toMatchObject({ favourite: true, personalRating: 5 })
    for (const rating of [0, 6, 2.5, '5']) {
      const { status, body } = await post('/games/1/rating', { rating })
      expect({ status, field: body.field }).toEqual({ status: 400, field: 'rating' })
    }
    expect((await post('/games/99/rating', { rating: 5 })).status).toBe(404)
    expect((await server.post('/api/games/1/rating', { rating: 5 })).status).toBe(401)
  })

  test('counts no time without rounds', async () => {
    expect((await post('/games/1/heartbeat', {})).body).toEqual({ playTime: 0 })
    expect((await server.post('/api/games/1/heartbeat', {})).status).toBe(401)
  })

  test('goes along in the file of personal data', async () => {
    const { body } = await get('/auth/export')
    expect(body.dashboard).toMatchObject({ games: [{ gameId: 1, rating: 5, favourite: true }], playDays: [] })
  })
})
