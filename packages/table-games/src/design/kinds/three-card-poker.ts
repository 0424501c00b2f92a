import type { PokerHand, ThreeCardPokerDefinition } from '../../definition.ts'
import type { TableDesigner } from '../designer.ts'
import { rowsOf, threeCardRows } from '../pay-text.ts'

const BONUS_HANDS = ['straightFlush', 'threeOfAKind', 'straight'] as const satisfies readonly PokerHand[]
const SIX_HANDS = [
  ...['royalFlush', 'straightFlush', 'fourOfAKind', 'fullHouse'],
  ...['flush', 'straight', 'threeOfAKind'],
] as readonly PokerHand[]

export const threeCardPokerDesigner: TableDesigner = {
  rules: {
    anteBonus: ['5-4-1', '4-3-1', '5-3-1', '3-2-1', '1-1-1', 'none'],
    qualifier: ['Q', 'J', 'K'],
    pairPlus: ['40-30-6-3-1', '40-30-6-4-1', '50-40-30-6-3-1', '40-30-5-4-1', '40-25-6-4-1', '35-25-6-4-1'],
    pairPlusFolded: ['loses', 'stands'],
    sixCards: ['1000-200-50-25-20-10-5', '1000-200-100-20-15-10-7', '1000-200-50-25-15-10-5'],
  },
  sideBets: ['pairPlus', 'sixCards'],
  chosen: {
    anteBonus: ['5-4-1', '4-3-1', '5-3-1', '3-2-1', '1-1-1', 'none'],
    qualifier: ['Q', 'J', 'K'],
  },
  build({ anteBonus = '', qualifier, pairPlus = '', pairPlusFolded, sixCards = '' }, { sideBets }) {
    return {
      kind: 'threeCardPoker',
      // Every value of the rule is a rank.
      ...(qualifier !== 'Q' && { qualifier: qualifier as NonNullable<ThreeCardPokerDefinition['qualifier']> }),
      ...(anteBonus !== 'none' && { anteBonus: rowsOf(BONUS_HANDS, anteBonus) }),
      ...(sideBets.includes('pairPlus') && {
        pairPlus: { pays: threeCardRows(pairPlus), ...(pairPlusFolded === 'stands' && { folded: 'stands' }) },
      }),
      ...(sideBets.includes('sixCards') && { sixCards: { pays: rowsOf(SIX_HANDS, sixCards) } }),
    }
  },
  mainGroup: 'ante',
}
