/** Traps in wheels, picks, ladders, hold-and-win and jackpots. */
import type { Definition, Feature, Prize } from '../../src/definition.ts'
import { BET, type Deceiver, FULL, oneReel, RARE, RARE_COINS, veiled } from './kit.ts'

/** What starts the features: once in 1024 rounds. */
const OFTEN = 1024
const stops = { s: FULL / OFTEN }
const trigger = { symbol: 's', at: 1 }
/** Once in `FULL` rounds after the trigger. */
const RARE_WEIGHT = FULL / OFTEN

const withFeatures = (...features: readonly Feature[]): Definition => oneReel({ stops, features })
const large = (trap: boolean): Prize => ({ coins: trap ? RARE_COINS : 2000 })
const nothing: Prize = { nothing: true }

const wheel = (trap: boolean): Definition =>
  withFeatures({
    ...{ type: 'wheel', id: 'wheel', trigger },
    segments: [
      { weight: RARE_WEIGHT - 1, prize: nothing },
      { weight: 1, prize: large(trap) },
    ],
  })
/** Three wheels, of 16, 8 and 8: 1 / 1024 together. */
const nested = (trap: boolean): Definition =>
  withFeatures(
    ...[
      { id: 'outer', weight: 15, prize: { feature: 'middle' }, trigger },
      { id: 'middle', weight: 7, prize: { feature: 'inner' } },
      { id: 'inner', weight: 7, prize: large(trap) },
    ].map(
      ({ id, weight, prize, ...rest }): Feature => ({
        ...{ type: 'wheel', id, ...rest },
        segments: [
          { weight, prize: nothing },
          { weight: 1, prize: prize as Prize },
        ],
      }),
    ),
  )
/** Of 64 items one pays; 1 / 16 that four picks find it. */
const pick = (trap: boolean): Definition =>
  withFeatures({
    ...{ type: 'pick', id: 'pick', trigger, picks: 4 },
    items: [
      { count: 63, prize: nothing },
      { count: 1, prize: { coins: trap ? RARE_COINS / 64 : 500 } },
    ],
  })
/** Twice of three items before the one that ends: 2/3 · 1/2 = 1/3, and then the wheel. */
const pickToWheel = (trap: boolean): Definition =>
  withFeatures(
    {
      ...{ type: 'pick', id: 'pick', trigger },
      items: [
        { count: 1, prize: nothing },
        { count: 1, prize: { feature: 'wheel' } },
        { count: 1, prize: nothing, ends: true },
      ],
    },
    {
      ...{ type: 'wheel', id: 'wheel' },
      segments: [
        { weight: RARE_WEIGHT - 1, prize: nothing },
        { weight: 1, prize: large(trap) },
      ],
    },
  )
/** Five climbs of 1 in 4: 1 / 1024. */
const ladder = (trap: boolean): Definition =>
  withFeatures({
    ...{ type: 'ladder', id: 'ladder', trigger },
    rungs: [
      ...Array.from({ length: 5 }, () => ({ prize: nothing, up: 1, down: 3 })),
      { prize: large(trap), up: 0, down: 1 },
    ],
  })
const fixedJackpot = (trap: boolean): Definition => ({
  ...withFeatures({
    ...{ type: 'wheel', id: 'wheel', trigger },
    segments: [
      { weight: RARE_WEIGHT - 1, prize: nothing },
      { weight: 1, prize: { jackpot: 'grand' } },
    ],
  }),
  jackpots: [{ id: 'grand', coins: trap ? RARE_COINS : 2000 }],
})
const hold = (values: Readonly<Record<string, number>>, more: Partial<Extract<Feature, { type: 'holdAndWin' }>> = {}) =>
  withFeatures({
    ...{ type: 'holdAndWin', id: 'hold', trigger, respins: 1, values, landing: { hit: 1, miss: 1 } },
    ...more,
  })
/** The only cell is locked from the start. */
const holdValues = (trap: boolean): Definition => hold({ '0': RARE_WEIGHT - 1, [trap ? RARE_COINS : 2000]: 1 })
const holdJackpot = (trap: boolean): Definition => ({
  ...hold({ '0': RARE_WEIGHT - 1 }, { jackpots: { grand: 1 } }),
  jackpots: [{ id: 'grand', coins: trap ? RARE_COINS : 2000 }],
})
const holdFull = (trap: boolean): Definition => hold({ '0': 1 }, { fullCoins: trap ? 44_000 : 2000 })

const twice = (name: string, build: (trap: boolean) => Definition, truth = 0.92 + RARE): readonly Deceiver[] => [
  { name, by: 'law', truth, build },
  { name: `${name}, sampled`, by: 'law', truth, law: build(true), build: (trap) => veiled(build(trap)) },
]

export const IN_PRIZES: readonly Deceiver[] = [
  ...twice('a segment of a wheel', wheel),
  ...twice('the innermost of three wheels', nested),
  ...twice('an item of a pick', pick, 0.92 + RARE_COINS / 64 / 16 / OFTEN / BET),
  ...twice('a wheel that a pick starts', pickToWheel, 0.92 + RARE / 2),
  ...twice('the last rung of a ladder', ladder),
  ...twice('a fixed jackpot', fixedJackpot),
  ...twice('a value in hold-and-win', holdValues),
  ...twice('a jackpot in hold-and-win', holdJackpot),
  { name: 'all cells of hold-and-win', by: 'hand', truth: 0.92 + 44_000 / OFTEN / BET, build: holdFull },
]
