import { EventEmitter } from 'node:events'
import {
  type AskReturnInput,
  CRYPTO_CODES,
  type CryptoCode,
  type CryptoCurrency,
  type CryptoInvoice,
  type ExchangeRates,
  type ExchangeRatesInput,
  type PaymentAddressInput,
  type ProcessPaymentInput,
  type SimulatedPaymentInput,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import type { Decision } from '../../people/staff/decides.ts'
import type { DecidingCode } from '../../people/staff/refusals.ts'
import { unitsOf } from './amounts.ts'
import { COINS, type Coin, networkName } from './coins.ts'
import type { CryptoContext, Payer } from './crypto-context.ts'
import { giveOut } from './give-out.ts'
import { createHeld, type HeldNeeds, type HeldPayment } from './held.ts'
import { createLooking } from './looking.ts'
import type { Rates } from './rates.ts'
import type { AddressCode } from './refusals.ts'
import { receivedUnits } from './states.ts'
import { hasKeptBack, type StoredInvoice } from './store.ts'
import { invoiceView } from './view.ts'

export interface Crypto {
  currencies(): CryptoCurrency[]
  rates(input: ExchangeRatesInput): Promise<Outcome<ExchangeRates, 'noRate'>>
  giveOut(payer: Payer, input: PaymentAddressInput): Promise<Outcome<CryptoInvoice, AddressCode>>
  /** Looks for the payment that the payer has named. What counts is what the chain says of it. */
  process(
    memberId: string,
    input: ProcessPaymentInput,
  ): Promise<Outcome<CryptoInvoice, 'chainAway' | 'invoiceNotFound' | 'transferNotFound'>>
  invoice(memberId: string, id: string): Promise<Outcome<CryptoInvoice, 'invoiceNotFound'>>
  invoices(memberId: string): Promise<CryptoInvoice[]>
  simulate(
    memberId: string,
    input: SimulatedPaymentInput,
  ): Promise<Outcome<CryptoInvoice, 'invoiceNotFound' | 'notSimulated'>>
  /** Asks for a held payment back. */
  askBack(
    memberId: string,
    input: AskReturnInput,
  ): Promise<Outcome<CryptoInvoice, 'invoiceNotFound' | 'paymentNotFound' | 'paymentNotHeld' | 'returnAddressInvalid'>>
  /** What is held and what is to go back, oldest first. */
  held(): Promise<HeldPayment[]>
  /** Whether money of a member is here that is neither credited nor back. */
  hasHeld(db: Asker, memberId: string): Promise<boolean>
  /** Records that a staff member has sent a payment back. */
  returned(
    ref: string,
    returnTx: string,
    decision: Decision,
  ): Promise<Outcome<void, DecidingCode | 'paymentNotFound' | 'paymentNotReturning'>>
  /** Looks at every address that is watched, and credits what is held where it may be now. */
  tick(): Promise<void>
  /** Tells of each change of an invoice; returns how to stop listening. */
  onChange(id: string, listener: () => void): () => void
}

export function createCrypto(given: Omit<CryptoContext, 'changed'> & HeldNeeds): Crypto {
  const events = new EventEmitter().setMaxListeners(0)
  const context: CryptoContext = { ...given, changed: (id) => void events.emit(id) }
  const { store, clock, chains, rates, simulated } = context
  const isTest = simulated !== undefined
  const held = createHeld(context, given)
  const looking = createLooking(context)
  const isOffered = (code: CryptoCode): boolean => chains[COINS[code].chain] !== undefined

  const view = async (invoice: StoredInvoice): Promise<CryptoInvoice> =>
    invoiceView(invoice, await store.payments(invoice.id), isTest, clock.now())

  const own = async (memberId: string, id: string): Promise<Outcome<StoredInvoice, 'invoiceNotFound'>> => {
    const invoice = await store.one(id)
    return invoice?.memberId === memberId ? granted(invoice) : refused({ code: 'invoiceNotFound' })
  }

  const process = async (
    memberId: string,
    input: ProcessPaymentInput,
  ): Promise<Outcome<CryptoInvoice, 'chainAway' | 'invoiceNotFound' | 'transferNotFound'>> => {
    const invoice = await store.byAddress(memberId, input.cryptoWalletAddress)
    if (!invoice || invoice.currency !== input.currency) return refused({ code: 'invoiceNotFound' })
    const hash = input.blockchainTxHash
    await store.addHint(invoice.id, hash)
    if (!(await looking.lookAt(invoice))) return refused({ code: 'chainAway' })
    const payments = await store.payments(invoice.id)
    const isThere = payments.some(
      ({ txHash, state }) => txHash.toLowerCase() === hash.toLowerCase() && state !== 'gone',
    )
    return isThere ? granted(await view(invoice)) : refused({ code: 'transferNotFound' })
  }

  const simulate = async (
    memberId: string,
    { id, what }: SimulatedPaymentInput,
  ): Promise<Outcome<CryptoInvoice, 'invoiceNotFound' | 'notSimulated'>> => {
    if (!simulated) return refused({ code: 'notSimulated' })
    const found = await own(memberId, id)
    if (!found.ok) return found
    const invoice = found.value
    if (what === 'expire') await store.expire(id, clock.now())
    else if (what === 'reorganise') await simulated.reorganise(invoice.address)
    else await simulated.send(invoice.currency, invoice.address, await simulatedUnits(store, invoice, what))
    await looking.lookAt(invoice)
    context.changed(id)
    return granted(await view((await store.one(id)) ?? invoice))
  }

  return {
    currencies: () => CRYPTO_CODES.filter(isOffered).map((code) => currencyView(COINS[code], isTest)),
    rates: ({ currencies }) => ratesOf(rates, currencies.filter(isOffered)),
    giveOut: async (payer, input) => {
      const invoice = await giveOut(context, payer, input)
      return invoice.ok ? granted(await view(invoice.value)) : invoice
    },
    process,
    invoice: async (memberId, id) => {
      const invoice = await own(memberId, id)
      return invoice.ok ? granted(await view(invoice.value)) : invoice
    },
    invoices: async (memberId) => Promise.all((await store.ofMember(memberId)).map(view)),
    simulate,
    askBack: async (memberId, input) => {
      const asked = await held.askBack(memberId, input)
      if (!asked.ok) return asked
      const invoice = await own(memberId, input.id)
      return invoice.ok ? granted(await view(invoice.value)) : invoice
    },
    held: held.list,
    hasHeld: hasKeptBack,
    returned: held.returned,
    tick: async () => {
      await looking.lookAtAll()
      await held.creditAllowed()
    },
    onChange: (id, listener) => {
      events.on(id, listener)
      return () => events.off(id, listener)
    },
  }
}

const currencyView = (coin: Coin, test: boolean): CryptoCurrency => {
  const { code, name, minAmount, confirmationsRequired, decimals } = coin
  return {
    code,
    name,
    minAmount,
    confirmationsRequired,
    network: networkName(coin, test ? 'test' : 'main'),
    decimals,
    test,
  }
}

/** What is missing, half of it, or half as much again. */
async function simulatedUnits(
  store: CryptoContext['store'],
  invoice: StoredInvoice,
  what: 'full' | 'part' | 'over',
): Promise<bigint> {
  const coin = COINS[invoice.currency]
  const wanted = invoice.units === null ? unitsOf(coin.minAmount, coin) : BigInt(invoice.units)
  const received = receivedUnits(await store.payments(invoice.id))
  const missing = wanted > received ? wanted - received : wanted
  if (what === 'part') return missing / 2n || 1n
  return what === 'over' ? missing + missing / 2n : missing
}

async function ratesOf(rates: Rates, currencies: readonly CryptoCode[]): Promise<Outcome<ExchangeRates, 'noRate'>> {
  const found: ExchangeRates = {}
  for (const code of currencies) {
    const rate = await rates.of(code)
    if (!rate) return refused({ code: 'noRate' })
    found[code] = rate
  }
  return granted(found)
}
