import { felts } from '@spilvaerk/messages/felts'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, lastOf } from '../../cards/read-cards.ts'
import { baccaratPoints } from '../../cards/totals.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { Roads } from './Roads.tsx'
import './baccarat.css'

type Baccarat = Extract<TableDefinition, { kind: 'baccarat' }>

const MAIN = ['player', 'tie', 'banker']

/** Both sides with their third cards across, the spots, and the roads. */
export function BaccaratFelt(felt: FeltProps<Baccarat>) {
  const { spots, past, names } = felt
  const main = MAIN.flatMap((id) => spots.find((spot) => spot.id === id) ?? [])
  const sides = spots.filter(({ id }) => !MAIN.includes(id))
  return (
    <CardFelt kind="baccarat">
      <div className="baccarat-sides">
        <SideHand felt={felt} side="player" />
        <SideHand felt={felt} side="banker" />
      </div>
      <div className="baccarat-spots">
        {sides.length > 0 && (
          <div className="baccarat-bonus">
            {sides.map(({ id, name }) => (
              <FeltSpot key={id} id={id} className="baccarat-side-spot">
                <span>{name}</span>
              </FeltSpot>
            ))}
          </div>
        )}
        <div className="baccarat-main">
          {main.map(({ id, name }) => (
            <FeltSpot key={id} id={id} className={`baccarat-spot baccarat-${id}`}>
              <span>{name}</span>
            </FeltSpot>
          ))}
        </div>
      </div>
      <Roads past={past} name={(side) => names.spot(side)} />
    </CardFelt>
  )
}

type SideProps = { readonly felt: FeltProps<Baccarat>; readonly side: 'player' | 'banker' }

function SideHand({ felt, side }: SideProps) {
  const t = textsOf(felts)
  const name = felt.names.spot(side)
  const cards = cardsOf(felt.events, side)
  const winner = lastOf(felt.events, 'handsCounted')?.winner
  return (
    <div className="baccarat-side" data-side={side}>
      <span className="hand-owner">{name}</span>
      <Hand felt={felt} label={t('hands.of', { side: name })} cards={cards} places={2} className="baccarat-hand">
        <p className="hand-line">
          {cards.length > 0 && (
            <Badge tone={winner === side ? 'won' : 'plain'}>
              {t('baccarat.points', { points: baccaratPoints(cards) })}
            </Badge>
          )}
        </p>
      </Hand>
    </div>
  )
}
