import { auth } from '@spilvaerk/messages/auth'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors, FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { UnlockHint } from './UnlockHint.tsx'
import type { Login } from './use-login.ts'

export function LoginForm({ form, submit, isBusy, reason, heldBack }: Login) {
  const t = textsOf(auth)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors form={form} labels={{ email: t('fields.email'), password: t('fields.password') }} />
      {reason && (
        <Notice tone="danger" title={t('login.notYet')}>
          {reason}
        </Notice>
      )}
      {heldBack && <UnlockHint key={heldBack} email={heldBack} />}
      <FormField form={form} name="email" label={t('fields.email')}>
        {(control) => <Input type="email" inputMode="email" autoComplete="username" {...control} />}
      </FormField>
      <FormField form={form} name="password" label={t('fields.password')}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox label={t('login.remember')} {...form.register('rememberMe')} />
        <ForgotPassword email={() => form.getValues('email')} />
      </div>
      <BusyButton type="submit" size="lg" isBusy={isBusy} busyLabel={t('login.busy')}>
        {t('logIn')}
      </BusyButton>
    </form>
  )
}
