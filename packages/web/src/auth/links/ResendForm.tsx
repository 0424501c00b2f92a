import { zodResolver } from '@hookform/resolvers/zod'
import { auth } from '@spilvaerk/messages/auth'
import { emailInput } from '@spilvaerk/schemas'
import { useForm } from 'react-hook-form'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { serverWords } from '../server-faults.ts'

/** Has a new activation link sent. It says the same whether anyone waits for one. */
export function ResendForm() {
  const resend = trpc.auth.resendActivation.useMutation()
  const t = textsOf(auth)
  const form = useForm({ resolver: zodResolver(emailInput), defaultValues: { email: '' } })
  const submit = form.handleSubmit((input) => resend.mutate(input))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {resend.isSuccess && (
        <Notice role="status" tone="success" title={t('mailSent')}>
          {t('links.newOneText')}
        </Notice>
      )}
      {resend.isError && (
        <Notice role="alert" tone="danger" title={t('error')}>
          {serverWords(resend.error, t('mailNotSent'))}
        </Notice>
      )}
      <FormField form={form} name="email" label={t('fields.email')}>
        {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
      </FormField>
      <BusyButton type="submit" variant="secondary" isBusy={resend.isPending} busyLabel={t('sending')}>
        {t('links.newOne')}
      </BusyButton>
    </form>
  )
}
