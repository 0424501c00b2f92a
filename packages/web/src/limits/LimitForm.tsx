import { limits as area } from '@spilvaerk/messages/limits'
import { PERIODS, type Period } from '@spilvaerk/schemas'
import { useState } from 'react'
import { decimalSign } from '../lib/format.ts'
import { textsOf } from '../lib/page-language.ts'
import { AmountInput } from '../ui/amount-input.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import {
  type Change,
  changesOf,
  type LimitConflict,
  type LimitsByPeriod,
  limitConflicts,
  type Wanted,
} from './changes.ts'
import { LimitMeter } from './LimitMeter.tsx'
import { inRunningText } from './period-words.ts'

export type LimitUnit = {
  readonly short: string
  readonly format: (value: number) => string
  readonly parse: (text: string) => number | undefined
  readonly fault: string
}

type LimitFormProps = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly unit: LimitUnit
  readonly limits: LimitsByPeriod
  /** Whether a limit may be taken away; a deposit limit may not. */
  readonly mayBeNone: boolean
  readonly save: (wanted: Wanted) => Promise<unknown>
}

type Texts = Readonly<Record<Period, string>>

/** Three limits of a kind, how much of each is used, and new ones, which are confirmed before they are sent. */
export function LimitForm({ id, title, lead, unit, limits, mayBeNone, save }: LimitFormProps) {
  const t = textsOf(area)
  const [texts, setTexts] = useState<Partial<Texts>>({})
  const [errors, setErrors] = useState<Partial<Texts>>({})
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [below, setBelow] = useState<readonly LimitConflict[]>([])
  const shown = (period: Period): string => texts[period] ?? plain(limits[period].value)

  const submit = (): void => {
    const { wanted, faults } = readAll(texts, unit, mayBeNone)
    setErrors(faults)
    if (Object.keys(faults).length > 0) return
    setBelow(limitConflicts(limits, wanted))
    setChanges(changesOf(limits, wanted))
  }
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{lead}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {PERIODS.map((period) => (
            <div key={period} className="grid content-start gap-2.5">
              <Field label={t('fieldLabel', { kind: title, period: inRunningText(period) })} error={errors[period]}>
                {(ids) => (
                  <AmountInput
                    unit={unit.short}
                    placeholder={t('none')}
                    value={shown(period)}
                    onChange={({ target }) => setTexts({ ...texts, [period]: target.value })}
                    {...ids}
                  />
                )}
              </Field>
              <LimitMeter limit={limits[period]} format={unit.format} />
            </div>
          ))}
        </div>
        <div>
          <Button type="submit" variant="secondary">
            {t('save')}
          </Button>
        </div>
      </form>
      <ChangeDialog
        changes={changes}
        limitConflicts={below}
        format={unit.format}
        onClose={() => setChanges([])}
        onSaved={() => setTexts({})}
        save={save}
      />
    </Card>
  )
}

const plain = (value: number | null): string => (value === null ? '' : String(value).replace('.', decimalSign()))

function readAll(texts: Partial<Texts>, unit: LimitUnit, mayBeNone: boolean) {
  const wanted: Wanted = {}
  const faults: Partial<Record<Period, string>> = {}
  for (const period of PERIODS) {
    const text = texts[period]
    if (text === undefined) continue
    const value = text.trim() === '' && mayBeNone ? null : unit.parse(text)
    if (value === undefined) faults[period] = unit.fault
    else wanted[period] = value
  }
  return { wanted, faults }
}
