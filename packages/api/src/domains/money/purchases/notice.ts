import { storageFailureIn } from '../../../platform/storage/failures.ts'
import { type Message, NotOurs } from '../payments/provider.ts'
import { apply } from './payment.ts'
import type { Shop } from './shop.ts'
import { orderById } from './store.ts'

/** How a provider's message was taken: `other` is about nothing here, and `away` could not be followed now. */
export type Heeding = 'heeded' | 'known' | 'other' | 'away' | 'refused'

const ABOUT_NOTHING = 'a payment message is about nothing here'

/** Takes an order to where the provider says that its payment stands, when a message says that it is worth asking. */
export async function heedNotice(shop: Shop, provider: string, message: Message): Promise<Heeding> {
  const { log, payments, storage } = shop
  const received = await payments.receive(provider, message)
  if (received === 'other') log.info({ provider }, ABOUT_NOTHING)
  if (typeof received === 'string') return received
  try {
    const { orderId } = received
    if (orderId !== undefined && !(await orderById(storage.read, orderId))) {
      throw new NotOurs(`there is no order ${orderId}`)
    }
    await apply(shop, await received.standing())
  } catch (error) {
    if (storageFailureIn(error)) throw error
    if (error instanceof NotOurs) {
      log.warn({ provider, why: error.message }, ABOUT_NOTHING)
      return 'other'
    }
    log.error({ provider, err: error }, 'a payment message could not be followed')
    return 'away'
  }
  await received.done()
  return 'heeded'
}
