import { auth } from '@spilvaerk/messages/auth'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { fieldFault } from '../../lib/field-fault.ts'
import { textsOf } from '../../lib/page-language.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormErrors, FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Rich } from '../../ui/rich.tsx'
import { TEXT_LINK } from '../OtherLinks.tsx'
import { StrengthMeter } from '../password/StrengthMeter.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { labelsOf, type RegisterControl, useRegister } from './use-register.ts'

export function RegisterForm() {
  const { form, submit, isBusy } = useRegister()
  const t = textsOf(auth)
  const labels = labelsOf(t)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <FormField form={form} name="firstName" label={labels.firstName}>
          {(control) => <Input autoComplete="given-name" {...control} />}
        </FormField>
        <FormField form={form} name="lastName" label={labels.lastName}>
          {(control) => <Input autoComplete="family-name" {...control} />}
        </FormField>
      </div>
      <FormField form={form} name="username" label={labels.username}>
        {(control) => <Input autoComplete="username" autoCapitalize="none" spellCheck={false} {...control} />}
      </FormField>
      <FormField form={form} name="email" label={labels.email} help={t('register.emailHelp')}>
        {(control) => <Input type="email" inputMode="email" autoComplete="email" {...control} />}
      </FormField>
      <FormField form={form} name="phoneNumber" label={labels.phoneNumber} isOptional>
        {(control) => <Input type="tel" inputMode="tel" autoComplete="tel" {...control} />}
      </FormField>
      <CompanyFields form={form} />
      <PasswordFields form={form} />
      <div className="grid gap-3">
        <Checkbox
          label={<Rich text={t('register.accept')} marks={{ terms: linkTo('/terms') }} />}
          error={fieldFault(form.formState.errors.acceptTerms?.message)}
          {...form.register('acceptTerms')}
        />
        <Checkbox label={t('register.news')} {...form.register('marketingOptIn')} />
      </div>
      <BusyButton type="submit" size="lg" isBusy={isBusy} busyLabel={t('register.busy')}>
        {t('register.title')}
      </BusyButton>
      <p className="text-center text-muted text-sm">
        <Rich text={t('register.privacy')} marks={{ privacy: linkTo('/privacy') }} />
      </p>
    </form>
  )
}

const linkTo = (to: '/terms' | '/privacy') => (text: string) => (
  <Link to={to} target="_blank" className={TEXT_LINK}>
    {text}
  </Link>
)

function PasswordFields({ form }: { readonly form: RegisterControl }) {
  const t = textsOf(auth)
  const [password, ...ownWords] = useWatch({
    control: form.control,
    name: ['password', 'firstName', 'lastName', 'username', 'email'],
  })
  return (
    <>
      <div className="grid gap-2">
        <FormField form={form} name="password" label={t('fields.password')}>
          {(control) => <PasswordInput autoComplete="new-password" {...control} />}
        </FormField>
        <StrengthMeter password={password} ownWords={ownWords} />
      </div>
      <FormField form={form} name="confirmPassword" label={t('fields.confirmPassword')}>
        {(control) => <PasswordInput what={t('confirmation')} autoComplete="new-password" {...control} />}
      </FormField>
    </>
  )
}
