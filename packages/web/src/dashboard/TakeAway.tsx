import type { DashboardGame } from '@spilvaerk/schemas'
import { Package } from 'lucide-react'
import { ExportButtons } from '../studio/exports/ExportButtons.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { GameKeys } from './GameKeys.tsx'

/** What a right to a game brings besides playing it: its files, and keys to its programming interface. */
export function TakeAway({ game: { id, name, ownershipType } }: { readonly game: DashboardGame }) {
  return (
    <Dialog
      title={`Hent og tilslut ${name}`}
      description={
        ownershipType === 'purchase'
          ? 'Filerne og nøglerne er dine at bruge.'
          : 'Filer kan hentes, og nøgler virker, så længe du lejer spillet.'
      }
      trigger={
        <Button variant="secondary">
          <Package aria-hidden className="size-4" />
          Hent og tilslut
          <span className="sr-only">: {name}</span>
        </Button>
      }
    >
      <div className="grid gap-6">
        <section aria-label="Filer" className="grid gap-2">
          <h3 className="font-semibold">Filer</h3>
          <ExportButtons gameId={id} />
        </section>
        <GameKeys gameId={id} />
      </div>
    </Dialog>
  )
}
