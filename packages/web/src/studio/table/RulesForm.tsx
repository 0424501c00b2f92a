import { tableStudio } from '@spilvaerk/messages/tableStudio'
import type { TableGame } from '@spilvaerk/schemas'
import { type FormEvent, useMemo, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { useRevise } from '../tuning/use-revise.ts'
import { fieldsOf, type RuleField, readRules } from './rule-fields.ts'

/** Rules and pays of the table, each with the sentence of the grammar. What is kept is a new version, proved like any other. */
export function RulesForm({ game }: { readonly game: TableGame }) {
  const { definition } = game
  const t = textsOf(tableStudio)
  const fields = useMemo(() => fieldsOf(definition), [definition])
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { keep, isPending } = useRevise(game)
  const isChanged = fields.some((field) => (typed[field.id] ?? field.value) !== field.value)
  const read = isChanged ? readRules(definition, fields, typed) : undefined
  const problems = read?.ok === false ? read.problems : {}
  const known = new Set(fields.map((field) => field.id))
  const others = Object.entries(problems).filter(([field]) => !known.has(field))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (read?.ok) void keep(read.definition)
  }
  if (fields.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 cursor-pointer font-medium">{t('rules.title', { fields: fields.length })}</summary>
      <form className="mt-2 grid gap-3" onSubmit={submit} noValidate>
        <p className="text-muted">{t('rules.what')}</p>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {fields.map((field) => (
            <RuleInput
              key={field.id}
              field={field}
              value={typed[field.id] ?? field.value}
              error={problems[field.id]}
              onChange={(value) => setTyped({ ...typed, [field.id]: value })}
            />
          ))}
        </div>
        {others.length > 0 && (
          <ul role="alert" lang="en" className="grid gap-1 text-red-text">
            {others.map(([field, reason]) => (
              <li key={field}>
                {field}: {reason}
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" size="sm" className="justify-self-start" disabled={!read?.ok || isPending}>
          {t('limits.keep')}
        </Button>
      </form>
    </details>
  )
}

type RuleInputProps = {
  readonly field: RuleField
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

function RuleInput({ field: { name, doc, input, isOptional }, value, error, onChange }: RuleInputProps) {
  const t = textsOf(tableStudio)
  if (input.type === 'flag')
    return (
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-1 size-5"
          checked={value !== ''}
          onChange={({ target }) => onChange(target.checked ? 'true' : '')}
        />
        <span>
          <span className="font-medium">{name}</span>
          <span lang="en" className="block text-muted text-xs">
            {doc}
          </span>
        </span>
      </label>
    )
  return (
    <div className="grid content-start gap-1">
      <Field label={name} error={error}>
        {(ids) =>
          input.type === 'word' ? (
            <PlainSelect {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
              {isOptional && <option value="">{t('rules.usual')}</option>}
              {input.words.map((word) => (
                <option key={word} value={word} className="bg-raised text-paper">
                  {word}
                </option>
              ))}
            </PlainSelect>
          ) : (
            <Input
              {...ids}
              inputMode="numeric"
              value={value}
              placeholder={isOptional ? t('rules.usual') : undefined}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        }
      </Field>
      <p lang="en" className="text-muted text-xs">
        {doc}
      </p>
    </div>
  )
}
