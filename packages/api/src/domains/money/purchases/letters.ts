import { type Language, translator } from '@spilvaerk/messages'
import { receipts } from '@spilvaerk/messages/receipts'
import type { MethodWords } from '@spilvaerk/schemas'
import type { Letter } from '../../../platform/mail/letter.ts'
import { kronerOf } from '../../../platform/numbers/in-language.ts'
import { MOMENTS } from '../../../platform/time/danish-day.ts'
import type { StoredEntitlement, StoredOrder } from './store.ts'

/** In which language a mail is, and where its links lead. */
export interface Writing {
  readonly language: Language
  readonly site: string
}

export const wareText = (
  { ownershipType, months }: Pick<StoredOrder, 'ownershipType' | 'months'>,
  language: Language,
): string => {
  const t = translator(receipts, language)
  return ownershipType === 'purchase' ? t('permanent') : t('lease', { count: months ?? 0 })
}

const library = ({ language, site }: Writing) => ({
  label: translator(receipts, language)('library'),
  url: `${site}/dashboard`,
})

const leaseAgain = (gameId: number, { language, site }: Writing) => ({
  label: translator(receipts, language)('leaseAgain'),
  url: `${site}/purchase/${gameId}`,
})

export const receiptUrl = (site: string, orderId: string): string => `${site}/api/orders/${orderId}/receipt.pdf`

/** Without a right the payment came in for a game that is owned already or not for sale any more. */
function whatWasGiven({ gameName: game, entitlementId, renewal }: StoredOrder, language: Language): string {
  const t = translator(receipts, language)
  if (entitlementId === null) return t('receipt.notGiven', { game })
  return renewal ? t('receipt.renewed', { game }) : t('receipt.given', { game })
}

export function receipt(order: StoredOrder, writing: Writing): Letter {
  const { gameName: game, amountOere, vatOere, invoiceNumber, paidAt, buyer } = order
  const { language, site } = writing
  const t = translator(receipts, language)
  return {
    ...{ language, name: buyer.name },
    subject: t('receipt.subject', { game }),
    paragraphs: [
      whatWasGiven(order, language),
      [
        t('receipt.invoice', { number: invoiceNumber ?? '' }),
        `${wareText(order, language)}: ${kronerOf(amountOere, language)}`,
        t('receipt.vat', { amount: kronerOf(vatOere, language) }),
        ...(paidAt ? [t('paid', { moment: MOMENTS[language](paidAt) })] : []),
      ].join('\n'),
      t('receipt.pdf', { url: receiptUrl(site, order.id) }),
    ],
    button: library(writing),
    otherwise: t('receipt.otherwise'),
  }
}

export const renewalFailed = (right: StoredEntitlement, name: string, writing: Writing): Letter =>
  leaseEnding('renewalFailed', right, name, writing)

/** A game is not leased any more: the lease that would have renewed itself ends. */
export const notRenewed = (right: StoredEntitlement, name: string, writing: Writing): Letter =>
  leaseEnding('notRenewed', right, name, writing)

function leaseEnding(
  why: 'renewalFailed' | 'notRenewed',
  { gameName: game, gameId, endsAt }: StoredEntitlement,
  name: string,
  writing: Writing,
): Letter {
  const { language } = writing
  const t = translator(receipts, language)
  return {
    ...{ language, name },
    subject: t(`${why}.subject`, { game }),
    paragraphs: [
      t(`${why}.what`, { game }),
      ...(endsAt ? [t(`${why}.until`, { moment: MOMENTS[language](endsAt) })] : []),
    ],
    button: why === 'renewalFailed' ? leaseAgain(gameId, writing) : library(writing),
    otherwise: t(`${why}.otherwise`),
  }
}

export function leaseEnded(
  { gameName: game, gameId }: StoredEntitlement,
  name: string,
  writing: Writing,
  isForSale: boolean,
): Letter {
  const { language } = writing
  const t = translator(receipts, language)
  return {
    ...{ language, name },
    subject: t('leaseEnded.subject', { game }),
    paragraphs: [t('leaseEnded.what', { game })],
    button: isForSale ? leaseAgain(gameId, writing) : library(writing),
    otherwise: t(isForSale ? 'leaseEnded.otherwise' : 'notRenewed.otherwise'),
  }
}

export function refunded(order: StoredOrder, words: MethodWords, writing: Writing): Letter {
  const { gameName: game, amountOere, buyer, creditNoteNumber } = order
  const { language } = writing
  const t = translator(receipts, language)
  const number = creditNoteNumber ?? ''
  return {
    ...{ language, name: buyer.name },
    subject: t('refunded.subject', { game }),
    paragraphs: [t('refunded.what', { amount: kronerOf(amountOere, language), game, number }), words.refund],
    button: library(writing),
    otherwise: t('refunded.otherwise'),
  }
}
