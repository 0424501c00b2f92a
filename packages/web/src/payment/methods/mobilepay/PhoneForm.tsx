import { payment } from '@spilvaerk/messages/payment'
import { TEST_PHONES } from '@spilvaerk/schemas'
import { textsOf } from '../../../lib/page-language.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { TestNumbers } from '../../TestNumbers.tsx'
import { useFaultInView } from '../../use-fault-in-view.ts'
import type { MethodForm } from '../method.ts'
import type { PhoneField } from './read-phone.ts'

const inPairs = (number: string): string => number.replaceAll(/(..)(?=.)/g, '$1 ')

export function PhoneForm({ typed, faults, refusals, change, isTest }: MethodForm<PhoneField>) {
  const form = useFaultInView(refusals)
  const t = textsOf(payment)
  return (
    <div ref={form} className="grid gap-4">
      <Field label={t('phone.label')} error={faults.phone} help={t(isTest ? 'phone.helpInTest' : 'phone.help')}>
        {(ids) => (
          <div className="relative">
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted tabular-nums"
            >
              +45
            </span>
            <Input
              {...ids}
              type="tel"
              name="tel"
              autoComplete="tel-national"
              inputMode="tel"
              placeholder="12 34 56 78"
              className="pl-13 tabular-nums"
              value={typed.phone}
              onChange={({ target }) => change({ phone: target.value })}
            />
          </div>
        )}
      </Field>
      {isTest && (
        <TestNumbers
          title={t('test.phones')}
          numbers={TEST_PHONES}
          show={inPairs}
          onPick={(phone) => change({ phone })}
        />
      )}
    </div>
  )
}
