import { zodResolver } from '@hookform/resolvers/zod'
import { identity } from '@spilvaerk/messages/identity'
import { TEST_PERSONS, testIdentityInput } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { AuthPanel } from '../auth/AuthPanel.tsx'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { serverWords } from '../auth/server-faults.ts'
import { textsOf } from '../lib/page-language.ts'
import { trpc } from '../lib/trpc.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { madeUpPerson } from './made-up-person.ts'

const entries = testIdentityInput.omit({ state: true })

/** Simulates MitID in testtilstand: what is entered is accepted as proved. */
export function TestIdentityPage({ state }: { readonly state: string | undefined }) {
  const t = textsOf(identity)
  return (
    <AuthPanel title={t('test.title')} lead={t('test.lead')} below={<Back />}>
      <Notice tone="test" title={t('test.notYours')}>
        {t('test.notYoursText')}
      </Notice>
      {state ? <PersonForm state={state} /> : <p>{t('test.noAttempt')}</p>}
    </AuthPanel>
  )
}

const Back = () => (
  <Link to="/account" search={{ afsnit: 'identitet' }} className={TEXT_LINK}>
    {textsOf(identity)('test.back')}
  </Link>
)

function PersonForm({ state }: { readonly state: string }) {
  const t = textsOf(identity)
  const labels = { nationalId: t('test.nationalId'), name: t('name') }
  const answer = trpc.identity.testAnswer.useMutation({ onSuccess: ({ url }) => window.location.assign(url) })
  const form = useForm({
    resolver: zodResolver(entries),
    defaultValues: { nationalId: '', name: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const fill = ({ name, nationalId }: { readonly name: string; readonly nationalId: string }): void =>
    form.reset({ name, nationalId })
  const submit = form.handleSubmit((values) => answer.mutate({ ...values, state }))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TestPersons onPick={fill} />
      <FormErrors form={form} labels={labels} />
      <FormField form={form} name="nationalId" label={labels.nationalId} help={t('test.nationalIdHelp')}>
        {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="name" label={labels.name}>
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      {answer.error && (
        <Notice role="alert" tone="danger" title={t('failed')}>
          {serverWords(answer.error, t('test.silent'))}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <a
          href={`/api/identity/callback?state=${encodeURIComponent(state)}&error=access_denied`}
          className={buttonClass('secondary')}
        >
          {t('test.cancel')}
        </a>
        <BusyButton type="submit" isBusy={answer.isPending} busyLabel={t('test.confirming')}>
          {t('test.confirm')}
        </BusyButton>
      </div>
    </form>
  )
}

function TestPersons({ onPick }: { readonly onPick: (person: { name: string; nationalId: string }) => void }) {
  const t = textsOf(identity)
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{t('test.persons')}</legend>
      {TEST_PERSONS.map((person) => (
        <button
          key={person.nationalId}
          type="button"
          onClick={() => onPick(person)}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-sm border border-petrol px-3 py-1 text-left text-sm transition hover:bg-petrol"
        >
          <span className="font-semibold">{person.name}</span>
          <span className="text-muted">{t(`test.about.${person.about}`)}</span>
        </button>
      ))}
      <Button variant="secondary" onClick={() => onPick(madeUpPerson())}>
        {t('test.another')}
      </Button>
    </fieldset>
  )
}
