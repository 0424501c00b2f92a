import { auth } from '@spilvaerk/messages/auth'
import { Search } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Rich } from '../../ui/rich.tsx'
import { useCompanyLookup } from './use-company-lookup.ts'
import type { RegisterControl } from './use-register.ts'

const CVR_LENGTH = 8
/** A company of the made-up register. */
const TEST_CVR = '98785809'

/** Company name and number; the number can be looked up once it is complete. */
export function CompanyFields({ form }: { readonly form: RegisterControl }) {
  const { found, isBusy, lookUp, forget } = useCompanyLookup(form)
  const t = textsOf(auth)
  const register = trpc.system.health.useQuery().data?.adapters.companies
  const cvrNumber = useWatch({ control: form.control, name: 'cvrNumber' }) ?? ''
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="px-1.5 font-medium text-sm">
        <Rich text={t('company.legend')} marks={{ optional }} />
      </legend>
      <FormField
        form={form}
        name="companyName"
        label={t('fields.companyName')}
        help={found ? t('company.nameHelp') : undefined}
      >
        {(control) => (
          <Input autoComplete="organization" readOnly={Boolean(found)} className="read-only:bg-raised" {...control} />
        )}
      </FormField>
      <FormField form={form} name="cvrNumber" label={t('fields.cvrNumber')} help={helpOf(register)}>
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
              <BusyButton
                variant="secondary"
                isBusy={isBusy}
                busyLabel={t('company.lookingUp')}
                onClick={() => void lookUp()}
              >
                <Search aria-hidden className="size-4.5" />
                {t('company.lookUp')}
              </BusyButton>
            )}
          </div>
        )}
      </FormField>
      {found && <FoundCompany {...found} />}
      {cvrNumber !== '' && <p className="text-muted text-sm">{t('company.noPlay')}</p>}
    </fieldset>
  )
}

const optional = (text: string) => <span className="font-normal text-muted">{text}</span>

function helpOf(register: string | undefined): string {
  const t = textsOf(auth)
  if (register === 'embedded') return t('company.digitsInTest', { number: TEST_CVR })
  return t(register === 'off' ? 'company.digitsWithoutRegister' : 'company.digits')
}

type Found = NonNullable<ReturnType<typeof useCompanyLookup>['found']>

function FoundCompany({ company, source }: Found) {
  const { name, address, industry, ceased, adProtected } = company
  const t = textsOf(auth)
  return (
    <Notice tone={ceased ? 'danger' : 'success'} title={name}>
      <p>
        {address.street}, {address.postalCode} {address.city}
      </p>
      <p>{industry}</p>
      {ceased && <p>{t('company.ceased')}</p>}
      {adProtected && <p>{t('company.adProtected')}</p>}
      {source === 'embedded' && <p>{t('company.embedded')}</p>}
    </Notice>
  )
}
