import { maths } from '@spilvaerk/messages/maths'
import type { Definition } from '@spilvaerk/slot-engine'
import { useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { FieldMark } from '../comments/FieldMark.tsx'
import { atField } from '../comments/field-comments.ts'
import { changed } from '../fields/paths.ts'
import { fieldsOfPart, type GrammarField, PARTS } from './grammar-fields.ts'
import { type PartProps, problemAt } from './part-props.ts'

/** Everything that is no reel, pay or line as a form, each with the sentence of the grammar. */
export function FeaturesPart({ definition, problems, edit }: PartProps) {
  const t = textsOf(maths)
  const parts = PARTS.map((name) => ({ name, fields: fieldsOfPart(definition, name) })).filter(({ fields }) =>
    fields.some(({ value }) => value !== undefined),
  )
  // The grammar decides which values a field takes; what else is wrong with them is a problem at the field.
  const set = ({ path, id }: GrammarField, value: unknown): void =>
    edit(changed(definition, path, value) as Definition, `field ${id}`)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{t('forms.what')}</p>
      {!definition.features?.length && <p className="text-sm">{t('forms.none')}</p>}
      {parts.map(({ name, fields }) => (
        <details key={name} className="panel p-3" open={name === 'features'}>
          <summary lang="en" className="min-h-9 cursor-pointer font-medium">
            {name}
          </summary>
          <div className="grid grid-cols-1 gap-4 pt-2 sm:grid-cols-2">
            {fields.map((field) => (
              <GrammarInput
                key={field.id}
                field={field}
                problem={problemAt(problems, field.id)?.reason}
                onChange={(value) => set(field, value)}
              />
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}

type InputProps = {
  readonly field: GrammarField
  readonly problem: string | undefined
  readonly onChange: (value: unknown) => void
}

function GrammarInput({ field, problem, onChange }: InputProps) {
  const { id, name, doc, input, value } = field
  return (
    <div className="grid content-start gap-1" {...atField(id, name)}>
      {input.type === 'flag' ? (
        <label className="flex items-center gap-2 font-medium text-sm">
          <input
            type="checkbox"
            className="size-5"
            checked={value === true || value === 1}
            onChange={({ target }) => onChange(target.checked || undefined)}
          />
          <span lang="en">{name}</span>
        </label>
      ) : (
        <Typed field={field} problem={problem} onChange={onChange} />
      )}
      <p className="text-muted text-xs">
        <span lang="en">{doc}</span> <FieldMark field={id} label={name} />
      </p>
    </div>
  )
}

const WHOLE = /^-?\d{1,15}$/

function Typed({ field: { name, input, isOptional, value }, problem, onChange }: InputProps) {
  const t = textsOf(maths)
  const [typed, setTyped] = useState<string>()
  const usual = isOptional ? t('forms.usual') : undefined
  const isWrong =
    typed !== undefined && input.type === 'whole' && !WHOLE.test(typed.trim()) && !(isOptional && typed.trim() === '')
  const type = (text: string): void => {
    setTyped(text)
    const said = text.trim()
    if (said === '' && isOptional) onChange(undefined)
    else if (input.type !== 'whole') onChange(text)
    else if (WHOLE.test(said)) onChange(Number(said))
  }
  const shown = typed ?? (value === undefined ? '' : String(value))
  return (
    <Field label={<span lang="en">{name}</span>} error={isWrong ? t('forms.whole') : problem}>
      {(ids) =>
        input.type === 'word' ? (
          <PlainSelect
            {...ids}
            value={shown}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          >
            {(isOptional || value === undefined) && <option value="">{usual}</option>}
            {input.words.map((word) => (
              <option key={word} value={word} className="bg-raised text-paper">
                {word}
              </option>
            ))}
          </PlainSelect>
        ) : (
          <Input
            {...ids}
            inputMode={input.type === 'whole' ? 'numeric' : undefined}
            value={shown}
            placeholder={usual}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setTyped(undefined)}
          />
        )
      }
    </Field>
  )
}
