import type { InvoiceState } from '@spilvaerk/schemas'
import type { StoredInvoice, StoredPayment } from './store.ts'

/** A payment that is not final by then is not waited for any longer. */
const isCounted = ({ state }: StoredPayment): boolean => state !== 'gone'
const isFinal = ({ state }: StoredPayment): boolean => state !== 'seen' && state !== 'gone'

const sum = (payments: readonly StoredPayment[]): bigint =>
  payments.reduce((total, { units }) => total + BigInt(units), 0n)

export const receivedUnits = (payments: readonly StoredPayment[]): bigint => sum(payments.filter(isCounted))

export const isInTime = ({ expiresAt }: StoredInvoice, { seenAt }: StoredPayment): boolean => seenAt <= expiresAt

/** Where an invoice stands: by what came, when it came, and how deep it lies. */
export function stateOf(
  invoice: StoredInvoice,
  payments: readonly StoredPayment[],
  leastUnits: bigint,
  now: Date,
): InvoiceState {
  const counted = payments.filter(isCounted)
  const wanted = invoice.units === null ? leastUnits : BigInt(invoice.units)
  const inTime = sum(counted.filter((payment) => isInTime(invoice, payment)))
  const total = sum(counted)
  const isOver = now >= invoice.expiresAt
  if (inTime >= wanted) {
    if (!counted.every(isFinal)) return now >= invoice.watchedUntil ? 'invalid' : 'processing'
    return invoice.units !== null && total > wanted ? 'settledOverpaid' : 'settled'
  }
  if (!isOver) return total > 0n ? 'partlyPaid' : 'new'
  if (total === 0n) return payments.length > 0 ? 'invalid' : 'expired'
  return total >= wanted ? 'expiredPaidLate' : 'expiredPartlyPaid'
}
