import { payment } from '@spilvaerk/messages/payment'
import { leaseDiscount, type Quote } from '@spilvaerk/schemas'
import type { ReactNode } from 'react'
import { cn } from '../lib/cn.ts'
import { formatAmount } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { OrderItem } from './attempt.ts'
import { formatDkk, formatMonths } from './words.ts'

type OrderSummaryProps = {
  readonly gameName: string
  readonly item: OrderItem
  readonly quote: Quote | undefined
  readonly isTest: boolean
}

const DISCOUNT_FROM_MONTHS = 6

/** What is bought, at the server's price. */
export function OrderSummary({ gameName, item, quote, isTest }: OrderSummaryProps) {
  const { ownershipType, duration, offer } = item
  const t = textsOf(payment)
  const discount = duration && !offer ? leaseDiscount(duration) : 0
  return (
    <section aria-labelledby="ordre" className="panel grid gap-3 p-5">
      <h2 id="ordre" className="flex flex-wrap items-center justify-between gap-2 text-xl">
        {t('summary.title')}
        {isTest && (
          <Badge tone="petrol" className="whitespace-normal">
            {t('summary.test')}
          </Badge>
        )}
      </h2>
      <dl className="grid gap-2 text-sm">
        <Line name={t('summary.game')}>{gameName}</Line>
        <Line name={t('summary.kind')}>{t(ownershipType === 'purchase' ? 'summary.permanent' : 'summary.lease')}</Line>
        {duration && <Line name={t('summary.period')}>{formatMonths(duration)}</Line>}
        {duration && duration >= DISCOUNT_FROM_MONTHS && discount > 0 && (
          <Line name={t('summary.discount')}>
            <span className="text-green-text">{t('summary.percent', { percent: discount })}</span>
          </Line>
        )}
        {quote && quote.credit > 0 && (
          <>
            <Line name={t('summary.price')}>{formatDkk(quote.price)}</Line>
            <Line name={t('summary.credit')}>
              <span className="text-green-text">−{formatDkk(quote.credit)}</span>
            </Line>
          </>
        )}
        {duration && duration > 1 && (
          <Line name={t('summary.perMonth')}>
            {quote ? formatDkk(Math.round(quote.amount / duration)) : <Skeleton className="h-5 w-20" />}
          </Line>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-edge/60 border-t border-dashed pt-3">
          <dt className="font-display font-semibold text-lg">{t('summary.total')}</dt>
          <dd
            aria-live="polite"
            className="min-w-0 text-right font-bold font-display text-2xl text-lamp-bright tabular-nums"
          >
            {quote ? formatDkk(quote.amount) : <Skeleton className="h-8 w-32" />}
          </dd>
        </div>
        <Line name={t('summary.vat')} isQuiet>
          {quote ? `${formatAmount(quote.vat)} DKK` : <Skeleton className="h-5 w-20" />}
        </Line>
      </dl>
    </section>
  )
}

type LineProps = { readonly name: string; readonly children: ReactNode; readonly isQuiet?: boolean }

const Line = ({ name, children, isQuiet = false }: LineProps) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{name}</dt>
    <dd className={cn('min-w-0 break-words text-right tabular-nums', isQuiet ? 'text-muted' : 'font-semibold')}>
      {children}
    </dd>
  </div>
)
