import { tables } from '@spilvaerk/messages/tables'
import type { TableEvent } from '@spilvaerk/table-games'
import { textsOf } from '../../lib/page-language.ts'
import { momentName } from './moments.ts'
import { type Names, rankName } from './names.ts'

export type BonusEvent = Extract<TableEvent, { readonly type: `bonus${string}` }>

export const isBonus = (event: TableEvent): event is BonusEvent => event.type.startsWith('bonus')

/** What happens in a bonus game, in words. */
export function describeBonus(event: BonusEvent, names: Names): string {
  const t = textsOf(tables)
  const bonus = names.bonus(event.bonus)
  switch (event.type) {
    case 'bonusAnnounced':
      return t('events.bonusAnnounced', {
        bonus,
        moments: event.moments.map((moment) => momentName(moment, names)).join(', '),
      })
    case 'bonusStarted':
      return t('events.bonusStarted', { bonus })
    case 'bonusWheelStopped':
      return t('events.bonusWheelStopped', { segment: event.segment + 1 })
    case 'bonusCardTurned':
      return t('events.bonusCardTurned', { card: event.card, pays: event.pays })
    case 'bonusRankShown':
      return t('events.bonusRankShown', { rank: rankName(event.rank) })
    case 'bonusCoinTossed':
      return t('events.coinTossed', { side: t(`sides.${event.side}`) })
    case 'bonusDiceThrown': {
      const [face = 0, ...others] = event.dice
      if (others.length === 0) return t('events.dieThrown', { face })
      return t('events.diceThrown', {
        dice: event.dice.join(', '),
        total: event.dice.reduce((sum, die) => sum + die, 0),
      })
    }
    case 'bonusEnded':
      return t('events.bonusEnded', { bonus, pays: event.pays })
  }
}
