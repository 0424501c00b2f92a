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
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors form={form} labels={{ email: 'Email', password: 'Adgangskode' }} />
      {reason && (
        <Notice tone="danger" title="Du kan ikke logge ind endnu">
          {reason}
        </Notice>
      )}
      {heldBack && <UnlockHint key={heldBack} email={heldBack} />}
      <FormField form={form} name="email" label="Email">
        {(control) => <Input type="email" inputMode="email" autoComplete="username" {...control} />}
      </FormField>
      <FormField form={form} name="password" label="Adgangskode">
        {(control) => <PasswordInput autoComplete="current-password" {...control} />}
      </FormField>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox label="Husk mig" {...form.register('rememberMe')} />
        <ForgotPassword email={() => form.getValues('email')} />
      </div>
      <BusyButton type="submit" size="lg" isBusy={isBusy} busyLabel="Logger ind...">
        Log ind
      </BusyButton>
    </form>
  )
}
