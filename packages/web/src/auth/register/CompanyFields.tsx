import { Search } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCompanyLookup } from './use-company-lookup.ts'
import { LABELS, type RegisterControl } from './use-register.ts'

const CVR_LENGTH = 8
/** A company of the made-up register. */
const TEST_CVR = '98785809'

/** Company name and number; the number can be looked up once it is complete. */
export function CompanyFields({ form }: { readonly form: RegisterControl }) {
  const { found, isBusy, lookUp, forget } = useCompanyLookup(form)
  const register = trpc.system.health.useQuery().data?.adapters.companies
  const cvrNumber = useWatch({ control: form.control, name: 'cvrNumber' }) ?? ''
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1.5 font-medium text-sm">
        For virksomheder <span className="font-normal text-muted">(valgfrit)</span>
      </legend>
      <FormField
        form={form}
        name="companyName"
        label={LABELS.companyName}
        help={found ? 'Navnet er hentet fra CVR. Ret nummeret for at skrive et andet.' : undefined}
      >
        {(control) => (
          <Input autoComplete="organization" readOnly={Boolean(found)} className="read-only:bg-raised" {...control} />
        )}
      </FormField>
      <FormField form={form} name="cvrNumber" label={LABELS.cvrNumber} help={helpOf(register)}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...control}
              onChange={(event) => {
                forget()
                void control.onChange(event)
              }}
            />
            {cvrNumber.length === CVR_LENGTH && register !== 'off' && (
              <BusyButton variant="secondary" isBusy={isBusy} busyLabel="Slår op..." onClick={() => void lookUp()}>
                <Search aria-hidden className="size-4.5" />
                Slå op
              </BusyButton>
            )}
          </div>
        )}
      </FormField>
      {found && <FoundCompany {...found} />}
      {cvrNumber !== '' && (
        <p className="text-muted text-sm">
          En virksomhedskonto køber, lejer og laver spil. Den kan ikke spille for penge; det kan kun en person.
        </p>
      )}
    </fieldset>
  )
}

function helpOf(register: string | undefined): string {
  if (register === 'embedded') return `8 cifre. Testtilstand: prøv ${TEST_CVR}`
  return register === 'off' ? '8 cifre. Der er intet opslag i CVR her: skriv navnet selv' : '8 cifre'
}

type Found = NonNullable<ReturnType<typeof useCompanyLookup>['found']>

function FoundCompany({ company, source }: Found) {
  const { name, address, industry, ceased, adProtected } = company
  return (
    <Notice tone={ceased ? 'danger' : 'success'} title={name}>
      <p>
        {address.street}, {address.postalCode} {address.city}
      </p>
      <p>{industry}</p>
      {ceased && <p>Virksomheden er ophørt.</p>}
      {adProtected && <p>Virksomheden er reklamebeskyttet, så vi sender den ikke nyheder.</p>}
      {source === 'embedded' && <p>Testtilstand: registret er indbygget, og virksomhederne er opdigtede.</p>}
    </Notice>
  )
}
