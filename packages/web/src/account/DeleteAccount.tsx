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
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const t = textsOf(account)
  const [password, setPassword] = useState('')
  const leave = useLeave()
  const remove = trpc.auth.deleteAccount.useMutation({
    onSuccess: ({ message }) => {
      toast({ tone: 'success', title: t('deletion.done'), description: message })
      return leave('/')
    },
  })
  const open = (isNowOpen: boolean): void => {
    setOpen(isNowOpen)
    setPassword('')
    remove.reset()
  }
  return (
    <Card aria-labelledby="slet-konto" className="grid justify-items-start gap-3 border-red/50">
      <h2 id="slet-konto" className="text-xl">
        {t('deletion.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('deletion.text')}</p>
      <Button variant="danger" onClick={() => open(true)}>
        {t('deletion.open')}
      </Button>
      <ConfirmDialog
        title={t('deletion.question')}
        description={t('deletion.consequence')}
        open={isOpen}
        onOpenChange={open}
        variant="danger"
        action={t('deletion.action')}
        busyLabel={t('deletion.busy')}
        isBusy={remove.isPending}
        isReady={password !== ''}
        error={remove.error ? serverWords(remove.error, t('deletion.notDone')) : undefined}
        onConfirm={() => remove.mutate({ password })}
      >
        <Field label={t('yourPassword')}>
          {(ids) => (
            <PasswordInput
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              {...ids}
            />
          )}
        </Field>
      </ConfirmDialog>
    </Card>
  )
}
