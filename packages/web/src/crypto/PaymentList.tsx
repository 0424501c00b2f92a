import type { CryptoInvoice } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { ToLimits } from './AddressForm.tsx'
import { formatCoins } from './coin-format.ts'
import { ReturnForm } from './ReturnForm.tsx'

type Payment = CryptoInvoice['payments'][number]

const STATES: Readonly<Record<Payment['state'], { word: string; tone: 'petrol' | 'green' | 'lamp' | 'red' }>> = {
  seen: { word: 'Set', tone: 'petrol' },
  credited: { word: 'Sat ind', tone: 'green' },
  held: { word: 'Holdt tilbage', tone: 'lamp' },
  gone: { word: 'Taget tilbage', tone: 'red' },
  returning: { word: 'Sendes tilbage', tone: 'lamp' },
  returned: { word: 'Sendt tilbage', tone: 'green' },
}

/** What came, as the chain tells it. */
export function PaymentList({ invoice }: { readonly invoice: CryptoInvoice }) {
  const { payments, currency, confirmationsRequired } = invoice
  if (payments.length === 0) return null
  return (
    <section aria-label="Betalinger på blockchainen" className="grid gap-3">
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-1 rounded-md border border-line bg-ground/60 p-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold tabular-nums">
                {formatCoins(payment.amount)} {currency}
                {payment.dkk !== null && <span className="text-green-text"> · {formatKroner(payment.dkk)}</span>}
              </span>
              <Badge tone={STATES[payment.state].tone}>{STATES[payment.state].word}</Badge>
            </span>
            <code className="truncate font-mono text-muted text-xs" title={payment.txHash}>
              {payment.txHash}
            </code>
            <span className="text-muted text-xs tabular-nums">
              {Math.min(payment.confirmations, confirmationsRequired)} af {confirmationsRequired} bekræftelser
            </span>
          </li>
        ))}
      </ul>
      {payments
        .filter(({ state }) => state === 'held')
        .map((payment) => (
          <Held key={payment.id} invoice={invoice} payment={payment} />
        ))}
      {payments
        .filter(({ returnAddress }) => returnAddress !== undefined)
        .map((payment) => (
          <GoingBack key={payment.id} payment={payment} />
        ))}
    </section>
  )
}

const WHY = {
  limit: {
    title: 'Venter på din indbetalingsgrænse',
    text: 'Pengene er kommet, men ville bringe dig over din grænse. De sættes ind, så snart der er plads.',
  },
  block: {
    title: 'Holdt tilbage, mens du holder pause fra spil',
    text: 'Pengene er kommet, mens du har pause eller har udelukket dig selv. De sættes ikke ind så længe.',
  },
} as const

type OfPaymentProps = { readonly invoice: CryptoInvoice; readonly payment: Payment }

/** What is held and why, and the way back. */
function Held({ invoice, payment }: OfPaymentProps) {
  const heldFor = payment.heldFor ?? 'limit'
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      <Notice title={WHY[heldFor].title} {...(heldFor === 'limit' && { action: <ToLimits /> })}>
        {WHY[heldFor].text} Du kan også få {formatCoins(payment.amount)} {invoice.currency} sendt tilbage.
      </Notice>
      <ReturnForm invoice={invoice} payment={payment} />
    </div>
  )
}

function GoingBack({ payment: { returnAddress, returnTx } }: { readonly payment: Payment }) {
  return (
    <Notice title={returnTx ? 'Sendt tilbage' : 'Sendes tilbage'}>
      {returnTx ? 'Betalingen er sendt til' : 'En medarbejder sender betalingen til'}{' '}
      <code className="break-all font-mono text-xs">{returnAddress}</code>
      {returnTx && (
        <>
          {' '}
          i transaktionen <code className="break-all font-mono text-xs">{returnTx}</code>
        </>
      )}
      .
    </Notice>
  )
}
