import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { verifyAudit } from '../../../platform/audit/service.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { addMember, movementsOf, runSql } from '../../../testing/database.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'
import { ACCOUNTS, createLedger } from '../wallet/ledger.ts'
import { createWithdrawals } from './service.ts'
import { withdrawalById } from './store.ts'

const STAFF = 'kasse@example.dk'
const WHY = { by: STAFF, why: 'kontrolleret' }
const MICRO = 1_000_000

let house: House
beforeAll(async () => {
  house = await openHouse()
  await house.staff.add(STAFF, 'payments', 'operator')
  await house.staff.add('spil@example.dk', 'games', 'operator')
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  expect(await verifyAudit(house.storage.read)).toMatchObject({ ok: true })
  const waiting = (await house.withdrawals.waiting()).reduce((sum, { amount }) => sum + amount, 0)
  expect(await payouts()).toBe(Math.round(waiting * MICRO))
  await house.close()
})

const ledger = createLedger(systemClock)
/** What waits for staff, in micro-DKK. */
const payouts = () => ledger.balanceMicro(house.storage.read, ACCOUNTS.payouts)

/** A player with 100 kr. and, unless it is released, a large win that keeps withdrawals waiting. */
async function player({ kept = true, email = '' } = {}) {
  const somebody = await newPlayer(house, { balance: 100 })
  const { id } = somebody
  const address = email || `${id}@example.dk`
  await addMember(house.storage, {
    ...{ id, username: `spiller-${id}`, usernameKey: id, email: address, emailKey: address, passwordHash: null },
    ...{ phoneNumber: null, firstName: 'Bo', lastName: 'Ek', companyName: null, cvrNumber: null, kind: 'player' },
    ...{ subscription: 'free', marketingOptIn: false, createdAt: new Date(0), activatedAt: new Date(0) },
  })
  if (kept)
    await runSql(
      house.storage,
      `INSERT INTO large_wins (round_id, member_id, win_micro, events_hash, state, opened_at)
       VALUES ('round-${id}', '${id}', 1, 'x', 'agrees', 1)`,
    )
  const withdraw = (input: { amount?: number; key?: string } = {}) => house.wallet.withdraw(somebody, input)
  const release = async () => value(await house.largeWins.release(`round-${id}`, WHY))
  const newest = async () => (await house.withdrawals.of(id))[0]!
  return { ...somebody, withdraw, release, newest }
}

describe('with nothing to check', () => {
  test('a withdrawal is paid at once, as ever', async () => {
    const member = await player({ kept: false })
    const key = randomUUID()
    const paid = value(await member.withdraw({ amount: 40, key }))
    expect(paid).toMatchObject({
      ...{ balance: 60, state: 'paid' },
      movement: { kind: 'withdrawal', amount: -40, balance: 60, text: 'Udbetaling (testtilstand)' },
    })
    expect(value(await member.withdraw({ amount: 40, key }))).toEqual(paid)
    expect(codeOf(await member.withdraw({ amount: 41, key }))).toBe('requestDiffers')
    expect(await member.newest()).toMatchObject({ amount: 40, state: 'paid', waitsFor: null })
    expect((await member.newest()).decidedAt).toBe((await member.newest()).createdAt)
    expect(codeOf(await house.withdrawals.cancel(member.id, (await member.newest()).id))).toBe('withdrawalDecided')
  })

  test('all of it is what there was when it was asked for first: a repeat takes nothing more', async () => {
    const member = await player({ kept: false })
    const key = randomUUID()
    const first = value(await member.withdraw({ key }))
    expect(first).toMatchObject({ balance: 0, movement: { amount: -100 } })
    expect(value(await member.withdraw({ key }))).toEqual(first)
    value(await house.wallet.deposit(member, { amount: 50 }))
    expect(value(await member.withdraw({ key }))).toEqual(first)
    expect(codeOf(await member.withdraw({ amount: 50, key }))).toBe('requestDiffers')
    expect(await member.balance()).toBe(50)
  })

  test('of nothing nothing is withdrawn, and never more than there is', async () => {
    const member = await player({ kept: false })
    expect(codeOf(await member.withdraw({ amount: 100.01 }))).toBe('insufficientFunds')
    value(await member.withdraw())
    expect(codeOf(await member.withdraw())).toBe('insufficientFunds')
    expect(await house.withdrawals.of(member.id)).toHaveLength(1)
  })

  test('of 50 at once as many are paid as there is money for', async () => {
    const member = await player({ kept: false })
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await member.withdraw({ amount: 30 }))),
    )
    expect(codes.filter((code) => code === 'granted')).toHaveLength(3)
    expect(await member.balance()).toBe(10)
  })
})

describe('while a large win is checked', () => {
  test('the amount leaves the balance, waits, and cannot be played', async () => {
    const member = await player()
    const before = await payouts()
    const waiting = value(await member.withdraw())
    expect(waiting).toMatchObject({ balance: 0, state: 'waiting', movement: { amount: -100 } })
    expect(waiting.movement.text).toBe('Udbetaling (testtilstand), afventer kontrol')
    expect((await payouts()) - before).toBe(100 * MICRO)
    expect(codeOf(await member.play())).toBe('insufficientFunds')
    expect(await member.newest()).toMatchObject({
      amount: 100,
      state: 'waiting',
      waitsFor: 'largeWin',
      decidedAt: null,
    })
  })

  test('of 50 at once as many wait as there is money for, and one key makes one', async () => {
    const member = await player()
    const key = randomUUID()
    const same = await Promise.all(
      Array.from({ length: 50 }, async () => value(await member.withdraw({ amount: 30, key }))),
    )
    expect(new Set(same.map((one) => JSON.stringify(one))).size).toBe(1)
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => codeOf(await member.withdraw({ amount: 30 }))),
    )
    expect(codes.filter((code) => code === 'granted')).toHaveLength(2)
    expect(await house.withdrawals.of(member.id)).toHaveLength(3)
    expect(await member.balance()).toBe(10)
  })

  test('a repeat is answered as the first request was, whatever has become of it', async () => {
    const member = await player()
    const key = randomUUID()
    const first = value(await member.withdraw({ amount: 10, key }))
    await member.release()
    expect(value(await member.withdraw({ amount: 10, key }))).toEqual(first)
    value(await house.withdrawals.pay((await member.newest()).id, WHY))
    expect(value(await member.withdraw({ amount: 10, key }))).toEqual(first)
    expect(await member.balance()).toBe(90)
  })

  test('it is paid when the win is released and a staff member says so', async () => {
    const member = await player()
    value(await member.withdraw({ amount: 70 }))
    const { id } = await member.newest()
    expect(codeOf(await house.withdrawals.pay(id, WHY))).toBe('largeWinKept')
    await member.release()
    const before = await payouts()
    expect(value(await house.withdrawals.pay(id, WHY))).toMatchObject({ state: 'paid', decidedAt: expect.any(String) })
    expect((await payouts()) - before).toBe(-70 * MICRO)
    expect(await member.balance()).toBe(30)
    expect(codeOf(await house.withdrawals.pay(id, WHY))).toBe('withdrawalDecided')
    expect(await house.audit.of(`withdrawal:${id}`)).toMatchObject([
      { actor: STAFF, action: 'withdrawal.paid', why: 'kontrolleret' },
    ])
    expect(await movementsOf(house.storage, `payout:${id}`)).toMatchObject([
      { kind: 'withdrawal', memberId: member.id, text: 'Udbetaling gennemført' },
    ])
  })

  test.each([
    ['refused', 'Udbetaling afvist: pengene er tilbage'],
    ['cancelled', 'Udbetaling trukket tilbage'],
  ])('%s, it is back on the balance', async (state, text) => {
    const member = await player()
    value(await member.withdraw({ amount: 70 }))
    const { id } = await member.newest()
    const decided =
      state === 'refused' ? await house.withdrawals.refuse(id, WHY) : await house.withdrawals.cancel(member.id, id)
    expect(value(decided)).toMatchObject({ state })
    expect(await member.balance()).toBe(100)
    const { movements } = await house.wallet.history(member.id, {})
    expect(movements[0]).toMatchObject({ kind: 'withdrawal', amount: 70, text })
    const log = await house.audit.of(`withdrawal:${id}`)
    expect(log.map(({ actor, action }) => [actor, action])).toEqual(
      state === 'refused' ? [[STAFF, 'withdrawal.refused']] : [],
    )
  })

  test.each([
    ['a staff member', { decidedBy: STAFF, why: 'kontrolleret' }],
    ['the member', { decidedBy: null, why: null }],
  ])('it is stored who ended it: %s', async (who, decided) => {
    const member = await player()
    value(await member.withdraw({ amount: 70 }))
    const { id } = await member.newest()
    value(
      who === 'the member'
        ? await house.withdrawals.cancel(member.id, id)
        : await house.withdrawals.refuse(id, { ...WHY, by: 'KASSE@example.dk' }),
    )
    expect(await withdrawalById(house.storage.read, id)).toMatchObject(decided)
  })

  test('of paying, refusing and taking back at once one counts', async () => {
    for (let n = 0; n < 10; n++) {
      const member = await player()
      value(await member.withdraw({ amount: 70 }))
      const { id } = await member.newest()
      await member.release()
      const decisions = [
        () => house.withdrawals.pay(id, WHY),
        () => house.withdrawals.refuse(id, WHY),
        () => house.withdrawals.cancel(member.id, id),
      ]
      const order = [n % 3, (n + 1) % 3, (n + 2) % 3, n % 3]
      const codes = (await Promise.all(order.map((at) => decisions[at]!()))).map(codeOf)
      expect(codes.filter((code) => code === 'granted')).toHaveLength(1)
      const { state } = await member.newest()
      expect(await member.balance()).toBe(state === 'paid' ? 30 : 100)
    }
  })

  test('who is excluded withdraws all the same', async () => {
    const [waits, paid] = [await player(), await player({ kept: false })]
    for (const member of [waits, paid]) await house.limits.exclude(member, {})
    expect(value(await waits.withdraw())).toMatchObject({ state: 'waiting' })
    expect(value(await paid.withdraw())).toMatchObject({ state: 'paid', balance: 0 })
  })
})

test.each([
  ['somebody who is not staff', 'fremmed@example.dk', 'notStaff'],
  ['staff with another role', 'spil@example.dk', 'staffRoleMissing'],
])('%s decides nothing', async (_, by, code) => {
  const member = await player()
  value(await member.withdraw({ amount: 1 }))
  const { id } = await member.newest()
  expect(codeOf(await house.withdrawals.pay(id, { by, why: 'x' }))).toBe(code)
  expect(codeOf(await house.withdrawals.refuse(id, { by, why: 'x' }))).toBe(code)
})

test('nobody decides on their own account, and nobody takes back what is somebody else’s', async () => {
  const member = await player({ email: STAFF })
  value(await member.withdraw({ amount: 1 }))
  const { id } = await member.newest()
  expect(codeOf(await house.withdrawals.refuse(id, { ...WHY, by: 'Kasse@Example.dk' }))).toBe('ownAccount')
  const other = await player()
  expect(codeOf(await house.withdrawals.cancel(other.id, id))).toBe('withdrawalNotFound')
  expect(codeOf(await house.withdrawals.cancel(other.id, randomUUID()))).toBe('withdrawalNotFound')
})

test('where staff pay everything, everything waits', async () => {
  const { storage, audit, largeWins } = house
  const member = await player({ kept: false })
  const live = createWithdrawals({
    ...{ storage, audit, largeWins, ledger, clock: systemClock, contactOf: async () => undefined, testDeposits: false },
    decidesOn: (db, by) => house.staff.require(db, by, 'payments'),
    payoutsByStaff: true,
  })
  expect(value(await live.withdraw(member, { amount: 5 }))).toMatchObject({
    ...{ state: 'waiting', movement: { text: 'Udbetaling, afventer kontrol' } },
  })
  const { id, waitsFor } = await member.newest()
  expect(waitsFor).toBe('staff')
  expect((await live.waiting()).find((waiting) => waiting.id === id)?.username).toBe(member.id)
  value(await live.pay(id, WHY))
  expect(await member.newest()).toMatchObject({ state: 'paid' })
})

test('what is not there is decided by nobody', async () => {
  expect(codeOf(await house.withdrawals.pay(randomUUID(), WHY))).toBe('withdrawalNotFound')
  expect(codeOf(await house.withdrawals.refuse(randomUUID(), WHY))).toBe('withdrawalNotFound')
})

test('what waits is listed for staff with its member, the oldest first', async () => {
  const [first, second] = [await player(), await player()]
  value(await first.withdraw({ amount: 1 }))
  value(await second.withdraw({ amount: 2 }))
  const mine = (await house.withdrawals.waiting()).filter(({ username }) =>
    [first, second].some(({ id }) => username === `spiller-${id}`),
  )
  expect(new Set(mine.map(({ amount }) => amount))).toEqual(new Set([1, 2]))
  const asked = (await house.withdrawals.waiting()).map(({ createdAt }) => createdAt)
  expect(asked).toEqual(asked.toSorted())
  const hasWaiting = (id: string) => house.withdrawals.hasWaiting(house.storage.read, id)
  expect(await hasWaiting(first.id)).toBe(true)
  value(await house.withdrawals.cancel(first.id, (await first.newest()).id))
  expect([await hasWaiting(first.id), await hasWaiting(second.id)]).toEqual([false, true])
})

test('where money is neither simulated nor paid by staff, none is withdrawn', async () => {
  const { storage, audit, largeWins } = house
  const member = await player({ kept: false })
  const closed = createWithdrawals({
    ...{ storage, audit, largeWins, ledger, clock: systemClock, contactOf: async () => undefined, testDeposits: false },
    decidesOn: (db, by) => house.staff.require(db, by, 'payments'),
    payoutsByStaff: false,
  })
  expect(codeOf(await closed.withdraw(member, { amount: 5 }))).toBe('depositsClosed')
  expect(await member.balance()).toBe(100)
})

test('the commands list, pay and refuse', async () => {
  const run = async (...words: string[]) => {
    const said: string[] = []
    return { status: await runCommand(house, ['withdrawals', ...words], (line) => said.push(line)), said }
  }
  const member = await player()
  value(await member.withdraw({ amount: 12.5 }))
  const { id } = await member.newest()
  expect((await run('list')).said.find((line) => line.startsWith(id))).toContain(
    `12.5 DKK  spiller-${member.id}  largeWin`,
  )
  expect((await run('pay', id, '--by', STAFF)).status).toBe(2)
  expect((await run('pay', id, '--by', STAFF, '--why', 'x')).said).toEqual([
    'Medlemmet har en stor gevinst, der ikke er frigivet',
  ])
  expect(await run('refuse', id, '--by', STAFF, '--why', 'forkert konto')).toEqual({
    status: 0,
    said: [`${id} is refused`],
  })
  expect((await run('refuse', randomUUID(), '--by', STAFF, '--why', 'x')).status).toBe(1)
})

test.each([
  ["UPDATE withdrawals SET state = 'waiting' WHERE state != 'waiting'", 'decided once'],
  ['UPDATE withdrawals SET amount_micro = 1', 'decided once'],
  ['DELETE FROM withdrawals', 'never deleted'],
])('the database refuses %s', async (statement, message) => {
  await expect(runSql(house.storage, statement)).rejects.toThrow(message)
})
