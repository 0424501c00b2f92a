import { studio } from '@spilvaerk/messages/studio'
import { Download, Share2 } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { useDraft } from './draft.ts'
import { useExport } from './exports/use-export.ts'
import { sayNoGame } from './no-game.ts'
import { useShareGame } from './use-share-game.ts'

export function StudioHeader({ label }: { readonly label: string }) {
  const t = textsOf(studio)
  const gameId = useDraft((draft) => draft.gameId)
  const { run, pending } = useExport()
  const share = useShareGame()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-muted text-sm tracking-normal">{t('name')}</h1>
        <h2 className="text-2xl">{label}</h2>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void share(gameId)}>
          <Share2 aria-hidden className="size-4" />
          {t('share')}
        </Button>
        <BusyButton
          variant="secondary"
          size="sm"
          isBusy={pending !== undefined}
          busyLabel={t('exporting')}
          onClick={() => (gameId === undefined ? sayNoGame() : void run(gameId, 'html5'))}
        >
          <Download aria-hidden className="size-4" />
          {t('export')}
        </BusyButton>
      </div>
    </header>
  )
}
