import type { Order } from '@spilvaerk/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileText, PartyPopper, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { stageOf } from './attempt.ts'
import { forget, isRemembered } from './own-orders.ts'
import { formatDkk, formatMonths } from './words.ts'

type OrderSettledProps = { readonly order: Order; readonly onAgain: () => void }

const LEAVES_AFTER_MS = 2000

/** How an order ended. */
export function OrderSettled({ order, onAgain }: OrderSettledProps) {
  switch (stageOf(order.state)) {
    case 'paid':
      return <Paid order={order} />
    case 'refunded':
      return (
        <Notice role="status" title="Betalingen er ført tilbage">
          {formatDkk(order.amount)} for {order.gameName} er på vej tilbage til dig.
        </Notice>
      )
    default:
      return (
        <Notice
          role="alert"
          tone="danger"
          title={order.state === 'cancelled' ? 'Betalingen blev annulleret' : 'Betalingen blev afvist'}
          action={
            <Button size="sm" variant="secondary" onClick={onAgain}>
              Prøv igen
            </Button>
          }
        >
          Der er ikke trukket noget. Du kan prøve en anden betalingsmåde.
        </Notice>
      )
  }
}

function Paid({ order }: { readonly order: Order }) {
  const isLeaving = useCelebration(order)
  const id = String(order.gameId)
  return (
    <section aria-labelledby="gennemfoert" className="brass rounded-lg p-1 shadow-lamp">
      <div className="grid gap-4 rounded-[16px] border border-brass-dark bg-linear-to-b from-petrol to-petrol-deep p-6">
        <div className="flex items-start gap-4">
          <PartyPopper aria-hidden className="size-8 shrink-0 text-lamp-bright" />
          <div className="grid min-w-0 gap-1">
            <h2 id="gennemfoert" className="text-2xl">
              Køb gennemført!
            </h2>
            <p>
              Du har nu adgang til <strong>{order.gameName}</strong>
              {order.duration ? ` i ${formatMonths(order.duration)}` : ''}. Find spillet i dit dashboard.
            </p>
          </div>
        </div>
        {isLeaving && (
          <p role="status" className="text-petrol-text text-sm">
            Vi går videre til dit dashboard...
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard" className={buttonClass('primary')}>
            Gå til dashboard
          </Link>
          <Link to="/games/$id" params={{ id }} className={buttonClass('secondary')}>
            <Play aria-hidden className="size-4.5" />
            Spil nu
          </Link>
        </div>
        {order.invoiceNumber !== null && (
          <a
            href={`/api/orders/${order.id}/receipt.pdf`}
            download
            className={`${TEXT_LINK} inline-flex items-center gap-2 justify-self-start text-sm`}
          >
            <FileText aria-hidden className="size-4" />
            Hent kvittering nr. {order.invoiceNumber}
          </a>
        )}
      </div>
    </section>
  )
}

/** An order begun in this tab ends with a toast and the way to the dashboard; one that is looked at again does not. */
function useCelebration({ id, gameName }: Order): boolean {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [isLeaving] = useState(() => isRemembered(id))
  useEffect(() => {
    if (!isLeaving) return
    forget(id)
    const description = `Du har nu adgang til ${gameName}. Find spillet i dit dashboard.`
    toast({ tone: 'success', title: 'Køb gennemført!', description })
    void Promise.all([
      utils.dashboard.invalidate(),
      utils.purchases.quote.invalidate(),
      utils.purchases.orders.invalidate(),
    ])
    const leaving = setTimeout(() => void navigate({ to: '/dashboard' }), LEAVES_AFTER_MS)
    return () => clearTimeout(leaving)
  }, [isLeaving, id, gameName, navigate, utils])
  return isLeaving
}
