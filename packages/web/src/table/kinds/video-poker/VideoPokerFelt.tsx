import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import { madeRow } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { PlayingCard } from '../../cards/PlayingCard.tsx'
import { lastOf } from '../../cards/read-cards.ts'
import type { FeltProps } from '../../felt/felt.ts'
import { PayTable } from '../poker/PayTable.tsx'
import { FurtherHands } from './FurtherHands.tsx'
import { HandSpots } from './HandSpots.tsx'
import { HeldCards } from './HeldCards.tsx'
import { machineCards } from './machine-cards.ts'
import { payColumns, rowsFor, type VideoPoker } from './pay-columns.ts'
import './video-poker.css'

/** The machine: its pay table, five large cards that are held by tap or key, further hands, and where to bet. */
export function VideoPokerFelt(felt: FeltProps<VideoPoker>) {
  const { definition, events, bets, lying } = felt
  const coins = bets.get('hand-1') ?? lying.get('hand-1') ?? 0
  const rows = useMemo(() => rowsFor(definition, coins), [definition, coins])
  const reader = useMemo(() => madeRow(rows, 5, definition), [rows, definition])
  const { cards } = machineCards(events)
  const shown = cards.flatMap((one) => one?.card ?? [])
  const named = lastOf(events, 'handNamed')
  const doubled = lastOf(events, 'colourDrawn')
  return (
    <CardFelt kind="videoPoker">
      <div className="poker-machine">
        <PayTable
          title={textsOf(felts)('payTable')}
          rows={rows}
          columns={payColumns(definition, coins, felt.money)}
          made={shown.length === cards.length ? reader(shown) : -1}
        />
        <FurtherHands felt={felt} />
      </div>
      <HeldCards felt={felt} />
      <p className="hand-line">
        {named && <Badge>{textsOf(tables)(`hands.${named.name}`)}</Badge>}
        {doubled && (
          <span className="poker-doubled">
            <PlayingCard card={doubled.card} />
            <Badge tone={doubled.doubled ? 'won' : 'lost'}>{textsOf(felts)('videoPoker.doubleUp')}</Badge>
          </span>
        )}
      </p>
      <HandSpots felt={felt} />
    </CardFelt>
  )
}
