import { dashboard } from '@spilvaerk/messages/dashboard'
import type { DashboardGame } from '@spilvaerk/schemas'
import { Package } from 'lucide-react'
import { ApiKeyList } from '../api-keys/ApiKeyList.tsx'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { ExportButtons } from '../studio/exports/ExportButtons.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** What a right to a game brings besides playing it: its files, and keys to its programming interface. */
export function GameFilesDialog({ game: { id, name, ownershipType } }: { readonly game: DashboardGame }) {
  const t = textsOf(dashboard)
  return (
    <Dialog
      title={t('files.title', { name })}
      description={t(ownershipType === 'purchase' ? 'files.owned' : 'files.leased')}
      trigger={
        <Button variant="secondary">
          <Package aria-hidden className="size-4" />
          {t('files.open')}
          <span className="sr-only">: {name}</span>
        </Button>
      }
    >
      <div className="grid gap-6">
        <section aria-label={t('files.files')} className="grid gap-2">
          <h3 className="font-semibold">{t('files.files')}</h3>
          <ExportButtons gameId={id} />
        </section>
        <section aria-label={t('files.keys')} className="grid gap-3">
          <h3 className="font-semibold">{t('files.keys')}</h3>
          <GameKeys gameId={id} />
        </section>
      </div>
    </Dialog>
  )
}

/** Asked for when the dialog opens. */
function GameKeys({ gameId }: { readonly gameId: number }) {
  const keys = trpc.apiKeys.list.useQuery({ id: gameId })
  return <ApiKeyList keys={keys} gameId={gameId} />
}
