import { activity } from '@spilvaerk/messages/activity'
import type { ActivityKind, GameActivity } from '@spilvaerk/schemas'
import { ACTIVITY_KINDS } from '@spilvaerk/schemas/activity-terms'
import { useId } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'

export interface Filter {
  readonly kind?: ActivityKind
  readonly person?: string
}

type FiltersProps = {
  readonly filter: Filter
  readonly isOwner: boolean
  readonly people: GameActivity['people']
  readonly onChange: (filter: Filter) => void
}

/** Which events are shown: of what, and by whom. */
export function ActivityFilters({ filter, isOwner, people, onChange }: FiltersProps) {
  const t = textsOf(activity)
  const { kind, person } = filter
  // Sales are told to the owner alone.
  const kinds = ACTIVITY_KINDS.filter((one) => isOwner || one !== 'sales')
  const chosenKind = (value: string): void => {
    const chosen = kinds.find((one) => one === value)
    onChange({ ...(chosen && { kind: chosen }), ...(person !== undefined && { person }) })
  }
  const chosenPerson = (value: string): void =>
    onChange({ ...(kind && { kind }), ...(value !== '' && { person: value }) })
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Choice label={t('kind')} value={kind ?? ''} onChange={chosenKind}>
        <option value="">{t('everything')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('person')} value={person ?? ''} onChange={chosenPerson}>
        <option value="">{t('all')}</option>
        {people.map(({ key, name, isYou }) => (
          <option key={key} value={key}>
            {isYou ? t('you', { name }) : name}
          </option>
        ))}
      </Choice>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: React.ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <PlainSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="[&>option]:bg-raised [&>option]:text-paper"
      >
        {children}
      </PlainSelect>
    </div>
  )
}
