import type { MethodWords } from '@spilvaerk/schemas'
import type { Letter } from '../../../platform/mail/letter.ts'
import { danishMoment } from '../../../platform/time/danish-day.ts'
import type { StoredEntitlement, StoredOrder } from './store.ts'

const OERE = 100
const NOT_YOU = 'Kender du ikke til købet, så svar på denne mail med det samme.'

const money = new Intl.NumberFormat('da-DK', { style: 'currency', currency: 'DKK' })

export const kroner = (oere: number): string => money.format(oere / OERE)

export const wareText = ({ ownershipType, months }: Pick<StoredOrder, 'ownershipType' | 'months'>): string => {
  if (ownershipType === 'purchase') return 'Permanent adgang'
  return months === 1 ? 'Leje i 1 måned' : `Leje i ${months} måneder`
}

const library = (site: string) => ({ label: 'Se mine spil', url: `${site}/dashboard` })

export const receiptUrl = (site: string, orderId: string): string => `${site}/api/orders/${orderId}/receipt.pdf`

/** Without a right the payment came in for a game that is owned already or not for sale any more. */
function whatWasGiven({ gameName, entitlementId, renewal }: StoredOrder): string {
  if (entitlementId === null)
    return `Vi har modtaget din betaling for ${gameName}, men kan ikke give dig adgang til det. Du får pengene tilbage.`
  return renewal ? `Din leje af ${gameName} er fornyet.` : `Tak for dit køb. Du har nu adgang til ${gameName}.`
}

export function receipt(order: StoredOrder, site: string): Letter {
  const { gameName, amountOere, vatOere, invoiceNumber, paidAt, buyer } = order
  return {
    subject: `Kvittering for ${gameName}`,
    name: buyer.name,
    paragraphs: [
      whatWasGiven(order),
      [
        `Faktura nr. ${invoiceNumber}`,
        `${wareText(order)}: ${kroner(amountOere)}`,
        `Heraf moms (25 %): ${kroner(vatOere)}`,
        ...(paidAt ? [`Betalt ${danishMoment(paidAt)}`] : []),
      ].join('\n'),
      `Kvitteringen som PDF, når du er logget ind:\n${receiptUrl(site, order.id)}`,
    ],
    button: library(site),
    otherwise: NOT_YOU,
  }
}

export const renewalFailed = (right: StoredEntitlement, name: string, site: string): Letter => ({
  subject: `Din leje af ${right.gameName} kunne ikke fornyes`,
  name,
  paragraphs: [
    `Vi kunne ikke trække betalingen for din leje af ${right.gameName}.`,
    ...(right.endsAt
      ? [`Du har adgang til spillet til ${danishMoment(right.endsAt)}. Vil du beholde det, så lej det igen inden da.`]
      : []),
  ],
  button: { label: 'Lej igen', url: `${site}/purchase/${right.gameId}` },
  otherwise: 'Vil du ikke forny lejen, skal du ikke gøre noget.',
})

export const leaseEnded = (right: StoredEntitlement, name: string, site: string): Letter => ({
  subject: `Din leje af ${right.gameName} er udløbet`,
  name,
  paragraphs: [`Din leje af ${right.gameName} er udløbet, og spillet er ikke længere i dit bibliotek.`],
  button: { label: 'Lej igen', url: `${site}/purchase/${right.gameId}` },
  otherwise: 'Vil du ikke leje spillet igen, skal du ikke gøre noget.',
})

export const refunded = (order: StoredOrder, words: MethodWords, site: string): Letter => ({
  subject: `Refusion for ${order.gameName}`,
  name: order.buyer.name,
  paragraphs: [
    `Vi har refunderet ${kroner(order.amountOere)} for ${order.gameName}. Kreditnota nr. ${order.creditNoteNumber}.`,
    words.refund,
  ],
  button: library(site),
  otherwise: 'Har du spørgsmål, så svar på denne mail.',
})
