import { library } from '@spilvaerk/messages/library'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { KINDS, ORDERS, type Wanted } from './arrange.ts'

type ListToolsProps = { readonly wanted: Wanted; readonly onChange: (wanted: Wanted) => void }

/** Looks through a shelf of games. */
export function ListTools({ wanted, onChange }: ListToolsProps) {
  const t = textsOf(library)
  return (
    <search className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <Field label={t('find.label')}>
        {(ids) => (
          <Input
            {...ids}
            type="search"
            value={wanted.text}
            onChange={({ target }) => onChange({ ...wanted, text: target.value })}
          />
        )}
      </Field>
      <Field label={t('find.order')}>
        {(ids) => (
          <PlainSelect
            {...ids}
            value={wanted.order}
            onChange={({ target }) =>
              onChange({ ...wanted, order: ORDERS.find((one) => one === target.value) ?? 'newest' })
            }
          >
            {ORDERS.map((one) => (
              <option key={one} value={one} className="bg-raised text-paper">
                {t(`find.orders.${one}`)}
              </option>
            ))}
          </PlainSelect>
        )}
      </Field>
      <Field label={t('find.kind')}>
        {(ids) => (
          <PlainSelect
            {...ids}
            value={wanted.kind}
            onChange={({ target }) => onChange({ ...wanted, kind: KINDS.find((one) => one === target.value) ?? 'all' })}
          >
            {KINDS.map((one) => (
              <option key={one} value={one} className="bg-raised text-paper">
                {t(`find.kinds.${one}`)}
              </option>
            ))}
          </PlainSelect>
        )}
      </Field>
    </search>
  )
}
