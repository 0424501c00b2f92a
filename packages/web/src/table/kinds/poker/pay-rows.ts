import { textByKey } from '@spilvaerk/messages'
import { felts } from '@spilvaerk/messages/felts'
import { tables } from '@spilvaerk/messages/tables'
import type { CardRank, DrawnHand, PaidHand, TableDefinition } from '@spilvaerk/table-games'
import { pageLanguage, textsOf } from '../../../lib/page-language.ts'

type SevenCardPay = NonNullable<Extract<TableDefinition, { kind: 'paiGow' }>['sevenCards']>[number]

export type PayRow = PaidHand | DrawnHand | SevenCardPay

const rankText = (rank: CardRank): string => textByKey(tables, pageLanguage(), `cards.ranks.${rank}`)

/** What a row of a pay table is called: `et par i knægt, dame, konge, es`. */
export function rowName(row: PayRow): string {
  const t = textsOf(felts)
  if (row.hand === 'wildCards') return t('rows.wildCards', { count: 'count' in row ? (row.count ?? 1) : 1 })
  let name: string = textsOf(tables)(`hands.${row.hand}`)
  if ('ranks' in row && row.ranks) name = t('rows.ofRanks', { hand: name, ranks: row.ranks.map(rankText).join(', ') })
  if ('kickers' in row && row.kickers)
    name = t('rows.withKickers', { hand: name, ranks: row.kickers.map(rankText).join(', ') })
  if ('natural' in row && row.natural) name = t('rows.natural', { hand: name })
  return name.charAt(0).toUpperCase() + name.slice(1)
}
