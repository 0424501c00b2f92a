import { felts } from '@spilvaerk/messages/felts'
import { textsOf } from '../../lib/page-language.ts'
import type { FeltProps } from '../felt/felt.ts'
import { momentName } from '../words/moments.ts'
import { fateOf } from './bonus-state.ts'
import { times } from './times.ts'

/** The bonus games of the table: what starts each in this round where that was drawn, and what it paid. */
export function BonusStrip({ felt: { definition, events, names } }: { readonly felt: FeltProps }) {
  const { bonuses = [] } = definition
  if (bonuses.length === 0) return null
  return (
    <ul aria-label={textsOf(felts)('bonus.games')} className="bonus-strip">
      {bonuses.map(({ id }) => {
        const { moments, pays } = fateOf(events, id)
        return (
          <li key={id} data-played={pays !== undefined || undefined}>
            {names.bonus(id)}
            {moments.length > 0 && <b>{moments.map((moment) => momentName(moment, names)).join(' · ')}</b>}
            {pays !== undefined && <b>{times(pays)}</b>}
          </li>
        )
      })}
    </ul>
  )
}
