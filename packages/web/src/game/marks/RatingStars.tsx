import { marks } from '@spilvaerk/messages/marks'
import { MAX_RATING } from '@spilvaerk/schemas'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { textsOf } from '../../lib/page-language.ts'
import { useMark } from './use-mark.ts'

const STARS = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

/** The member's own rating of a game: radio buttons in the shape of stars. Visitors see none. */
export function RatingStars({ gameId, className }: { readonly gameId: number; readonly className?: string }) {
  const { isMember, mark, rate } = useMark(gameId)
  const t = textsOf(marks)
  const name = useId()
  if (!isMember) return null
  const rating = mark?.personalRating ?? 0
  return (
    <fieldset className={cn('inline-flex items-center', className)} disabled={mark === undefined}>
      <legend className="sr-only">{t('rating')}</legend>
      {STARS.map((count) => (
        <label
          key={count}
          className="relative grid h-11 w-8 max-[22.5rem]:w-7 cursor-pointer place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-lamp"
        >
          <input
            type="radio"
            name={name}
            value={count}
            checked={count === rating}
            // A press on the star that is chosen takes the rating back; `change` does not hear of it.
            onChange={() => rate(count)}
            onClick={() => count === rating && rate(null)}
            className="sr-only"
          />
          <span className="sr-only">{t('stars', { count })}</span>
          <Star
            aria-hidden
            className={cn('size-5', count <= rating ? 'fill-lamp text-lamp' : 'text-edge hover:text-lamp')}
          />
        </label>
      ))}
    </fieldset>
  )
}
