import type { CryptoInvoice, InvoiceState } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { formatCoins } from './coin-format.ts'

type Tone = 'info' | 'success' | 'danger'

type StateWords = {
  readonly badge: string
  readonly tone: Tone
  /** What it means for the payer. */
  readonly say: (invoice: CryptoInvoice) => string
}

const coins = (amount: string, { currency }: CryptoInvoice): string => `${formatCoins(amount)} ${currency}`

export const INVOICE_WORDS: Readonly<Record<InvoiceState, StateWords>> = {
  new: {
    badge: 'Afventer betaling',
    tone: 'info',
    say: ({ test }) =>
      test
        ? 'Adressen er på et testnetværk. Send ingen penge, men vælg nederst, hvad der skal ske.'
        : 'Send beløbet til adressen, før tiden løber ud. Kursen er låst så længe.',
  },
  partlyPaid: {
    badge: 'Delvist betalt',
    tone: 'info',
    say: (invoice) => `Vi har set ${coins(invoice.received, invoice)}. Send resten til den samme adresse.`,
  },
  processing: {
    badge: 'Bekræftes',
    tone: 'info',
    say: () => 'Betalingen er set på blockchainen og skal nu bekræftes. Du behøver ikke gøre mere.',
  },
  settled: {
    badge: 'Betalt',
    tone: 'success',
    say: ({ creditedDkk }) =>
      creditedDkk > 0
        ? `${formatKroner(creditedDkk)} er sat ind på din saldo.`
        : 'Betalingen er kommet og bekræftet, men ikke sat ind. Herunder står hvorfor.',
  },
  settledOverpaid: {
    badge: 'Betalt, mere end aftalt',
    tone: 'success',
    say: ({ creditedDkk }) =>
      creditedDkk === 0
        ? 'Du sendte mere end aftalt. Intet er sat ind endnu. Herunder står hvorfor.'
        : `Du sendte mere end aftalt. Det hele, ${formatKroner(creditedDkk)}, er sat ind på din saldo.`,
  },
  expired: {
    badge: 'Udløbet',
    tone: 'danger',
    say: () => 'Tiden løb ud, og vi så ingen betaling. Kommer den inden for et døgn, ser vi den stadig.',
  },
  expiredPartlyPaid: {
    badge: 'Udløbet, delvist betalt',
    tone: 'danger',
    say: (invoice) =>
      `Tiden løb ud, da vi havde set ${coins(invoice.received, invoice)}. Det, der er kommet, sættes ind, når det er bekræftet.`,
  },
  expiredPaidLate: {
    badge: 'Betalt for sent',
    tone: 'info',
    say: () => 'Betalingen kom efter fristen. Den sættes ind, når den er bekræftet.',
  },
  invalid: {
    badge: 'Ugyldig',
    tone: 'danger',
    say: () => 'Betalingen blev taget tilbage på blockchainen, før den var bekræftet. Intet er sat ind.',
  },
}

/** Whether anything may still be expected of it. */
export const isOpen = ({ state }: CryptoInvoice): boolean => ['new', 'partlyPaid', 'processing'].includes(state)

/** Whether it should still be looked after: what is late is seen and confirmed too. */
export const isLive = (invoice: CryptoInvoice): boolean =>
  isOpen(invoice) || invoice.state.startsWith('expired') || invoice.payments.some(({ state }) => state === 'seen')

/** Whether it may still change: what is held is credited or sent back. */
export const mayChange = (invoice: CryptoInvoice): boolean =>
  isLive(invoice) || invoice.payments.some(({ state }) => state === 'held' || state === 'returning')

/** The fewest confirmations among the payments that count, capped at what is wanted. */
export function confirmationsOf({ payments, confirmationsRequired }: CryptoInvoice): number | undefined {
  const counted = payments.filter(({ state }) => state !== 'gone')
  if (counted.length === 0) return undefined
  return Math.min(confirmationsRequired, ...counted.map(({ confirmations }) => confirmations))
}

export type StepState = 'done' | 'now' | 'later'
export type Step = { readonly name: string; readonly state: StepState }

/** The lamps of the invoice, lit one by one: address, seen, confirmed, credited. */
export function stepsOf(invoice: CryptoInvoice): readonly Step[] {
  const confirmations = confirmationsOf(invoice)
  const isSeen = confirmations !== undefined
  const isConfirmed = isSeen && confirmations >= invoice.confirmationsRequired
  const isCredited = invoice.creditedDkk > 0
  const done = [true, isSeen, isConfirmed, isCredited]
  const names = [
    'Adresse klar',
    isSeen ? 'Betaling set' : 'Venter på din betaling',
    `${confirmations ?? 0} af ${invoice.confirmationsRequired} bekræftelser`,
    'Sat ind på din saldo',
  ]
  const now = done.indexOf(false)
  return names.map((name, index) => ({ name, state: done[index] ? 'done' : index === now ? 'now' : 'later' }))
}
