import { LayoutGrid, List, Plus } from 'lucide-react'
import { toast } from '../../toast/toasts.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Demonstration } from '../Demonstration.tsx'
import { FigureTiles } from '../FigureTiles.tsx'
import { useStudioSettings } from '../studio-settings.ts'
import { ListingCard } from './ListingCard.tsx'
import { FIGURES, LISTINGS } from './listings.ts'
import { OwnListings } from './OwnListings.tsx'

const VIEWS = [
  { id: 'grid', label: 'Grid view', icon: LayoutGrid },
  { id: 'list', label: 'List view', icon: List },
] as const

export function MarketplaceTab() {
  const { view, keep } = useStudioSettings()
  return (
    <div className="grid grid-cols-1 gap-6">
      <Demonstration>
        Listings, prices and sales are examples. Nothing is bought or sold here, and Preview opens a game of the house
        in their place.
      </Demonstration>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <fieldset aria-label="View" className="flex gap-2">
          {VIEWS.map(({ id, label, icon: Icon }) => (
            <IconButton
              key={id}
              label={label}
              variant={view === id ? 'primary' : 'secondary'}
              aria-pressed={view === id}
              onClick={() => keep({ view: id })}
            >
              <Icon aria-hidden className="size-5" />
            </IconButton>
          ))}
        </fieldset>
        <Button
          onClick={() => toast({ title: 'List Game', description: 'A demonstration: nothing is listed for sale.' })}
        >
          <Plus aria-hidden className="size-4.5" />
          List Game
        </Button>
      </div>
      <FigureTiles figures={FIGURES} />
      <ul className={view === 'grid' ? 'studio-grid' : 'grid gap-4'}>
        {LISTINGS.map((listing) => (
          <li key={listing.id} className="grid">
            <ListingCard listing={listing} />
          </li>
        ))}
      </ul>
      <OwnListings />
    </div>
  )
}
