import { Star } from 'lucide-react'
import { formatNumber } from '../../lib/format.ts'
import { toast } from '../../toast/toasts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { DemoBadge } from '../Demonstration.tsx'
import { type Listing, reviewsOf } from './listings.ts'

export function ListingCard({ listing }: { readonly listing: Listing }) {
  const { id, name, price, license, sales, rating, seller, tags } = listing
  return (
    <article className="studio-tile">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Badge>{license}</Badge>
        <DemoBadge />
      </p>
      <h2 className="text-lg">{name}</h2>
      <p className="text-muted text-sm">by {seller}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <span className="flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-lamp" />
          {rating} ({formatNumber(reviewsOf(sales))} reviews)
        </span>
        <span>{formatNumber(sales)} sales</span>
      </p>
      <p className="text-muted text-xs">{tags.join(' · ')}</p>
      <p className="font-bold font-display text-xl">{price}</p>
      <div className="flex flex-wrap gap-2">
        <a href={`/games/${id}`} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
          Preview
        </a>
        <Button
          size="sm"
          variant="buy"
          onClick={() =>
            toast({ title: 'Purchase Started', description: 'A demonstration: no payment is made.', tone: 'success' })
          }
        >
          Buy Now
        </Button>
      </div>
    </article>
  )
}
