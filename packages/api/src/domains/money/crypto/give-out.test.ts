import { randomUUID } from 'node:crypto'
import type { PaymentAddressInput } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { keptLog } from '../../../testing/log.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'

const MINUTE = 60_000
const clock = createTestClock()
const remembered = keptLog()
let house: House
beforeAll(async () => {
  house = await openHouse({ clock, log: remembered.log })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

async function newPayer(limit = 100_000, kind: 'player' | 'company' = 'player') {
  const payer = { id: randomUUID(), kind }
  await identify(house, payer.id)
  if (kind === 'player') await house.limits.setDeposit(payer, { day: limit, week: limit, month: limit })
  const ask = (input: Partial<PaymentAddressInput> = {}) =>
    house.crypto.giveOut(payer, { currency: 'USDC', amount: 100, ...input })
  return { ...payer, ask }
}

async function confirm() {
  clock.pass(MINUTE)
  await house.crypto.tick()
}

test.each([
  [5, 'granted'],
  [4.999999, 'amountTooSmall'],
  [undefined, 'granted'],
  [1e15, 'amountTooLarge'],
])('%s USDC: %s', async (amount, code) => {
  const { ask } = await newPayer(1_000_000)
  expect(codeOf(await ask({ amount }))).toBe(code)
})

test('the least is told with its coin', async () => {
  const { ask } = await newPayer()
  expect(await ask({ amount: 1 })).toMatchObject({ refusal: { code: 'amountTooSmall', least: '5', coin: 'USDC' } })
})

test('an amount that is over the deposit limit is refused before it is sent, the least is not', async () => {
  const { ask } = await newPayer(635)
  expect(await ask()).toMatchObject({ refusal: { code: 'overDepositLimit', period: 'day', leftMicro: 635_000_000 } })
  expect(codeOf(await ask({ amount: 99 }))).toBe('granted')
  expect(codeOf(await ask({ amount: undefined }))).toBe('granted')
})

test('an address without an amount is paid with any, and each payment is credited', async () => {
  const payer = await newPayer()
  const { id, amountDkk } = value(await payer.ask({ amount: undefined }))
  expect(amountDkk).toBeNull()
  value(await house.crypto.simulate(payer.id, { id, what: 'full' }))
  await confirm()
  const { state, creditedDkk } = value(await house.crypto.invoice(payer.id, id))
  expect(state).toBe('settled')
  expect(creditedDkk).toBeGreaterThan(0)
  expect((await house.wallet.get(payer)).balance).toBe(creditedDkk)
})

test('a company pays in without limits, and what it was is in its history', async () => {
  const payer = await newPayer(0, 'company')
  const { id } = value(await payer.ask({ amount: 100 }))
  value(await house.crypto.simulate(payer.id, { id, what: 'full' }))
  await confirm()
  const { movements } = await house.wallet.history(payer.id, {})
  expect(movements).toMatchObject([
    { kind: 'deposit', text: 'Indbetaling: 100 USDC', amount: 635.5, balance: 635.5, roundId: null },
  ])
})

test('twenty addresses may be open at once, and when they have expired the next twenty', async () => {
  const payer = await newPayer()
  for (let n = 0; n < 20; n++) value(await payer.ask())
  expect(codeOf(await payer.ask())).toBe('tooManyInvoices')
  expect(codeOf(await (await newPayer()).ask())).toBe('granted')
  clock.pass(15 * MINUTE - 1)
  expect(codeOf(await payer.ask())).toBe('tooManyInvoices')
  clock.pass(1)
  expect(codeOf(await payer.ask())).toBe('granted')
})

test('an address is good for 15 minutes', async () => {
  const { ask } = await newPayer()
  const { expiresAt } = value(await ask())
  expect(new Date(expiresAt).getTime() - clock.now().getTime()).toBe(15 * MINUTE)
})

test('a payment that is not deep enough is not credited, however often somebody looks', async () => {
  const payer = await newPayer()
  const { id } = value(await payer.ask())
  value(await house.crypto.simulate(payer.id, { id, what: 'full' }))
  await house.crypto.tick()
  clock.pass(5000)
  await house.crypto.tick()
  const { payments, state } = value(await house.crypto.invoice(payer.id, id))
  expect(payments[0]?.confirmations).toBeLessThan(12)
  expect([state, (await house.wallet.get(payer)).balance]).toEqual(['processing', 0])
})

test('what was credited stays when the chain forgets it, and people are told', async () => {
  const payer = await newPayer()
  const { id } = value(await payer.ask())
  value(await house.crypto.simulate(payer.id, { id, what: 'full' }))
  await confirm()
  value(await house.crypto.simulate(payer.id, { id, what: 'reorganise' }))
  await confirm()
  expect((await house.wallet.get(payer)).balance).toBe(635.5)
  const { payments } = value(await house.crypto.invoice(payer.id, id))
  expect(payments).toMatchObject([{ state: 'credited' }])
  expect(remembered.lines().filter(({ level }) => level === 50)).toContainEqual(
    expect.objectContaining({ payment: payments[0]?.id, msg: expect.stringContaining('not on the chain any more') }),
  )
})
