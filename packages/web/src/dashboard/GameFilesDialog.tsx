import type { DashboardGame } from '@spilvaerk/schemas'
import { Package } from 'lucide-react'
import { ApiKeyList } from '../api-keys/ApiKeyList.tsx'
import { trpc } from '../lib/trpc.ts'
import { ExportButtons } from '../studio/exports/ExportButtons.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** What a right to a game brings besides playing it: its files, and keys to its programming interface. */
export function GameFilesDialog({ game: { id, name, ownershipType } }: { readonly game: DashboardGame }) {
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
        <section aria-label="API-nøgler" className="grid gap-3">
          <h3 className="font-semibold">API-nøgler</h3>
          <GameKeys gameId={id} />
        </section>
      </div>
    </Dialog>
  )
}

/** Asked for when the dialog opens. */
function GameKeys({ gameId }: { readonly gameId: number }) {
  const keys = trpc.apiKeys.list.useQuery({ id: gameId })
  return <ApiKeyList language="da" keys={keys} gameId={gameId} />
}
