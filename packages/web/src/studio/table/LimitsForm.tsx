import { tableStudio } from '@spilvaerk/messages/tableStudio'
import type { TableGame } from '@spilvaerk/schemas'
import { type FormEvent, useState } from 'react'
import { formatAmount } from '../../lib/format.ts'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useRevise } from '../tuning/use-revise.ts'
import { LIMIT_FIELDS, readLimits } from './limit-problems.ts'

/** The limits of the table, in coins. What is kept is a new version, proved like any other. */
export function LimitsForm({ game }: { readonly game: TableGame }) {
  const { definition, table } = game
  const t = textsOf(tableStudio)
  const { min, max, round } = definition.limits
  const [typed, setTyped] = useState({ min: `${min}`, max: `${max}`, round: round === undefined ? '' : `${round}` })
  const { keep, isPending } = useRevise(game)
  const read = readLimits(definition, typed)
  const problems = read.ok ? {} : read.problems
  const isChanged = read.ok && JSON.stringify(read.definition.limits) !== JSON.stringify(definition.limits)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (read.ok && isChanged) void keep(read.definition)
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <p className="text-muted">{t('limits.what', { coin: formatAmount(table.coin) })}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {LIMIT_FIELDS.map((name) => (
          <Field key={name} label={t(`limits.${name}`)} error={problems[name]}>
            {(ids) => (
              <Input
                {...ids}
                inputMode="numeric"
                value={typed[name]}
                placeholder={name === 'round' ? t('limits.none') : undefined}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {problems.other && (
        <p role="alert" className="text-red-text">
          {problems.other}
        </p>
      )}
      <Button type="submit" size="sm" className="justify-self-start" disabled={!isChanged || isPending}>
        {t('limits.keep')}
      </Button>
    </form>
  )
}
