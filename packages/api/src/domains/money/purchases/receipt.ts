import { type Language, translator } from '@spilvaerk/messages'
import { receipts } from '@spilvaerk/messages/receipts'
import type { MethodWords } from '@spilvaerk/schemas'
import { kronerOf, LOCALES } from '../../../platform/numbers/in-language.ts'
import { MOMENTS } from '../../../platform/time/danish-day.ts'
import { TEST_PROVIDER } from '../payments/test-provider.ts'
import { wareText } from './letters.ts'
import type { StoredOrder } from './store.ts'

const MARGIN = 56
const INK = '#0A1018'
const MUTED = '#4A565C'
const PETROL = '#0F5A5C'

/** Who a receipt is from, and what it says of the way in which the order was paid. */
interface Letterhead {
  readonly language: Language
  readonly seller: readonly string[]
  readonly words: MethodWords
}

/** What the file of a receipt is called. */
export function receiptName(
  { creditNoteNumber, invoiceNumber }: Pick<StoredOrder, 'creditNoteNumber' | 'invoiceNumber'>,
  language: Language,
): string {
  const t = translator(receipts, language)
  return creditNoteNumber === null
    ? t('document.invoiceFile', { number: invoiceNumber ?? '' })
    : t('document.creditNoteFile', { number: creditNoteNumber })
}

/** The receipt of a paid order as a PDF: an invoice with VAT, and a credit note when it was refunded. */
export async function receiptPdf(order: StoredOrder, letterhead: Letterhead): Promise<Buffer> {
  const t = translator(receipts, letterhead.language)
  const { default: PDFDocument } = await import('pdfkit')
  const kind = order.creditNoteNumber === null ? t('document.invoice') : t('document.creditNote')
  const number = order.creditNoteNumber ?? order.invoiceNumber ?? ''
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: LOCALES[letterhead.language],
    info: { Title: `${kind} ${number}`, Author: 'Spilværk', CreationDate: order.paidAt ?? order.createdAt },
  })
  const done = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
  write(document, order, letterhead, t('document.title', { kind, number }))
  document.end()
  return done
}

function write(document: PDFKit.PDFDocument, order: StoredOrder, letterhead: Letterhead, title: string): void {
  const { language, seller, words } = letterhead
  const t = translator(receipts, language)
  const { buyer, gameName, amountOere, vatOere, paidAt, refundedAt, id } = order
  const sign = order.creditNoteNumber === null ? 1 : -1
  document.font('Helvetica-Bold').fontSize(22).fillColor(PETROL).text('Spilværk').moveDown(0.3)
  document.font('Helvetica').fontSize(9).fillColor(MUTED)
  for (const line of seller) document.text(line)
  document.moveDown(2).font('Helvetica-Bold').fontSize(16).fillColor(INK).text(title).moveDown(0.8)
  document.font('Helvetica').fontSize(10)
  const buyerLines = [
    buyer.name,
    buyer.companyName,
    ...(buyer.address ?? []),
    buyer.cvrNumber && `CVR ${buyer.cvrNumber}`,
  ]
  for (const line of buyerLines) if (line) document.text(line)
  document.moveDown()
  if (paidAt) document.text(t('paid', { moment: MOMENTS[language](paidAt) }))
  if (refundedAt) document.text(t('document.refunded', { moment: MOMENTS[language](refundedAt) }))
  document.text(t('document.order', { id })).moveDown(1.5)
  row(document, `${gameName}: ${wareText(order, language)}`, kronerOf(sign * (amountOere - vatOere), language))
  row(document, t('document.vat'), kronerOf(sign * vatOere, language))
  document.font('Helvetica-Bold')
  row(document, t('document.total'), kronerOf(sign * amountOere, language))
  document.font('Helvetica').fillColor(MUTED).fontSize(9).moveDown(2)
  document.text(words.receipt)
  if (order.creditNoteNumber !== null) document.text(words.refund)
  if (order.provider === TEST_PROVIDER) document.text(t('document.test'))
}

function row(document: PDFKit.PDFDocument, label: string, amount: string): void {
  const { y } = document
  const width = document.page.width - 2 * MARGIN
  document.text(label, MARGIN, y, { width: width - 140 })
  const below = document.y
  document.text(amount, MARGIN, y, { width, align: 'right' })
  document.y = Math.max(below, document.y) + 6
  document.x = MARGIN
}
