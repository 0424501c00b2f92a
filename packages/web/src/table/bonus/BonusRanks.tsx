import { felts } from '@spilvaerk/messages/felts'
import { textsOf } from '../../lib/page-language.ts'
import { rankName } from '../words/names.ts'

const SHOWN = 4

/** The cards to guess from: ranks alone are told, each from a full deck. */
export function BonusRanks({ ranks }: { readonly ranks: readonly string[] }) {
  const first = Math.max(0, ranks.length - SHOWN)
  return (
    <ol aria-label={textsOf(felts)('bonus.cards')} className="bonus-ranks">
      {ranks.slice(first).map((rank, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards only ever get more
        <li key={first + i}>
          <span className="sr-only">{rankName(rank)}</span>
          <span aria-hidden>{rank === 'T' ? '10' : rank}</span>
        </li>
      ))}
    </ol>
  )
}
