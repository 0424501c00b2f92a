/** The spots of a definition, and what each pays on every throw. */
import type { SicBoDefinition } from '../../definition.gen.ts'

export interface SicBoSpot {
  readonly id: string
  readonly group: string
  /** What it pays to one, by throw; 0 where it loses. */
  readonly pays: Int32Array
}

export const FACES = 6
export const THROWS = FACES ** 3
const NUMBERS = [1, 2, 3, 4, 5, 6] as const

/** The dice of a throw, each from 1. */
export const diceOf = (at: number): readonly [number, number, number] => [
  Math.floor(at / (FACES * FACES)) + 1,
  (Math.floor(at / FACES) % FACES) + 1,
  (at % FACES) + 1,
]

/** How many of the dice show a number. */
type Shown = (number: number) => number
type Pays = (shown: Shown, total: number) => number

interface Throw {
  readonly shown: Shown
  readonly total: number
}

const ALL_THROWS: readonly Throw[] = Array.from({ length: THROWS }, (_, at) => {
  const dice = diceOf(at)
  const counts = Array.from({ length: FACES + 1 }, (_, number) => dice.filter((die) => die === number).length)
  return { shown: (number) => counts[number] ?? 0, total: dice.reduce((sum, die) => sum + die, 0) }
})

const spot = (id: string, group: string, pays: Pays): SicBoSpot => ({
  ...{ id, group },
  pays: Int32Array.from(ALL_THROWS, ({ shown, total }) => pays(shown, total)),
})

const paidIf =
  (pays: number, holds: (shown: Shown, total: number) => boolean): Pays =>
  (shown, total) =>
    holds(shown, total) ? pays : 0

const isTriple = (shown: Shown): boolean => NUMBERS.some((number) => shown(number) === 3)

export const spotsOf = (definition: SicBoDefinition): readonly SicBoSpot[] => [
  ...evenMoneySpots(definition),
  ...totalSpots(definition),
  ...numberSpots(definition),
  ...combinedSpots(definition),
]

const EVEN_MONEY: Readonly<Record<'small' | 'big' | 'odd' | 'even', (total: number) => boolean>> = {
  small: (total) => total <= 10,
  big: (total) => total >= 11,
  odd: (total) => total % 2 === 1,
  even: (total) => total % 2 === 0,
}

const evenMoneySpots = ({ evenMoney = [] }: SicBoDefinition): readonly SicBoSpot[] =>
  evenMoney.map((id) =>
    spot(
      id,
      'evenMoney',
      paidIf(1, (shown, total) => !isTriple(shown) && EVEN_MONEY[id](total)),
    ),
  )

const totalSpots = ({ totals = {} }: SicBoDefinition): readonly SicBoSpot[] =>
  Object.entries(totals).map(([total, pays]) =>
    spot(
      `total-${total}`,
      'total',
      paidIf(pays, (_, sum) => sum === Number(total)),
    ),
  )

/** Spots of one number, and of any triple. */
function numberSpots({ number, double, triple, anyTriple }: SicBoDefinition): readonly SicBoSpot[] {
  const each = (group: string, pays: (of: number) => Pays) =>
    NUMBERS.map((of) => spot(`${group}-${of}`, group, pays(of)))
  return [
    ...(number ? each('number', (of) => (shown) => [0, number.one, number.two, number.three][shown(of)] ?? 0) : []),
    ...(double ? each('double', (of) => paidIf(double, (shown) => shown(of) >= 2)) : []),
    ...(triple ? each('triple', (of) => paidIf(triple, (shown) => shown(of) === 3)) : []),
    ...(anyTriple ? [spot('any-triple', 'anyTriple', paidIf(anyTriple, isTriple))] : []),
  ]
}

const FOURS = [
  [1, 2, 3, 4],
  [2, 3, 4, 5],
  [2, 3, 5, 6],
  [3, 4, 5, 6],
] as const

/** Spots of several numbers. */
function combinedSpots({ pair, threeOfFour, threeNumbers, doubleAndSingle }: SicBoDefinition): readonly SicBoSpot[] {
  const of = (group: string, prefix: string, numbers: readonly number[], pays: Pays) =>
    spot(`${prefix}-${numbers.join('-')}`, group, pays)
  const pairs = NUMBERS.flatMap((a) => NUMBERS.filter((b) => b !== a).map((b) => [a, b] as const))
  const triads = pairs.flatMap(([a, b]) => NUMBERS.filter((c) => a < b && b < c).map((c) => [a, b, c]))
  const eachShown = (numbers: readonly number[], shown: Shown): boolean => numbers.every((one) => shown(one) > 0)
  const threeOf =
    (four: readonly number[]) =>
    (shown: Shown): boolean =>
      !isDoubled(shown) && NUMBERS.every((one) => shown(one) === 0 || four.includes(one))
  return [
    ...(pair
      ? pairs
          .filter(([a, b]) => a < b)
          .map((two) =>
            of(
              'pair',
              'pair',
              two,
              paidIf(pair, (shown) => eachShown(two, shown)),
            ),
          )
      : []),
    ...(threeNumbers
      ? triads.map((three) =>
          of(
            'threeNumbers',
            'three',
            three,
            paidIf(threeNumbers, (shown) => eachShown(three, shown)),
          ),
        )
      : []),
    ...(threeOfFour ? FOURS.map((four) => of('threeOfFour', 'of', four, paidIf(threeOfFour, threeOf(four)))) : []),
    ...(doubleAndSingle
      ? pairs.map(([a, b]) =>
          of(
            'doubleAndSingle',
            'dice',
            [a, a, b],
            paidIf(doubleAndSingle, (shown) => shown(a) === 2 && shown(b) === 1),
          ),
        )
      : []),
  ]
}

const isDoubled = (shown: Shown): boolean => NUMBERS.some((number) => shown(number) > 1)
