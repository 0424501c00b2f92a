import { marketplace } from '@spilvaerk/messages/marketplace'
import { LayoutGrid, List, Plus } from 'lucide-react'
import { textsOf } from '../../lib/page-language.ts'
import { toast } from '../../toast/toasts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { FigureTiles } from '../FigureTiles.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { ListingCard } from './ListingCard.tsx'
import { figures, listings } from './listings.ts'
import { OwnListings } from './OwnListings.tsx'

const VIEWS = [
  { id: 'grid', label: 'views.grid', icon: LayoutGrid },
  { id: 'list', label: 'views.list', icon: List },
] as const

export function MarketplaceTab() {
  const t = textsOf(marketplace)
  const { view, keep } = useStudioSettings()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Demonstration>{t('what')}</Demonstration>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset aria-label={t('views.label')} className="flex gap-2">
          {VIEWS.map(({ id, label, icon: Icon }) => (
            <IconButton
              key={id}
              label={t(label)}
              variant={view === id ? 'primary' : 'secondary'}
              aria-pressed={view === id}
              onClick={() => keep({ view: id })}
            >
              <Icon aria-hidden className="size-5" />
            </IconButton>
          ))}
        </fieldset>
        <Button onClick={() => toast({ title: t('list'), description: t('notListed') })}>
          <Plus aria-hidden className="size-4.5" />
          {t('list')}
        </Button>
      </div>
      <FigureTiles figures={figures()} />
      <ul className={view === 'grid' ? 'studio-grid' : 'grid gap-4'}>
        {listings().map((listing) => (
          <li key={listing.id} className="grid">
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
      <OwnListings />
    </div>
  )
}
