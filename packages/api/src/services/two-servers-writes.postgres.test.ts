import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { createGameInput, registerInput } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberOwner } from '../domains/games/catalogue/owner.ts'
import { memberViewer } from '../domains/games/catalogue/service.ts'
import { members } from '../domains/schema.ts'
import { verifyAudit } from '../platform/audit/service.ts'
import { leaseOf, newBuyer, wishOf } from '../testing/buyers.ts'
import { addMember, runSql } from '../testing/database.ts'
import { smallGame } from '../testing/games.ts'
import { type House, openHouse } from '../testing/house.ts'
import { createTestClock } from '../testing/members.ts'
import { codeOf, newPlayer, value } from '../testing/players.ts'

/** What is looked at first and written then, by two servers of one casino at once. */
const clock = createTestClock()
let house: House
let other: House
const STAFF = { by: 'kasse@example.dk', why: 'kontrolleret' }
beforeAll(async () => {
  house = await openHouse({ clock })
  other = await openHouse({ clock, beside: house })
  await house.staff.add(STAFF.by, 'payments', 'operator')
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  expect(await verifyAudit(other.storage.read)).toMatchObject({ ok: true })
  await other.close()
  await house.close()
})

const CALLS = 50

/** So many calls at once, every other on the other server. */
const together = <T>(call: (house: House, n: number) => Promise<T>, calls = CALLS): Promise<T[]> =>
  Promise.all(Array.from({ length: calls }, (_, n) => call(n % 2 === 0 ? house : other, n)))

const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

async function withPassword(password: string) {
  const { id, email } = await newBuyer(house)
  const passwordHash = await hash(password)
  await runSql(house.storage, `UPDATE members SET password_hash = '${passwordHash}' WHERE id = '${id}'`)
  return { id, username: id, email, kind: 'player' as const, sessionId: randomUUID() }
}

test('of changes of one password one is made: who comes later showed one that is none any more', async () => {
  const member = await withPassword('den-gamle-kode')
  const codes = (
    await together((at, n) => at.accounts.changePassword(member, 'den-gamle-kode', `en-helt-ny-kode-${n}`), 5)
  ).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'wrongPassword')]).toEqual([1, 4])
})

test('a lease renews itself once', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer(house)))
  const leases = await Promise.all(buyers.map(({ buy }) => buy(leaseOf(1, 2000))))
  const ends = leases.map((lease) => new Date(value(lease).entitlement?.leaseExpiry ?? '').getTime())
  clock.pass(Math.min(...ends) - 23 * 3_600_000 - clock.now().getTime())
  await together((at) => at.purchases.tick())
  for (const { id } of buyers)
    expect(await other.purchases.orders(id)).toMatchObject([{ renewal: true, state: 'paid' }, { renewal: false }])
})

test('an order is given back once, with one credit note', async () => {
  const { id, buy } = await newBuyer(house)
  const { order } = value(await buy())
  const before = await house.wallet.verify()
  const codes = (await together((at) => at.purchases.refund(order.id, 'fortrudt'))).map(codeOf)
  expect(count(codes, 'granted')).toBe(CALLS)
  const after = await other.wallet.verify()
  expect(after.ok && before.ok && after.movements - before.movements).toBe(1)
  expect((await other.purchases.orders(id)).map(({ state }) => state)).toEqual(['refunded'])
})

test('a game has no more keys than are allowed', async () => {
  const maker = await newBuyer(house)
  const wish = createGameInput.parse({ name: 'Med nøgler', definition: { ...smallGame() } })
  const game = value(await house.studio.create(wish, memberOwner(maker.id)))
  const who = { memberId: maker.id, viewer: memberViewer(maker.id) }
  const codes = (await together((at, n) => at.apiKeys.create(who, game.id, `nøgle ${n}`))).map(codeOf)
  const alive = await other.apiKeys.list(maker.id, game.id)
  expect([count(codes, 'granted'), alive.length]).toEqual([10, 10])
  expect(count(codes, 'tooManyKeys')).toBe(CALLS - 10)
})

test('a withdrawal that waits is decided once, by whoever comes first', async () => {
  const player = await newPlayer(house, { balance: 100 })
  const address = `${player.id}@example.dk`
  await addMember(house.storage, {
    ...{
      id: player.id,
      username: player.id,
      usernameKey: player.id,
      email: address,
      emailKey: address,
      kind: 'player',
    },
    ...{ passwordHash: null, phoneNumber: null, firstName: 'Bo', lastName: 'Ek', companyName: null, cvrNumber: null },
    ...{ subscription: 'free', marketingOptIn: false, createdAt: new Date(0), activatedAt: new Date(0) },
  })
  await runSql(
    house.storage,
    `INSERT INTO large_wins (round_id, member_id, win_micro, events_hash, state, opened_at)
     VALUES ('round-${player.id}', '${player.id}', 1, 'x', 'agrees', 1)`,
  )
  value(await house.withdrawals.withdraw(player, { amount: 40 }))
  value(await house.largeWins.release(`round-${player.id}`, STAFF))
  const [{ id } = { id: '' }] = await other.withdrawals.of(player.id)
  const decide = (at: House, n: number) => {
    if (n % 3 === 0) return at.withdrawals.cancel(player.id, id)
    return n % 3 === 1 ? at.withdrawals.pay(id, STAFF) : at.withdrawals.refuse(id, STAFF)
  }
  const codes = (await together(decide)).map(codeOf)
  expect([count(codes, 'granted'), count(codes, 'withdrawalDecided')]).toEqual([1, 49])
  const [decided] = await other.withdrawals.of(player.id)
  expect(await player.balance()).toBe(decided?.state === 'paid' ? 60 : 100)
})

test('of registrations with one name and address one makes an account', async () => {
  const name = `samme${randomUUID().slice(0, 8)}`
  const input = { username: name, email: `${name}@example.dk`, password: 'en-helt-ny-kode', birthDate: '1980-01-01' }
  const wish = registerInput.parse({ ...input, firstName: 'Bo', lastName: 'Ek', acceptTerms: true })
  await together((at, n) => at.accounts.register(wish, `192.0.2.${n}`), 10)
  const rows = await other.storage.read.select().from(members)
  expect(rows.filter(({ usernameKey }) => usernameKey === name)).toHaveLength(1)
})

test('what an account asked for and arrives after its deletion is neither bought, booked nor opened', async () => {
  const member = await withPassword('den-gamle-kode')
  const wish = createGameInput.parse({ name: 'Mit spil', definition: { ...smallGame() } })
  const game = value(await house.studio.create(wish, memberOwner(member.id)))
  value(await house.accounts.deleteAccount(member, 'den-gamle-kode'))
  const codes = [
    await other.purchases.purchase(member.id, wishOf()),
    await other.wallet.deposit(member, { amount: 10 }),
    await other.rounds.spin({ id: 1, bet: 1, stake: 'money' }, member),
    await other.crypto.giveOut(member, { currency: 'USDC', amount: 100 }),
    await other.apiKeys.create({ memberId: member.id, viewer: memberViewer(member.id) }, game.id, 'nøgle'),
  ].map(codeOf)
  expect(codes).toEqual(['notLoggedIn', 'identityMissing', 'identityMissing', 'identityMissing', 'notLoggedIn'])
})
