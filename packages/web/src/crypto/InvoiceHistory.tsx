import { crypto } from '@spilvaerk/messages/crypto'
import type { CryptoInvoice } from '@spilvaerk/schemas'
import { formatMoment } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { CoinIcon } from './CoinIcon.tsx'
import { formatCoins } from './coin-format.ts'
import { TONES } from './invoice-words.ts'

type InvoiceHistoryProps = { readonly shown: string | undefined; readonly onInvoice: (id: string) => void }

/** The member's crypto payments, newest first. */
export function InvoiceHistory({ shown, onInvoice }: InvoiceHistoryProps) {
  const t = textsOf(crypto)
  const invoices = trpc.crypto.invoices.useQuery(undefined, { refetchOnMount: 'always' })
  return (
    <section aria-labelledby="historik" className="panel grid gap-4 p-5 sm:p-6">
      <h2 id="historik" className="text-xl">
        {t('history.title')}
      </h2>
      <Loaded query={invoices} height="h-40">
        {(rows) =>
          rows.length === 0 ? (
            <p className="rounded-md border border-line border-dashed px-4 py-10 text-center text-muted">
              {t('history.none')}
            </p>
          ) : (
            <ul className="grid">
              {rows.map((invoice) => (
                <Row key={invoice.id} invoice={invoice} isShown={invoice.id === shown} onInvoice={onInvoice} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

type RowProps = { readonly invoice: CryptoInvoice; readonly isShown: boolean; readonly onInvoice: (id: string) => void }

function Row({ invoice, isShown, onInvoice }: RowProps) {
  const { id, currency, amount, received, amountDkk, creditedDkk, state, createdAt } = invoice
  const t = textsOf(crypto)
  const tone = TONES[state]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3 last:border-0">
      <CoinIcon code={currency} className="size-8 text-base" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">
            {formatCoins(amount ?? received)} {currency}
          </span>
          <Badge tone={tone === 'success' ? 'green' : tone === 'danger' ? 'night' : 'petrol'}>
            {t(`states.${state}`)}
          </Badge>
        </p>
        <p className="text-muted text-xs tabular-nums">
          {formatMoment(createdAt)}
          {amountDkk !== null && ` · ${formatKroner(amountDkk)}`}
          {creditedDkk > 0 && ` · ${t('history.credited', { amount: formatKroner(creditedDkk) })}`}
        </p>
      </div>
      <Button variant="secondary" size="sm" disabled={isShown} onClick={() => onInvoice(id)}>
        {t(isShown ? 'history.shown' : 'history.show')}
      </Button>
    </li>
  )
}
