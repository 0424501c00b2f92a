import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { COINS } from './coins.ts'
import { esploraChain } from './esplora.ts'

const BASE = 'https://esplora.test/api'
const ADDRESS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const chain = esploraChain(BASE)
const watch = { coin: COINS.BTC, address: ADDRESS, since: 900_000, hints: [] }

const outside = setupServer()
beforeAll(() => outside.listen({ onUnhandledFrame: 'error' }))
afterEach(() => outside.resetHandlers())
afterAll(() => outside.close())

const answerWith = (body: unknown, status = 200) =>
  outside.use(http.get(`${BASE}/address/${ADDRESS}/txs`, () => HttpResponse.json(body as object, { status })))

/** As a server of Esplora's kind writes a transaction. */
const transaction = (
  txid: string,
  confirmed: boolean,
  outputs: readonly (readonly [string | undefined, number])[],
) => ({
  ...{ txid, version: 2, locktime: 0, size: 222, weight: 561, fee: 1000, vin: [] },
  vout: outputs.map(([scriptpubkey_address, value]) => ({ scriptpubkey: '0014', scriptpubkey_address, value })),
  status: confirmed
    ? { confirmed, block_height: 900_005, block_hash: '000000000000000000021f', block_time: 1_795_000_000 }
    : { confirmed },
})

test('each output to the address is a payment, and no other', async () => {
  const other = 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'
  answerWith([
    transaction('aa', true, [
      [other, 5],
      [ADDRESS, 1_000_000],
      [undefined, 7],
      [ADDRESS, 20],
    ]),
    transaction('bb', false, [[ADDRESS, 300]]),
    transaction('cc', true, [[other, 900]]),
    transaction('dd', true, [[ADDRESS, 0]]),
  ])
  const block = { hash: '000000000000000000021f', height: 900_005 }
  expect(await chain.transfersTo(watch)).toEqual([
    { id: 'aa:1', txHash: 'aa', units: 1_000_000n, block },
    { id: 'aa:3', txHash: 'aa', units: 20n, block },
    { id: 'bb:0', txHash: 'bb', units: 300n },
  ])
})

test('the height is that of the top', async () => {
  outside.use(http.get(`${BASE}/blocks/tip/height`, () => HttpResponse.text('900123')))
  expect(await chain.height()).toBe(900_123)
})

test.each([
  ['an error', {}, 500],
  ['a page', '<html>', 200],
  ['a negative amount', [transaction('aa', true, [[ADDRESS, -1]])], 200],
])('%s is no empty address', async (_, body, status) => {
  answerWith(body, status)
  await expect(chain.transfersTo(watch)).rejects.toThrow()
})
