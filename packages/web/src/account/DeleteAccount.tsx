import { useState } from 'react'
import { serverWords } from '../auth/server-faults.ts'
import { useLeave } from '../auth/use-leave.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const leave = useLeave()
  const remove = trpc.auth.deleteAccount.useMutation({
    onSuccess: ({ message }) => {
      toast({ tone: 'success', title: 'Konto slettet', description: message })
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
        Slet konto
      </h2>
      <p className="max-w-prose text-muted">
        Dit navn, din email og alt andet personligt fjernes med det samme. Hovedbogens bevægelser bliver stående under
        et nummer, der ikke kan føres tilbage til dig. Udbetal din saldo først.
      </p>
      <Button variant="danger" onClick={() => open(true)}>
        Slet min konto
      </Button>
      <ConfirmDialog
        title="Slet din konto?"
        description="Det kan ikke fortrydes. Dine spil og dit niveau forsvinder med kontoen, og ingen leje fornyes."
        open={isOpen}
        onOpenChange={open}
        variant="danger"
        action="Slet for altid"
        busyLabel="Sletter..."
        isBusy={remove.isPending}
        isReady={password !== ''}
        error={remove.error ? serverWords(remove.error, 'Kontoen kunne ikke slettes lige nu. Prøv igen.') : undefined}
        onConfirm={() => remove.mutate({ password })}
      >
        <Field label="Din adgangskode">
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
