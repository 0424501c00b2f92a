import { memoryStorage } from '../../game/memory-storage.ts'
import { createWalletStore } from '../../game/wallet-store.ts'

/** Credits for previews, full again with each visit; the demo credits of the visitor do not change. */
export const previewWallet = createWalletStore(memoryStorage())
