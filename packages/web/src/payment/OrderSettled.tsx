import { payment } from '@spilvaerk/messages/payment'
import type { Order } from '@spilvaerk/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import { FileText, PartyPopper, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Rich } from '../ui/rich.tsx'
import { stageOf } from './attempt.ts'
import { forget, isRemembered } from './own-orders.ts'
import { formatDkk, formatMonths } from './words.ts'

type OrderSettledProps = { readonly order: Order; readonly onAgain: () => void }

const LEAVES_AFTER_MS = 2000

/** How an order ended. */
export function OrderSettled({ order, onAgain }: OrderSettledProps) {
  const t = textsOf(payment)
  switch (stageOf(order.state)) {
    case 'paid':
      return <Paid order={order} />
    case 'refunded':
      return (
        <Notice role="status" title={t('settled.refunded')}>
          {t('settled.refundedText', { amount: formatDkk(order.amount), name: order.gameName })}
        </Notice>
      )
    default:
      return (
        <Notice
          role="alert"
          tone="danger"
          title={t(order.state === 'cancelled' ? 'settled.cancelled' : 'settled.declined')}
          action={
            <Button size="sm" variant="secondary" onClick={onAgain}>
              {t('settled.again')}
            </Button>
          }
        >
          {t('settled.declinedText')}
        </Notice>
      )
  }
}

function Paid({ order }: { readonly order: Order }) {
  const isLeaving = useCelebration(order)
  const id = String(order.gameId)
  const t = textsOf(payment)
  const text = order.duration
    ? t('settled.leasedText', { name: order.gameName, period: formatMonths(order.duration) })
    : t('settled.doneText', { name: order.gameName })
  return (
    <section aria-labelledby="gennemfoert" className="brass rounded-lg p-1 shadow-lamp">
      <div className="grid gap-4 rounded-[16px] border border-brass-dark bg-linear-to-b from-petrol to-petrol-deep p-6">
        <div className="flex items-start gap-4">
          <PartyPopper aria-hidden className="size-8 shrink-0 text-lamp-bright" />
          <div className="grid min-w-0 gap-1">
            <h2 id="gennemfoert" className="text-2xl">
              {t('settled.done')}
            </h2>
            <p>
              <Rich text={text} marks={{ game: (name) => <strong>{name}</strong> }} />
            </p>
          </div>
        </div>
        {isLeaving && (
          <p role="status" className="text-petrol-text text-sm">
            {t('settled.leaving')}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Link to="/dashboard" className={buttonClass('primary')}>
            {t('toDashboard')}
          </Link>
          <Link to="/games/$id" params={{ id }} className={buttonClass('secondary')}>
            <Play aria-hidden className="size-4.5" />
            {t('playNow')}
          </Link>
        </div>
        {order.invoiceNumber !== null && (
          <a
            href={`/api/orders/${order.id}/receipt.pdf`}
            download
            className={`${TEXT_LINK} inline-flex items-center gap-2 justify-self-start text-sm`}
          >
            <FileText aria-hidden className="size-4" />
            {t('settled.receipt', { number: order.invoiceNumber })}
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
    const t = textsOf(payment)
    const description = t('settled.told', { name: gameName })
    toast({ tone: 'success', title: t('settled.done'), description })
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
