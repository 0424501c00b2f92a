import type { CrapsOdds } from '../../definition.gen.ts'
import type { TableDesigner } from '../designer.ts'

const SIDES = {
  come: true,
  place: { fourTen: { pays: 9, per: 5 }, fiveNine: { pays: 7, per: 5 }, sixEight: { pays: 7, per: 6 } },
  buy: { percent: 5, taken: 'onWin' },
  lay: { percent: 5, taken: 'onWin' },
  big: true,
  hardways: { fourTen: 7, sixEight: 9 },
  field: { two: 2, twelve: 3 },
  propositions: { anySeven: 4, anyCraps: 7, two: 30, three: 15, eleven: 15, twelve: 30 },
  bundles: { horn: true, crapsEleven: true, world: true },
  hops: { hard: 30, easy: 15 },
  lowHigh: { end: 5 },
} as const

const odds = (fourTen: number, fiveNine: number, sixEight: number): CrapsOdds => ({ fourTen, fiveNine, sixEight })
const ODDS: Readonly<Record<string, CrapsOdds | null>> = {
  threeFourFive: odds(3, 4, 5),
  single: odds(1, 1, 1),
  double: odds(2, 2, 2),
  // Two and a half times on 6 and 8.
  fullDouble: { ...odds(4, 4, 5), per: 2 },
  triple: odds(3, 3, 3),
  five: odds(5, 5, 5),
  ten: odds(10, 10, 10),
  twenty: odds(20, 20, 20),
  hundred: odds(100, 100, 100),
  none: null,
}

export const crapsDesigner: TableDesigner = {
  rules: { odds: Object.keys(ODDS), bar: ['twelve', 'two'] },
  sideBets: Object.keys(SIDES),
  build({ odds: behind = 'none', bar }, { sideBets }) {
    // Bundles are made of propositions.
    const asked = sideBets.includes('bundles') ? [...sideBets, 'propositions'] : sideBets
    const offered = Object.entries(SIDES).filter(([name]) => asked.includes(name))
    const taken = ODDS[behind] ?? null
    return {
      ...{ kind: 'craps', bar: bar === 'two' ? 'two' : 'twelve' },
      ...(taken && { odds: taken }),
      ...Object.fromEntries(offered),
    }
  },
  roundMaxes: 3,
  mainGroup: 'pass',
  starts: () => [
    { moments: DICE, drawn: 4 },
    { moments: ['first-double'], oneIn: 2 },
    { moments: ['first-11'] },
    { moments: ['first-7'], oneIn: 2 },
  ],
}

const DICE = [1, 2, 3, 4, 5, 6].flatMap((low) =>
  [1, 2, 3, 4, 5, 6].filter((high) => high >= low).map((high) => `dice-${low}-${high}`),
)
