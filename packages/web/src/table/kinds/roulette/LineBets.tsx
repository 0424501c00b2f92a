import { tables } from '@spilvaerk/messages/tables'
import { useState } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { PlainSelect } from '../../../ui/plain-select.tsx'
import { useFelt } from '../../felt/felt-context.ts'
import type { Placed } from './layout.ts'

/** The bets between numbers as a list: their places on the cloth are smaller than a thumb where a phone lies. */
export function LineBets({ lines }: { readonly lines: readonly Placed[] }) {
  const t = textsOf(tables)
  const { names, phase, place } = useFelt()
  const [chosen, setChosen] = useState(lines[0]?.spot.id ?? '')
  const isOpen = phase === 'betting' || phase === 'over'
  return (
    <details className="roulette-calls">
      <summary>{t('roulette.list')}</summary>
      <div className="roulette-called">
        <PlainSelect
          aria-label={t('roulette.listed')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {lines.map(({ spot: { id } }) => (
            <option key={id} value={id}>
              {names.spot(id)}
            </option>
          ))}
        </PlainSelect>
        <button type="button" aria-disabled={!isOpen} onClick={() => isOpen && place(chosen)}>
          {t('roulette.lay')}
        </button>
      </div>
    </details>
  )
}
