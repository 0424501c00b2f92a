import type { PaiGowDefinition } from '../../definition.ts'
import type { PAI_GOW_HANDS } from '../../kinds/pai-gow/hand.ts'
import { FOXWOODS } from '../../kinds/pai-gow/known-duels.ts'
import type { TableDesigner } from '../designer.ts'

/** In the order in which the trade writes the pays of the bet on seven cards. */
const SEVEN_ORDER = [
  ...['fiveAces', 'royalFlush', 'straightFlush', 'fourOfAKind'],
  ...['fullHouse', 'flush', 'threeOfAKind', 'straight'],
] as readonly (typeof PAI_GOW_HANDS)[number][]

const COMMISSIONS = ['5', 'queenHigh', '4', '3', '2', '1', 'none']

/** One way of setting hands is known, so that every game has its proof at once. */
export const paiGowDesigner: TableDesigner = {
  rules: {
    commission: COMMISSIONS,
    wheelSecond: ['yes', 'no'],
    bank: ['no', 'yes'],
    houseWay: ['foxwoods'],
    sevenCards: ['500-250-50-25-5-4-3-2'],
  },
  sideBets: ['sevenCards'],
  chosen: { commission: COMMISSIONS },
  build({ commission = '5', wheelSecond, bank, sevenCards = '' }, { sideBets }) {
    const isQueenHigh = commission === 'queenHigh'
    if (isQueenHigh && bank === 'yes') return null
    return {
      kind: 'paiGow',
      ...(isQueenHigh && { queenHighPushes: true }),
      ...(Number(commission) > 0 && { fee: Number(commission) }),
      ...(wheelSecond === 'yes' && { wheelSecond: true }),
      houseWay: FOXWOODS,
      ...(bank === 'yes' && { bank: true }),
      ...(sideBets.includes('sevenCards') && { sevenCards: sevenRows(sevenCards) }),
    }
  },
  mainGroup: 'ante',
}

const sevenRows = (text: string): NonNullable<PaiGowDefinition['sevenCards']> =>
  text.split('-').flatMap((pays, i) => {
    const hand = SEVEN_ORDER[i]
    return hand === undefined ? [] : [{ hand, pays: Number(pays) }]
  })
