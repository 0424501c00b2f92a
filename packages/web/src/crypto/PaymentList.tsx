import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { Rich } from '../ui/rich.tsx'
import { ToLimits } from './AddressForm.tsx'
import { formatCoins } from './coin-format.ts'
import { ReturnForm } from './ReturnForm.tsx'

type Payment = CryptoInvoice['payments'][number]

const TONES = {
  seen: 'petrol',
  credited: 'green',
  held: 'lamp',
  gone: 'red',
  returning: 'lamp',
  returned: 'green',
} as const satisfies Record<Payment['state'], string>

/** What came, as the chain tells it. */
export function PaymentList({ invoice }: { readonly invoice: CryptoInvoice }) {
  const { payments, currency, confirmationsRequired } = invoice
  const t = textsOf(crypto)
  if (payments.length === 0) return null
  return (
    <section aria-label={t('payments.label')} className="grid gap-3">
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-1 rounded-md border border-line bg-ground/60 p-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold tabular-nums">
                {formatCoins(payment.amount)} {currency}
                {payment.dkk !== null && <span className="text-green-text"> · {formatKroner(payment.dkk)}</span>}
              </span>
              <Badge tone={TONES[payment.state]}>{t(`payments.states.${payment.state}`)}</Badge>
            </span>
            <code className="truncate font-mono text-muted text-xs" title={payment.txHash}>
              {payment.txHash}
            </code>
            <span className="text-muted text-xs tabular-nums">
              {t('steps.confirmations', {
                number: Math.min(payment.confirmations, confirmationsRequired),
                wanted: confirmationsRequired,
              })}
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

type OfPaymentProps = { readonly invoice: CryptoInvoice; readonly payment: Payment }

/** What is held and why, and the way back. */
function Held({ invoice, payment }: OfPaymentProps) {
  const t = textsOf(crypto)
  const heldFor = payment.heldFor ?? 'limit'
  const amount = `${formatCoins(payment.amount)} ${invoice.currency}`
  return (
    <div className="grid gap-4 rounded-md border border-line p-4">
      <Notice title={t(`payments.held.${heldFor}`)} {...(heldFor === 'limit' && { action: <ToLimits /> })}>
        {t(`payments.held.${heldFor}Text`, { amount })}
      </Notice>
      <ReturnForm invoice={invoice} payment={payment} />
    </div>
  )
}

function GoingBack({ payment: { returnAddress = '', returnTx } }: { readonly payment: Payment }) {
  const t = textsOf(crypto)
  const text = returnTx
    ? t('payments.returned', { address: returnAddress, transaction: returnTx })
    : t('payments.returning', { address: returnAddress })
  return (
    <Notice title={t(returnTx ? 'payments.states.returned' : 'payments.states.returning')}>
      <Rich text={text} marks={{ code }} />
    </Notice>
  )
}

const code = (text: string) => <code className="break-all font-mono text-xs">{text}</code>
