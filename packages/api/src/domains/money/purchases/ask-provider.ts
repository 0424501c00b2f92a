import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { storageFailureIn } from '../../../platform/storage/failures.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import type { Shop } from './shop.ts'
import type { StoredOrder } from './store.ts'

/**
 * What the provider of an order answers. One that does not answer, or that this server has no settings for, can be asked
 * again; no other provider is asked in its place. Its words stay out of the log: they may repeat the payer's.
 */
export async function askProvider<T>(
  { payments, log }: Shop,
  order: StoredOrder,
  ask: (provider: PaymentProvider) => Promise<T>,
): Promise<Outcome<T, 'providerAway' | 'providerGone'>> {
  const provider = payments.of(order.provider, order.method)
  if (!provider) {
    log.error({ order: order.id, provider: order.provider }, 'the provider of an order is not configured')
    return refused({ code: 'providerGone' })
  }
  try {
    return granted(await ask(provider))
  } catch (error) {
    if (storageFailureIn(error)) throw error
    log.warn({ order: order.id, kind: error instanceof Error ? error.name : typeof error }, 'provider out of reach')
    return refused({ code: 'providerAway' })
  }
}
