import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { createTestClock, newMember } from '../../../testing/members.ts'
import { newPlayer, value } from '../../../testing/players.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { WINDOW_DAYS } from './service.ts'
import { gamePlayers } from './tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const clock = createTestClock()
let house: House
let server: TestServer
beforeAll(async () => {
  house = await openHouse({ clock })
  server = await startTestServer({ RATE_LIMIT: 0, TRUST_PROXY: 'true' })
})
afterAll(async () => {
  await house.close()
  await server.stop()
})

let planted = 1
/** The number of a new game that nobody has played. */
async function newGame(): Promise<number> {
  await house.plant(seedOf(`spil-${++planted}`, smallGame()))
  return planted
}
const popularity = async (id: number) => value(await house.catalogue.popularity(id)).popularity
const member = () => ({ id: randomUUID(), kind: 'player' as const })

test('opening a game 300 times counts nobody; rounds count each player once', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  const opened = await Promise.all(Array.from({ length: 300 }, () => server.post('/api/casino/games/1/play')))
  for (const { body } of opened) expect(body).toEqual({ popularity: 0 })
  const spin = async (headers: Record<string, string>) =>
    expect((await server.post('/api/games/1/spin', { bet: 1 }, headers)).status).toBe(200)
  await Promise.all(Array.from({ length: 250 }, (_, n) => spin(from(`2001:db8::${n.toString(16)}`))))
  expect((await server.post('/api/casino/games/1/play')).body).toEqual({ popularity: 1 })
  await spin(from('2001:db8:0:1::1'))
  await spin(from('192.0.2.7'))
  const anna = await newMember(server)
  await spin({ ...anna.headers, ...from('192.0.2.7') })
  await spin({ ...anna.headers, ...from('192.0.2.8') })
  const [game] = (await server.get('/api/casino/popular')).body
  expect(game.popularity).toBe(4)
})

test('rounds for money count their player, in the transaction that stores them', async () => {
  const id = await newGame()
  const player = await newPlayer(house, { gameId: id })
  await player.play()
  await player.play()
  expect(await popularity(id)).toBe(1)
  const poor = await newPlayer(house, { gameId: id, balance: 0 })
  expect((await poor.play()).ok).toBe(false)
  expect(await popularity(id)).toBe(1)
})

test('sixty first rounds of one player at once count one player', async () => {
  const id = await newGame()
  const player = member()
  await Promise.all(Array.from({ length: 60 }, () => house.rounds.spin({ id, bet: 1 }, player)))
  expect(await popularity(id)).toBe(1)
})

test('a repeated request counts nobody again, and nobody else', async () => {
  const id = await newGame()
  const key = randomUUID()
  await house.rounds.spin({ id, bet: 1, key }, member())
  await house.rounds.spin({ id, bet: 1, key }, member())
  expect(await popularity(id)).toBe(1)
})

test('a player is counted until the window has passed since the latest round', async () => {
  const id = await newGame()
  const [early, late] = [member(), member()]
  await house.rounds.spin({ id, bet: 1 }, early)
  await house.rounds.spin({ id, bet: 1 }, late)
  clock.pass(DAY_MS)
  await house.rounds.spin({ id, bet: 1 }, late)
  const after = async (days: number) => {
    clock.pass(days * DAY_MS)
    await house.popularity.closeWindow()
    return popularity(id)
  }
  expect(await after(WINDOW_DAYS - 2)).toBe(2)
  expect(await after(1)).toBe(1)
  expect(await after(1)).toBe(0)
  await house.rounds.spin({ id, bet: 1 }, early)
  expect(await popularity(id)).toBe(1)
})

test('the second round of a day writes no player', async () => {
  const id = await newGame()
  const player = member()
  expect(house.popularity.firstRound(id, `member:${player.id}`)).toBeDefined()
  await house.rounds.spin({ id, bet: 1 }, player)
  expect(house.popularity.firstRound(id, `member:${player.id}`)).toBeUndefined()
  clock.pass(DAY_MS)
  expect(house.popularity.firstRound(id, `member:${player.id}`)).toBeDefined()
})

test('who leaves is counted no more', async () => {
  const id = await newGame()
  const player = member()
  await house.rounds.spin({ id, bet: 1 }, player)
  await house.storage.tx((db) => house.popularity.forgetMember(db, player.id))
  expect(await popularity(id)).toBe(0)
  const rows = await house.storage.read.select().from(gamePlayers)
  expect(rows.filter((row) => row.player.includes(player.id))).toEqual([])
})
