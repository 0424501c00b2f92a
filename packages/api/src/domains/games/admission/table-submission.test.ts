import { randomUUID } from 'node:crypto'
import { ADMISSION_LIMITS } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { newMember, type TestMember } from '../../../testing/members.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

const WAR = {
  ...{ definitionVersion: 1, kind: 'casinoWar', id: 'krig', name: 'Krig', decks: 8 },
  limits: { min: 2, max: 100 },
}
/** P(tie) is 31 of 415 with eight decks: 15 to 1 returns 16 × 31 / 415 = 119.52 %. */
const GENEROUS = { ...WAR, tie: { pays: 15 } }

let server: TestServer
let anna: TestMember
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: 0 }, { returns: ADMISSION_LIMITS })
  anna = await newMember(server)
  await run('staff', 'add', 'mia@spil.dk', '--role', 'games')
})
afterAll(() => server.stop())

async function run(...words: string[]) {
  const said: string[] = []
  const status = await runCommand(server.services, words, (line) => said.push(line))
  return { status, said }
}

const post = (path: string, body: object = {}) => server.post(`/api/games${path}`, body, anna.headers)
const get = async (path: string) => (await server.get(`/api/games${path}`, anna)).body

async function submitted(definition: object) {
  const { status, body } = await post('', { name: 'Krig', definition })
  expect(status).toBe(201)
  await post(`/${body.id}/submission`)
  await server.services.admission.tick()
  return { game: body, submission: (await get(`/${body.id}/admission`)).submission }
}

const admit = (id: number) => run('games', 'admit', `${id}`, '--by', 'mia@spil.dk', '--why', 'gennemgået')

describe('a spot that returns more than is staked', () => {
  test('is played in a private game, told in its sheet, and admitted by nobody', async () => {
    const { game, submission } = await submitted(GENEROUS)
    const { sheet } = await get(`/${game.id}/sheet`)
    expect(sheet.overPaid).toEqual(['tie'])
    const bets = [
      { bet: 'ante', amount: 2 },
      { bet: 'tie', amount: 2 },
    ]
    const demo = await post(`/${game.id}/spin`, { bets, key: randomUUID() })
    expect(demo).toMatchObject({ status: 200, body: { stake: 'demo', bet: 4 } })
    expect(submission).toMatchObject({
      state: 'failed',
      faults: [{ code: 'spotOverPaid', text: expect.stringContaining('119,52 %') }, { code: 'TAB-OVER-01' }],
    })
    expect((await admit(game.id)).status).toBe(1)
    const money = await post(`/${game.id}/spin`, { bets, stake: 'money', key: randomUUID() })
    expect(money).toMatchObject({ status: 403, body: { code: 'gameNotAdmitted' } })
  })

  test('a few coins less and it is admitted', async () => {
    const { game, submission } = await submitted({ ...WAR, tie: { pays: 11 } })
    expect(submission).toMatchObject({ state: 'pending', faults: [] })
    expect((await admit(game.id)).status).toBe(0)
  })
})

test('a table stands among the tables, whatever its maker calls it', async () => {
  for (const named of [{}, { category: 'slots' }]) {
    const { body } = await post('', { name: 'Krig', definition: WAR, ...named })
    expect(body).toMatchObject({ kind: 'casinoWar', category: 'table' })
  }
})

describe('impossible rules are refused by field', () => {
  const poker = { ...WAR, kind: 'videoPoker', decks: undefined, limits: { min: 1, max: 5 } }
  const roulette = { ...WAR, kind: 'roulette', decks: undefined, wheel: ['0', '1'], red: ['1'], zeros: ['0'] }
  const spot = { id: 'one', group: 'straight', covers: ['1'], pays: 1 }
  test.each([
    [
      'a deck without aces under a pair of aces',
      {
        ...poker,
        ranks: ['7', '8', '9', 'T', 'J', 'Q', 'K'],
        pays: [{ hand: 'pair', ranks: ['A'], pays: 1 }],
      },
      'definition.pays[0]',
    ],
    [
      'a spot on a pocket that is not there',
      { ...roulette, spots: [{ ...spot, covers: ['7'] }] },
      'definition.spots[0]',
    ],
    ['a spot twice', { ...roulette, spots: [spot, spot] }, 'definition.spots[1].id'],
    ['pays that are no whole coins', { ...WAR, tie: { pays: 1.5 } }, 'definition.tie.pays'],
    ['less at most than at least', { ...WAR, limits: { min: 200, max: 100 } }, 'definition.limits'],
    ['no deck', { ...WAR, decks: 0 }, 'definition.decks'],
    ['no kind', { ...WAR, kind: '__proto__' }, 'definition.kind'],
  ])('%s', async (_, definition, field) => {
    const { status, body } = await post('', { name: 'Krig', definition })
    expect([status, body.code]).toEqual([400, 'definitionInvalid'])
    const named = [body.field, ...(body.problems ?? []).map((problem: { field: string }) => problem.field)]
    expect(
      named.some((one) => one?.startsWith(field)),
      JSON.stringify(body),
    ).toBe(true)
  })
})
