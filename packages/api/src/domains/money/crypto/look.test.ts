import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { keptLog } from '../../../testing/log.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { toldChain } from '../../../testing/told-chain.ts'
import { paymentsOf } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** 100 USDC, at 10 kr. each. */
const FULL = 100_000_000n
const RETURN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const WHY = { by: 'kasse@example.dk', why: 'sendt fra kassen' }

const clock = createTestClock()
const remembered = keptLog()
let house: House
let outside: ReturnType<typeof toldChain>
beforeAll(async () => {
  house = await openHouse({ clock, log: remembered.log })
  await house.staff.add(WHY.by, 'payments', 'operator')
  outside = toldChain(house, clock, remembered.log)
})
beforeEach(() => {
  Object.assign(outside.says, { height: 100, rateDkk: 10, isAway: false })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})
const tick = () => outside.crypto.tick()

describe('an address is not given out', () => {
  const ask = async (currency: 'USDC' | 'BNB' = 'USDC') => {
    const payer = { id: randomUUID(), kind: 'player' as const }
    await identify(house, payer.id)
    return codeOf(await outside.crypto.giveOut(payer, { currency, amount: 100 }))
  }
  test('of a coin whose chain is not there, or without a rate', async () => {
    expect(await ask('BNB')).toBe('coinNotOffered')
    outside.says.rateDkk = undefined
    expect(await ask()).toBe('noRate')
  })

  test('while its chain is out of reach, which is logged', async () => {
    outside.says.isAway = true
    expect(await ask()).toBe('chainAway')
    expect(remembered.lines().at(-1)).toMatchObject({ level: 40, kind: 'Error', msg: 'chain out of reach' })
  })
})

test('an address is looked at until a day after it expired, and no longer', async () => {
  const [seen, late] = [await outside.newPayer(), await outside.newPayer()]
  clock.pass(24 * HOUR + 15 * MINUTE - 1)
  seen.received(outside.transfer(FULL))
  await tick()
  clock.pass(1)
  late.received(outside.transfer(FULL))
  await tick()
  expect([await seen.payments(), await late.payments()]).toEqual([[['seen', null]], []])
})

describe('a payment', () => {
  test('is credited when it lies deep enough, its own block counted, and not a block before', async () => {
    const payer = await outside.newPayer()
    payer.received(outside.transfer(FULL, 200))
    outside.says.height = 210
    await tick()
    expect([await payer.payments(), await payer.balance()]).toEqual([[['seen', null]], 0])
    outside.says.height = 211
    await tick()
    expect([await payer.payments(), await payer.balance()]).toEqual([[['credited', 1000]], 1_000_000_000])
    expect(await paymentsOf(house.storage.read, payer.invoiceId)).toMatchObject([
      { blockHash: 'h200', confirmations: 12 },
    ])
  })

  test('is told to whoever looks when it changes, and only then; the register is asked only for money', async () => {
    const payer = await outside.newPayer()
    const asked = () => outside.asked.filter(({ id }) => id === payer.id).slice(1)
    await tick()
    expect([payer.told(), asked()]).toEqual([0, []])
    payer.received(outside.transfer(FULL))
    await tick()
    expect([payer.told(), asked()]).toEqual([1, [{ id: payer.id, kind: 'player' }]])
    await tick()
    expect(payer.told()).toBe(0)
  })

  test('of which the chain says nothing new is not written about, and the register is not asked', async () => {
    const [deep, waiting] = [await outside.newPayer(), await outside.newPayer()]
    deep.received(outside.transfer(FULL, 89))
    waiting.received(outside.transfer(FULL))
    await tick()
    const before = [outside.written(), outside.asked.length]
    outside.says.height = 110
    await tick()
    expect([outside.written(), outside.asked.length]).toEqual(before)
    expect(await deep.payments()).toEqual([['credited', 1000]])
  })

  test('that the chain forgets and finds again counts again, and the others stay', async () => {
    const payer = await outside.newPayer()
    const [one, other] = [outside.transfer(FULL / 2n, 200), outside.transfer(FULL / 2n, 200)]
    payer.received(one, other)
    await tick()
    payer.received(other)
    await tick()
    expect((await payer.payments()).map(([state]) => state).sort()).toEqual(['gone', 'seen'])
    await tick()
    payer.received(one, other)
    outside.says.height = 211
    await tick()
    expect(await payer.payments()).toEqual([
      ['credited', 500],
      ['credited', 500],
    ])
  })

  test('that comes late waits for a rate, and is credited at it', async () => {
    const payer = await outside.newPayer()
    clock.pass(16 * MINUTE)
    outside.says.rateDkk = undefined
    payer.received(outside.transfer(FULL, 80))
    await tick()
    expect([await payer.payments(), await payer.balance()]).toEqual([[['seen', null]], 0])
    outside.says.rateDkk = 20
    await tick()
    expect([await payer.payments(), await payer.balance()]).toEqual([[['credited', 2000]], 2_000_000_000])
  })

  test('of less than can be booked is credited as nothing, and is no movement', async () => {
    const payer = await outside.newPayer({ currency: 'ETH', amount: 1 })
    payer.received(outside.transfer(1n, 80))
    await tick()
    expect(await payer.payments()).toEqual([['credited', 0]])
    expect((await house.wallet.history(payer.id, {})).movements).toEqual([])
  })

  test('is told in the history with all its digits', async () => {
    const payer = await outside.newPayer({ currency: 'BTC', amount: 0.01 })
    payer.received(outside.transfer(1_234_567n, 80))
    await tick()
    expect((await house.wallet.history(payer.id, {})).movements).toMatchObject([
      { text: 'Indbetaling: 0,01234567 BTC', amount: 0.123456 },
    ])
  })

  test('that is credited does not keep the next one from being seen, whatever becomes of its member', async () => {
    const payer = await outside.newPayer()
    const first = outside.transfer(FULL / 2n, 80)
    payer.received(first)
    await tick()
    await house.limits.exclude(payer, { days: 30 })
    payer.received(first, outside.transfer(FULL / 2n, 80))
    await tick()
    expect((await payer.payments()).sort()).toEqual([
      ['credited', 500],
      ['held', null],
    ])
  })
})

describe('a payment that is held', () => {
  const held = async (stop: 'pause' | 'exclude' = 'pause') => {
    const payer = await outside.newPayer()
    await (stop === 'pause' ? house.limits.pause(payer) : house.limits.exclude(payer, { days: 30 }))
    payer.received(outside.transfer(FULL, 80))
    await tick()
    const [payment] = await paymentsOf(house.storage.read, payer.invoiceId)
    const ref = `ethereum/${payment!.id}`
    const askBack = (id = payer.invoiceId, address = RETURN) =>
      outside.crypto.askBack(payer.id, { id, payment: payment!.id, address })
    payer.told()
    return { ...payer, ref, askBack, shown: async () => (await outside.crypto.held()).find((one) => one.ref === ref) }
  }

  test('is listed by the member’s id where there is no account, with the reason of today', async () => {
    const payer = await held()
    expect(await payer.shown()).toMatchObject({ username: payer.id, state: 'held', heldFor: 'paused' })
    await house.limits.exclude(payer, { days: 30 })
    await tick()
    expect(await payer.shown()).toMatchObject({ heldFor: 'excluded' })
    expect(payer.told()).toBe(1)
    await tick()
    expect(payer.told()).toBe(0)
  })

  test('at an address that is looked at no more is asked about again, and told when something changes', async () => {
    const payer = await held()
    await house.limits.exclude(payer, { days: 3 })
    clock.pass(25 * HOUR)
    await tick()
    expect([payer.told(), (await payer.shown())?.heldFor]).toEqual([1, 'excluded'])
    await tick()
    expect(payer.told()).toBe(0)
    clock.pass(48 * HOUR)
    await tick()
    expect([payer.told(), await payer.balance()]).toEqual([1, 1_000_000_000])
    await tick()
    expect([payer.told(), await payer.balance()]).toEqual([0, 1_000_000_000])
  })

  test('of one who pays late waits for a rate, and keeps no other waiting', async () => {
    const late = await outside.newPayer()
    await house.limits.pause(late)
    clock.pass(16 * MINUTE)
    late.received(outside.transfer(FULL, 80))
    await tick()
    const other = await held()
    clock.pass(26 * HOUR)
    outside.says.rateDkk = undefined
    late.told()
    await tick()
    expect(late.told()).toBe(0)
    expect([await late.payments(), await other.payments()]).toEqual([[['held', null]], [['credited', 1000]]])
    outside.says.rateDkk = 10
    await tick()
    expect(await late.payments()).toEqual([['credited', 1000]])
  })

  test('goes back once it is asked for, and each step is told', async () => {
    const payer = await held('exclude')
    expect(codeOf(await payer.askBack(randomUUID()))).toBe('invoiceNotFound')
    expect(codeOf(await payer.askBack(payer.invoiceId, 'nowhere'))).toBe('returnAddressInvalid')
    expect(payer.told()).toBe(0)
    value(await payer.askBack())
    expect(payer.told()).toBe(1)
    expect(codeOf(await payer.askBack())).toBe('paymentNotHeld')
    for (const wrong of [`/${payer.ref}`, `${payer.ref}\n`, payer.ref.replace('/', '')])
      expect(codeOf(await outside.crypto.returned(wrong, 'tx', WHY))).toBe('paymentNotFound')
    expect(payer.told()).toBe(0)
    expect(await outside.crypto.returned(payer.ref, 'tx', WHY)).toEqual({ ok: true, value: undefined })
    expect(payer.told()).toBe(1)
    expect(codeOf(await outside.crypto.returned(payer.ref, 'tx', WHY))).toBe('paymentNotReturning')
    expect(payer.told()).toBe(0)
  })

  test('and is on its way back, or there, stays so when the chain forgets it, and people are told', async () => {
    const payer = await held('exclude')
    value(await payer.askBack())
    const [, payment] = payer.ref.split('/')
    const logged = async () => {
      const before = remembered.lines().length
      payer.received()
      await tick()
      return remembered
        .lines()
        .slice(before)
        .filter((line) => line.payment === payment)
    }
    expect(await logged()).toMatchObject([{ level: 50, state: 'returning' }])
    value(await outside.crypto.returned(payer.ref, 'tx', WHY))
    expect(await logged()).toMatchObject([{ level: 50, state: 'returned' }])
  })
})
