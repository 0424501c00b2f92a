import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { TableDefinition } from '@spilvaerk/table-games'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf, lastOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps, TableSpot } from '../../felt/felt.ts'
import './dragon-tiger.css'

type DragonTiger = Extract<TableDefinition, { kind: 'dragonTiger' }>
type Side = 'dragon' | 'tiger'

const SIDES: readonly Side[] = ['dragon', 'tiger']
const MAIN = ['dragon', 'tie', 'suited-tie', 'tiger']

/** One card for each side, the bets on who wins, and those on the card of either side. */
export function DragonTigerFelt(felt: FeltProps<DragonTiger>) {
  const { spots } = felt
  const main = MAIN.flatMap((id) => spots.find((spot) => spot.id === id) ?? [])
  const ofCards = SIDES.map((side) => spots.filter(({ id }) => id.startsWith(`${side}-`)))
  return (
    <CardFelt kind="dragonTiger">
      <div className="dragon-tiger-sides">
        {SIDES.map((side) => (
          <SideCard key={side} felt={felt} side={side} />
        ))}
      </div>
      <Spots spots={main} className="dragon-tiger-main" />
      {ofCards.some(({ length }) => length > 0) && (
        <div className="dragon-tiger-cards">
          {ofCards.map((list, at) => (
            <Spots key={SIDES[at]} spots={list} className="dragon-tiger-bets" />
          ))}
        </div>
      )}
    </CardFelt>
  )
}

type SpotsProps = { readonly spots: readonly TableSpot[]; readonly className: string }

function Spots({ spots, className }: SpotsProps) {
  return (
    <div className={className}>
      {spots.map(({ id, name }) => (
        <FeltSpot key={id} id={id} className={`dragon-tiger-spot dragon-tiger-${id}`}>
          <span>{name}</span>
        </FeltSpot>
      ))}
    </div>
  )
}

type SideProps = { readonly felt: FeltProps<DragonTiger>; readonly side: Side }

function SideCard({ felt, side }: SideProps) {
  const { events, names } = felt
  const winner = lastOf(events, 'sidesCompared')?.winner
  const t = textsOf(tables)
  return (
    <div className="dragon-tiger-side" data-side={side}>
      <span className="hand-owner">{names.spot(side)}</span>
      <Hand
        felt={felt}
        label={textsOf(felts)('cardOf', { side: names.spot(side) })}
        cards={cardsOf(events, side)}
        places={1}
      />
      <p aria-hidden className="dragon-tiger-word">
        {winner === side && <Badge tone="won">{t(`events.${side}Wins`)}</Badge>}
        {winner === 'tie' && <Badge tone="plain">{t('events.sidesTie')}</Badge>}
      </p>
    </div>
  )
}
