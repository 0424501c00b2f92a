import { studio } from '@spilvaerk/messages/studio'
import { Download, Share2 } from 'lucide-react'
import { textsOf } from '../lib/page-language.ts'
import { useDraft } from '../shell/draft.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { useExport } from './exports/use-export.ts'
import { sayNoGame } from './no-game.ts'
import { useShareGame } from './use-share-game.ts'

/** What is done with the game as a whole. */
export function StudioActions() {
  const t = textsOf(studio)
  const gameId = useDraft((draft) => draft.gameId)
  const { run, pending } = useExport()
  const share = useShareGame()
  return (
    <>
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
    </>
  )
}
