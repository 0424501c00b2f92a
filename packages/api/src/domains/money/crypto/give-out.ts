import { randomUUID } from 'node:crypto'
import type { PaymentAddressInput } from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import { inSteps } from '../../../platform/storage/steps.ts'
import { amountText, bookableMicro, unitsOf } from './amounts.ts'
import { COINS } from './coins.ts'
import type { CryptoContext, Payer } from './crypto-context.ts'
import type { AddressCode } from './refusals.ts'
import { addInvoice, nextIndex, type StoredInvoice } from './store.ts'

/** The rate is locked for so long. */
const OPEN_MS = 15 * 60_000
/** And what comes late is still seen for so long. */
const WATCHED_MS = 24 * 60 * 60_000
const MAX_OPEN = 20

/** Gives out an address that nobody had before, at the rate of this moment. */
export async function giveOut(
  context: CryptoContext,
  payer: Payer,
  { currency, amount }: PaymentAddressInput,
): Promise<Outcome<StoredInvoice, AddressCode>> {
  const { storage, store, clock, limits, rates, chains } = context
  const coin = COINS[currency]
  const chain = chains[coin.chain]
  if (!chain) return refused({ code: 'coinNotOffered' })
  const least = unitsOf(coin.minAmount, coin)
  const units = amount === undefined ? undefined : unitsOf(amount, coin)
  if (units !== undefined && units < least)
    return refused({ code: 'amountTooSmall', least: amountText(least, coin), coin: currency })
  const rate = await rates.of(currency)
  if (!rate) return refused({ code: 'noRate' })
  const micro = bookableMicro(units ?? least, rate.dkk, coin)
  if (micro === undefined) return refused({ code: 'amountTooLarge' })
  const since = await heightOf(context, chain.height)
  if (since === undefined) return refused({ code: 'chainAway' })
  const now = clock.now()
  const open = (await store.ofMember(payer.id)).filter(({ expiresAt }) => expiresAt > now)
  if (open.length >= MAX_OPEN) return refused({ code: 'tooManyInvoices' })
  const addressAt = await context.derive(coin.family)
  await limits.beforeDeposit(payer)
  return storage.tx(
    inSteps({
      scope: payer.id,
      read: (db) => limits.mayDeposit(db, payer, micro),
      write: async (db, allowed, batch): Promise<Outcome<StoredInvoice, AddressCode>> => {
        if (!allowed.ok) return allowed
        const addressIndex = await nextIndex(db, coin.family)
        const invoice: StoredInvoice = {
          ...{ id: randomUUID(), memberId: payer.id, memberKind: payer.kind, currency, family: coin.family },
          ...{ addressIndex, address: addressAt(addressIndex) },
          ...{ units: units === undefined ? null : String(units), rateDkk: rate.dkk, since, createdAt: now },
          expiresAt: new Date(now.getTime() + OPEN_MS),
          watchedUntil: new Date(now.getTime() + OPEN_MS + WATCHED_MS),
        }
        batch.send(addInvoice(db, invoice))
        return granted(invoice)
      },
    }),
  )
}

async function heightOf({ log }: CryptoContext, height: () => Promise<number>): Promise<number | undefined> {
  try {
    return await height()
  } catch (error) {
    log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'chain out of reach')
    return undefined
  }
}
