import { advanced } from '@spilvaerk/messages/advanced'
import { type ReactNode, useId } from 'react'
import { textsOf } from '../lib/page-language.ts'
import { Button } from '../ui/button.tsx'

type Choice = { readonly id: string; readonly name: string }

type ChoiceCardsProps<Item extends Choice> = {
  readonly legend: string
  readonly items: readonly Item[]
  readonly chosen: Item['id'] | null
  readonly onChoose: (id: Item['id'] | null) => void
  readonly children: (item: Item) => ReactNode
}

/** One card of a few, or none: radio buttons under plates of enamel. */
export function ChoiceCards<Item extends Choice>(props: ChoiceCardsProps<Item>) {
  const t = textsOf(advanced)
  const { legend, items, chosen, onChoose, children } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display font-bold text-lg">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {items.map((item) => (
          <label key={item.id} className="choice-card">
            <input
              type="radio"
              name={name}
              value={item.id}
              checked={item.id === chosen}
              onChange={() => onChoose(item.id)}
              aria-label={item.name}
              aria-describedby={`${name}-${item.id}`}
              className="sr-only"
            />
            <span className="font-display font-semibold text-base">{item.name}</span>
            <span id={`${name}-${item.id}`} className="grid gap-2">
              {children(item)}
            </span>
          </label>
        ))}
      </div>
      {chosen !== null && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => onChoose(null)}>
          {t('clearChoice')}
        </Button>
      )}
    </fieldset>
  )
}
