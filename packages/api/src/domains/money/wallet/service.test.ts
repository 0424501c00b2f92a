import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, newPlayer, value } from '../../../testing/players.ts'
import { ACCOUNTS, createLedger, type Line, type NewMovement } from './ledger.ts'

const HOUR = 3_600_000
const DKK = 1_000_000
const clock = createTestClock()
const ledger = createLedger(clock)
let house: House
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

const movement = (lines: readonly Line[], changes: Partial<NewMovement> = {}): NewMovement => ({
  ...{ kind: 'refund', memberId: null, text: 'Prøve', key: randomUUID(), lines, ...changes },
})
const post = (wanted: NewMovement) => house.storage.tx((db) => ledger.post(db, wanted))
const move = (from: string, to: string, dkk: number) =>
  movement([
    { account: from, amountMicro: -dkk * DKK },
    { account: to, amountMicro: dkk * DKK },
  ])

test('a deposit adds to the balance, and is told with what it was', async () => {
  const player = await newPlayer(house, { balance: 0 })
  const paid = value(await house.wallet.deposit(player, { amount: 150.25 }))
  expect(paid).toMatchObject({
    ...{ balance: 150.25 },
    movement: { kind: 'deposit', amount: 150.25, balance: 150.25, text: 'Indbetaling (testtilstand)', roundId: null },
  })
  expect(value(await house.wallet.deposit(player, { amount: 49.75 })).balance).toBe(200)
  expect(await house.wallet.balance(player.id)).toBe(200 * DKK)
  expect(await house.wallet.get(player)).toMatchObject({
    ...{ balance: 200, currency: 'DKK', kind: 'player', deposits: { open: true, test: true } },
    withdrawals: { byStaff: false },
  })
})

test('a deposit with a repeated key is made once, also when the limit is used up, and asks for the same amount', async () => {
  const player = await newPlayer(house, { balance: 0 })
  await house.limits.setDeposit(player, { day: 100, week: 100, month: 100 })
  const key = randomUUID()
  const paid = value(await house.wallet.deposit(player, { amount: 100, key }))
  expect(codeOf(await house.wallet.deposit(player, { amount: 10 }))).toBe('overDepositLimit')
  expect(value(await house.wallet.deposit(player, { amount: 100, key }))).toEqual(paid)
  expect(codeOf(await house.wallet.deposit(player, { amount: 90, key }))).toBe('requestDiffers')
  expect(await player.balance()).toBe(100)
})

test('the key of one member is not that of another', async () => {
  const [one, other] = [await newPlayer(house, { balance: 0 }), await newPlayer(house, { balance: 0 })]
  const key = randomUUID()
  value(await house.wallet.deposit(one, { amount: 20, key }))
  value(await house.wallet.deposit(other, { amount: 30, key }))
  expect([await one.balance(), await other.balance()]).toEqual([20, 30])
})

test('where no simulated money is paid in, a deposit is refused', async () => {
  const { createWallet } = await import('./service.ts')
  const player = await newPlayer(house, { balance: 0 })
  const needs = { storage: house.storage, ledger, limits: house.limits, withdraw: house.withdrawals.withdraw }
  const live = createWallet({ ...needs, testDeposits: false })
  expect(codeOf(await live.deposit(player, { amount: 100 }))).toBe('depositsClosed')
  expect(await live.get(player)).toMatchObject({
    balance: 0,
    deposits: { open: false },
    withdrawals: { byStaff: true },
  })
})

test('somebody without limits pays nothing in', async () => {
  const player = { id: randomUUID(), kind: 'player' as const }
  await identify(house, player.id)
  expect(codeOf(await house.wallet.deposit(player, { amount: 100 }))).toBe('depositLimitsMissing')
  expect(await house.wallet.balance(player.id)).toBe(0)
})

test('the history has pages of 50, the newest first, and each movement once', async () => {
  const player = await newPlayer(house, { balance: 0 })
  const account = ACCOUNTS.member(player.id)
  for (let dkk = 1; dkk <= 50; dkk++) value(await post({ ...move('house', account, dkk), memberId: player.id }))
  const only = await house.wallet.history(player.id, {})
  expect([only.movements.length, only.nextCursor]).toEqual([50, null])
  value(await post({ ...move('house', account, 51), memberId: player.id }))
  const first = await house.wallet.history(player.id, {})
  expect(first.movements.map(({ amount }) => amount)).toEqual(Array.from({ length: 50 }, (_, at) => 51 - at))
  expect(first.nextCursor).toBe(first.movements.at(-1)?.id)
  const second = await house.wallet.history(player.id, { cursor: first.nextCursor ?? 0 })
  expect(second).toMatchObject({ movements: [{ amount: 1, balance: 1 }], nextCursor: null })
  expect(await house.wallet.allMovements(player.id)).toEqual([...first.movements, ...second.movements])
  expect((await house.wallet.historyCsv(player.id, {}, 'da')).trim().split('\r\n')).toHaveLength(52)
  expect((await house.wallet.history(player.id, { kind: 'deposit' })).movements).toEqual([])
})

test('what was deposited since a moment counts no other money', async () => {
  const player = await newPlayer(house, { balance: 0 })
  value(await house.wallet.deposit(player, { amount: 100 }))
  const afterFirst = clock.now()
  clock.pass(HOUR)
  value(await house.wallet.deposit(player, { amount: 30 }))
  value(await house.wallet.withdraw(player, { amount: 20 }))
  value(await post({ ...move('house', ACCOUNTS.member(player.id), 7), memberId: player.id }))
  const since = (moment: Date) => ledger.depositedSinceMicro(house.storage.read, player.id, moment)
  expect(await since(new Date(0))).toBe(130 * DKK)
  expect(await since(afterFirst)).toBe(30 * DKK)
  expect(await since(clock.now())).toBe(0)
})

test('an account that nobody has used holds nothing, and a movement that is not there left no balance', async () => {
  const { read } = house.storage
  expect(await ledger.balanceMicro(read, 'member:ingen')).toBe(0)
  expect(await ledger.balanceAfter(read, 'ingen', 'house')).toBeUndefined()
  const made = move('house', 'vat', 3)
  const posted = value(await post(made))
  expect([posted.repeated, posted.amountOf('house'), posted.amountOf('vat')]).toEqual([false, -3 * DKK, 3 * DKK])
  expect(() => posted.amountOf('purchases')).toThrow('does not touch purchases')
  expect(await ledger.balanceAfter(read, made.key, 'vat')).toBe(posted.balanceAfter('vat'))
  expect(await ledger.balanceAfter(read, made.key, 'purchases')).toBeUndefined()
  expect(await ledger.movementOf(read, made.key)).toMatchObject({ memberId: null })
})

test.each([
  ['what waits for staff', ACCOUNTS.payouts, 'insufficientFunds'],
  ['a jackpot pool', ACCOUNTS.jackpot(1, 'stor', 100_000), 'insufficientFunds'],
  ['a member', ACCOUNTS.member('fattig'), 'insufficientFunds'],
  ['the house', ACCOUNTS.house, 'granted'],
  ['what was paid in', ACCOUNTS.deposits, 'granted'],
])('%s below nothing: %s is answered with %s', async (_, account, code) => {
  expect(codeOf(await post(move(account, ACCOUNTS.vat, 1_000_000)))).toBe(code)
})

test('a movement of many accounts is booked on each of them', async () => {
  const names = ['c', 'a', 'd', 'b'].map((name) => `${name}-${randomUUID()}`)
  const lines = names.map((account, at) => ({ account, amountMicro: [5, -4, -3, 2][at] ?? 0 }))
  const posted = value(await post(movement(lines)))
  for (const { account, amountMicro } of lines) {
    expect(posted.balanceAfter(account)).toBe(amountMicro)
    expect(await ledger.balanceMicro(house.storage.read, account)).toBe(amountMicro)
  }
})

test('an account holds no more than can be counted exactly', async () => {
  const [full, empty] = [`fuld-${randomUUID()}`, `tom-${randomUUID()}`]
  const moveMicro = (from: string, to: string, amountMicro: number) =>
    movement([
      { account: from, amountMicro: -amountMicro },
      { account: to, amountMicro },
    ])
  value(await post(moveMicro(empty, full, Number.MAX_SAFE_INTEGER)))
  for (const other of [empty, 'house']) {
    await expect(post(moveMicro(other, full, 1))).rejects.toThrow('cannot be booked exactly')
  }
  expect(await ledger.balanceMicro(house.storage.read, full)).toBe(Number.MAX_SAFE_INTEGER)
})
