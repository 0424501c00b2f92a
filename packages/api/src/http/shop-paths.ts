import { webhooksOf } from '../domains/money/payments/methods/method.ts'
import { SERVER_METHODS } from '../domains/money/payments/methods/methods.ts'
import type { AnswerCode } from '../procedures/answer-codes.ts'
import { REFUSALS, statusesOf } from './path-refusals.ts'

/** What a receipt, the events of an invoice, and a message of a provider are refused with. */
export const RECEIPT_REFUSES = ['notLoggedIn', 'notPaid', 'orderNotFound', 'tooManyRequests'] as const
export const INVOICE_REFUSES = ['invoiceNotFound', 'notLoggedIn', 'tooManyRequests'] as const
const NOTICE_REFUSES = ['bodyTooLarge', 'messageNotSigned', 'providerAway'] as const

/** What the document says of the paths that are not JSON both ways, and so are no procedures. */

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const ok = (type: string, schema: object) => ({ description: 'OK', content: { [type]: { schema } } })
const refusals = (codes: readonly AnswerCode[]) =>
  Object.fromEntries(
    statusesOf([...codes, 'cannotStore']).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
const moneyRefusals = (codes: readonly AnswerCode[]) =>
  Object.fromEntries(
    statusesOf([...codes, 'cannotStore']).map((status) => [
      status,
      { $ref: `#/components/responses/${status}`, description: `${REFUSALS[status]}. No money has moved.` },
    ]),
  )
const MEMBERS = [{ cookie: [] }, { bearer: [] }]

export const SHOP_PATHS = {
  '/orders/{id}/receipt.pdf': {
    get: {
      operationId: 'purchases.receipt',
      tags: ['purchases'],
      summary: 'The receipt of an order that is paid, or its credit note',
      security: MEMBERS,
      parameters: [id],
      responses: {
        200: ok('application/pdf', { type: 'string', format: 'binary' }),
        ...refusals(RECEIPT_REFUSES),
      },
    },
  },
  '/crypto/invoices/{id}/events': {
    get: {
      operationId: 'crypto.events',
      tags: ['crypto'],
      summary: 'A crypto payment as it goes, as server-sent events',
      description: 'The first event and each change carry the payment as `/crypto/invoices/{id}` answers it.',
      security: MEMBERS,
      parameters: [id],
      responses: { 200: ok('text/event-stream', { type: 'string' }), ...refusals(INVOICE_REFUSES) },
    },
  },
  '/webhooks/{provider}': {
    post: {
      operationId: 'payments.notice',
      tags: ['purchases'],
      summary: 'Messages of payment providers, signed by them',
      description:
        'Repeated messages are known and answered as the first one. A message is a hint: what counts is asked of the ' +
        'provider. One about no payment or order of this site is answered with 200 and logged, so that it is not ' +
        'repeated. A refused message (400, 502) has moved no money; after 502 it is to be repeated.',
      parameters: [
        { name: 'provider', in: 'path', required: true, schema: { enum: webhooksOf(Object.values(SERVER_METHODS)) } },
      ],
      responses: {
        200: ok('application/json', { type: 'object', properties: { ok: { type: 'boolean' } } }),
        ...moneyRefusals(NOTICE_REFUSES),
      },
    },
  },
}
