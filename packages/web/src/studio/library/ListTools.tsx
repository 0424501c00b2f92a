import { library } from '@spilvaerk/messages/library'
import type { LibraryPage } from '@spilvaerk/schemas'
import { LIBRARY_KINDS, LIBRARY_ORDERS, LIBRARY_STANDINGS } from '@spilvaerk/schemas/library-terms'
import { useEffect, useState } from 'react'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { SEARCH_FIELD } from './use-keys.ts'
import type { Wanted } from './use-library.ts'

type ListToolsProps = {
  readonly wanted: Wanted
  readonly tags: LibraryPage['tags']
  readonly onChange: (change: Partial<Wanted>) => void
}

/** Looks through a shelf of games. */
export function ListTools({ wanted, tags, onChange }: ListToolsProps) {
  const t = textsOf(library)
  const { q, order, kind, standing, tag } = wanted
  const isTagKnown = tag === '' || tags.some((one) => one.tag === tag)
  return (
    <search className="grid grid-cols-2 gap-3 *:first:col-span-2 xl:*:first:col-span-1 xl:grid-cols-[minmax(12rem,1fr)_repeat(4,auto)]">
      <SearchField said={q} onSay={(text) => onChange({ q: text })} />
      <Choice
        label={t('find.order')}
        value={order}
        options={LIBRARY_ORDERS.map((one) => [one, t(`find.orders.${one}`)])}
        onChange={(one) => onChange({ order: LIBRARY_ORDERS.find((each) => each === one) ?? 'newest' })}
      />
      <Choice
        label={t('find.kind')}
        value={kind}
        options={LIBRARY_KINDS.map((one) => [one, t(`find.kinds.${one}`)])}
        onChange={(one) => onChange({ kind: LIBRARY_KINDS.find((each) => each === one) ?? 'all' })}
      />
      <Choice
        label={t('find.standing')}
        value={standing}
        options={LIBRARY_STANDINGS.map((one) => [one, one === 'all' ? t('find.anybody') : t(`standing.${one}`)])}
        onChange={(one) => onChange({ standing: LIBRARY_STANDINGS.find((each) => each === one) ?? 'all' })}
      />
      <Choice
        label={t('find.tag')}
        value={tag}
        options={[
          ['', t('find.anyTag')],
          ...(isTagKnown ? [] : [[tag, tag] as const]),
          ...tags.map((one) => [one.tag, `${one.tag} (${one.games})`] as const),
        ]}
        onChange={(one) => onChange({ tag: one })}
      />
    </search>
  )
}

/** What is typed is shown at once, and follows the address where that is changed otherwise. */
function SearchField({ said, onSay }: { readonly said: string; readonly onSay: (text: string) => void }) {
  const [typed, setTyped] = useState(said)
  useEffect(() => setTyped(said), [said])
  const say = (text: string): void => {
    setTyped(text)
    onSay(text)
  }
  return (
    <Field label={textsOf(library)('find.label')}>
      {(ids) => (
        <Input
          {...ids}
          {...{ [SEARCH_FIELD]: '' }}
          type="search"
          maxLength={200}
          value={typed}
          onChange={({ target }) => say(target.value)}
          onKeyDown={(event) => event.key === 'Escape' && say('')}
        />
      )}
    </Field>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(ids) => (
        <PlainSelect {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([one, words]) => (
            <option key={one} value={one} className="bg-raised text-paper">
              {words}
            </option>
          ))}
        </PlainSelect>
      )}
    </Field>
  )
}
