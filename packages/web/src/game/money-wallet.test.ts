import { expect, test, vi } from 'vitest'
import { createMoneyWallet } from './money-wallet.ts'
import { KEY, pendingBet } from './testing.ts'

/** What a tab keeps over a reload. */
function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
const open = (storage = memory(), owner = 'freja', now = 0) => createMoneyWallet(owner, () => now, storage)

test('nothing can be bet before the server has told the balance, nor more than it is', async () => {
  const wallet = open()
  expect(wallet.isKnown()).toBe(false)
  expect(await wallet.place(pendingBet())).toBe(false)
  wallet.tell(2_000_000)
  expect(await wallet.place(pendingBet())).toBe(false)
  expect(wallet.read()).toMatchObject({ balanceMicro: 2_000_000, pending: [] })
})

test('while a round runs its bet is off the balance, and its win is not told by any other news', async () => {
  const wallet = open()
  wallet.tell(10_000_000)
  expect(await wallet.place(pendingBet())).toBe(true)
  wallet.tell(57_500_000)
  expect(wallet.read().balanceMicro).toBe(7_500_000)
  await wallet.settle(KEY, 50_000_000, 57_500_000)
  expect(wallet.read()).toMatchObject({ balanceMicro: 57_500_000, pending: [] })
})

test('a bet that was refused has cost nothing', async () => {
  const wallet = open()
  wallet.tell(10_000_000)
  await wallet.place(pendingBet())
  await wallet.refund(KEY)
  expect(wallet.read()).toMatchObject({ balanceMicro: 10_000_000, pending: [] })
})

test('a reload finds the key of a bet; somebody else, or a later hour, does not', async () => {
  const storage = memory()
  const before = open(storage)
  before.tell(10_000_000)
  await before.place(pendingBet())
  expect(open(storage).read().pending).toEqual([pendingBet()])
  expect(open(storage, 'karl').read().pending).toEqual([])
  expect(open(storage, 'freja', 2 * 60_000).read().pending).toEqual([])
})

test('what cannot be read is nothing', () => {
  const storage = memory()
  storage.setItem('spilvaerk.indsats', '{"owner":"freja","pending":[{"key":"?"}]}')
  expect(open(storage).read().pending).toEqual([])
})

test('the page hears of what the server says', () => {
  const wallet = open()
  const onChange = vi.fn()
  const leave = wallet.subscribe(onChange)
  wallet.tell(1)
  leave()
  wallet.tell(2)
  expect(onChange).toHaveBeenCalledTimes(1)
})
