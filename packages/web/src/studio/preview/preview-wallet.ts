import { createWalletStore } from '../../game/wallet-store.ts'

/** Credits for previews, full again with each visit; the demo credits of the visitor do not change. */
function createMemory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

export const previewWallet = createWalletStore(createMemory())
