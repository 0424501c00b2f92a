import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newMaker, standingsOf, type TestMaker } from '../../../testing/makers.ts'
import { createTestClock, mailsTo } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { openReports } from './store.ts'

const BY = { by: 'mia@spil.dk', why: 'set på' }
const clock = createTestClock()
let house: House
let maker: TestMaker
beforeAll(async () => {
  house = await openHouse({ clock })
  await house.staff.add(BY.by, 'games', 'operator')
  maker = await newMaker(house)
})
afterAll(() => house.close())

async function listed(by = maker) {
  const id = await by.make()
  clock.pass(24 * 60 * 60_000)
  value(await by.show(id, 'listed'))
  const report = async (memberId: string, address: string, reason = 'Reklame') =>
    codeOf(await house.admission.report({ gameId: id, memberId, address, reason }))
  return { id, report, standing: async () => (await standingsOf(house, id)).map(([, state]) => state) }
}

test('three members from three networks hide a game: it is recorded why, and its maker is told', async () => {
  const author = await newMaker(house)
  const { id, report, standing } = await listed(author)
  expect(await report('a', '10.0.0.1')).toBe('granted')
  expect(await report('b', '10.0.0.2', 'Svindel')).toBe('granted')
  expect(await standing()).toEqual(['listed'])
  expect(await report('c', '10.0.0.3', 'Grimt')).toBe('granted')
  expect(await standing()).toEqual(['suspended'])
  const { definitionHash } = (await house.catalogue.standings.game(house.storage.read, id))!
  expect(await house.audit.of(`game:${id}`)).toMatchObject([
    { action: 'game.share' },
    {
      ...{ actor: 'system', action: 'game.hide', why: 'Reklame · Svindel · Grimt' },
      details: { stopped: [{ definitionHash, was: 'listed' }] },
    },
  ])
  await house.mail.deliver()
  const [mail] = await mailsTo(house, author.email)
  expect(mail).toMatchObject({ subject: 'Mosen er stoppet' })
  expect(mail?.text).toContain('Spillet er anmeldt og bliver set på.')
})

test('repeats count once, and so do the members of one network', async () => {
  const { report, standing } = await listed()
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']) await report('a', address)
  for (const member of ['b', 'c', 'd']) await report(member, '10.0.0.1')
  for (const end of [1, 2, 3]) await report(`e${end}`, `2001:db8:1:2::${end}`)
  expect(await standing()).toEqual(['listed'])
  await report('f', '10.0.0.5')
  expect(await standing()).toEqual(['suspended'])
})

test('only what is listed is reported, and not by its maker', async () => {
  const { id, report } = await listed()
  expect(await report(maker.id, '10.0.0.1')).toBe('ownGameReported')
  expect(codeOf(await house.admission.report({ gameId: 1, memberId: 'a', address: '1', reason: 'x' }))).toBe(
    'notListed',
  )
  await admitAnyway({ services: house, storage: house.storage }, id, 'suspended')
  expect(await report('a', '10.0.0.1')).toBe('gameNotFound')
  const { definitionHash } = (await house.catalogue.standings.game(house.storage.read, id))!
  expect(await openReports(house.storage.read, id, definitionHash)).toEqual([])
})

test('what was looked at counts no more, nor what was said of another version', async () => {
  const { id, report, standing } = await listed()
  for (const at of [1, 2, 3]) await report(`m${at}`, `10.0.0.${at}`)
  expect(await standing()).toEqual(['suspended'])
  value(await house.admission.restore(id, BY))
  clock.pass(24 * 60 * 60_000)
  value(await maker.show(id, 'listed'))
  for (const at of [4, 5]) await report(`m${at}`, `10.0.0.${at}`)
  expect(await standing()).toEqual(['listed'])
  await maker.revise(id, { maxWin: 400 })
  clock.pass(24 * 60 * 60_000)
  value(await maker.show(id, 'listed'))
  await report('m6', '10.0.0.6')
  expect(await standing()).toEqual(['listed'])
  for (const at of [7, 8]) await report(`m${at}`, `10.0.0.${at}`)
  expect(await standing()).toEqual(['suspended'])
})

test('a game that its maker hides while it is reported is not suspended for it', async () => {
  const { id, report, standing } = await listed()
  for (const at of [1, 2]) await report(`m${at}`, `10.0.0.${at}`)
  const seen = house.catalogue.seen
  vi.spyOn(house.catalogue, 'seen').mockImplementationOnce(async (...asked) => {
    const before = await seen(...asked)
    await maker.revise(id, { maxWin: 400 })
    value(await maker.show(id, 'shared'))
    return before
  })
  expect(await report('m3', '10.0.0.3')).toBe('granted')
  expect(await standing()).toEqual(['shared'])
  expect(new Set((await house.audit.of(`game:${id}`)).map(({ action }) => action))).toEqual(new Set(['game.share']))
})
