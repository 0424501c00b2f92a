import { controls as controlTexts } from '@spilvaerk/messages/controls'
import { playing } from '@spilvaerk/messages/playing'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ClientSeedField } from './ClientSeedField.tsx'
import { newClientSeed } from './client-seed.ts'

type SeedDialogProps = { readonly gameId: number; readonly onClose: () => void; readonly onChosen: () => void }

/** Before the first round for money of a game: the server's seed lies fast, and the member's own is added to it. */
export function SeedDialog({ gameId, onClose, onChosen }: SeedDialogProps) {
  const t = textsOf(playing)
  const utils = trpc.useUtils()
  // The server lets a seed be chosen only after the hash of its own has been shown.
  const { data: seeds } = trpc.fairness.seeds.useQuery({ id: gameId })
  const [text, setText] = useState(newClientSeed)
  const choose = trpc.fairness.setClientSeed.useMutation({
    onSuccess: (next) => {
      utils.fairness.seeds.setData({ id: gameId }, next)
      onChosen()
    },
  })
  return (
    <Dialog title={t('seed.title')} description={t('seed.about')} open onOpenChange={(isOpen) => isOpen || onClose()}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          choose.mutate({ id: gameId, clientSeed: text })
        }}
      >
        <dl className="grid gap-0.5 text-sm">
          <dt className="text-muted">{t('seed.hash')}</dt>
          <dd className="min-h-8 break-all font-mono text-paper text-xs">{seeds?.serverSeedHash}</dd>
        </dl>
        <ClientSeedField
          label={t('seed.yours')}
          help={t('seed.help')}
          error={choose.error ? serverWords(choose.error, t('seed.failed')) : undefined}
          value={text}
          onChange={setText}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {textsOf(controlTexts)('cancel')}
          </Button>
          <BusyButton type="submit" disabled={!seeds} isBusy={choose.isPending} busyLabel={t('seed.choosing')}>
            {t('seed.use')}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
