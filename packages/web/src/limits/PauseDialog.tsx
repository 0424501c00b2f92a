import { limits } from '@spilvaerk/messages/limits'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type PauseDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function PauseDialog({ open, onClose }: PauseDialogProps) {
  const utils = trpc.useUtils()
  const t = textsOf(limits)
  const pause = trpc.limits.pause.useMutation({
    onSuccess: async () => {
      await utils.limits.get.invalidate()
      onClose()
      // What says it on the page stands above what is in view.
      toast({
        tone: 'success',
        title: t('pause.started'),
        description: t('pause.startedText'),
      })
    },
  })
  return (
    <ConfirmDialog
      title={t('pause.title')}
      description={t('pause.text')}
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      action={t('pause.start')}
      busyLabel={t('pause.starting')}
      isBusy={pause.isPending}
      error={pause.error ? serverWords(pause.error, t('pause.notStarted')) : undefined}
      onConfirm={() => pause.mutate()}
    />
  )
}
