import type { StudioGame } from '@spilvaerk/schemas'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Refused } from './Refused.tsx'

type WithdrawDialogProps = { readonly game: StudioGame; readonly onClose: () => void }

/** The question before one's own game is taken off sale. */
export function WithdrawDialog({ game, onClose }: WithdrawDialogProps) {
  const utils = trpc.useUtils()
  const withdraw = trpc.admission.withdraw.useMutation({
    onSuccess: (admission) => {
      utils.admission.of.setData({ id: game.id }, admission)
      toast({ title: 'Withdrawn', description: `${game.name} takes no money any more.`, tone: 'success' })
      onClose()
      void Promise.all([
        utils.studio.games.invalidate(),
        utils.studio.game.invalidate({ id: game.id }),
        utils.catalogue.invalidate(),
      ])
    },
  })
  return (
    <ConfirmDialog
      title={`Withdraw ${game.name}?`}
      description="It leaves the lobby, and is no longer played for money, sold or leased. Who has bought or leased it keeps it. To come back it has to be submitted again."
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      variant="danger"
      action="Withdraw"
      busyLabel="Withdrawing…"
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id: game.id })}
    >
      <Refused title="Not withdrawn" error={withdraw.error} />
    </ConfirmDialog>
  )
}
