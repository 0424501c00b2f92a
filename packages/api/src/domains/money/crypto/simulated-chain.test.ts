import { expect, test } from 'vitest'
import { COINS } from './coins.ts'
import { SIMULATED_BLOCK_MS, simulatedChain } from './simulated-chain.ts'
import type { CryptoStore } from './store.ts'

type Sent = Awaited<ReturnType<CryptoStore['simulatedTo']>>

/** The chain by a clock that is set by hand, with what was sent on it in a list. */
function setUp(moment: string) {
  let now = new Date(moment)
  let sent: Sent = []
  const store: Pick<CryptoStore, 'addSimulated' | 'simulatedTo' | 'undoSimulated'> = {
    addSimulated: async (transfer) => {
      sent = [...sent, transfer]
    },
    simulatedTo: async (address, currency) =>
      sent.filter((one) => one.address === address && one.currency === currency && one.undoneAt === null),
    undoSimulated: async (address, undoneAt) => {
      sent = sent.map((one) => (one.address === address ? { ...one, undoneAt } : one))
    },
  }
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  // Of the store, the chain knows these three.
  return { chain: simulatedChain(store as CryptoStore, { now: () => now }), pass }
}

test.each([
  ['2026-01-01T00:00:00.000Z', 1],
  ['2025-06-01T00:00:00.000Z', 1],
  ['2026-01-01T00:00:03.999Z', 1],
  ['2026-01-01T00:00:04.000Z', 2],
  ['2026-01-01T01:00:00.000Z', 1_800],
  ['2026-02-01T00:00:00.000Z', 1_339_200],
])('at %s the chain is %i blocks high', async (moment, height) => {
  expect(await setUp(moment).chain.height()).toBe(height)
})

test('a transfer is in the block after the one in which it was sent, and in no earlier one', async () => {
  const { chain, pass } = setUp('2026-01-01T01:00:00.000Z')
  const hash = await chain.send('BTC', 'here', 7n)
  const look = () => chain.transfersTo({ address: 'here', coin: COINS.BTC, since: 1, hints: [] })
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await look()).toEqual([{ id: `${hash}:0`, txHash: hash, units: 7n }])
  pass(SIMULATED_BLOCK_MS - 1)
  expect(await look()).toEqual([{ id: `${hash}:0`, txHash: hash, units: 7n }])
  pass(1)
  const block = { hash: 'block-1801', height: 1_801 }
  expect(await look()).toEqual([{ id: `${hash}:0`, txHash: hash, units: 7n, block }])
  pass(10 * SIMULATED_BLOCK_MS)
  expect(await look()).toEqual([{ id: `${hash}:0`, txHash: hash, units: 7n, block }])
})

test('a transfer is seen at its address, in its coin, until the chain forgets it', async () => {
  const { chain } = setUp('2026-01-01T01:00:00.000Z')
  await chain.send('BTC', 'here', 7n)
  const seen = async (address: string, coin: 'BTC' | 'ETH') =>
    (await chain.transfersTo({ address, coin: COINS[coin], since: 1, hints: [] })).length
  expect([await seen('here', 'BTC'), await seen('there', 'BTC'), await seen('here', 'ETH')]).toEqual([1, 0, 0])
  await chain.reorganise('there')
  expect(await seen('here', 'BTC')).toBe(1)
  await chain.reorganise('here')
  expect(await seen('here', 'BTC')).toBe(0)
})

test('the chain is told as a simulated one', () => {
  expect(setUp('2026-01-01T01:00:00.000Z').chain).toMatchObject({ name: 'simulated' })
})
