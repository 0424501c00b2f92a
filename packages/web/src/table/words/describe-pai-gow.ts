import { tables } from '@spilvaerk/messages/tables'
import type { TableEvent } from '@spilvaerk/table-games'
import { textsOf } from '../../lib/page-language.ts'
import { cardName } from './names.ts'

const TYPES = ['handSet', 'handsCompared'] as const
type PaiGowEvent = Extract<TableEvent, { readonly type: (typeof TYPES)[number] }>

export const isOfPaiGow = (event: TableEvent): event is PaiGowEvent => TYPES.some((type) => type === event.type)

/** How seven cards were set as two hands, and how they compare, in words. */
export function describePaiGow(event: PaiGowEvent): string {
  const t = textsOf(tables)
  if (event.type === 'handsCompared')
    return t(`paiGow.${event.high === event.low ? (event.high === 'player' ? 'both' : 'neither') : 'one'}`)
  return t('paiGow.set', {
    holder: t(`paiGow.of.${event.of}`),
    high: event.high.map(cardName).join(', '),
    low: event.low.map(cardName).join(', '),
    name: t(`hands.${event.name}`),
  })
}
