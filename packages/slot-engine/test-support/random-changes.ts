import fc from 'fast-check'
import type { CellChoice, NudgeChange, PutChange, WindowChange } from '../src/definition.ts'

const odds = fc.record({ hit: fc.integer({ min: 1, max: 2 }), miss: fc.integer({ min: 1, max: 2 }) })
const landing = (...extra: readonly string[]) =>
  fc.constantFrom<(string | Readonly<Record<string, number>>)[]>('a', 'b', { a: 1, b: 2 }, ...extra)

const towards: fc.Arbitrary<CellChoice> = fc.record(
  {
    symbols: fc.constantFrom(['a'], ['b', 'c'], ['s']),
    towards: fc.constantFrom<NonNullable<CellChoice['towards']>[]>(
      ['up', 'down'],
      ['left', 'right'],
      ['right'],
      ['upLeft', 'downRight', 'down'],
    ),
    reach: fc.constantFrom({ 1: 1 }, { 0: 1, 2: 1 }),
    oneOf: fc.boolean(),
  },
  { requiredKeys: ['symbols', 'towards'] },
)

const squares: fc.Arbitrary<CellChoice> = fc.oneof(
  fc.constantFrom<CellChoice[]>({ alike: 2 }, { square: { 2: 1 } }, { square: { 1: 1, 2: 2 }, reels: [0, 1] }),
  fc.constant<CellChoice>({ square: { 2: 1 }, symbols: ['b'], number: { 1: 1 } }),
)

const cells: fc.Arbitrary<CellChoice> = fc.oneof(
  towards,
  squares,
  fc.record(
    {
      symbols: fc.constantFrom(['a'], ['b', 'x']),
      reels: fc.constantFrom([0], [0, 1]),
      number: fc.constantFrom({ 1: 1 }, { 0: 1, 1: 1 }),
    },
    { requiredKeys: [] },
  ),
)

const common = {
  first: fc.constant(true),
  chance: odds,
  inView: fc.constantFrom({ symbol: 'a', at: 1, upTo: 2 }, { symbol: 's', at: 1 }),
  ifWins: fc.constant(true),
  drawn: fc.constantFrom<NonNullable<PutChange['drawn']>[]>('cell', 'reel', 'window'),
  cells,
}

/** Some of the rest: most changes have few conditions. */
const some = <T extends object>(whole: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> =>
  fc.tuple(whole, fc.nat()).map(([all, seed]) => {
    const entries = Object.entries(all).filter((_, i) => (seed >> i) % 3 === 0)
    return Object.fromEntries(entries) as Partial<T>
  })

const randomNudge = (when: fc.Arbitrary<NonNullable<NudgeChange['when']>>): fc.Arbitrary<WindowChange> =>
  fc
    .record({
      when,
      symbols: fc.constantFrom<NudgeChange['symbols'][]>(['a'], ['b', 's'], ['c'], ['s']),
      until: fc.constantFrom('full', 'inView'),
      rest: some(
        fc.record({
          chance: odds,
          inView: common.inView,
          ifWins: fc.constant(true),
          towards: fc.constantFrom('up', 'down'),
          steps: fc.integer({ min: 1, max: 3 }),
          reels: fc.constantFrom([0], [0, 1]),
          number: fc.constantFrom({ 1: 1 }, { 0: 1, 2: 1 }),
        }),
      ),
    })
    .map(({ when: moment, symbols, until, rest }) => ({ type: 'nudge', when: moment, symbols, until, ...rest }))

/** Changes of small games whose symbols are a, b, c, s and x; `isFree`: of spins that may award further ones. */
export const randomChange = (isFree: boolean): fc.Arbitrary<WindowChange> => {
  const when = isFree ? fc.constantFrom('before', 'loss') : fc.constantFrom('before', 'before', 'loss', 'stop')
  const laid = fc
    .record({
      when: when as fc.Arbitrary<NonNullable<PutChange['when']>>,
      isPut: fc.boolean(),
      symbol: landing('c'),
      atStop: landing('s'),
      into: fc.record({ a: landing('x'), b: landing('c'), x: landing() }, { requiredKeys: ['b'] }),
      rest: some(fc.record(common)),
    })
    .map(({ when: moment, isPut, symbol, atStop, into, rest }): WindowChange => {
      const shared = { ...(moment !== 'before' && { when: moment }), ...rest }
      return isPut
        ? { type: 'put', symbol: moment === 'stop' ? atStop : symbol, ...shared }
        : { type: 'turn', into, ...shared }
    })
  const nudge = randomNudge(when as fc.Arbitrary<NonNullable<NudgeChange['when']>>)
  return fc.oneof({ weight: 3, arbitrary: laid }, { weight: 1, arbitrary: nudge })
}

/** What becomes of a window that has been paid. */
export const randomAfter: fc.Arbitrary<WindowChange> = fc.oneof(
  fc
    .record({
      symbol: landing('x'),
      isTurn: fc.boolean(),
      won: fc.boolean(),
      number: fc.constantFrom({ 1: 1 }, { 0: 1, 2: 1 }),
      chance: odds,
      charged: fc.constantFrom(undefined, { at: 2 }, { at: 1, symbols: ['a'] }),
    })
    .map(({ symbol, isTurn, won, number, chance, charged }): WindowChange => {
      const rest = {
        when: 'win',
        first: true,
        cells: { number, ...(won ? { won } : { besideWins: true }) },
        ...(!won && { chance }),
        ...(charged && { charged }),
      } as const
      return isTurn ? { type: 'turn', into: { a: symbol, c: 'x' }, ...rest } : { type: 'put', symbol, ...rest }
    }),
  fc
    .record({
      when: fc.constantFrom('win', 'end'),
      cells: fc.oneof(towards, fc.constantFrom<CellChoice[]>({ symbols: ['x'] }, { symbols: ['c'], number: { 1: 1 } })),
      rest: some(fc.record({ chance: odds, inView: common.inView })),
    })
    .map(
      ({ when, cells: which, rest }): WindowChange => ({
        ...{ type: 'remove', when, cells: which, ...rest },
        ...(when === 'end' && { first: true }),
      }),
    ),
)

/** Between cascades a change may go on winning for ever: these are for the first window. */
export const tamed = (changes: readonly WindowChange[], cascades: boolean): readonly WindowChange[] =>
  cascades ? changes.map((change) => (change.type === 'nudge' ? change : { ...change, first: true })) : changes
