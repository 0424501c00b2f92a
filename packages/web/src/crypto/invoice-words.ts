import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice, InvoiceState } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { formatCoins } from './coin-format.ts'

type Tone = 'info' | 'success' | 'danger'

export const TONES = {
  new: 'info',
  partlyPaid: 'info',
  processing: 'info',
  settled: 'success',
  settledOverpaid: 'success',
  expired: 'danger',
  expiredPartlyPaid: 'danger',
  expiredPaidLate: 'info',
  invalid: 'danger',
} as const satisfies Record<InvoiceState, Tone>

/** What the state of an invoice means for the payer. */
export function invoiceNote({ state, currency, received, creditedDkk, test }: CryptoInvoice): string {
  const t = textsOf(crypto)
  const credited = formatKroner(creditedDkk)
  switch (state) {
    case 'new':
      return t(test ? 'says.newInTest' : 'says.new')
    case 'settled':
      return creditedDkk > 0 ? t('says.settled', { credited }) : t('says.settledHeld')
    case 'settledOverpaid':
      return creditedDkk > 0 ? t('says.overpaid', { credited }) : t('says.overpaidHeld')
    case 'partlyPaid':
    case 'expiredPartlyPaid':
      return t(`says.${state}`, { received: `${formatCoins(received)} ${currency}` })
    default:
      return t(`says.${state}`)
  }
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
  const t = textsOf(crypto)
  const confirmations = confirmationsOf(invoice)
  const isSeen = confirmations !== undefined
  const isConfirmed = isSeen && confirmations >= invoice.confirmationsRequired
  const isCredited = invoice.creditedDkk > 0
  const done = [true, isSeen, isConfirmed, isCredited]
  const names = [
    t('steps.address'),
    t(isSeen ? 'steps.seen' : 'steps.waits'),
    t('steps.confirmations', { number: confirmations ?? 0, wanted: invoice.confirmationsRequired }),
    t('steps.credited'),
  ]
  const now = done.indexOf(false)
  return names.map((name, index) => ({ name, state: done[index] ? 'done' : index === now ? 'now' : 'later' }))
}
