import type { AskReturnInput } from '@spilvaerk/schemas'
import type { Audit } from '../../../platform/audit/service.ts'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Contact } from '../../people/accounts/self.ts'
import type { DecidesOn, Decision } from '../../people/staff/decides.ts'
import type { DecidingCode } from '../../people/staff/refusals.ts'
import { amountText } from './amounts.ts'
import { COINS } from './coins.ts'
import type { CryptoContext } from './crypto-context.ts'
import { credit } from './look.ts'
import * as store from './store.ts'

/** Money that came and may not be credited, as staff see it. */
export interface HeldPayment {
  /** `<chain>/<id on the chain>` */
  readonly ref: string
  readonly state: 'held' | 'returning'
  readonly username: string
  readonly amount: string
  readonly heldFor: string | null
  readonly returnAddress: string | null
}

export interface HeldNeeds {
  readonly contactOf: (memberId: string) => Promise<Contact | undefined>
  readonly decidesOn: DecidesOn
  readonly audit: Pick<Audit, 'record'>
}

/** What held payments come to: they are credited when that is allowed again, or go back. Never both: each leaves `held` once. */
export function createHeld(context: CryptoContext, { contactOf, decidesOn, audit }: HeldNeeds) {
  const { storage, clock, rates } = context

  /** Payments at addresses that nobody looks at any more lie deep enough: only the member's limits are asked again. */
  const creditAllowed = async (): Promise<void> => {
    for (const { invoice, payment } of await store.heldUnwatched(storage.read, clock.now())) {
      const lateRate = (await rates.of(invoice.currency))?.dkk
      const hasChanged = await storage.tx(async (db) => {
        const now = await store.paymentByRef(db, payment)
        return now ? credit(context, db, invoice, now, lateRate) : false
      })
      if (hasChanged) context.changed(invoice.id)
    }
  }

  /** The member names where it is to go. Addresses of ours would only bring it back here. */
  const askBack = async (
    memberId: string,
    { id, payment, address }: AskReturnInput,
  ): Promise<Outcome<void, 'invoiceNotFound' | 'paymentNotFound' | 'paymentNotHeld' | 'returnAddressInvalid'>> => {
    const invoice = await context.store.one(id)
    if (invoice?.memberId !== memberId) return refused({ code: 'invoiceNotFound' })
    const coin = COINS[invoice.currency]
    if (!(await context.isAddress(coin, address)) || (await context.store.isOurs(address)))
      return refused({ code: 'returnAddressInvalid', coin: coin.name })
    const asked = await storage.tx(async (db): Promise<Outcome<void, 'paymentNotFound' | 'paymentNotHeld'>> => {
      const found = (await store.paymentsOf(db, id)).find((one) => one.id === payment)
      if (!found) return refused({ code: 'paymentNotFound' })
      if (found.state !== 'held') return refused({ code: 'paymentNotHeld' })
      const returnAskedAt = clock.now()
      await store.changePayment(db, found, { state: 'returning', returnAddress: address, returnAskedAt })
      return granted(undefined)
    })
    if (asked.ok) context.changed(id)
    return asked
  }

  const list = async (): Promise<HeldPayment[]> =>
    Promise.all(
      (await store.keptBack(storage.read)).map(async ({ invoice, payment }) => ({
        ref: `${payment.chain}/${payment.id}`,
        state: payment.state === 'returning' ? 'returning' : 'held',
        username: (await contactOf(invoice.memberId))?.username ?? invoice.memberId,
        amount: `${amountText(BigInt(payment.units), COINS[invoice.currency])} ${invoice.currency}`,
        heldFor: payment.heldFor,
        returnAddress: payment.returnAddress,
      })),
    )

  /** A staff member has sent it back, outside of here. */
  const returned = async (
    ref: string,
    returnTx: string,
    { by, why }: Decision,
  ): Promise<Outcome<void, DecidingCode | 'paymentNotFound' | 'paymentNotReturning'>> => {
    const chain = ref.slice(0, ref.indexOf('/'))
    const id = ref.slice(chain.length + 1)
    const done = await storage.tx(
      async (db): Promise<Outcome<string, DecidingCode | 'paymentNotFound' | 'paymentNotReturning'>> => {
        const payment = await store.paymentByRef(db, { chain, id })
        const invoice = payment && (await context.store.one(payment.invoiceId))
        if (!invoice) return refused({ code: 'paymentNotFound' })
        const decider = await decidesOn(db, by, invoice.memberId)
        if (!decider.ok) return decider
        if (payment.state !== 'returning') return refused({ code: 'paymentNotReturning' })
        const returnedAt = clock.now()
        await store.changePayment(db, payment, { state: 'returned', returnTx, returnedAt })
        const { units, returnAddress } = payment
        const details = { tx: returnTx, units, currency: invoice.currency, address: returnAddress }
        const actor = decider.value.address
        await audit.record(db, { actor, action: 'crypto.returned', subject: `crypto:${ref}`, why, details })
        return granted(invoice.id)
      },
    )
    if (!done.ok) return done
    context.changed(done.value)
    return granted(undefined)
  }

  return { creditAllowed, askBack, list, returned }
}
