// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { FULL_WALLET, type Pending } from './wallet.ts'
import { createWalletStore } from './wallet-store.ts'

const bet: Pending = { key: '6a1f5a0e-0b6e-4d0c-8a3e-0a4d7a2f1b11', gameId: 1, bet: 100, at: 0 }

/** A storage that two tabs share. */
function sharedStorage(text?: string) {
  const items = new Map<string, string>(text === undefined ? [] : [['spilvaerk.demo', text]])
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

test.each(['', 'null', '{}', '{"balanceMicro":-1,"netMicro":0,"pending":[]}', '{"balanceMicro":1.5}', 'not json'])(
  'a wallet that cannot be read (%s) is a full one',
  (text) => {
    expect(createWalletStore(sharedStorage(text)).read()).toEqual(FULL_WALLET)
  },
)

test('two tabs see one balance, and settle one bet once', async () => {
  const storage = sharedStorage()
  const [here, there] = [createWalletStore(storage), createWalletStore(storage)]
  await here.place(bet)
  expect(there.read()).toEqual(here.read())
  await Promise.all([here.settle(bet.key, 5_000_000), there.settle(bet.key, 5_000_000)])
  expect(here.read().balanceMicro).toBe(905_000_000)
  expect(there.read().pending).toEqual([])
})

test('what is taken is stored before the bet counts as taken', async () => {
  const storage = sharedStorage()
  expect(await createWalletStore(storage).place(bet)).toBe(true)
  expect(storage.items.get('spilvaerk.demo')).toContain(bet.key)
})

test('the page hears of changes here and in other tabs', async () => {
  const store = createWalletStore(sharedStorage())
  const onChange = vi.fn()
  const leave = store.subscribe(onChange)
  await store.place(bet)
  expect(onChange).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new StorageEvent('storage', { key: 'spilvaerk.demo' }))
  expect(onChange).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  leave()
  await store.refill()
  expect(onChange).toHaveBeenCalledTimes(2)
})
