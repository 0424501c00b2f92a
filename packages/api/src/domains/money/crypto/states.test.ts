import { describe, expect, test } from 'vitest'
import { isInTime, receivedUnits, stateOf } from './states.ts'
import type { StoredInvoice, StoredPayment } from './store.ts'

const EXPIRES = new Date('2026-11-01T12:00:00Z')
const WATCHED_UNTIL = new Date('2026-11-02T12:00:00Z')
const after = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const IN_TIME = after(EXPIRES, -60_000)
const LATE = after(EXPIRES, 1)

const invoiceOf = (units: bigint | null): StoredInvoice => ({
  ...{
    id: 'i',
    memberId: 'm',
    memberKind: 'player',
    currency: 'BTC',
    family: 'btc',
    addressIndex: 0,
    address: 'a',
  },
  ...{ units: units === null ? null : String(units), rateDkk: 1, since: 1 },
  ...{ createdAt: after(EXPIRES, -3_600_000), expiresAt: EXPIRES, watchedUntil: WATCHED_UNTIL },
})

const payment = (units: bigint, state: StoredPayment['state'], seenAt = IN_TIME): StoredPayment => ({
  ...{ chain: 'c', id: 'p', invoiceId: 'i', txHash: 't', units: String(units), blockHash: null, confirmations: 0 },
  ...{
    state,
    seenAt,
    creditedMicro: null,
    ...{ heldFor: null, returnAddress: null, returnAskedAt: null, returnTx: null, returnedAt: null },
  },
})

const LEAST = 10n

/** What was wanted, what came, when it is asked, and what is told. */
const TABLE: readonly (readonly [
  why: string,
  wanted: bigint | null,
  came: readonly StoredPayment[],
  now: Date,
  state: ReturnType<typeof stateOf>,
])[] = [
  ['nothing has come', 100n, [], IN_TIME, 'new'],
  ['nothing came until the last moment', 100n, [], after(EXPIRES, -1), 'new'],
  ['nothing came in time', 100n, [], EXPIRES, 'expired'],
  ['a part has come', 100n, [payment(99n, 'seen')], IN_TIME, 'partlyPaid'],
  ['a part came in time, and no more', 100n, [payment(99n, 'credited')], EXPIRES, 'expiredPartlyPaid'],
  ['all has come, and waits for blocks', 100n, [payment(100n, 'seen')], IN_TIME, 'processing'],
  ['all came, and still waits after the deadline', 100n, [payment(100n, 'seen')], after(EXPIRES, 1), 'processing'],
  ['all came, and one part still waits', 100n, [payment(60n, 'credited'), payment(40n, 'seen')], IN_TIME, 'processing'],
  ['all came, and was never final', 100n, [payment(100n, 'seen')], WATCHED_UNTIL, 'invalid'],
  ['all came, not final a moment before', 100n, [payment(100n, 'seen')], after(WATCHED_UNTIL, -1), 'processing'],
  ['all is credited', 100n, [payment(100n, 'credited')], IN_TIME, 'settled'],
  ['all is held for the deposit limit', 100n, [payment(100n, 'held')], IN_TIME, 'settled'],
  ['two parts are credited', 100n, [payment(40n, 'credited'), payment(60n, 'held')], EXPIRES, 'settled'],
  ['more than all is credited', 100n, [payment(101n, 'credited')], IN_TIME, 'settledOverpaid'],
  [
    'a second payment came late',
    100n,
    [payment(100n, 'credited'), payment(1n, 'credited', LATE)],
    LATE,
    'settledOverpaid',
  ],
  ['all came at the last moment', 100n, [payment(100n, 'credited', EXPIRES)], LATE, 'settled'],
  ['all came a moment late', 100n, [payment(100n, 'credited', LATE)], LATE, 'expiredPaidLate'],
  ['a part came late', 100n, [payment(99n, 'credited', LATE)], LATE, 'expiredPartlyPaid'],
  ['the rest came late', 100n, [payment(60n, 'credited'), payment(40n, 'credited', LATE)], LATE, 'expiredPaidLate'],
  ['what came was taken back', 100n, [payment(100n, 'gone')], IN_TIME, 'new'],
  ['what came was taken back for good', 100n, [payment(100n, 'gone')], EXPIRES, 'invalid'],
  ['any amount will do, and enough came', null, [payment(10n, 'credited')], IN_TIME, 'settled'],
  ['any amount will do, and much came', null, [payment(1_000n, 'credited')], IN_TIME, 'settled'],
  ['any amount will do, but this is too little', null, [payment(9n, 'credited')], IN_TIME, 'partlyPaid'],
]

describe('an invoice', () => {
  test.each(TABLE)('when %s', (_why, wanted, came, now, state) => {
    expect(stateOf(invoiceOf(wanted), came, LEAST, now)).toBe(state)
  })

  test('counts what came, and not what was taken back', () => {
    expect(receivedUnits([payment(5n, 'seen'), payment(7n, 'gone'), payment(11n, 'credited', LATE)])).toBe(16n)
    expect(receivedUnits([])).toBe(0n)
  })

  test('is paid in time until the moment that it expires', () => {
    expect(isInTime(invoiceOf(1n), payment(1n, 'seen', EXPIRES))).toBe(true)
    expect(isInTime(invoiceOf(1n), payment(1n, 'seen', LATE))).toBe(false)
  })
})
