import { zodResolver } from '@hookform/resolvers/zod'
import { account } from '@spilvaerk/messages/account'
import { changePasswordForm } from '@spilvaerk/schemas'
import { useForm, useWatch } from 'react-hook-form'
import { StrengthMeter } from '../auth/password/StrengthMeter.tsx'
import { serverWords, showAtField } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' }

export function PasswordForm() {
  const t = textsOf(account)
  const labels = {
    currentPassword: t('password.current'),
    password: t('password.next'),
    confirmPassword: t('password.confirm'),
  }
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
      toast({ tone: 'success', title: t('password.changed'), description: t('password.changedText') })
    } catch (error) {
      const description = serverWords(error, t('password.notChanged'))
      toast({ tone: 'danger', title: t('error'), description })
      showAtField(error, form.setError, ['currentPassword', 'password'])
    }
  })
  return (
    <Card aria-labelledby="skift-adgangskode">
      <h2 id="skift-adgangskode" className="text-xl">
        {t('password.title')}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-lg gap-4">
        <FormErrors form={form} labels={labels} />
        <FormField form={form} name="currentPassword" label={labels.currentPassword}>
          {(control) => (
            <PasswordInput what={t('password.currentHidden')} autoComplete="current-password" {...control} />
          )}
        </FormField>
        <div className="grid gap-2">
          <FormField form={form} name="password" label={labels.password}>
            {(control) => <PasswordInput what={t('password.nextHidden')} autoComplete="new-password" {...control} />}
          </FormField>
          <StrengthMeter password={password} ownWords={[]} />
        </div>
        <FormField form={form} name="confirmPassword" label={labels.confirmPassword}>
          {(control) => <PasswordInput what={t('password.confirmHidden')} autoComplete="new-password" {...control} />}
        </FormField>
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel={t('saving')}>
            {t('password.title')}
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
