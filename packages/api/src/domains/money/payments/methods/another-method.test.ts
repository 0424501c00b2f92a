import { createHmac } from 'node:crypto'
import { describeMethod, type MethodWords, type PaymentMethod } from '@spilvaerk/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withParties } from '../../../../platform/config/config.ts'
import { address, text } from '../../../../platform/config/fields.ts'
import { optional, refused } from '../../../../platform/config/mode-row.ts'
import { modesWith } from '../../../../platform/config/modes.ts'
import { leaseOf, newBuyer } from '../../../../testing/buyers.ts'
import { type House, openHouse } from '../../../../testing/house.ts'
import { LIVE } from '../../../../testing/live.ts'
import { createTestClock } from '../../../../testing/members.ts'
import { shownIn } from '../../../../testing/pdf.ts'
import { codeOf, value } from '../../../../testing/players.ts'
import { PARTIES, settings } from '../../../config.ts'
import { NotOurs, type PaymentProvider, type PaymentState, type PaymentWish } from '../provider.ts'
import { type ServerMethod, serverMethod, webhooksOf } from './method.ts'
import { SERVER_METHODS } from './methods.ts'

// A method that nothing else has heard of, put into the list as a folder would be.

const da: MethodWords = {
  name: 'Bankoverførsel',
  choice: 'bankoverførsel',
  paidWith: 'bankoverførsel',
  receipt: 'Betalt med bankoverførsel.',
  refund: 'Pengene er på vej tilbage til din bankkonto.',
}

/** What the bank knows of each payment. */
const transfers = new Map<string, { readonly wish: PaymentWish; readonly state: PaymentState }>()
const turn = (reference: string, state: PaymentState) => {
  const known = transfers.get(reference)
  if (!known) throw new NotOurs(`the bank knows no ${reference}`)
  transfers.set(reference, { ...known, state })
}

function bank(secret: string): PaymentProvider {
  const read = async (reference: string) => {
    const { wish, state } = transfers.get(reference) ?? {}
    if (!wish || !state) throw new NotOurs(`the bank knows no ${reference}`)
    return { reference, orderId: wish.orderId, amountOere: wish.amountOere, state }
  }
  const turned = (state: PaymentState) => (reference: string) => {
    turn(reference, state)
    return read(reference)
  }
  return {
    ...{ name: 'bank', test: false, publishableKey: null },
    start: async (wish) => {
      const reference = `transfer-${wish.orderId}`
      transfers.set(reference, { wish, state: 'pending' })
      return { ...(await read(reference)), step: { kind: 'redirect', url: 'https://bank.test/pay' } }
    },
    read,
    cancel: turned('cancelled'),
    refund: turned('refunded'),
    receive: async ({ body, headers }) =>
      headers.get('Signature') === signatureOf(body, secret) ? { id: body, reference: body } : undefined,
  }
}
const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex')

const BANK = serverMethod(
  describeMethod({
    ...{ da, en: da, renewedWith: null, referencePrefix: 'bank' },
    request: {},
    testBehaviour: () => 'declined',
  }),
  {
    ...{ provider: 'bank', adapter: 'bank', sendsMessages: true },
    party: {
      settings: {
        BANK_URL: address(['https:', 'http:'], 'off').describe('Bank transfers: the address of the bank'),
        BANK_SECRET: text('off').describe('Bank transfers: the secret of its messages'),
      },
      ...{ secrets: ['BANK_SECRET'], addresses: ['BANK_URL'] },
      modes: {
        ...{ outside: true, pays: true },
        demo: refused('the test provider takes bank transfers'),
        live: optional('without them bank transfers are not taken'),
      },
    },
    create: ({ BANK_SECRET }) => bank(BANK_SECRET),
  },
)
const SET = { BANK_URL: 'https://bank.test', BANK_SECRET: 'hemmelig' }

const paymentMethods = { ...SERVER_METHODS, bank_transfer: BANK }
// The page's requests name a method of the shared list, which this one is not in.
const paymentMethod = 'bank_transfer' as PaymentMethod

test('a method that the shared list has and the server’s has not does not compile', () => {
  // @ts-expect-error bank_transfer is missing
  const lacking: Readonly<Record<PaymentMethod | 'bank_transfer', ServerMethod>> = SERVER_METHODS
  const whole: Readonly<Record<PaymentMethod | 'bank_transfer', ServerMethod>> = paymentMethods
  expect([Object.keys(whole).length - Object.keys(lacking).length]).toEqual([1])
})

describe('in live, what depends on the method asks the new one:', () => {
  let house: House
  beforeAll(async () => {
    const bankSet = { ...LIVE, ...SET }
    house = await openHouse({ clock: createTestClock(), settings: bankSet, paymentMethods })
  })
  afterAll(async () => {
    expect(await house.wallet.verify()).toMatchObject({ ok: true })
    await house.close()
  })

  const tell = (about: string, secret = SET.BANK_SECRET) =>
    house.purchases.notice('bank', {
      body: about,
      headers: new Headers({ Signature: signatureOf(about, secret) }),
      url: new URL('https://spil.test/api/webhooks/bank'),
    })

  test('it is offered, and the only one, for nobody has configured another', async () => {
    expect(house.purchases.options()).toEqual([
      { method: 'bank_transfer', provider: 'bank', test: false, publishableKey: null },
    ])
    expect((await house.system.health(true)).adapters).toMatchObject({ bank: 'bank', cards: 'off' })
  })

  test('the webhook, the receipt and the refund', async () => {
    const { id, buy } = await newBuyer(house)
    const { order, step } = value(await buy({ paymentMethod }))
    expect([order.state, step]).toEqual(['pending', { kind: 'redirect', url: 'https://bank.test/pay' }])

    const reference = `transfer-${order.id}`
    turn(reference, 'paid')
    expect(await tell(reference, 'gættet')).toBe('refused')
    expect(await house.purchases.orders(id)).toMatchObject([{ state: 'pending' }])
    expect([await tell(reference), await tell(reference)]).toEqual(['heeded', 'known'])
    expect(await house.purchases.mayUse(id, 1)).toBe(true)
    const invoice = shownIn(value(await house.purchases.receipt(id, order.id, 'da')).pdf)
    expect(invoice).toContain(da.receipt)
    expect(invoice).not.toMatch(/kort|tilbage/)

    value(await house.purchases.refund(order.id, 'fortrudt'))
    expect(transfers.get(reference)?.state).toBe('refunded')
    expect(shownIn(value(await house.purchases.receipt(id, order.id, 'da')).pdf)).toContain(`${da.receipt}${da.refund}`)
    const { items } = await house.dashboard.notifications(id, 'da')
    expect(items.map(({ text: said }) => said)).toContainEqual(expect.stringContaining(da.refund))
  })

  test('a lease does not renew itself, since it cannot be charged again', async () => {
    const { id, buy } = await newBuyer(house)
    const { order } = value(await buy({ ...leaseOf(1, 2000), paymentMethod }))
    turn(`transfer-${order.id}`, 'paid')
    await tell(`transfer-${order.id}`)
    expect(await house.purchases.library(id)).toMatchObject([{ autoRenew: false, mayRenew: false }])
    expect(codeOf(await house.purchases.setRenewal(id, 1, true))).toBe('cannotRenew')
  })
})

test('in demo the test provider takes it, and does what it says of the request', async () => {
  const house = await openHouse({ clock: createTestClock(), settings: { MODE: 'demo' }, paymentMethods })
  const { buy } = await newBuyer(house)
  expect(house.purchases.options().map(({ method, test: isTest }) => [method, isTest])).toEqual([
    ...Object.keys(SERVER_METHODS).map((key) => [key, true]),
    ['bank_transfer', true],
  ])
  expect(codeOf(await buy({ paymentMethod }))).toBe('paymentDeclined')
  await house.close()
})

describe('its settings', () => {
  const parties = [...PARTIES, BANK.party]
  const schema = z.object({ ...settings.shape, ...BANK.party.settings })
  const read = (env: Readonly<Record<string, string>>) => withParties(parties)(schema, env)
  const { table, modeOf, checkedMode } = modesWith(parties)

  test('come together or not at all', () => {
    expect(() => read({ BANK_URL: SET.BANK_URL })).toThrow(/^BANK_SECRET must be set, too$/)
    expect(read({}).BANK_URL).toBe('off')
  })

  test('have their row in the table of modes', () => {
    expect(table.at(-1)).toMatchObject({ settings: ['BANK_URL', 'BANK_SECRET'], pays: true })
    expect(modeOf(read(SET))).toBe('live')
    expect(checkedMode(read({ ...LIVE, ...SET }))).toBe('live')
    expect(() => checkedMode(read({ ...SET, MODE: 'demo' }))).toThrow(
      'BANK_URL is refused: the test provider takes bank transfers',
    )
    expect(() => checkedMode(read({ ...LIVE, ...SET, BANK_URL: 'http://bank.test' }))).toThrow(
      'BANK_URL must begin with https:// in live',
    )
    expect(() => checkedMode(read(LIVE))).toThrow(/a way to pay is required: .*; or BANK_URL \+ BANK_SECRET/)
  })
})

test('the document names its webhook beside the others', () => {
  expect(webhooksOf(Object.values(paymentMethods))).toEqual([...webhooksOf(Object.values(SERVER_METHODS)), 'bank'])
})
