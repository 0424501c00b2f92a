import { felts } from '@spilvaerk/messages/felts'
import type { DrawnHand, TableDefinition } from '@spilvaerk/table-games'
import { formatNumber } from '../../../lib/format.ts'
import { textsOf } from '../../../lib/page-language.ts'
import type { PayColumn } from '../poker/PayTable.tsx'

export type VideoPoker = Extract<TableDefinition, { kind: 'videoPoker' }>

const MOST_COLUMNS = 5

const isFull = ({ fullCoins }: VideoPoker, coins: number): boolean => fullCoins !== undefined && coins >= fullCoins

/** The rows as a bet of so many coins is paid by them. */
export const rowsFor = (definition: VideoPoker, coins: number): readonly DrawnHand[] =>
  definition.pays.map((row) => ({ ...row, pays: isFull(definition, coins) ? (row.full ?? row.pays) : row.pays }))

/** What each bet is paid in coins, where there are few; otherwise what one coin is paid. */
export function payColumns(
  definition: VideoPoker,
  coins: number,
  money: (coins: number) => string,
): readonly PayColumn[] {
  const { limits, fullCoins = 1 } = definition
  const most = Math.max(fullCoins, limits.max)
  if (most > MOST_COLUMNS)
    return [{ head: textsOf(felts)('pays'), value: ({ pays }) => formatNumber(pays), isChosen: true }]
  return Array.from({ length: most }, (_, i) => i + 1).map((bet) => {
    const rows = rowsFor(definition, bet)
    return {
      head: textsOf(felts)('coinsOn', { amount: money(bet) }),
      value: (_, at) => formatNumber((rows[at]?.pays ?? 0) * bet),
      isChosen: bet === coins,
    }
  })
}
