import { randomUUID } from 'node:crypto'
import type { CryptoInvoice, PaymentAddressInput } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'
import { identify } from '../../../testing/identities.ts'
import { createTestClock } from '../../../testing/members.ts'
import { codeOf, value } from '../../../testing/players.ts'
import { createStore, nextIndex } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let house: House
const clock = createTestClock()
beforeAll(async () => {
  house = await openHouse({ clock })
})
afterAll(async () => {
  expect(await house.wallet.verify()).toMatchObject({ ok: true })
  await house.close()
})

async function newPayer(limit = 100_000) {
  const payer = { id: randomUUID(), kind: 'player' as const }
  await identify(house, payer.id)
  await house.limits.setDeposit(payer, { day: limit, week: limit, month: limit })
  const invoiceOf = async (input: Partial<PaymentAddressInput> = {}): Promise<CryptoInvoice> =>
    value(await house.crypto.giveOut(payer, { currency: 'USDC', amount: 100, ...input }))
  const simulate = async (id: string, what: 'full' | 'part' | 'over' | 'expire' | 'reorganise') =>
    value(await house.crypto.simulate(payer.id, { id, what }))
  const now = async (id: string) => value(await house.crypto.invoice(payer.id, id))
  const balance = async () => (await house.wallet.get(payer)).balance
  return { ...payer, invoiceOf, simulate, now, balance }
}

/** Lets the simulated chain make enough blocks, and looks. */
async function confirm() {
  clock.pass(MINUTE)
  await house.crypto.tick()
}

test('a payment is seen, confirmed and credited at the locked rate', async () => {
  const payer = await newPayer()
  const { id, state, address, amountDkk, uri } = await payer.invoiceOf()
  expect([state, amountDkk]).toEqual(['new', 635.5])
  expect(uri).toBe(
    `ethereum:0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238@11155111/transfer?address=${address}&uint256=100000000`,
  )
  expect((await payer.simulate(id, 'full')).state).toBe('processing')
  expect(await payer.balance()).toBe(0)
  await confirm()
  expect(await payer.now(id)).toMatchObject({ state: 'settled', received: '100', creditedDkk: 635.5 })
  expect(await payer.balance()).toBe(635.5)
  await house.crypto.tick()
  expect(await payer.balance()).toBe(635.5)
})

test.each([
  ['BTC', 0.01, 7143, 'Bitcoin testnet', /^bitcoin:tb1q\w+\?amount=0\.01$/],
  ['ETH', 0.1, 2618, 'Ethereum Sepolia testnet', /^ethereum:0x\w{40}@11155111\?value=100000000000000000$/],
  ['BNB', 0.5, 3209, 'BNB Smart Chain Testnet', /^ethereum:0x\w{40}@97\?value=500000000000000000$/],
  [
    ...(['USDT', 20, 127.1, 'Ethereum Sepolia testnet (ERC-20)'] as const),
    /^ethereum:0xaA8E23\w+@11155111\/transfer\?address=0x\w{40}&uint256=20000000$/,
  ],
] as const)('%s lands in the wallet', async (currency, amount, dkk, network, uri) => {
  const payer = await newPayer()
  const invoice = await payer.invoiceOf({ currency, amount })
  expect(invoice).toMatchObject({ network, test: true, uri: expect.stringMatching(uri) })
  await payer.simulate(invoice.id, 'full')
  await confirm()
  expect(await payer.balance()).toBe(dkk)
})

test('a part is told as a part, and the rest completes it', async () => {
  const payer = await newPayer()
  const { id } = await payer.invoiceOf()
  expect((await payer.simulate(id, 'part')).state).toBe('partlyPaid')
  await confirm()
  expect(await payer.now(id)).toMatchObject({ state: 'partlyPaid', received: '50', creditedDkk: 317.75 })
  await payer.simulate(id, 'full')
  await confirm()
  expect(await payer.now(id)).toMatchObject({ state: 'settled', creditedDkk: 635.5 })
})

test('too much is credited, too', async () => {
  const payer = await newPayer()
  const { id } = await payer.invoiceOf()
  await payer.simulate(id, 'over')
  await confirm()
  expect(await payer.now(id)).toMatchObject({ state: 'settledOverpaid', received: '150', creditedDkk: 953.25 })
})

test('what comes late is credited at the rate of the day, and told as late', async () => {
  const payer = await newPayer()
  const { id } = await payer.invoiceOf()
  clock.pass(15 * MINUTE)
  await house.crypto.tick()
  expect((await payer.now(id)).state).toBe('expired')
  clock.pass(MINUTE)
  await payer.simulate(id, 'full')
  await confirm()
  expect(await payer.now(id)).toMatchObject({ state: 'expiredPaidLate', creditedDkk: 635.5 })
  const part = await payer.invoiceOf()
  await payer.simulate(part.id, 'expire')
  await payer.simulate(part.id, 'part')
  expect((await payer.now(part.id)).state).toBe('expiredPartlyPaid')
})

test('nobody looks at an address a day after it expired', async () => {
  const payer = await newPayer()
  const { id } = await payer.invoiceOf()
  clock.pass(25 * HOUR)
  await house.crypto.tick()
  expect((await payer.now(id)).state).toBe('expired')
})

test('a reorganisation takes an unconfirmed payment back, and nothing was credited', async () => {
  const payer = await newPayer()
  const { id } = await payer.invoiceOf()
  await payer.simulate(id, 'full')
  clock.pass(5000)
  await house.crypto.tick()
  expect((await payer.now(id)).payments[0]?.confirmations).toBeGreaterThan(0)
  const undone = await payer.simulate(id, 'reorganise')
  expect(undone).toMatchObject({ state: 'new', received: '0', payments: [{ state: 'gone', confirmations: 0 }] })
  await confirm()
  expect(await payer.balance()).toBe(0)
})

test('what is more than the deposit limit waits until there is room for it', async () => {
  const payer = await newPayer(700)
  const first = await payer.invoiceOf()
  const second = await payer.invoiceOf()
  await payer.simulate(first.id, 'full')
  await payer.simulate(second.id, 'full')
  await confirm()
  expect(await payer.balance()).toBe(635.5)
  expect((await payer.now(second.id)).payments).toMatchObject([{ state: 'held', dkk: null }])
  expect(codeOf(await house.crypto.giveOut(payer, { currency: 'USDC', amount: 100 }))).not.toBe('granted')
  clock.pass(24 * HOUR)
  await house.crypto.tick()
  expect(await payer.balance()).toBeLessThanOrEqual(1271)
})

test('a hash is a hint: it must be found on the chain, at that address', async () => {
  const [payer, thief] = [await newPayer(), await newPayer()]
  const { id, address } = await payer.invoiceOf()
  const theirs = await thief.invoiceOf()
  const paid = await payer.simulate(id, 'full')
  const hash = paid.payments[0]?.txHash ?? ''
  const claim = (memberId: string, cryptoWalletAddress: string, blockchainTxHash: string) =>
    house.crypto.process(memberId, {
      ...{ transactionType: 'deposit', currency: 'USDC', amount: 100, cryptoWalletAddress, blockchainTxHash },
    })
  expect(value(await claim(payer.id, address, hash)).state).toBe('processing')
  expect(codeOf(await claim(payer.id, address, `0x${'a'.repeat(64)}`))).toBe('transferNotFound')
  expect(codeOf(await claim(thief.id, theirs.address, hash))).toBe('transferNotFound')
  expect(codeOf(await claim(thief.id, address, hash))).toBe('invoiceNotFound')
  expect(codeOf(await house.crypto.invoice(thief.id, id))).toBe('invoiceNotFound')
  expect(codeOf(await house.crypto.simulate(thief.id, { id, what: 'full' }))).toBe('invoiceNotFound')
  await confirm()
  await claim(payer.id, address, hash)
  expect([await payer.balance(), await thief.balance()]).toEqual([635.5, 0])
})

test('hints are asked of the chain at each look, and therefore few', async () => {
  const payer = await newPayer()
  const { id, address } = await payer.invoiceOf()
  const claim = (blockchainTxHash: string) =>
    house.crypto.process(payer.id, {
      ...{ transactionType: 'deposit', currency: 'USDC', amount: 100, cryptoWalletAddress: address, blockchainTxHash },
    })
  for (let number = 0; number < 22; number++) await claim(`0x${String(number).padStart(64, '0')}`)
  expect(await createStore(house.storage).hintsFor(id)).toHaveLength(20)
})

test('no address is given out twice, however many ask at once', async () => {
  const payers = await Promise.all(Array.from({ length: 30 }, () => newPayer()))
  const invoices = await Promise.all(
    payers.flatMap((payer) => [payer.invoiceOf({ currency: 'BNB', amount: 1 }), payer.invoiceOf()]),
  )
  expect(new Set(invoices.map(({ address }) => address)).size).toBe(60)
})

test.each([
  [{ amount: 4.99 }, 'amountTooSmall'],
  [{ currency: 'BTC', amount: 0.00001 }, 'amountTooSmall'],
] as const)('%o is refused', async (input, code) => {
  const payer = await newPayer()
  expect(codeOf(await house.crypto.giveOut(payer, { currency: 'USDC', ...input }))).toBe(code)
})

test('who is not identified or has set no deposit limits pays nothing in', async () => {
  const player = { id: randomUUID(), kind: 'player' as const }
  expect(codeOf(await house.crypto.giveOut(player, { currency: 'BTC' }))).toBe('identityMissing')
  await identify(house, player.id)
  expect(codeOf(await house.crypto.giveOut(player, { currency: 'BTC' }))).toBe('depositLimitsMissing')
})

test('the rates come with their date', async () => {
  const rates = value(await house.crypto.rates({ currencies: ['BTC', 'USDT'] }))
  expect(Object.keys(rates)).toEqual(['BTC', 'USDT'])
  expect(rates.BTC).toMatchObject({ dkk: 714_300, source: 'embedded', stale: false })
})

test('ten thousand numbers are ten thousand different ones', { timeout: 60_000 }, async () => {
  const numbers = await house.storage.tx(async (db) => {
    const taken: number[] = []
    for (let n = 0; n < 10_000; n++) taken.push(await nextIndex(db, 'btc'))
    return taken
  })
  expect(new Set(numbers).size).toBe(10_000)
})
