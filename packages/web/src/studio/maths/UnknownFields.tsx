import { maths } from '@spilvaerk/messages/maths'
import type { Definition } from '@spilvaerk/slot-engine'
import { textsOf } from '../../lib/page-language.ts'
import { Field } from '../../ui/field.tsx'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { paysOf } from './edits.ts'
import type { Unknown } from './solve.ts'

type UnknownFieldsProps = {
  readonly definition: Definition
  readonly unknown: Unknown
  readonly onChange: (unknown: Unknown) => void
}

/** What may change: a pay that the game has, or a symbol of a reel. */
export function UnknownFields({ definition, unknown, onChange }: UnknownFieldsProps) {
  const t = textsOf(maths)
  const paid = definition.symbols.filter((symbol) => Object.keys(paysOf(symbol)).length > 0)
  const sets = Object.entries(definition.reelSets).flatMap(([set, reels]) => reels.map((_, reel) => ({ set, reel })))
  const chosenReel = unknown.type === 'weight' ? `${unknown.set}/${unknown.reel}` : ''
  const [first] = sets
  const symbols =
    unknown.type === 'pay'
      ? paid
      : definition.symbols.filter(({ id }) => definition.reelSets[unknown.set]?.[unknown.reel]?.strip.includes(id))
  const symbolOf = definition.symbols.find(({ id }) => id === unknown.symbol)
  const counts = symbolOf ? Object.keys(paysOf(symbolOf)) : []
  const choose = (type: string): void => {
    if (type === 'weight' && first)
      onChange({ type, ...first, symbol: definition.reelSets[first.set]?.[first.reel]?.strip[0] ?? '' })
    else onChange(payOf(definition, paid[0]?.id ?? ''))
  }
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <Choice
        label={t('solve.unknown')}
        value={unknown.type}
        onChange={choose}
        options={[
          ['pay', t('solve.pay')],
          ['weight', t('solve.weight')],
        ]}
      />
      {unknown.type === 'weight' && (
        <Choice
          label={t('solve.reel')}
          value={chosenReel}
          options={sets.map(({ set, reel }) => [`${set}/${reel}`, `${t('reels.reel', { reel: reel + 1 })} · ${set}`])}
          onChange={(value) => {
            const to = sets.find(({ set, reel }) => `${set}/${reel}` === value)
            if (to) onChange({ ...unknown, ...to })
          }}
        />
      )}
      <Choice
        label={t('solve.symbol')}
        value={unknown.symbol}
        options={symbols.map(({ id, name }) => [id, name ?? id])}
        onChange={(symbol) => onChange(unknown.type === 'pay' ? payOf(definition, symbol) : { ...unknown, symbol })}
      />
      {unknown.type === 'pay' && (
        <Choice
          label={t('solve.count')}
          value={`${unknown.count}`}
          options={counts.map((one) => [one, one])}
          onChange={(count) => onChange({ ...unknown, count: Number(count) })}
        />
      )}
    </div>
  )
}

function payOf({ symbols }: Definition, symbol: string): Unknown {
  const found = symbols.find(({ id }) => id === symbol)
  return { type: 'pay', symbol, count: Number((found && Object.keys(paysOf(found)).at(-1)) ?? 3) }
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(ids) => (
      <PlainSelect {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one} className="bg-raised text-paper">
            {name}
          </option>
        ))}
      </PlainSelect>
    )}
  </Field>
)
