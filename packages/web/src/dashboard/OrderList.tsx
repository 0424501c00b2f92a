import type { Order } from '@spilvaerk/schemas'
import { Download } from 'lucide-react'
import { formatMoment } from '../lib/danish-time.ts'
import { formatKroner } from '../lib/format.ts'
import { trpc } from '../lib/trpc.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { FRESH } from './use-fresh.ts'

const STATES: Readonly<Record<Order['state'], string>> = {
  pending: 'Venter på betaling',
  needsConfirmation: 'Venter på godkendelse',
  paid: 'Betalt',
  declined: 'Afvist',
  cancelled: 'Annulleret',
  refunded: 'Refunderet',
}
const TONES = { paid: 'green', declined: 'red' } as const

/** Everything that was ordered, with the receipts. */
export function OrderList() {
  const orders = trpc.purchases.orders.useQuery(undefined, FRESH)
  return (
    <Card aria-labelledby="ordrer" className="grid gap-3">
      <h2 id="ordrer" className="text-xl">
        Dine ordrer
      </h2>
      <Loaded query={orders} height="h-32">
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted text-sm">Du har ikke købt eller lejet noget endnu.</p>
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

const describeOrder = ({ ownershipType, duration }: Order): string =>
  ownershipType === 'purchase' ? 'Permanent adgang' : `Leje i ${duration} ${duration === 1 ? 'måned' : 'måneder'}`

function OrderRow({ order }: { readonly order: Order }) {
  const { id, gameName, amount, state, renewal, invoiceNumber, createdAt } = order
  const tone = state === 'paid' || state === 'declined' ? TONES[state] : 'night'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line border-b py-3 text-sm last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {gameName}
          <Badge tone={tone}>{STATES[state]}</Badge>
        </p>
        <p className="text-muted">
          {describeOrder(order)}
          {renewal && ' · fornyelse'} · {formatMoment(createdAt)}
          {invoiceNumber !== null && ` · faktura nr. ${invoiceNumber}`}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <span className="font-semibold tabular-nums">{formatKroner(amount)}</span>
        {invoiceNumber !== null && (
          <a href={`/api/orders/${id}/receipt.pdf`} download className={buttonClass('secondary', 'sm')}>
            <Download aria-hidden className="size-4" />
            Kvittering<span className="sr-only"> for {gameName}</span>
          </a>
        )}
      </div>
    </li>
  )
}
