import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { admitAnyway } from '../../../testing/admitted.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { keptLog } from '../../../testing/log.ts'
import { newMaker, type TestMaker } from '../../../testing/makers.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { memberViewer } from '../catalogue/service.ts'

const BY = { by: 'mia@spil.dk', why: 'gennemgået' }
const clock = createTestClock()
const remembered = keptLog()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock, log: remembered.log })
  await house.staff.add(BY.by, 'games', 'operator')
})
afterAll(() => house.close())

const submissionOf = async (maker: TestMaker, id: number) => (await maker.of(id)).submission
/** Submits, and does not wait for the proof. */
const send = (maker: TestMaker, id: number) => house.admission.submit(id, maker.id, memberViewer(maker.id))
const rules = () => vi.spyOn(house.compliance, 'validate')

test('what is submitted is proved, and then waits for a person', async () => {
  const maker = await newMaker(house)
  const id = await maker.make()
  expect(value(await send(maker, id)).submission).toEqual({
    ...{ version: 1, state: 'proving', why: null, isNewest: true, faults: [], decidedAt: null },
    submittedAt: clock.now().toISOString(),
  })
  await house.admission.tick()
  expect(await submissionOf(maker, id)).toMatchObject({ state: 'pending', faults: [] })
  const { submissions } = await house.admission.waiting()
  expect(submissions).toMatchObject([{ gameId: id, name: 'Mosen', proof: { modes: [{ mode: 'base' }] } }])
  value(await house.admission.reject(id, BY))
})

test('a game that breaks rules fails, and is told which', async () => {
  const maker = await newMaker(house)
  const id = await maker.make({ definition: smallGame() })
  value(await maker.submit(id))
  const { state, faults } = (await submissionOf(maker, id))!
  expect([state, faults.map(({ code }) => code)]).toEqual(['failed', ['GEN-RTP-02', 'GEN-SYM-01']])
  expect((await house.admission.waiting()).submissions).toEqual([])
})

test('only its maker submits a game that is neither suspended nor admitted', async () => {
  const [maker, other] = [await newMaker(house), await newMaker(house)]
  const id = await maker.make()
  expect(codeOf(await send(other, id))).toBe('gameNotFound')
  expect(codeOf(await send(other, 1))).toBe('notYours')
  for (const [state, code] of [
    ['suspended', 'gameSuspended'],
    ['admitted', 'alreadyAdmitted'],
  ] as const) {
    await admitAnyway({ services: house, storage: house.storage }, id, state)
    expect(codeOf(await send(maker, id))).toBe(code)
  }
  await maker.revise(id, { maxWin: 400 })
  expect(codeOf(await maker.submit(id))).toBe('granted')
  value(await house.admission.reject(id, BY))
})

test('submitting again what waits changes nothing; a newer version takes its place', async () => {
  const maker = await newMaker(house)
  const id = await maker.make()
  value(await maker.submit(id))
  const first = await submissionOf(maker, id)
  clock.pass(1000)
  value(await maker.submit(id))
  expect(await submissionOf(maker, id)).toEqual(first)
  await maker.revise(id, { maxWin: 400 })
  expect(await submissionOf(maker, id)).toMatchObject({ state: 'pending', isNewest: false })
  value(await maker.submit(id))
  expect(await submissionOf(maker, id)).toMatchObject({ version: 2, state: 'pending', isNewest: true })
  const { submissions } = await house.admission.waiting()
  expect(submissions).toMatchObject([{ gameId: id, version: 2 }])
})

test('a member has three games waiting at a time; a newer version of one of them is not a fourth', async () => {
  const maker = await newMaker(house)
  const ids: number[] = []
  for (let n = 0; n < 4; n++) ids.push(await maker.make())
  for (const id of ids.slice(0, 3)) value(await maker.submit(id))
  const fourth = ids[3]!
  expect(await send(maker, fourth)).toMatchObject({ refusal: { code: 'tooManySubmissions', most: 3 } })
  await maker.revise(ids[0]!, { maxWin: 400 })
  expect(codeOf(await maker.submit(ids[0]!))).toBe('granted')
  value(await house.admission.reject(ids[1]!, BY))
  expect(codeOf(await maker.submit(fourth))).toBe('granted')
  expect(codeOf(await (await newMaker(house)).submit(fourth))).toBe('gameNotFound')
})

test('a version that is not the newest any more when its turn comes is not proved', async () => {
  const maker = await newMaker(house)
  const [slow, id] = [await maker.make(), await maker.make()]
  let release = () => {}
  const holding = new Promise<void>((resolve) => {
    release = resolve
  })
  const validate = house.compliance.validate
  rules().mockImplementationOnce(async (...asked) => {
    await holding
    return validate(...asked)
  })
  value(await send(maker, slow))
  value(await send(maker, id))
  await maker.revise(id, { maxWin: 400 })
  release()
  await house.admission.tick()
  await house.admission.tick()
  const failed = { code: 'superseded', text: 'Der er kommet en nyere version af spillet.' }
  expect(await submissionOf(maker, id)).toMatchObject({ state: 'failed', faults: [failed] })
  expect(await submissionOf(maker, slow)).toMatchObject({ state: 'pending' })
})

test('what is too complex to be proved fails; what nobody had time for is proved later, once', async () => {
  const maker = await newMaker(house)
  const [complex, late] = [await maker.make(), await maker.make()]
  rules().mockResolvedValueOnce({ ok: false, refusal: { code: 'tooComplex' } })
  value(await maker.submit(complex))
  const fault = { code: 'tooComplex', text: 'Spillet er for stort til at blive bevist.' }
  expect(await submissionOf(maker, complex)).toMatchObject({ state: 'failed', faults: [fault] })
  rules().mockResolvedValueOnce({ ok: false, refusal: { code: 'busy' } })
  value(await maker.submit(late))
  expect(await submissionOf(maker, late)).toMatchObject({ state: 'proving', faults: [] })
  const asked = rules().mockClear()
  await Promise.all([house.admission.tick(), house.admission.tick()])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await submissionOf(maker, late)).toMatchObject({ state: 'pending' })
})

test('a proof that breaks is logged, and tried again', async () => {
  const maker = await newMaker(house)
  const id = await maker.make()
  rules().mockRejectedValueOnce(new Error('en tråd er død'))
  value(await send(maker, id))
  await expect(house.admission.tick()).rejects.toThrow('en tråd er død')
  expect(remembered.lines().filter(({ level }) => level === 50)).toMatchObject([{ err: { message: 'en tråd er død' } }])
  expect(await submissionOf(maker, id)).toMatchObject({ state: 'proving' })
  await house.admission.tick()
  expect(await submissionOf(maker, id)).toMatchObject({ state: 'pending' })
})
