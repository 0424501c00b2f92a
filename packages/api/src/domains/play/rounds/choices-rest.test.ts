import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { smallGame } from '../../../testing/games.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const asking = smallGame({
  features: [
    {
      type: 'choice',
      id: 'valg',
      options: [{ prize: { coins: 10 } }, { prize: { nothing: true } }],
    },
  ],
  modes: [{ id: 'koeb', coins: 20, buys: { feature: 'valg' } }],
})

let server: TestServer
let path: string
let gameId: number
beforeAll(async () => {
  server = await startTestServer()
  const game = { name: 'Valgspil', description: 'Vælg.', theme: 'fruit', definition: asking }
  gameId = (await server.post('/api/games', game)).body.id
  await admitAnyway(server, gameId, 'listed')
  const headers = { 'Idempotency-Key': randomUUID() }
  const { body } = await server.post(`/api/games/${gameId}/spin`, { bet: 1, mode: 'koeb' }, headers)
  expect(body).toMatchObject({ cost: 2, status: 'open', round: { awaiting: { feature: 'valg', options: 2 } } })
  path = `/api/rounds/${body.roundId}`
})
afterAll(() => server.stop())

const choose = async (choices: unknown) => {
  const { status, body } = await server.post(`${path}/choices`, { choices })
  return { status, error: body.error, field: body.field }
}

test('an answer there is not, and what is no answer at all, is 400 with the field', async () => {
  expect(await choose([2])).toEqual({ status: 400, error: 'Valget skal være et tal fra 0 til 1', field: 'choices[0]' })
  expect(await choose([-1])).toMatchObject({ status: 400, field: 'choices[0]' })
  expect(await choose([0.5])).toMatchObject({ status: 400, field: 'choices[0]' })
  expect(await choose([])).toMatchObject({ status: 400, error: 'Der mangler et valg' })
  expect(await choose('0')).toMatchObject({ status: 400, field: 'choices' })
})

test('the answer is taken, a repeat is harmless, another one is a conflict', async () => {
  expect((await server.get(path)).body).not.toHaveProperty('seed')
  expect((await choose([0])).status).toBe(200)
  expect((await choose([0])).status).toBe(200)
  expect(await choose([1])).toEqual({
    status: 409,
    error: 'Runden har allerede fået et andet valg',
    field: 'choices',
  })
  expect(await choose([0, 0])).toMatchObject({ status: 409, error: 'Runden er allerede afsluttet' })
  expect((await server.get(path)).body).toMatchObject({
    status: 'done',
    choices: [0],
    totalWin: 1,
    seed: expect.any(String),
  })
})

test('more answers than are asked for is 400, and the answers that were asked for count', async () => {
  const { body } = await server.post(`/api/games/${gameId}/spin`, { bet: 1, mode: 'koeb' })
  path = `/api/rounds/${body.roundId}`
  expect(await choose([0, 0])).toMatchObject({ status: 400, error: 'Runden spørger ikke om så mange valg' })
  expect((await server.get(path)).body).toMatchObject({ status: 'done', choices: [0] })
})

test('an unknown round is 404, an unknown mode 400', async () => {
  expect((await server.post(`/api/rounds/${randomUUID()}/choices`, { choices: [0] })).status).toBe(404)
  expect((await server.post('/api/games/1/spin', { bet: 1, mode: 'koeb' })).body).toEqual({
    error: 'Spillet har kun én spilform',
    code: 'modeNotOffered',
    field: 'mode',
  })
})
