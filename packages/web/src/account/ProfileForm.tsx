import { zodResolver } from '@hookform/resolvers/zod'
import { account } from '@spilvaerk/messages/account'
import { type User, updateProfileInput } from '@spilvaerk/schemas'
import { useForm } from 'react-hook-form'
import { useAuth } from '../auth/auth-store.ts'
import { serverWords } from '../auth/server-faults.ts'
import { formatDay } from '../lib/danish-time.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { toast } from '../toast/toasts.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'

export function ProfileForm({ user }: { readonly user: User }) {
  const t = textsOf(account)
  const labels = {
    firstName: t('profile.firstName'),
    lastName: t('profile.lastName'),
    phoneNumber: t('profile.phoneNumber'),
  }
  const utils = trpc.useUtils()
  const update = trpc.auth.updateProfile.useMutation()
  const { firstName, lastName, phoneNumber = '', marketingOptIn } = user
  const form = useForm({
    resolver: zodResolver(updateProfileInput),
    values: { firstName, lastName, phoneNumber, marketingOptIn },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const submit = form.handleSubmit(async (values) => {
    try {
      await update.mutateAsync(values)
      await utils.auth.me.invalidate()
      useAuth.getState().updateUser(values.firstName ? { firstName: values.firstName } : {})
      toast({ tone: 'success', title: t('profile.saved') })
    } catch (error) {
      const description = serverWords(error, t('profile.notSaved'))
      toast({ tone: 'danger', title: t('error'), description })
    }
  })
  return (
    <Card aria-labelledby="profil">
      <h2 id="profil" className="text-xl">
        {t('sections.profil')}
      </h2>
      <Facts user={user} />
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid max-w-lg gap-4">
        <FormErrors form={form} labels={labels} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField form={form} name="firstName" label={labels.firstName}>
            {(control) => <Input autoComplete="given-name" {...control} />}
          </FormField>
          <FormField form={form} name="lastName" label={labels.lastName}>
            {(control) => <Input autoComplete="family-name" {...control} />}
          </FormField>
        </div>
        <FormField form={form} name="phoneNumber" label={labels.phoneNumber} isOptional>
          {(control) => <Input type="tel" inputMode="tel" autoComplete="tel" {...control} />}
        </FormField>
        <Checkbox label={t('profile.news')} {...form.register('marketingOptIn')} />
        <div>
          <BusyButton type="submit" isBusy={update.isPending} busyLabel={t('saving')}>
            {t('profile.save')}
          </BusyButton>
        </div>
      </form>
    </Card>
  )
}

function Facts({ user }: { readonly user: User }) {
  const t = textsOf(account)
  const { data: identity } = trpc.identity.get.useQuery(undefined, { enabled: user.kind === 'player' })
  const facts = [
    [t('profile.username'), user.username],
    [t('profile.email'), user.email],
    [t('profile.kind'), t(user.kind === 'company' ? 'profile.company' : 'profile.player')],
    ...(user.companyName ? [[t('profile.company'), user.companyName]] : []),
    ...(user.cvrNumber ? [[t('profile.cvrNumber'), user.cvrNumber]] : []),
    ...(identity?.name ? [[t('profile.provedName'), identity.name]] : []),
    ...(identity?.birthDate ? [[t('profile.birthDate'), formatDay(identity.birthDate)]] : []),
    [t('profile.memberSince'), formatDay(user.createdAt)],
  ]
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
