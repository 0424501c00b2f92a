import { dashboard } from '@spilvaerk/messages/dashboard'
import { marks } from '@spilvaerk/messages/marks'
import type { DashboardGame } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { Play, ShoppingBag } from 'lucide-react'
import { useId } from 'react'
import { FavouriteButton } from '../game/marks/FavouriteButton.tsx'
import { RatingStars } from '../game/marks/RatingStars.tsx'
import { formatDay, formatMinutes } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { GameFilesDialog } from './GameFilesDialog.tsx'
import { GameTile } from './GameTile.tsx'
import { RenewalSwitch } from './RenewalSwitch.tsx'

export function LibraryCard({ game }: { readonly game: DashboardGame }) {
  const { id, name, description, ownershipType, playTime, leaseExpiry, look } = game
  const title = useId()
  const t = textsOf(dashboard)
  return (
    <li aria-labelledby={title} className="panel flex flex-col gap-4 p-4">
      <div className="flex gap-4">
        <GameTile look={look} className="w-24 shrink-0 self-start sm:w-28" />
        <div className="grid min-w-0 grow content-start gap-1">
          <div className="flex items-start justify-between gap-2">
            <Badge tone={ownershipType === 'purchase' ? 'green' : 'petrol'}>
              {t(ownershipType === 'purchase' ? 'library.owned' : 'library.leased')}
            </Badge>
            <FavouriteButton gameId={id} className="-mt-2 -mr-2" />
          </div>
          <h2 id={title} className="text-xl leading-tight">
            {name}
          </h2>
          <p className="line-clamp-3 text-muted text-sm">{description}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
        <dt className="text-muted">{textsOf(marks)('rating')}</dt>
        <dd className="justify-self-end">
          <RatingStars gameId={id} />
        </dd>
        <dt className="text-muted">{t('library.playTime')}</dt>
        <dd className="justify-self-end tabular-nums">{formatMinutes(playTime)}</dd>
        {leaseExpiry && (
          <>
            <dt className="text-muted">{t('library.leaseEnds')}</dt>
            <dd className="justify-self-end">{formatDay(leaseExpiry)}</dd>
          </>
        )}
      </dl>
      {leaseExpiry && <RenewalSwitch game={game} />}
      {leaseExpiry && (
        <Link to="/purchase/$id" params={{ id: String(id) }} className={buttonClass('secondary')}>
          <ShoppingBag aria-hidden className="size-4" />
          {t('library.extend')}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
      <GameFilesDialog game={game} />
      <Link to="/games/$id" params={{ id: String(id) }} className={buttonClass('primary', 'md', 'mt-auto')}>
        <Play aria-hidden className="size-4 fill-current" />
        {t('library.play')}
        <span className="sr-only">: {name}</span>
      </Link>
    </li>
  )
}
