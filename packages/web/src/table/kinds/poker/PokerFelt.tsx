import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import { type Holder, madeRow, type TableEvent } from '@spilvaerk/table-games'
import { useMemo } from 'react'
import { textsOf } from '../../../lib/page-language.ts'
import { Badge } from '../../cards/Badge.tsx'
import { CardFelt } from '../../cards/CardFelt.tsx'
import { Hand } from '../../cards/Hand.tsx'
import { cardsOf } from '../../cards/read-cards.ts'
import { FeltSpot } from '../../felt/FeltSpot.tsx'
import type { FeltProps } from '../../felt/felt.ts'
import { PayTable, prizeColumn, toOneColumn } from './PayTable.tsx'
import { type PokerGame, type PokerTable, pokerTable } from './poker-table.ts'

/** Poker against the house: the hands, what they make, the spots, and what they are paid. */
export function PokerFelt(felt: FeltProps<PokerGame>) {
  const { definition, spots } = felt
  const table = useMemo(() => pokerTable(definition), [definition])
  const t = textsOf(felts)
  return (
    <CardFelt kind="poker">
      <div className="poker-table">
        <div className="poker-hands">
          {table.hands.map(({ of, places }) => (
            <Hand key={of} felt={felt} label={t(`hands.${of}`)} cards={cardsOf(felt.events, of)} places={places}>
              <HandName of={of} events={felt.events} />
            </Hand>
          ))}
          <div className="poker-spots">
            {spots.map(({ id, name }) => (
              <FeltSpot key={id} id={id} className="poker-spot">
                <span>{name}</span>
              </FeltSpot>
            ))}
          </div>
        </div>
        <PayTables table={table} felt={felt} />
      </div>
    </CardFelt>
  )
}

function HandName({ of, events }: { readonly of: Holder; readonly events: readonly TableEvent[] }) {
  const named = events.findLast((event) => event.type === 'handNamed' && event.of === of)
  const owner = of === 'dealer' || of === 'community' ? of : 'player'
  return (
    <p aria-hidden className="hand-line">
      <span className="hand-owner">{textsOf(felts)(`owners.${owner}`)}</span>
      {named?.type === 'handNamed' && <Badge>{textsOf(tables)(`hands.${named.name}`)}</Badge>}
    </p>
  )
}

function PayTables({ table, felt }: { readonly table: PokerTable; readonly felt: FeltProps }) {
  const { events, names } = felt
  const readers = useMemo(() => table.pays.map(({ rows, size }) => madeRow(rows, size)), [table])
  return (
    <div className="poker-pays">
      {table.pays.map(({ spot, rows, size, of, prizes }, i) => {
        const cards = of.flatMap((holder) => cardsOf(events, holder)).flatMap(({ card }) => card ?? [])
        const made = cards.length === size ? readers[i]?.(cards) : undefined
        return (
          <PayTable
            key={`${spot} ${rows.length}`}
            title={names.spot(spot)}
            rows={rows}
            columns={[prizes ? prizeColumn(prizes, felt.money) : toOneColumn()]}
            {...(made !== undefined && { made })}
          />
        )
      })}
    </div>
  )
}
