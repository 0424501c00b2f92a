import { account } from '@spilvaerk/messages/account'
import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { useLeave } from '../auth/use-leave.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function LogoutEverywhere() {
  const [isOpen, setOpen] = useState(false)
  const t = textsOf(account)
  const leave = useLeave()
  const end = trpc.auth.logoutEverywhere.useMutation({
    onSuccess: () => {
      toast({ tone: 'success', title: t('everywhere.done'), description: t('everywhere.doneText') })
      return leave('/auth/login')
    },
  })
  return (
    <Card aria-labelledby="log-ud-overalt" className="grid justify-items-start gap-3">
      <h2 id="log-ud-overalt" className="text-xl">
        {t('everywhere.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('everywhere.text')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('everywhere.title')}
      </Button>
      <ConfirmDialog
        title={t('everywhere.question')}
        description={t('everywhere.consequence')}
        open={isOpen}
        onOpenChange={setOpen}
        action={t('everywhere.title')}
        busyLabel={t('loggingOut')}
        isBusy={end.isPending}
        error={end.error ? serverWords(end.error, t('everywhere.notDone')) : undefined}
        onConfirm={() => end.mutate()}
      />
    </Card>
  )
}
