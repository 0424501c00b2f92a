import { ADMISSION_LIMITS } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { verifyAudit } from '../../../platform/audit/service.ts'
import { smallGame } from '../../../testing/games.ts'
import { mailsTo, newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

// Proving a game takes as long as it takes.
vi.setConfig({ testTimeout: 180_000 })

let server: TestServer
let anna: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 }, { returns: ADMISSION_LIMITS })
  anna = await newMember(server)
  await run('staff', 'add', 'mia@spil.dk', '--role', 'games')
  await run('staff', 'add', 'ole@spil.dk', '--role', 'payments')
  await run('staff', 'add', anna.email.toUpperCase(), '--role', 'admin')
})
afterAll(() => server.stop())

async function run(...words: string[]) {
  const said: string[] = []
  const status = await runCommand(server.services, words, (line) => said.push(line))
  return { status, said }
}
const decide = (action: string, id: number, by = 'mia@spil.dk', why = 'gennemgået') =>
  run('games', action, String(id), '--by', by, '--why', why)

const post = (path: string, body: object = {}, { headers } = anna) => server.post(`/api/games${path}`, body, headers)
const admissionOf = async (id: number) => (await server.get(`/api/games/${id}/admission`, anna)).body

async function submit(id: number) {
  const { status, body } = await post(`/${id}/submission`)
  expect([status, body.submission.state]).toEqual([200, 'proving'])
  await server.services.admission.tick()
  return (await admissionOf(id)).submission
}

const HONEST = { description: 'Et stille spil.', rtp: 9500, reels: 5, paylines: 10, volatility: 'medium' }

test('a game of the casino that its proof does not admit takes no money', async () => {
  expect((await server.get('/api/casino/games')).body).toEqual([])
  expect((await server.get('/api/games/1')).body.standing).toBe('listed')
})

test('from a maker’s game to money: proved, decided by somebody else, recorded, told', async () => {
  const { id } = (await post('', { ...HONEST, name: 'Mosens Lygtemænd' })).body
  expect(await decide('admit', id)).toEqual({ status: 1, said: ['Spillet venter ikke på at blive godkendt'] })
  expect(await submit(id)).toMatchObject({ state: 'pending', faults: [], isNewest: true })
  expect((await run('games', 'pending')).said[0]).toContain('Mosens Lygtemænd  version 1  pending')

  expect((await decide('admit', id, 'ole@spil.dk')).said).toEqual(['ole@spil.dk har ikke rollen games'])
  expect((await decide('admit', id, 'ingen@spil.dk')).said).toEqual(['ingen@spil.dk er ikke medarbejder'])
  const own = await decide('admit', id, anna.email)
  expect(own.said).toEqual(['Den, der har lavet spillet, kan ikke selv godkende det'])
  expect((await admissionOf(id)).standing).toBe('private')

  expect((await decide('admit', id)).status).toBe(0)
  expect(await admissionOf(id)).toMatchObject({ standing: 'admitted', admittedVersion: 1 })
  expect((await server.get('/api/casino/games')).body.map((game: { id: number }) => game.id)).toEqual([id])
  const [entry] = await server.services.audit.of(`game:${id}`)
  expect(entry).toMatchObject({
    ...{ actor: 'mia@spil.dk', action: 'game.admit', why: 'gennemgået' },
    details: { version: 1, proof: { confidence: 0.999, modes: [{ mode: 'base', proved: true }] } },
  })
  expect(await verifyAudit(server.storage.read)).toMatchObject({ ok: true })
  const mails = await mailsTo(server, anna.email, 2)
  expect(mails.map(({ subject }) => subject)).toContain('Mosens Lygtemænd er godkendt')
  expect((await run('games', 'story', String(id))).said).toHaveLength(1)

  // Everything that would change what is admitted goes by a version of its own.
  expect((await post(`/${id}/visibility`, { visibility: 'private' })).status).toBe(409)
  expect((await decide('suspend', id, 'mia@spil.dk', 'fejl i reglerne')).status).toBe(0)
  expect((await server.get(`/api/games/${id}`)).status).toBe(404)
  expect((await decide('restore', id)).status).toBe(0)
  expect((await admissionOf(id)).standing).toBe('admitted')
  expect((await post(`/${id}/withdrawal`)).body).toMatchObject({ standing: 'withdrawn', admittedVersion: null })
  expect((await post(`/${id}/withdrawal`)).status).toBe(409)
})

test('a version that was withdrawn before it was suspended takes no money when it is restored', async () => {
  const { id } = (await post('', { ...HONEST, name: 'Trukket Tilbage' })).body
  await submit(id)
  expect((await decide('admit', id)).status).toBe(0)
  expect((await decide('withdraw', id, 'mia@spil.dk', 'fejl i reglerne')).status).toBe(0)
  expect((await post(`/${id}/visibility`, { visibility: 'listed' })).body.standing).toBe('listed')
  expect((await decide('suspend', id)).status).toBe(0)
  expect((await decide('restore', id)).status).toBe(0)
  expect(await admissionOf(id)).toMatchObject({ standing: 'withdrawn', admittedVersion: null })
})

test('a game of the casino that its proof does not admit is not admitted by being suspended and restored', async () => {
  expect((await decide('suspend', 1)).status).toBe(0)
  expect((await decide('suspend', 1)).status).toBe(0)
  expect((await server.get('/api/games/1')).status).toBe(404)
  expect((await decide('restore', 1)).status).toBe(0)
  expect((await server.get('/api/games/1')).body.standing).toBe('listed')
})

/** The small game, with the smallest pays there are. */
const meagre = smallGame({
  symbols: smallGame().symbols.map((one) => (one.kind === 'regular' ? { ...one, pays: { 3: 1 } } : one)),
})

test.each([
  ['too much', smallGame(), 'rtpTooHigh'],
  ['too little', meagre, 'rtpTooLow'],
])('a game that returns %s is not for anybody to admit', async (_, definition, code) => {
  const { id } = (await post('', { name: 'Skæv', definition })).body
  const submission = await submit(id)
  expect(submission.state).toBe('failed')
  expect(submission.faults.map((fault: { code: string }) => fault.code)).toContain(code)
  expect((await decide('admit', id)).status).toBe(1)
})

test('a game whose greatest win is more than the casino risks is not admitted', async () => {
  const { id } = (
    await post('', { ...HONEST, name: 'Stor', maxWinMultiplier: 10_000, config: { betLevels: [1, 100, 1000] } })
  ).body
  const { faults } = await submit(id)
  expect(faults).toContainEqual({
    code: 'exposureTooHigh',
    text: expect.stringContaining('højst 1.000.000 kr. er tilladt'),
  })
})

test('a newer version takes the place of one that waits, and only the newest is decided', async () => {
  const { id } = (await post('', { ...HONEST, name: 'Ny Igen' })).body
  expect((await submit(id)).state).toBe('pending')
  const { definition } = (await server.get(`/api/games/${id}/definition`, anna)).body
  await post(`/${id}/versions`, { definition: { ...definition, maxWin: 900 } })
  expect((await decide('admit', id)).status).toBe(1)
  expect((await admissionOf(id)).submission.isNewest).toBe(false)
  expect(await submit(id)).toMatchObject({ state: 'pending', version: 2 })
  expect((await decide('reject', id, 'mia@spil.dk', 'navnet findes')).status).toBe(0)
  expect((await admissionOf(id)).submission).toMatchObject({ state: 'rejected', why: 'navnet findes' })
})

test('two decisions at once are one', async () => {
  const { id } = (await post('', { ...HONEST, name: 'Kapløb' })).body
  await submit(id)
  const decided = await Promise.all([decide('admit', id), decide('reject', id), decide('admit', id)])
  expect(decided.filter(({ status }) => status === 0)).toHaveLength(1)
  expect(await server.services.audit.of(`game:${id}`)).toHaveLength(1)
})

test('a member has three games with the staff at a time, and submits only their own', async () => {
  const bo = await newMember(server)
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push((await post('', { ...HONEST, name: `Nr ${n}` }, bo)).body.id)
  const answers = await Promise.all(ids.map((id) => post(`/${id}/submission`, {}, bo)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await post(`/${ids[0]}/submission`, {}, anna)).status).toBe(404)
  expect((await post('/1/submission', {}, anna)).status).toBe(403)
  await server.services.admission.tick()
})

test.each([
  [[]],
  [['admit', '1']],
  [['admit', '1', '--by', 'mia@spil.dk']],
  [['admit', '1', '--by', 'mia@spil.dk', '--why', ' ']],
  [['admit', 'x', '--by', 'mia@spil.dk', '--why', 'y']],
  [['delete', '1', '--by', 'mia@spil.dk', '--why', 'y']],
  [['pending', 'all']],
])('games %j is answered with how it is used', async (words) => {
  const { status, said } = await run('games', ...words)
  expect([status, said[0]]).toEqual([2, 'Usage: games pending'])
})
