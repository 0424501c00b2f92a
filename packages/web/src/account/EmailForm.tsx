import { zodResolver } from '@hookform/resolvers/zod'
import { changeEmailInput } from '@spilvaerk/schemas'
import { useForm } from 'react-hook-form'
import { serverWords, showAtField } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const LABELS = { email: 'Ny email', password: 'Din adgangskode' } as const
const EMPTY = { email: '', password: '' }

export function EmailForm({ email }: { readonly email: string }) {
  const change = trpc.auth.changeEmail.useMutation()
  const form = useForm({ resolver: zodResolver(changeEmailInput), defaultValues: EMPTY, shouldFocusError: false })
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
      form.reset(EMPTY)
    } catch (error) {
      const description = serverWords(error, 'Din email kunne ikke ændres lige nu. Prøv igen.')
      toast({ tone: 'danger', title: 'Fejl', description })
      showAtField(error, form.setError, ['email', 'password'])
    }
  })
  return (
    <Card aria-labelledby="skift-email">
      <h2 id="skift-email" className="text-xl">
        Skift email
      </h2>
      <p className="mt-1 break-words text-muted text-sm">
        Nu er den {email}. Den nye gælder, når du har brugt linket, som vi sender til den.
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-lg gap-4">
        {change.isSuccess && (
          <Notice role="status" tone="success" title="Email sendt!">
            Åbn linket i mailen til din nye adresse, så er den ændret.
          </Notice>
        )}
        <FormErrors form={form} labels={LABELS} />
        <FormField form={form} name="email" label={LABELS.email}>
          {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
        </FormField>
        <FormField form={form} name="password" label={LABELS.password}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel="Sender...">
            Skift email
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
