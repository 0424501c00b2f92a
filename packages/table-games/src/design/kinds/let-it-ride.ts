import type { LetItRideDefinition } from '../../definition.ts'
import type { TableDesigner } from '../designer.ts'
import { FROM_ROYAL, rowsOf, threeCardRows } from '../pay-text.ts'

/** The last row is a pair of tens or better. */
const HIGH: NonNullable<LetItRideDefinition['pays'][number]['ranks']> = ['T', 'J', 'Q', 'K', 'A']

const PAYS = [
  '1000-200-50-11-8-5-3-2-1',
  '500-200-50-11-8-5-3-2-1',
  '750-200-50-11-8-5-3-2-1',
  '500-100-50-11-8-5-3-2-1',
  '1000-200-50-12-9-6-3-2-1',
  '1000-200-50-15-10-6-3-2-1',
  '1000-200-50-10-7-5-3-2-1',
  '1000-200-50-9-6-4-3-2-1',
  '1000-200-40-8-6-4-3-2-1',
  '500-100-25-8-5-4-3-2-1',
]

export const letItRideDesigner: TableDesigner = {
  rules: { pays: PAYS, threeCards: ['50-40-30-6-3-1', '50-40-30-6-4-1', '40-30-6-4-1', '40-30-6-3-1'] },
  sideBets: ['threeCards'],
  chosen: { pays: PAYS },
  build({ pays = '', threeCards = '' }, { sideBets }) {
    return {
      kind: 'letItRide',
      pays: [...rowsOf(FROM_ROYAL, pays), { hand: 'pair', ranks: HIGH, pays: Number(pays.split('-').at(-1)) }],
      ...(sideBets.includes('threeCards') && { threeCards: { pays: threeCardRows(threeCards) } }),
    }
  },
  mainGroup: 'bet',
}
