import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors, FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { StrengthMeter } from '../password/StrengthMeter.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { LABELS, type RegisterControl, useRegister } from './use-register.ts'

export function RegisterForm() {
  const { form, submit, isBusy } = useRegister()
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors form={form} labels={LABELS} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormField form={form} name="firstName" label={LABELS.firstName}>
          {(control) => <Input autoComplete="given-name" {...control} />}
        </FormField>
        <FormField form={form} name="lastName" label={LABELS.lastName}>
          {(control) => <Input autoComplete="family-name" {...control} />}
        </FormField>
      </div>
      <FormField form={form} name="username" label={LABELS.username}>
        {(control) => <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...control} />}
      </FormField>
      <FormField form={form} name="email" label={LABELS.email} help="Her sender vi dit aktiveringslink.">
        {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
      </FormField>
      <FormField form={form} name="phoneNumber" label={LABELS.phoneNumber} isOptional>
        {(control) => <Input type="tel" inputMode="tel" autoComplete="tel" {...control} />}
      </FormField>
      <CompanyFields form={form} />
      <PasswordFields form={form} />
      <div className="grid gap-3">
        <Checkbox
          label={
            <>
              Jeg er fyldt 18 år og accepterer{' '}
              <Link to="/terms" target="_blank" className={TEXT_LINK}>
                vilkår og betingelser
              </Link>
            </>
          }
          error={form.formState.errors.acceptTerms?.message}
          {...form.register('acceptTerms')}
        />
        <Checkbox
          label="Ja tak til nyheder og tilbud. Jeg kan sige nej igen når som helst."
          {...form.register('marketingOptIn')}
        />
      </div>
      <BusyButton type="submit" size="lg" isBusy={isBusy} busyLabel="Opretter...">
        Opret konto
      </BusyButton>
      <p className="text-center text-muted text-sm">
        Sådan passer vi på dine oplysninger:{' '}
        <Link to="/privacy" target="_blank" className={TEXT_LINK}>
          privatlivspolitik
        </Link>
      </p>
    </form>
  )
}

function PasswordFields({ form }: { readonly form: RegisterControl }) {
  const [password, ...ownWords] = useWatch({
    control: form.control,
    name: ['password', 'firstName', 'lastName', 'username', 'email'],
  })
  return (
    <>
      <div className="grid gap-2">
        <FormField form={form} name="password" label={LABELS.password}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <StrengthMeter password={password} ownWords={ownWords} />
      </div>
      <FormField form={form} name="confirmPassword" label={LABELS.confirmPassword}>
        {(control) => <PasswordInput what="bekræftelse" autoComplete="new-password" {...control} />}
      </FormField>
    </>
  )
}
