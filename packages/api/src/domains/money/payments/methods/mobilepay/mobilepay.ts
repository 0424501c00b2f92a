import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { parsedJson } from '../../parsed-json.ts'
import {
  type Message,
  type Notice,
  NotOurs,
  type PaymentProvider,
  type PaymentState,
  ProviderFailure,
  type Standing,
} from '../../provider.ts'

export interface MobilePaySettings {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly subscriptionKey: string
  readonly merchantSerialNumber: string
  readonly webhookSecret: string
}

const TIMEOUT_MS = 15_000
const TOLERANCE_MS = 300_000
/** A token is renewed so long before it ends. */
const EARLY_MS = 60_000

const CURRENCY = 'DKK'
const amount = z.object({ currency: z.string(), value: z.int() })
const payment = z.object({
  reference: z.string(),
  state: z.enum(['CREATED', 'AUTHORIZED', 'TERMINATED', 'ABORTED', 'EXPIRED']),
  amount,
  aggregate: z.object({ authorizedAmount: amount, capturedAmount: amount, refundedAmount: amount }),
})
type Payment = z.infer<typeof payment>
const created = z.object({ redirectUrl: z.url() })
const accessToken = z.object({ access_token: z.string(), expires_in: z.coerce.number() })
/** As references are written: https://developer.vippsmobilepay.com/docs/knowledge-base/orderid */
const reference = z.string().regex(/^[\w-]+$/)
const notice = z.object({ reference, pspReference: z.string(), name: z.string() })

/** MobilePay through the ePayment API of Vipps MobilePay. The order's id is the payment's reference there. */
export function createMobilePay(settings: MobilePaySettings): PaymentProvider {
  const call = createCaller(settings)
  const path = (reference: string) => `/epayment/v1/payments/${reference}`

  const find = async (reference: string): Promise<Payment> => {
    const found = payment.parse(await call('GET', path(reference)))
    const { currency } = found.amount
    if (currency !== CURRENCY) throw new NotOurs(`payment ${reference} is in ${currency}`)
    return found
  }

  /** What the payer approved is captured at once: the game is his the same moment. */
  const captured = async (found: Payment): Promise<Payment> => {
    const isApproved = found.state === 'AUTHORIZED' && found.aggregate.capturedAmount.value === 0
    if (!isApproved || found.aggregate.authorizedAmount.value !== found.amount.value) return found
    await call('POST', `${path(found.reference)}/capture`, `capture-${found.reference}`, {
      modificationAmount: found.amount,
    })
    return find(found.reference)
  }
  const read = async (reference: string) => standingOf(await captured(await find(reference)))

  return {
    ...{ name: 'mobilepay', test: false, publishableKey: null },
    start: async ({ orderId, amountOere, text, returnUrl, given: { phoneNumber } }) => {
      const answer = await call('POST', '/epayment/v1/payments', orderId, {
        amount: { currency: CURRENCY, value: amountOere },
        ...(phoneNumber && { customer: { phoneNumber: `45${phoneNumber}` } }),
        paymentMethod: { type: 'WALLET' },
        reference: orderId,
        returnUrl,
        userFlow: 'WEB_REDIRECT',
        paymentDescription: text,
      })
      const { redirectUrl: url } = created.parse(answer)
      return { reference: orderId, orderId, amountOere, state: 'pending', step: { kind: 'redirect', url } }
    },
    read,
    cancel: async (reference) => {
      await call('POST', `${path(reference)}/cancel`, `cancel-${reference}`)
      return standingOf(await find(reference))
    },
    refund: async (reference, amountOere, orderId) => {
      const modificationAmount = { currency: CURRENCY, value: amountOere }
      await call('POST', `${path(reference)}/refund`, `refund-${orderId}`, { modificationAmount })
      return standingOf(await find(reference))
    },
    receive: async (message, now) => noticeIn(message, settings.webhookSecret, now),
  }
}

function standingOf({ reference, state, amount: asked, aggregate }: Payment): Standing {
  const { capturedAmount, refundedAmount } = aggregate
  const amountOere = capturedAmount.value > 0 ? capturedAmount.value : asked.value
  return {
    reference,
    orderId: reference,
    amountOere,
    state: stateOf(state, capturedAmount.value, refundedAmount.value),
  }
}

function stateOf(state: Payment['state'], captured: number, refunded: number): PaymentState {
  if (captured > 0) return refunded >= captured ? 'refunded' : 'paid'
  if (state === 'CREATED') return 'needsConfirmation'
  if (state === 'AUTHORIZED') return 'pending'
  return 'cancelled'
}

type Call = (method: 'GET' | 'POST', path: string, key?: string, body?: unknown) => Promise<unknown>

function createCaller(settings: MobilePaySettings): Call {
  const { baseUrl, clientId, clientSecret, subscriptionKey, merchantSerialNumber } = settings
  let token: { readonly value: string; readonly until: number } | undefined

  const send = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(baseUrl + path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 404) throw new NotOurs(`MobilePay has nothing at ${path}`)
    if (!response.ok) throw new ProviderFailure(`MobilePay answered ${response.status} to ${init.method} ${path}`)
    const text = await response.text()
    return text ? JSON.parse(text) : {}
  }
  const shared = { 'Ocp-Apim-Subscription-Key': subscriptionKey, 'Merchant-Serial-Number': merchantSerialNumber }

  const bearer = async (): Promise<string> => {
    if (token && token.until > Date.now()) return token.value
    const headers = { ...shared, client_id: clientId, client_secret: clientSecret }
    const answer = accessToken.parse(await send('/accesstoken/get', { method: 'POST', headers }))
    token = { value: answer.access_token, until: Date.now() + answer.expires_in * 1000 - EARLY_MS }
    return token.value
  }

  return async (method, path, key, body) =>
    send(path, {
      method,
      headers: {
        ...shared,
        Authorization: `Bearer ${await bearer()}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
}

/** The signature is over the method, the path, the date, the host and the hash of the body. */
function noticeIn({ body, headers, url }: Message, secret: string, now: Date): Notice | 'other' | undefined {
  const date = headers.get('x-ms-date') ?? ''
  const age = Math.abs(now.getTime() - Date.parse(date))
  // Not a number when there is no date, which is not within the tolerance.
  if (!(age <= TOLERANCE_MS)) return undefined
  const contentHash = createHash('sha256').update(body).digest('base64')
  const signed = `POST\n${url.pathname}${url.search}\n${date};${headers.get('host') ?? url.host};${contentHash}`
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  const wanted = `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`
  if (headers.get('x-ms-content-sha256') !== contentHash) return undefined
  if (!sameText(headers.get('Authorization') ?? '', wanted)) return undefined
  const read = notice.safeParse(parsedJson(body))
  if (!read.success) return 'other'
  const { reference: about, pspReference, name } = read.data
  return { id: `${pspReference}:${name}`, reference: about, orderId: about }
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
