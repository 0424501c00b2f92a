import type { CryptoInvoice } from '@spilvaerk/schemas'
import { formatKroner } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Notice } from '../ui/notice.tsx'
import { ToLimits } from './AddressForm.tsx'
import { formatCoins } from './coin-format.ts'

type Payment = CryptoInvoice['payments'][number]

const STATES: Readonly<Record<Payment['state'], { word: string; tone: 'petrol' | 'green' | 'lamp' | 'red' }>> = {
  seen: { word: 'Set', tone: 'petrol' },
  credited: { word: 'Sat ind', tone: 'green' },
  held: { word: 'Holdt tilbage', tone: 'lamp' },
  gone: { word: 'Taget tilbage', tone: 'red' },
}

/** What came, as the chain tells it. */
export function PaymentList({ invoice }: { readonly invoice: CryptoInvoice }) {
  const { payments, currency, confirmationsRequired } = invoice
  if (payments.length === 0) return null
  return (
    <section aria-label="Betalinger på blockchainen" className="grid gap-3">
      <ul className="grid gap-2">
        {payments.map((payment) => (
          <li key={payment.txHash} className="grid gap-1 rounded-md border border-line bg-ground/60 p-3 text-sm">
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
      {payments.some(({ state }) => state === 'held') && (
        <Notice title="Venter på din indbetalingsgrænse" action={<ToLimits />}>
          Pengene er kommet, men ville bringe dig over din grænse. De sættes ind, så snart der er plads.
        </Notice>
      )}
    </section>
  )
}
