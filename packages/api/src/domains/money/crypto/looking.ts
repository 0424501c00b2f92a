import type { CryptoContext } from './crypto-context.ts'
import { look } from './look.ts'
import type { StoredInvoice } from './store.ts'

/** Looks at addresses that are waited for; a chain out of reach is logged, and asked again the next time. */
export function createLooking(context: CryptoContext) {
  const { store, clock, log } = context

  const tried = async (invoice: StoredInvoice, done: () => Promise<unknown>): Promise<boolean> => {
    try {
      await done()
      return true
    } catch (error) {
      log.warn({ invoice: invoice.id, err: error }, 'an address could not be looked at')
      return false
    }
  }

  return {
    /** Whether the chain could be asked. */
    lookAt: (invoice: StoredInvoice): Promise<boolean> =>
      tried(invoice, async () => {
        const [kept, hints] = await Promise.all([store.payments(invoice.id), store.hintsFor(invoice.id)])
        const keep = await look(context, { invoice, kept, hints })
        await keep?.()
      }),

    /** The chain is asked for one address after the other; what it tells is stored meanwhile, by those that wait together. */
    lookAtAll: async (): Promise<void> => {
      const storing: Promise<boolean>[] = []
      for (const watched of await store.watched(clock.now()))
        await tried(watched.invoice, async () => {
          const keep = await look(context, watched)
          if (keep) storing.push(tried(watched.invoice, keep))
        })
      await Promise.all(storing)
    },
  }
}
