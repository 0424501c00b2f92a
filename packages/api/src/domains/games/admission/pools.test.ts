import { randomUUID } from 'node:crypto'
import type { Definition, Jackpot } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { WIDE } from '../../../testing/contract.ts'
import { identify } from '../../../testing/identities.ts'
import { newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let maker: TestMember
let player: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 })
  const members = await Promise.all([newMember(server), newMember(server)])
  maker = members[0]
  player = members[1]
  await identify(server.services, player.id)
  await server.post('/api/limits/deposit', WIDE, player.headers)
  await server.post('/api/wallet/deposit', { amount: 100 }, player.headers)
  await run('staff', 'add', 'mia@spil.dk', '--role', 'games')
})
afterAll(async () => {
  expect(await server.services.wallet.verify()).toMatchObject({ ok: true })
  await server.stop()
})

async function run(...words: string[]) {
  const said: string[] = []
  const status = await runCommand(server.services, words, (line) => said.push(line))
  return { status, said: said.join('\n') }
}

const SNART: Jackpot = { id: 'snart', name: 'Snart', coins: 30, contributionPpm: 300_000, mustHitBy: 9000 }

test('staff admit no version that the pools with players’ money could not go over to', {
  timeout: 120_000,
}, async () => {
  const wish = { name: 'Mosens Puljer', description: 'Et stille spil.', rtp: 9000, reels: 5, paylines: 10 }
  const { id } = (await server.post('/api/games', { ...wish, volatility: 'medium' }, maker.headers)).body
  const { definition } = (await server.get(`/api/games/${id}/definition`, maker)).body as { definition: Definition }
  const revise = async (...jackpots: Jackpot[]) => {
    const { status } = await server.post(
      `/api/games/${id}/versions`,
      { definition: { ...definition, jackpots } },
      maker.headers,
    )
    expect(status).toBe(201)
  }
  const submitted = async () => {
    expect((await server.post(`/api/games/${id}/submission`, {}, maker.headers)).status).toBe(200)
    await server.services.admission.tick()
    return (await server.get(`/api/games/${id}/admission`, maker)).body
  }
  const admit = () => run('games', 'admit', String(id), '--by', 'mia@spil.dk', '--why', 'set på')
  const play = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      const sent = { bet: 1, stake: 'money', key: randomUUID() }
      expect((await server.post(`/api/games/${id}/spin`, sent, player.headers)).status).toBe(200)
    }
  }

  await revise(SNART)
  expect((await submitted()).submission).toMatchObject({ state: 'pending', faults: [] })
  expect(await admit()).toMatchObject({ status: 0 })
  await server.get(`/api/games/${id}/seeds`, player)
  await server.post(`/api/games/${id}/seeds/client`, { clientSeed: 'mit eget' }, player.headers)
  await play(4)

  // Its maker is told before anybody has to decide.
  await revise()
  const { submission, admittedVersion } = await submitted()
  expect([submission.state, admittedVersion]).toEqual(['failed', 2])
  expect(submission.faults).toMatchObject([{ code: 'poolDropped', text: expect.stringContaining('Behold puljen') }])

  // What was in order when it was proved is looked at again.
  await revise({ ...SNART, mustHitBy: 33 })
  expect((await submitted()).submission).toMatchObject({ state: 'pending', faults: [] })
  await play(6)
  const refused = await admit()
  expect(refused.status).toBe(1)
  expect(refused.said).toMatch(
    /^Spillet kan ikke godkendes\. Puljen «Snart» er nået til 33 mønter, .* vent, til puljen er betalt\.$/,
  )
  await play(1)
  expect((await server.get(`/api/games/${id}`)).body.version).toBe(2)

  await revise({ ...SNART, coins: 31 })
  await submitted()
  expect(await admit()).toMatchObject({ status: 0 })
  const { pools } = (await server.get(`/api/games/${id}/jackpots`)).body[0]
  const { amount } = pools.find(({ bet }: { bet: number }) => bet === 1)
  expect(amount).toBeCloseTo((31 + 11 * 0.3) / definition.betCoins, 9)
  await play(1)

  // Nobody could win what players have put in, so that is not the maker’s to decide.
  const kept = await server.post(`/api/games/${id}/withdrawal`, {}, maker.headers)
  expect([kept.status, kept.body.error?.code ?? kept.body.code]).toEqual([409, 'poolsFull'])
  await play(1)
  const withdrawn = await run(
    'games',
    'withdraw',
    String(id),
    '--by',
    'mia@spil.dk',
    '--why',
    'puljens penge går tilbage',
  )
  expect(withdrawn).toMatchObject({ status: 0 })
})
