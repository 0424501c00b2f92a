import { zodResolver } from '@hookform/resolvers/zod'
import { resetPasswordForm } from '@spilvaerk/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormErrors, FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { StrengthMeter } from '../password/StrengthMeter.tsx'
import { serverWords, showAtField } from '../server-faults.ts'

/** The page behind the link of a reset mail. */
export function ResetPage({ token }: { readonly token?: string | undefined }) {
  return (
    <AuthPanel
      title="Vælg en ny adgangskode"
      lead={token ? 'Bagefter er du logget ud på alle dine enheder.' : undefined}
    >
      {token ? (
        <ResetForm token={token} />
      ) : (
        <Notice role="alert" tone="danger" title="Linket er ikke gyldigt">
          Åbn linket fra mailen igen, eller{' '}
          <Link to="/auth/login" className={TEXT_LINK}>
            bed om et nyt på login-siden
          </Link>
          .
        </Notice>
      )}
    </AuthPanel>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const reset = trpc.auth.resetPassword.useMutation()
  const form = useForm({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async (values) => {
    try {
      await reset.mutateAsync({ token, password: values.password })
      toast({ tone: 'success', title: 'Adgangskode ændret', description: 'Log ind med din nye adgangskode.' })
      await navigate({ to: '/auth/login' })
    } catch (error) {
      showAtField(error, form.setError, ['password'])
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors form={form} labels={{ password: 'Ny adgangskode', confirmPassword: 'Bekræft adgangskode' }} />
      {reset.isError && (
        <Notice
          role="alert"
          tone="danger"
          title="Det lykkedes ikke"
          action={
            <Link to="/auth/login" className={TEXT_LINK}>
              Bed om et nyt link
            </Link>
          }
        >
          {serverWords(reset.error, 'Adgangskoden kunne ikke ændres lige nu. Prøv igen om lidt.')}
        </Notice>
      )}
      <div className="grid gap-2">
        <FormField form={form} name="password" label="Ny adgangskode">
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <StrengthMeter password={password} ownWords={[]} />
      </div>
      <FormField form={form} name="confirmPassword" label="Bekræft adgangskode">
        {(control) => <PasswordInput what="bekræftelse" autoComplete="new-password" {...control} />}
      </FormField>
      <BusyButton type="submit" size="lg" isBusy={reset.isPending} busyLabel="Gemmer...">
        Gem adgangskoden
      </BusyButton>
    </form>
  )
}
