import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { proveIdentity } from '../../../testing/identities.ts'
import { createTestClock, logIn, newMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { OPEN_MS } from './service.ts'

/** Every hand asks: fold, or play for as much as the ante. */
const poker = {
  ...{ definitionVersion: 1, kind: 'threeCardPoker', id: 'tre-kort', name: 'Tre Kort' },
  limits: { min: 1, max: 1000, round: 1200, spots: { pairPlus: { max: 200 } } },
  anteBonus: [{ hand: 'straightFlush', pays: 5 }],
  pairPlus: { pays: [{ hand: 'pair', pays: 1 }] },
}
const WIDE = { day: 1e6, week: 1e6, month: 1e6 }

const clock = createTestClock()
let server: TestServer
let id: number
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 }, { clock })
  id = (await server.post('/api/games', { name: 'Tre Kort', definition: poker })).body.id
  await admitAnyway(server, id)
})
afterAll(async () => {
  expect(await server.services.wallet.verify()).toMatchObject({ ok: true })
  await server.stop()
})

/** A connection of its own for each request: one that is closed after the answer. */
async function player(amount = 1000) {
  const { headers, email } = await newMember(server)
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    server.post(`/api${path}`, body, { ...headers, Connection: 'close', ...more })
  const get = async (path: string) => (await server.get(`/api${path}`, { headers })).body
  await proveIdentity(server.url, headers)
  await post('/limits/deposit', WIDE)
  await post('/wallet/deposit', { amount })
  await get(`/games/${id}/seeds`)
  await post(`/games/${id}/seeds/client`, { clientSeed: 'mit eget' })
  return {
    email,
    post,
    get,
    spin: (body: object, key: string = randomUUID()) =>
      post(`/games/${id}/spin`, { stake: 'money', ...body }, { 'Idempotency-Key': key }),
    choose: (roundId: string, ...choices: unknown[]) => post(`/rounds/${roundId}/choices`, { choices }),
    balance: async (): Promise<number> => (await get('/wallet')).balance,
  }
}

describe('bets', () => {
  test('several are one round, one posting and one answer, however often the key is sent', async () => {
    const anna = await player()
    const key = randomUUID()
    const bets = [
      { bet: 'ante', amount: 10 },
      { bet: 'pairPlus', amount: 5 },
    ]
    const answers = await Promise.all(Array.from({ length: 6 }, () => anna.spin({ bets }, key)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]?.body)
    }
    expect(answers[0]?.body).toMatchObject({ bet: 15, cost: 15, bets, status: 'open', balance: 985 })
    expect(await anna.balance()).toBe(985)
    expect(await anna.spin({ bet: 10 }, key)).toMatchObject({ status: 409, body: { code: 'keyReused' } })
  })

  test('all that is wrong with them is told at once, by field and in the language that is asked for', async () => {
    const anna = await player()
    const bets = [
      { bet: 'pairPlus', amount: 500 },
      { bet: 'sixCards', amount: 1 },
      { bet: 'pairPlus', amount: 0.5 },
    ]
    const { status, body } = await anna.post(`/games/${id}/spin`, { stake: 'money', bets }, { 'Accept-Language': 'en' })
    expect(status).toBe(400)
    expect(body).toEqual({
      ...{ error: 'The spot “pairPlus” needs a bet on “ante” too', code: 'betNeedsOther', field: 'bets[0].bet' },
      problems: [
        { field: 'bets[0].bet', code: 'betNeedsOther', reason: 'The spot “pairPlus” needs a bet on “ante” too' },
        { field: 'bets[0].amount', code: 'betOutside', reason: 'The bet has to be from 1 to 200 kr.' },
        { field: 'bets[1].bet', code: 'spotUnknown', reason: 'The game has no spot “sixCards”' },
        { field: 'bets[2].bet', code: 'betDuplicate', reason: 'The spot “pairPlus” has two bets: make them one' },
        { field: 'bets[2].amount', code: 'betOutside', reason: 'The bet has to be from 1 to 200 kr.' },
      ],
    })
    expect(await anna.balance()).toBe(1000)
  })

  test('one fault alone has no list', async () => {
    const { body } = await (await player()).spin({ bets: [{ bet: 'ante', amount: 5000 }] })
    expect(body).toEqual({
      ...{ error: 'Indsatsen skal være fra 1 til 1.000 kr.', code: 'betOutside', field: 'bets[0].amount' },
    })
  })
})

describe('a raise', () => {
  test('by two connections at once is taken once', async () => {
    const anna = await player()
    const { roundId } = (await anna.spin({ bet: 100 })).body
    const answers = await Promise.all(Array.from({ length: 6 }, () => anna.choose(roundId, 'play')))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]?.body)
    }
    const { totalWin, cost } = answers[0]?.body ?? {}
    expect([cost, await anna.balance()]).toEqual([200, 800 + totalWin])
    // What an hour later is sent again is answered again.
    clock.pass(3_600_000)
    expect((await anna.choose(roundId, 'play')).body).toEqual(answers[0]?.body)
    expect(await anna.balance()).toBe(800 + totalWin)
  })

  test('and a fold at once: one of them counts, the other is told so', async () => {
    const anna = await player()
    const { roundId } = (await anna.spin({ bet: 100 })).body
    const answers = await Promise.all([anna.choose(roundId, 'play'), anna.choose(roundId, 'fold')])
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body)
    expect(taken).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'choicesConflict' },
    })
    expect(await anna.balance()).toBe(1000 - taken[0].cost + taken[0].totalWin)
  })

  type Anna = Awaited<ReturnType<typeof player>>
  const refusals: readonly [string, number, number, string, (anna: Anna) => Promise<unknown>][] = [
    ['beyond the balance', 500, 402, 'insufficientFunds', async () => {}],
    ['beyond a limit of loss', 1000, 403, 'overLossLimit', (anna) => anna.post('/limits/loss', { ...WIDE, day: 650 })],
    ['in a pause', 1000, 403, 'paused', (anna) => anna.post('/limits/pause', {})],
    ['in a suspended game', 1000, 403, 'gameNotAdmitted', () => admitAnyway(server, id, 'suspended')],
  ]
  test.each(refusals)('%s is refused and the hand goes on', async (_, deposited, status, code, change) => {
    const anna = await player(deposited)
    const { roundId } = (await anna.spin({ bet: 400 })).body
    await change(anna)
    const refused = await anna.choose(roundId, 'play')
    expect(await anna.balance()).toBe(deposited - 400)
    expect(await anna.get(`/games/${id}/open-round`)).toMatchObject({ roundId, cost: 400, choices: [], status: 'open' })
    expect((await anna.choose(roundId, 'fold')).body).toMatchObject({ status: 'done', cost: 400 })
    expect(await anna.balance()).toBe(deposited - 400)
    await admitAnyway(server, id)
    expect(refused).toMatchObject({ status, body: { code, error: expect.any(String) } })
  })

  test.each([
    [['hit'], 400, 'moveNotOffered', 'choices[0]'],
    [[0], 400, 'moveNotOffered', 'choices[0]'],
    [[{ move: 'play', amount: 50 }], 400, 'moveAmountWrong', 'choices[0].amount'],
    [[], 400, 'invalidInput', 'choices'],
    [{ 0: 'play' }, 400, 'invalidInput', 'choices'],
  ])('the choices %j are refused by field, and the hand goes on', async (choices, status, code, field) => {
    const anna = await player()
    const { roundId } = (await anna.spin({ bet: 100 })).body
    const refused = await anna.post(`/rounds/${roundId}/choices`, { choices })
    expect(refused).toMatchObject({ status, body: { code, field } })
    expect(await anna.balance()).toBe(900)
    expect((await anna.choose(roundId, 'fold')).status).toBe(200)
  })

  test('of somebody else is refused, and so is one in a round that is over', async () => {
    const [anna, bo] = [await player(), await player()]
    const { roundId } = (await anna.spin({ bet: 100 })).body
    expect(await bo.choose(roundId, 'play')).toMatchObject({ status: 403, body: { code: 'roundNotYours' } })
    await anna.choose(roundId, 'fold')
    expect(await anna.choose(roundId, 'play')).toMatchObject({ status: 409, body: { code: 'choicesConflict' } })
    expect(await anna.choose(roundId, 'fold', 'play')).toMatchObject({ status: 409, body: { code: 'roundDone' } })
    expect([await anna.balance(), await bo.balance()]).toEqual([900, 1000])
  })
})

test('what a hand still hides is in no answer before it is over', async () => {
  const anna = await player()
  const open = (await anna.spin({ bet: 10 })).body
  for (const told of [open, await anna.get(`/rounds/${open.roundId}`), await anna.get(`/games/${id}/open-round`)]) {
    expect(JSON.stringify(told)).not.toMatch(/"seed"|cardShown/)
    expect(told.round.events.filter(({ to, card }: { to: string; card?: string }) => to === 'dealer' && card)).toEqual(
      [],
    )
  }
  expect(await anna.get(`/rounds/${open.roundId}/verification`)).toMatchObject({ code: 'roundUnfinished' })
})

test('a hand that is left for a day is folded: it costs nothing more, and takes no further choice', async () => {
  const anna = await player()
  const { roundId } = (await anna.spin({ bet: 100 })).body
  clock.pass(OPEN_MS)
  expect(await anna.get(`/rounds/${roundId}`)).toMatchObject({ status: 'done', choices: ['fold'], totalWin: 0 })
  // The session is over by then.
  const { headers } = await logIn(server, anna.email)
  const late = await server.post(`/api/rounds/${roundId}/choices`, { choices: ['play'] }, headers)
  expect(late).toMatchObject({ status: 409, body: { code: 'choicesConflict' } })
  expect((await server.get(`/api/games/${id}/open-round`, { headers })).body).toBe(null)
  expect((await server.get('/api/wallet', { headers })).body).toMatchObject({ balance: 900 })
})
