import type { ProgressiveHand } from '../../definition.gen.ts'
import type { TableDesigner } from '../designer.ts'
import { FROM_ROYAL, rowsOf } from '../pay-text.ts'

/** By pay table, about what the ante returns where a raise costs two antes, and where it costs one. */
const PAYS: Readonly<Record<string, readonly [two: number, one: number]>> = {
  '100-50-20-7-5-4-3-2': [0.94776, 1.01431],
  '100-50-20-10-7-5-3-2': [0.96154, 1.02121],
  '100-50-20-10-7-5-4-2': [0.98505, 1.03296],
  '100-50-20-10-8-6-4-2': [0.99163, 1.03625],
  '100-50-20-5-4-3-2-2': [0.91433, 0.9976],
  '100-50-20-6-4-3-2-2': [0.916, 0.99843],
  '100-50-20-7-5-4-2-2': [0.92425, 1.00256],
  '100-50-20-8-6-4-3-2': [0.95162, 1.01624],
  '100-50-20-7-5-5-3-2': [0.95215, 1.01651],
  '100-50-20-10-8-6-3-2': [0.96813, 1.02451],
  '100-50-20-7-5-4-4-2': [0.97126, 1.02606],
  '100-50-20-8-7-5-4-2': [0.98171, 1.03129],
}

/** With the usual prizes a coin returns 81 % in the long run, of which 30 go through the pool. */
const POOL = { startCoins: 50_000, contributionPpm: 300_000 } as const

/** The whole meter, a tenth of it, and the prizes of the three hands below. */
const ofPool = (prizes: string): readonly ProgressiveHand[] => [
  { hand: 'royalFlush', percent: 100 },
  { hand: 'straightFlush', percent: 10 },
  ...rowsOf(FROM_ROYAL.slice(2), prizes).map(({ hand, pays }) => ({ hand, coins: pays })),
]

export const caribbeanStudDesigner: TableDesigner = {
  rules: {
    pays: Object.keys(PAYS),
    raise: ['2', '1'],
    bonus: ['50000-5000-100-75-50', '50000-5000-500-150-75', '50000-5000-500-100-50'],
    bonusFolded: ['stands', 'loses'],
    progressive: ['500-100-50', '100-75-50'],
  },
  sideBets: ['bonus', 'progressive'],
  usualSideBets: ['bonus'],
  chosen: { pays: Object.keys(PAYS), raise: ['2', '1'] },
  estimate: ({ pays = '', raise }) => PAYS[pays]?.[raise === '1' ? 1 : 0] ?? 1,
  // They are the proved returns, to five decimals.
  estimateOff: 0.000_01,
  build({ pays = '', raise, bonus = '', bonusFolded, progressive = '' }, { sideBets }) {
    return {
      ...{ kind: 'caribbeanStud', pays: rowsOf(FROM_ROYAL, pays) },
      ...(raise === '1' && { raise: 1 }),
      ...(sideBets.includes('bonus') && {
        bonus: { pays: rowsOf(FROM_ROYAL, bonus), ...(bonusFolded === 'loses' && { folded: 'loses' }) },
      }),
      ...(sideBets.includes('progressive') && { progressive: { ...POOL, pays: ofPool(progressive) } }),
    }
  },
  mainGroup: 'ante',
}
