import { zodResolver } from '@hookform/resolvers/zod'
import { account } from '@spilvaerk/messages/account'
import { changeEmailInput } from '@spilvaerk/schemas'
import { useForm } from 'react-hook-form'
import { serverWords, showAtField } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordInput } from '../ui/password-input.tsx'

const EMPTY = { email: '', password: '' }

export function EmailForm({ email }: { readonly email: string }) {
  const t = textsOf(account)
  const labels = { email: t('email.next'), password: t('yourPassword') }
  const change = trpc.auth.changeEmail.useMutation()
  const form = useForm({ resolver: zodResolver(changeEmailInput), defaultValues: EMPTY, shouldFocusError: false })
  const submit = form.handleSubmit(async (values) => {
    try {
      await change.mutateAsync(values)
      form.reset(EMPTY)
    } catch (error) {
      const description = serverWords(error, t('email.notChanged'))
      toast({ tone: 'danger', title: t('error'), description })
      showAtField(error, form.setError, ['email', 'password'])
    }
  })
  return (
    <Card aria-labelledby="skift-email">
      <h2 id="skift-email" className="text-xl">
        {t('email.title')}
      </h2>
      <p className="mt-1 break-words text-muted text-sm">{t('email.now', { email })}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-lg gap-4">
        {change.isSuccess && (
          <Notice role="status" tone="success" title={t('email.sent')}>
            {t('email.sentText')}
          </Notice>
        )}
        <FormErrors form={form} labels={labels} />
        <FormField form={form} name="email" label={labels.email}>
          {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
        </FormField>
        <FormField form={form} name="password" label={labels.password}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
        <div>
          <BusyButton type="submit" variant="secondary" isBusy={change.isPending} busyLabel={t('sending')}>
            {t('email.title')}
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}
