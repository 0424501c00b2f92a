import type { RouletteSpot } from '../../definition.ts'
import { callsOf, gridSpots, RED } from '../../kinds/roulette/layout.ts'
import type { ChosenRules, TableDesigner } from '../designer.ts'
import { USUAL_RETURN } from './numbers.ts'

const WHEELS = {
  single: '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26',
  double: '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2',
  triple: '000 0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2',
  mini: '0 11 5 10 6 9 8 4 7 1 12 2 3',
} as const
const ZEROS = { single: ['0'], double: ['0', '00'], triple: ['0', '00', '000'], mini: ['0'] } as const
type WheelName = keyof typeof WHEELS

const NO_GOLD = 'none'
const STRAIGHT = ['full', 'less1', 'less2', 'less3', 'less4', 'less5']

const SIDES = ['split', 'street', 'corner', 'basket', 'sixLine', 'dozen', 'column']

export const rouletteDesigner: TableDesigner = {
  rules: {
    wheel: ['single', 'double', 'triple', 'mini'],
    onZero: ['lose', 'half', 'prison', 'choice'],
    prison: ['lose', 'stay', 'deeper'],
    main: ['straight', 'evenMoney'],
    straight: STRAIGHT,
    golden: [NO_GOLD, '100', '200', '300', '500', '1000', '50'],
    goldenNumbers: ['1', '2', '3', '4', '5'],
    calls: ['yes', 'no'],
  },
  sideBets: SIDES,
  chosen: {
    wheel: ['single', 'double', 'triple', 'mini'],
    onZero: ['lose', 'half', 'prison', 'choice'],
    prison: ['lose', 'stay', 'deeper'],
    main: ['straight', 'evenMoney'],
    straight: STRAIGHT,
  },
  build(rules, { sideBets, target }) {
    const name = rules.wheel as WheelName
    const imprisons = rules.onZero === 'prison' || rules.onZero === 'choice'
    if (!imprisons && rules.prison !== 'lose') return null
    const wheel = WHEELS[name].split(' ')
    const { goldenNumbers = '1', straight, main, calls } = rules
    // Who asks for several has asked for one.
    const golden = rules.golden === NO_GOLD && goldenNumbers !== '1' ? '500' : (rules.golden ?? NO_GOLD)
    if (golden !== NO_GOLD && straight !== 'full') return null
    const wished = main === 'straight' ? (target ?? USUAL_RETURN) : USUAL_RETURN
    const gold =
      golden === NO_GOLD ? null : goldOf(wheel.length, { count: Number(goldenNumbers), most: Number(golden) }, wished)
    const grid = gridSpots(ZEROS[name], name === 'mini' ? 12 : 36)
    const spots = ordered(
      grid.map((spot) => (gold && spot.group === 'straight' ? { ...spot, pays: gold.straight } : paid(spot, rules))),
      rules,
      sideBets,
    )
    return {
      kind: 'roulette',
      wheel,
      red: RED.map(String).filter((label) => wheel.includes(label)),
      zeros: ZEROS[name],
      spots,
      ...(calls !== 'no' && { calls: callsOf(wheel, spots, name === 'single') }),
      ...(gold && { bonus: gold.bonus }),
      ...(rules.onZero !== 'lose' && { onZero: rules.onZero as 'half' }),
      ...(imprisons && rules.prison !== 'lose' && { prison: { again: rules.prison as 'stay' } }),
    }
  },
  mainGroup: ({ main = 'straight' }) => main,
  starts: (fields) =>
    [
      { moments: fields.kind === 'roulette' ? fields.wheel : [], drawn: 3 },
      { moments: ['zero'] },
      { moments: ['red'], oneIn: 6 },
      { moments: ['black'], oneIn: 8 },
    ].map(({ moments, ...rest }, i) => ({
      moments: i === 0 ? moments.map((label) => `pocket-${label}`) : moments,
      ...rest,
    })),
}

/** Weights of the two pays of a golden number add up to this. */
const WEIGHTS = 100_000

interface Gold {
  /** So many numbers of each spin are golden. */
  readonly count: number
  /** What one pays to one, at most. */
  readonly most: number
}

/**
 * Golden numbers pay `most` to one, or a tenth of it, at least 25: how often it is which brings a straight bet to the return,
 * never above it. The other numbers pay as much as leaves a golden one a third of what it could.
 */
function goldOf(pockets: number, { count, most }: Gold, target: number) {
  const least = Math.min(most - 1, Math.max(25, most / 10))
  const meanAt = (straight: number): number =>
    (pockets * pockets * target - (pockets - count) * (straight + 1)) / count - 1
  let straight = pockets - 2
  while (straight > 1 && meanAt(straight) < (least + most) / 3) straight -= 1
  const share = (meanAt(straight) - least) / (most - least)
  const weight = Math.max(1, Math.min(WEIGHTS - 1, Math.floor(WEIGHTS * share)))
  return {
    straight,
    bonus: { numbers: { [count]: 1 }, pays: { [least]: WEIGHTS - weight, [most]: weight } },
  }
}

const paid = (spot: RouletteSpot, { straight = 'full' }: ChosenRules): RouletteSpot =>
  spot.group === 'straight' && straight !== 'full' ? { ...spot, pays: spot.pays - Number(straight.slice(4)) } : spot

/** The first spot is the main bet. */
function ordered(
  spots: readonly RouletteSpot[],
  { main }: ChosenRules,
  sideBets: readonly string[],
): readonly RouletteSpot[] {
  const kept = spots.filter(({ group }) => !SIDES.includes(group) || sideBets.includes(group))
  const isMain = ({ group }: RouletteSpot): boolean => group === main
  return [...kept.filter(isMain), ...kept.filter((spot) => !isMain(spot))]
}
