import { tables } from '@spilvaerk/messages/tables'
import type { TableEvent } from '@spilvaerk/table-games'
import { textsOf } from '../../lib/page-language.ts'
import type { Names } from './names.ts'

const TYPES = [
  'handAsked',
  'handSplit',
  'handEnded',
  'dealerLooked',
  'dealerEnded',
  'sideBetWon',
  'handSettled',
  'jackpotWon',
] as const
export type HandsEvent = Extract<TableEvent, { readonly type: (typeof TYPES)[number] }>

export const isOfHands = (event: TableEvent): event is HandsEvent => TYPES.some((type) => type === event.type)

interface HandsWords {
  readonly names: Names
  readonly money: (coins: number) => string
}

/** What happens to the hands of blackjack, and what a hand of poker takes of a pool, in words. */
export function describeHands(event: HandsEvent, { names, money }: HandsWords): string {
  const t = textsOf(tables)
  switch (event.type) {
    case 'handAsked':
      return t(event.soft ? 'events.handAskedSoft' : 'events.handAsked', {
        hand: event.hand + 1,
        total: event.total,
      })
    case 'handSplit':
      return t('events.handSplit', { hand: event.hand + 1, into: event.into + 1 })
    case 'handEnded':
      return t(`handEnds.${event.how}`, { hand: event.hand + 1, total: event.total })
    case 'dealerLooked':
      return t(event.natural ? 'events.dealerNatural' : 'events.dealerNoNatural')
    case 'dealerEnded':
      return t(`dealerEnds.${event.how}`, { total: event.total })
    case 'sideBetWon':
      return t('events.sideBetWon', { row: names.move(event.row), amount: money(event.paidCoins) })
    case 'jackpotWon':
      return t('events.jackpotWon', { percent: event.percent, spot: names.spot(event.jackpot) })
    case 'handSettled':
      return t(`handResults.${event.result}`, { hand: event.hand + 1, amount: money(event.paidCoins) })
  }
}
