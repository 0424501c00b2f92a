import { dashboard } from '@spilvaerk/messages/dashboard'
import type { Order } from '@spilvaerk/schemas'
import { Download } from 'lucide-react'
import { formatMoment } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Rich } from '../ui/rich.tsx'
import { FRESH } from './use-fresh.ts'

const TONES = { paid: 'green', declined: 'red' } as const

/** Everything that was ordered, with the receipts. */
export function OrderList() {
  const t = textsOf(dashboard)
  const orders = trpc.purchases.orders.useQuery(undefined, FRESH)
  return (
    <Card aria-labelledby="ordrer" className="grid gap-3">
      <h2 id="ordrer" className="text-xl">
        {t('orders.title')}
      </h2>
      <Loaded query={orders} height="h-32">
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted text-sm">{t('orders.none')}</p>
          ) : (
            <ul>
              {list.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function describeOrder({ ownershipType, duration }: Order): string {
  const t = textsOf(dashboard)
  return ownershipType === 'purchase' ? t('orders.permanent') : t('orders.lease', { count: duration ?? 0 })
}

function OrderRow({ order }: { readonly order: Order }) {
  const t = textsOf(dashboard)
  const { id, gameName, amount, state, renewal, invoiceNumber, createdAt } = order
  const tone = state === 'paid' || state === 'declined' ? TONES[state] : 'night'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line border-b py-3 text-sm last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {gameName}
          <Badge tone={tone}>{t(`orders.states.${state}`)}</Badge>
        </p>
        <p className="text-muted">
          {describeOrder(order)}
          {renewal && ` · ${t('orders.renewal')}`} · {formatMoment(createdAt)}
          {invoiceNumber !== null && ` · ${t('orders.invoice', { number: invoiceNumber })}`}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="font-semibold tabular-nums">{formatKroner(amount)}</span>
        {invoiceNumber !== null && (
          <a href={`/api/orders/${id}/receipt.pdf`} download className={buttonClass('secondary', 'sm')}>
            <Download aria-hidden className="size-4" />
            <Rich text={t('orders.receipt', { name: gameName })} marks={{ of: unseen }} />
          </a>
        )}
      </div>
    </li>
  )
}

const unseen = (text: string) => <span className="sr-only">{text}</span>
