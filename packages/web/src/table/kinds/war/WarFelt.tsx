import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import '../poker/poker.css'
import './war.css'

type War = Extract<TableDefinition, { kind: 'casinoWar' }>

/** One card each; after a tie that goes to war, another one each beside them. */
export function WarFelt(felt: FeltProps<War>) {
  const { events, spots } = felt
  const t = textsOf(felts)
  const burnt = events.filter((event) => event.type === 'cardDealt' && event.to === 'burnt').length
  const compared = events.findLast((event) => event.type === 'cardsCompared')
  return (
    <CardFelt kind="war">
      {(['dealer', 'player'] as const).map((of) => (
        <div key={of} className="war-side">
          <span className="hand-owner">{t(`owners.${of}`)}</span>
          <Hand felt={felt} label={t(`hands.${of}`)} cards={cardsOf(events, of)} places={1} />
          {of === 'dealer' && (
            <p aria-hidden className="war-word">
              {compared?.type === 'cardsCompared' && (
                <Badge tone={compared.higher === 'player' ? 'won' : 'plain'}>
                  {textsOf(tables)(`higher.${compared.higher}`)}
                </Badge>
              )}
              {burnt > 0 && <small>{t('burnt', { count: burnt })}</small>}
            </p>
          )}
        </div>
      ))}
      <div className="poker-spots">
        {spots.map(({ id, name }) => (
          <FeltSpot key={id} id={id} className="poker-spot">
            <span>{name}</span>
          </FeltSpot>
        ))}
      </div>
    </CardFelt>
  )
}
