import { zodResolver } from '@hookform/resolvers/zod'
import { TEST_PERSONS, testIdentityInput } from '@spilvaerk/schemas'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { AuthPanel } from '../auth/AuthPanel.tsx'
import { TEXT_LINK } from '../auth/OtherLinks.tsx'
import { serverWords } from '../auth/server-faults.ts'
import { trpc } from '../lib/trpc.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { FormErrors, FormField } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'
import { Notice } from '../ui/notice.tsx'
import { madeUpPerson } from './made-up-person.ts'

const LABELS = { nationalId: 'Opdigtet CPR-nummer', name: 'Navn' } as const
const entries = testIdentityInput.omit({ state: true })

/** Simulates MitID in testtilstand: what is entered is accepted as proved. */
export function TestIdentityPage({ state }: { readonly state: string | undefined }) {
  return (
    <AuthPanel
      title="MitID (testtilstand)"
      lead="Siden her lader, som om den er MitID. Ingen bliver spurgt."
      below={<Back />}
    >
      <Notice tone="test" title="Skriv ikke dit eget CPR-nummer">
        Personerne er opdigtede. Vælg en, find på en ny, eller skriv selv et nummer, hvis første seks cifre er en dato.
      </Notice>
      {state ? <PersonForm state={state} /> : <p>Begynd fra din konto, så ved siden, hvem der spørger.</p>}
    </AuthPanel>
  )
}

const Back = () => (
  <Link to="/account" search={{ afsnit: 'identitet' }} className={TEXT_LINK}>
    Tilbage til din konto
  </Link>
)

function PersonForm({ state }: { readonly state: string }) {
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
      <FormErrors form={form} labels={LABELS} />
      <FormField form={form} name="nationalId" label={LABELS.nationalId} help="Ti cifre, for eksempel 120388-0104">
        {(control) => <Input inputMode="numeric" autoComplete="off" {...control} />}
      </FormField>
      <FormField form={form} name="name" label={LABELS.name}>
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
      {answer.error && (
        <Notice role="alert" tone="danger" title="Det lykkedes ikke">
          {serverWords(answer.error, 'Serveren svarer ikke lige nu. Prøv igen.')}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <a
          href={`/api/identity/callback?state=${encodeURIComponent(state)}&error=access_denied`}
          className={buttonClass('secondary')}
        >
          Afbryd
        </a>
        <BusyButton type="submit" isBusy={answer.isPending} busyLabel="Bekræfter...">
          Bekræft, at det er mig
        </BusyButton>
      </div>
    </form>
  )
}

function TestPersons({ onPick }: { readonly onPick: (person: { name: string; nationalId: string }) => void }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">Testpersoner – tryk for at udfylde</legend>
      {TEST_PERSONS.map((person) => (
        <button
          key={person.nationalId}
          type="button"
          onClick={() => onPick(person)}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-sm border border-petrol px-3 py-1 text-left text-sm transition hover:bg-petrol"
        >
          <span className="font-semibold">{person.name}</span>
          <span className="text-muted">{person.about}</span>
        </button>
      ))}
      <Button variant="secondary" onClick={() => onPick(madeUpPerson())}>
        Find på en ny person
      </Button>
    </fieldset>
  )
}
