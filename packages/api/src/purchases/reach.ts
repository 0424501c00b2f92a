import { storageFailureIn } from '../storage/failures.ts'
import type { Shop } from './shop.ts'

/** What he answers, or nothing when he is out of reach. His words stay out of the log: they may repeat the payer's. */
export async function reach<T>(shop: Shop, orderId: string, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (storageFailureIn(error)) throw error
    shop.log.warn({ order: orderId, kind: error instanceof Error ? error.name : typeof error }, 'provider out of reach')
    return undefined
  }
}
