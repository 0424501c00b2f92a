import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { useFaultInView } from './CardForm.tsx'
import { TestNumbers } from './TestNumbers.tsx'
import type { DetailsForm } from './use-details.ts'

export function PhoneForm({
  details,
  faults,
  refusals,
  changePhone,
  isTest,
}: DetailsForm & { readonly isTest: boolean }) {
  const form = useFaultInView(refusals)
  return (
    <div ref={form} className="grid gap-4">
      <Field
        label="Telefonnummer"
        error={faults.phone}
        help={isTest ? 'Hvert dansk nummer går igennem, undtagen dem herunder' : 'Du godkender betalingen i MobilePay'}
      >
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
              value={details.phone}
              onChange={({ target }) => changePhone(target.value)}
            />
          </div>
        )}
      </Field>
      {isTest && <TestNumbers kind="phone" onPick={changePhone} />}
    </div>
  )
}
