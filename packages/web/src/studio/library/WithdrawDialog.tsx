import { library } from '@spilvaerk/messages/library'
import type { StudioGame } from '@spilvaerk/schemas'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Refused } from './Refused.tsx'

type WithdrawDialogProps = { readonly game: StudioGame; readonly onClose: () => void }

/** The question before one's own game is taken off sale. */
export function WithdrawDialog({ game, onClose }: WithdrawDialogProps) {
  const t = textsOf(library)
  const utils = trpc.useUtils()
  const withdraw = trpc.admission.withdraw.useMutation({
    onSuccess: (admission) => {
      utils.admission.of.setData({ id: game.id }, admission)
      toast({ title: t('standing.withdrawn'), description: t('withdraw.done', { name: game.name }), tone: 'success' })
      onClose()
      void Promise.all([
        utils.studio.games.invalidate(),
        utils.library.page.invalidate(),
        utils.studio.game.invalidate({ id: game.id }),
        utils.catalogue.invalidate(),
      ])
    },
  })
  return (
    <ConfirmDialog
      title={t('withdraw.title', { name: game.name })}
      description={t('withdraw.description')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      variant="danger"
      action={t('withdraw.action')}
      busyLabel={t('withdraw.busy')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id: game.id })}
    >
      <Refused title={t('withdraw.failed')} error={withdraw.error} />
    </ConfirmDialog>
  )
}
