import type { SicBoDefinition } from '../../definition.ts'
import type { KindFields, TableDesigner } from '../designer.ts'

const totals = (pays: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(pays.flatMap((pay, i) => [[`${i + 4}`, pay] as const, [`${17 - i}`, pay] as const]))

type Pays = Omit<Extract<KindFields, { kind: 'sicBo' }>, 'kind' | 'evenMoney'>

const MARKETS: Readonly<Record<string, Pays>> = {
  macau: {
    ...{ totals: totals([50, 18, 14, 12, 8, 6, 6]), triple: 150, anyTriple: 24, double: 8, pair: 5 },
    ...{ number: { one: 1, two: 2, three: 3 }, threeOfFour: 7, threeNumbers: 30, doubleAndSingle: 50 },
  },
  australia: {
    ...{ totals: totals([62, 31, 18, 12, 8, 7, 6]), triple: 180, anyTriple: 31, double: 11, pair: 6 },
    ...{ number: { one: 1, two: 2, three: 12 }, threeOfFour: 7, threeNumbers: 30, doubleAndSingle: 50 },
  },
  atlanticCity: {
    ...{ totals: totals([60, 30, 17, 12, 8, 6, 6]), triple: 180, anyTriple: 30, double: 10, pair: 5 },
    ...{ number: { one: 1, two: 2, three: 3 }, threeOfFour: 7, threeNumbers: 30, doubleAndSingle: 50 },
  },
}

const USUAL = 'usual'
const SIDES = [
  'totals',
  'triple',
  'anyTriple',
  'double',
  'pair',
  'number',
  'threeOfFour',
  'threeNumbers',
  'doubleAndSingle',
]
const EVEN: NonNullable<SicBoDefinition['evenMoney']> = ['small', 'big', 'odd', 'even']

export const sicBoDesigner: TableDesigner = {
  rules: {
    market: Object.keys(MARKETS),
    evenMoney: ['four', 'two'],
    // What the market pays, unless the words say another pay.
    triple: [USUAL, '150', '180'],
    anyTriple: [USUAL, '24', '30', '31'],
    doublePays: [USUAL, '8', '10', '11'],
  },
  sideBets: SIDES,
  chosen: { market: Object.keys(MARKETS), evenMoney: ['four', 'two'] },
  build({ market = 'macau', evenMoney, doublePays = USUAL, ...asked }, { sideBets }) {
    const pays = Object.entries({ ...asked, double: doublePays }).flatMap(([name, pay]) =>
      pay === USUAL ? [] : [[name, Number(pay)] as const],
    )
    const all = { ...MARKETS[market], ...Object.fromEntries(pays) }
    const offered = Object.entries(all).filter(([name]) => sideBets.includes(name))
    return { kind: 'sicBo', evenMoney: EVEN.slice(0, evenMoney === 'two' ? 2 : 4), ...Object.fromEntries(offered) }
  },
  mainGroup: 'evenMoney',
  starts: () => [
    { moments: Array.from({ length: 16 }, (_, i) => `total-${i + 3}`), drawn: 3 },
    { moments: ['triple'] },
    { moments: ['run'] },
    { moments: ['double'], oneIn: 5 },
  ],
}
