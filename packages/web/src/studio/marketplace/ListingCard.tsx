import { marketplace } from '@spilvaerk/messages/marketplace'
import { Star } from 'lucide-react'
import { formatNumber, numberFormat } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { type Listing, reviewsOf } from './listings.ts'

const oneDecimal = numberFormat({ minimumFractionDigits: 1 })

export function ListingCard({ listing }: { readonly listing: Listing }) {
  const t = textsOf(marketplace)
  const { id, name, price, license, sales, rating, seller, tags } = listing
  return (
    <article className="studio-tile">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{license}</Badge>
        <DemoBadge />
      </p>
      <h2 className="text-lg">{name}</h2>
      <p className="text-muted text-sm">{t('by', { seller })}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <span className="flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-lamp" />
          {t('reviews', { rating: oneDecimal(rating), sales: formatNumber(reviewsOf(sales)) })}
        </span>
        <span>{t('sales', { sales: formatNumber(sales) })}</span>
      </p>
      <p className="text-muted text-xs">{tags.join(' · ')}</p>
      <p className="font-bold font-display text-xl">{price}</p>
      <div className="flex flex-wrap gap-2">
        <a href={`/games/${id}`} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
          {t('preview')}
        </a>
        <Button
          size="sm"
          variant="buy"
          onClick={() => toast({ title: t('started'), description: t('noPayment'), tone: 'success' })}
        >
          {t('buy')}
        </Button>
      </div>
    </article>
  )
}
