import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordForm } from '@spilvaerk/schemas'
import { useForm, useWatch } from 'react-hook-form'
import { StrengthMeter } from '../auth/password/StrengthMeter.tsx'
import { serverWords, showAtField } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const LABELS = {
  currentPassword: 'Nuværende adgangskode',
  password: 'Ny adgangskode',
  confirmPassword: 'Bekræft ny adgangskode',
} as const
const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordForm() {
  const change = trpc.auth.changePassword.useMutation()
  const form = useForm({
    resolver: zodResolver(changePasswordForm),
    defaultValues: EMPTY,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      await change.mutateAsync({ currentPassword, password })
      form.reset(EMPTY)
      toast({ tone: 'success', title: 'Adgangskode ændret', description: 'Dine andre enheder er logget ud.' })
    } catch (error) {
      const description = serverWords(error, 'Adgangskoden kunne ikke ændres lige nu. Prøv igen.')
      toast({ tone: 'danger', title: 'Fejl', description })
      showAtField(error, form.setError, ['currentPassword', 'password'])
    }
  })
  return (
    <Card aria-labelledby="skift-adgangskode">
      <h2 id="skift-adgangskode" className="text-xl">
        Skift adgangskode
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-lg gap-4">
        <FormErrors form={form} labels={LABELS} />
        <FormField form={form} name="currentPassword" label={LABELS.currentPassword}>
          {(control) => <PasswordInput what="nuværende adgangskode" autoComplete="current-password" {...control} />}
        </FormField>
        <div className="grid gap-2">
          <FormField form={form} name="password" label={LABELS.password}>
            {(control) => <PasswordInput what="ny adgangskode" autoComplete="new-password" {...control} />}
          </FormField>
          <StrengthMeter password={password} ownWords={[]} />
        </div>
        <FormField form={form} name="confirmPassword" label={LABELS.confirmPassword}>
          {(control) => <PasswordInput what="bekræftelse" autoComplete="new-password" {...control} />}
        </FormField>
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel="Gemmer...">
            Skift adgangskode
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
