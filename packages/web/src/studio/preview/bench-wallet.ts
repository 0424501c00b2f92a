import { createWalletStore } from '../../game/wallet-store.ts'

/** Credits to test with, full again with each visit; the visitor's own demo credits are left alone. */
function createMemory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

export const benchWallet = createWalletStore(createMemory())
