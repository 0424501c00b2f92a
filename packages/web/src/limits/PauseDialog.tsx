import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type PauseDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function PauseDialog({ open, onClose }: PauseDialogProps) {
  const utils = trpc.useUtils()
  const pause = trpc.limits.pause.useMutation({
    onSuccess: async () => {
      await utils.limits.get.invalidate()
      onClose()
      // What says it on the page stands above what is in view.
      toast({
        tone: 'success',
        title: 'Pausen er begyndt',
        description: 'Den varer i 24 timer. Du kan stadig spille demo.',
      })
    },
  })
  return (
    <ConfirmDialog
      title="Hold pause i 24 timer?"
      description="Fra nu af og 24 timer frem kan du ikke spille for penge eller indbetale. Det kan ikke fortrydes."
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      action="Start pausen"
      busyLabel="Starter..."
      isBusy={pause.isPending}
      error={pause.error ? serverWords(pause.error, 'Pausen kunne ikke startes lige nu. Prøv igen.') : undefined}
      onConfirm={() => pause.mutate()}
    />
  )
}
