import { zodResolver } from '@hookform/resolvers/zod'
import { auth } from '@spilvaerk/messages/auth'
import { resetPasswordForm } from '@spilvaerk/schemas'
import { Link, useNavigate } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormErrors, FormField } from '../../ui/form-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Rich } from '../../ui/rich.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { StrengthMeter } from '../password/StrengthMeter.tsx'
import { serverWords, showAtField } from '../server-faults.ts'

/** The page behind the link of a reset mail. */
export function ResetPage({ token }: { readonly token?: string | undefined }) {
  const t = textsOf(auth)
  return (
    <AuthPanel title={t('links.reset.title')} lead={token ? t('links.reset.lead') : undefined}>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <Notice role="alert" tone="danger" title={t('links.reset.invalid')}>
          <Rich text={t('links.reset.invalidText')} marks={{ login: toLogin }} />
        </Notice>
      )}
    </AuthPanel>
  )
}

const toLogin = (text: string) => (
  <Link to="/auth/login" className={TEXT_LINK}>
    {text}
  </Link>
)

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const t = textsOf(auth)
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
      toast({ tone: 'success', title: t('links.reset.done'), description: t('links.reset.doneText') })
      await navigate({ to: '/auth/login' })
    } catch (error) {
      showAtField(error, form.setError, ['password'])
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors
        form={form}
        labels={{ password: t('fields.newPassword'), confirmPassword: t('fields.confirmPassword') }}
      />
      {reset.isError && (
        <Notice role="alert" tone="danger" title={t('failed')} action={toLogin(t('links.reset.again'))}>
          {serverWords(reset.error, t('links.reset.notNow'))}
        </Notice>
      )}
      <div className="grid gap-2">
        <FormField form={form} name="password" label={t('fields.newPassword')}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <StrengthMeter password={password} ownWords={[]} />
      </div>
      <FormField form={form} name="confirmPassword" label={t('fields.confirmPassword')}>
        {(control) => <PasswordInput what={t('confirmation')} autoComplete="new-password" {...control} />}
      </FormField>
      <BusyButton type="submit" size="lg" isBusy={reset.isPending} busyLabel={t('links.reset.saving')}>
        {t('links.reset.save')}
      </BusyButton>
    </form>
  )
}
