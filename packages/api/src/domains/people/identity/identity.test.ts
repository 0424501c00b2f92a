import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEST_PERSON_IN_ROFUS } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testOnSqlite } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify, newNationalId, personOf } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { chooseSeed, codeOf } from '../../../testing/players.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WIDE = { day: 1000, week: 1000, month: 1000 }
const clock = createTestClock()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(() => house.close())

const somebody = () => ({ id: crypto.randomUUID(), kind: 'player' as const })
type Somebody = ReturnType<typeof somebody>
const prove = (who: Somebody, nationalId: string) => house.identity.prove(who.id, personOf(nationalId)).then(codeOf)
const deposit = (who: Somebody) => house.wallet.deposit(who, { amount: 100 }).then(codeOf)
const spin = (who: Somebody) => house.rounds.spin({ id: 1, bet: 0.1, stake: 'money' }, who).then(codeOf)
const close = (who: Somebody) =>
  house.storage.tx(async (db) => {
    await house.limits.forget(db, who.id)
    await house.identity.forget(db, who.id)
  })

/** Everything that is needed to play but an identity, which is the last thing before the money. */
async function ready(): Promise<Somebody> {
  const who = somebody()
  await house.limits.setDeposit(who, WIDE)
  await chooseSeed(house, who.id, 1)
  return who
}

test('without an identity nothing is paid in or played for money, and credits are', async () => {
  const who = await ready()
  expect(await deposit(who)).toBe('identityMissing')
  expect(await spin(who)).toBe('identityMissing')
  expect(await house.limits.get(who)).toMatchObject({ mayPlay: false, refusal: 'identityMissing' })
  expect(codeOf(await house.rounds.spin({ id: 1, bet: 0.1 }, who))).toBe('granted')
  expect(await prove(who, newNationalId())).toBe('granted')
  expect(await deposit(who)).toBe('granted')
  expect(await spin(who)).toBe('granted')
})

describe('age', () => {
  test('a 17-year-old proves who it is, and is refused with nothing stored', async () => {
    const who = await ready()
    // 25 June 2008: 18 on the day after the clock's.
    expect(await prove(who, '2506084001')).toBe('underAge')
    expect(await house.identity.get(who)).toMatchObject({ state: 'missing', name: null, birthDate: null })
    expect(await house.identity.personalData(who.id)).toBeNull()
    expect(await deposit(who)).toBe('identityMissing')
  })

  test('on the Danish day of the 18th birthday it is granted, and not a minute before', async () => {
    const who = await ready()
    const now = clock.now().getTime()
    clock.pass(Date.parse('2026-06-24T21:59:00Z') - now)
    expect(await prove(who, '2506084002')).toBe('underAge')
    clock.pass(MINUTE)
    expect(await prove(who, '2506084002')).toBe('granted')
    expect(await deposit(who)).toBe('granted')
    // Age is asked of every round and deposit, not of the proof alone.
    clock.pass(-MINUTE)
    expect([await spin(who), await deposit(who)]).toEqual(['underAge', 'underAge'])
    clock.pass(MINUTE)
    expect(await spin(who)).toBe('granted')
    clock.pass(now - clock.now().getTime())
  })

  test('who is born on 29 February is of age on 1 March', async () => {
    const who = somebody()
    const now = clock.now().getTime()
    clock.pass(Date.parse('2026-02-28T22:59:00Z') - now)
    expect(await prove(who, '2902084001')).toBe('underAge')
    clock.pass(MINUTE)
    expect(await prove(who, '2902084001')).toBe('granted')
    clock.pass(now - clock.now().getTime())
  })
})

describe('one person', () => {
  test('has one living account', async () => {
    const [one, other] = [await ready(), await ready()]
    const nationalId = newNationalId()
    expect(await prove(one, nationalId)).toBe('granted')
    expect(await prove(one, nationalId)).toBe('granted')
    expect(await prove(one, newNationalId())).toBe('identityProved')
    expect(await prove(other, nationalId)).toBe('identityTaken')
    expect(await deposit(other)).toBe('identityMissing')
  })

  test('with two accounts that prove it at once: one of them gets it', async () => {
    const accounts = [await ready(), await ready()]
    const nationalId = newNationalId()
    const ends = await Promise.all(accounts.map((who) => prove(who, nationalId)))
    expect(ends.sort()).toEqual(['granted', 'identityTaken'])
    const played = await Promise.all(accounts.map(deposit))
    expect(played.sort()).toEqual(['granted', 'identityMissing'])
  })

  test('who is excluded cannot play with another address', async () => {
    const [one, other] = [await ready(), await ready()]
    const nationalId = newNationalId()
    await identify(house, one.id, nationalId)
    await house.limits.exclude(one, { forever: true })
    expect(await prove(other, nationalId)).toBe('identityTaken')
    expect([await deposit(other), await spin(other)]).toEqual(['identityMissing', 'identityMissing'])
  })

  test('comes again after closing the account, with its exclusion', async () => {
    const [one, other] = [await ready(), await ready()]
    const nationalId = newNationalId()
    await identify(house, one.id, nationalId)
    await house.limits.exclude(one, { days: 30 })
    await close(one)
    expect(await prove(other, nationalId)).toBe('granted')
    expect([await deposit(other), await spin(other)]).toEqual(['excluded', 'excluded'])
    expect(await house.limits.get(other)).toMatchObject({ block: { kind: 'exclusion' }, mayPlay: false })
    // And a third account cannot be had beside it.
    expect(await prove(await ready(), nationalId)).toBe('identityTaken')
    clock.pass(31 * DAY)
    expect(await deposit(other)).toBe('granted')
    clock.pass(-31 * DAY)
  })

  test('an exclusion from before the identity comes along, too', async () => {
    const [one, other] = [await ready(), await ready()]
    const nationalId = newNationalId()
    await house.limits.pause(one)
    await identify(house, one.id, nationalId)
    await close(one)
    await identify(house, other.id, nationalId)
    expect(await deposit(other)).toBe('paused')
  })
})

describe('what is stored', () => {
  testOnSqlite('the national id is nowhere readable, and the member sees the rest', async () => {
    const who = somebody()
    const nationalId = '1505850123'
    await identify(house, who.id, nationalId)
    const bytes = dumpOf(house)
    // The name shows that what was written is in these bytes.
    expect(bytes).toContain('Karen Holm')
    expect(bytes).not.toContain(nationalId)
    expect(await house.identity.nationalIdOf(who.id)).toBe(nationalId)
    expect(await house.identity.get(who)).toMatchObject({
      ...{ state: 'proved', birthDate: '1985-05-15', name: 'Karen Holm', provider: 'embedded', test: true },
    })
    expect(await house.identity.personalData(who.id)).toMatchObject({
      ...{ birthDate: '1985-05-15', nationalId: 'Gemt forseglet', name: 'Karen Holm' },
    })
  })

  test('of a closed account the hash stays, and nothing that can be read', async () => {
    const who = somebody()
    await identify(house, who.id)
    await close(who)
    expect(await house.identity.get(who)).toMatchObject({ name: null, birthDate: null })
    expect(await house.identity.nationalIdOf(who.id)).toBeUndefined()
    expect(await deposit(who)).toBe('identityMissing')
    expect(await house.limits.personalData(who.id)).toMatchObject({ register: undefined })
  })
})

test('a company needs no identity, and gets none', async () => {
  const company = { id: crypto.randomUUID(), kind: 'company' as const, sessionId: 'x' }
  expect(await house.identity.get(company)).toMatchObject({ state: 'notNeeded' })
  expect(codeOf(await house.identity.start(company, {}))).toBe('companyMayNotPlay')
  expect(codeOf(await house.wallet.deposit(company, { amount: 100 }))).toBe('granted')
})

test('the published test person that ROFUS lists neither plays, pays in nor logs in', async () => {
  const who = await ready()
  await identify(house, who.id, TEST_PERSON_IN_ROFUS)
  expect([await deposit(who), await spin(who)]).toEqual(['listedInRofus', 'listedInRofus'])
  expect(codeOf(await house.limits.mayEnter(who.id))).toBe('listedInRofus')
  expect(codeOf(await house.limits.mayEnter(somebody().id))).toBe('granted')
})

/** Every byte that lies in the database of a data folder. */
function dumpOf({ dataDir }: House): string {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('spilvaerk.sqlite'))
  return files.map((name) => readFileSync(join(dataDir, name), 'latin1')).join('')
}
