/** Traps in what the player decides: options, the gamble, how to pay for the round. */
import type { Definition, Feature, Option } from '../../src/definition.ts'
import { BET, type Deceiver, FULL, oneReel, prize, RARE, RARE_COINS, stopsOf, veiled } from './kit.ts'

const stops = { s: FULL / 1024 }
const trigger = { symbol: 's', at: 1 }

const choosing = (options: readonly Option[], pays = 176): Definition =>
  oneReel({ pays, stops, features: [{ type: 'choice', id: 'choice', trigger, options }] })

const richOption = (trap: boolean): Definition =>
  choosing([{ prize: { coins: 4000 } }, { prize: { coins: trap ? 20_000 : 5000 } }])
const poorOption = (trap: boolean): Definition =>
  choosing([{ prize: { coins: 20_000 } }, { prize: { coins: trap ? 0 : 19_000 } }], 144)
const rareOption = (trap: boolean): Definition => ({
  ...choosing([{ prize: { coins: 4000 } }, { prize: { feature: 'wheel' } }]),
  features: [
    {
      ...{ type: 'choice', id: 'choice', trigger },
      options: [{ prize: { coins: 4000 } }, { prize: { feature: 'wheel' } }],
    },
    {
      ...{ type: 'wheel', id: 'wheel' },
      segments: [
        { weight: 1023, prize: trap ? { nothing: true } : { coins: 4000 } },
        { weight: 1, prize: { coins: trap ? RARE_COINS : 20_000 } },
      ],
    },
  ],
})
/** An option that leads to another choice, where the second option is the one. */
const nestedOption = (trap: boolean): Definition =>
  oneReel({
    ...{ pays: 176, stops },
    features: [
      {
        ...{ type: 'choice', id: 'choice', trigger },
        options: [{ prize: { coins: 4000 } }, { prize: { feature: 'second' } }],
      },
      {
        ...{ type: 'choice', id: 'second' },
        options: [{ prize: { coins: 3000 } }, { prize: { coins: trap ? 20_000 : 4000 } }],
      },
    ],
  })
/**
 * Two trigger symbols pay 40 bets, one nothing; each comes up in 1 round of 100, and then the player takes 20 bets, or 60
 * with a chance of 2 in 5. The cap is 60 bets. Always the first option: 0.175 + 0.4 + 0.4; always the second:
 * 0.175 + 0.24 + 0.4 + 0.08. Whoever takes the first with 40 bets won, and else the second: 0.175 + 0.24 + 0.4 + 0.2.
 */
const byWhatIsWon = (trap: boolean): Definition => {
  const each = Math.round(FULL / 100)
  const first = { coins: 2000 }
  const features: Feature[] = [
    {
      ...{ type: 'choice', id: 'choice', trigger },
      options: [{ prize: first }, { prize: trap ? { feature: 'wheel' } : first }],
    },
    {
      ...{ type: 'wheel', id: 'wheel' },
      segments: [
        { weight: 2, prize: { coins: 6000 } },
        { weight: 3, prize: { nothing: true } },
      ],
    },
  ]
  return {
    ...oneReel({ pays: 0 }),
    maxWin: trap ? 60 : 1000,
    symbols: [
      { id: 'a', kind: 'regular', pays: { '1': 35 } },
      { id: 's', kind: 'scatter', pays: { '2': 4000 } },
      { id: 'empty', kind: 'blank' },
    ],
    reelSets: {
      base: [
        { strip: ['a', 's', 's', 'empty'], weights: [FULL / 2, each, each, FULL / 2 - 2 * each], rows: 1 },
        { strip: ['empty', 's', 'empty', 'empty'], rows: 1, follows: 0 },
      ],
    },
    wins: { type: 'lines', lines: [[0, 0]] },
    features: trap ? features : features.slice(0, 1),
  }
}

/** Seven choices of two options, one of which is worth much: more combinations than are looked at. */
const manyChoices = (trap: boolean): Definition =>
  oneReel({
    ...{ pays: 176, stops },
    features: Array.from({ length: trap ? 7 : 3 }, (_, i) => ({
      ...{ type: 'choice' as const, id: `choice-${i}`, trigger },
      options: [{ prize: { coins: 1000 } }, { prize: { coins: trap && i === 6 ? 20_000 : 1100 } }],
    })),
  })
/** A pick that asks the same again and again, near the cap: the best answer changes with what is won. */
const askedAgain = (trap: boolean): Definition =>
  oneReel({
    ...{ pays: 182, stops, maxWin: trap ? 100 : 1000 },
    features: [
      { ...{ type: 'pick', id: 'pick', trigger }, picks: 5, items: [{ count: 5, prize: { feature: 'choice' } }] },
      { ...{ type: 'choice', id: 'choice' }, options: [{ prize: { coins: 500 } }, { prize: { feature: 'wheel' } }] },
      {
        ...{ type: 'wheel', id: 'wheel' },
        segments: [
          { weight: 1, prize: { coins: trap ? 10_000 : 1000 } },
          { weight: 1, prize: { nothing: true } },
        ],
      },
    ],
  })

/** Who always stakes keeps (2 / 4)³ of what is won. */
const unfair = (trap: boolean): Definition =>
  oneReel({ gamble: trap ? { factor: 2, up: 1, down: 3, steps: 3 } : { factor: 2, up: 99, down: 101, steps: 3 } })
/** A thousandfold with chance 1 in 1000 would be fair; the cap of two bets leaves 200 coins of 184,000. */
const cutGamble = (trap: boolean): Definition =>
  oneReel({ maxWin: trap ? 2 : 2000, gamble: { factor: 1000, up: 1, down: 999, steps: 1 } })

const withMode = (coins: number, mode: Partial<NonNullable<Definition['modes']>[number]>, parts = {}): Definition =>
  oneReel({ ...parts, modes: [{ id: 'other', coins, ...mode }] })
const bonus: Feature = {
  ...{ type: 'wheel', id: 'bonus' },
  segments: [
    { weight: 1, prize: { coins: 9200 } },
    { weight: 1, prize: { coins: 9600 } },
  ],
}
const bought = (coins: number): Definition => withMode(coins, { buys: { feature: 'bonus' } }, { features: [bonus] })
const ante = (trap: boolean): Definition =>
  withMode(125, { reelSet: 'rich' }, { reelSets: { rich: [stopsOf({ a: trap ? 800_000 : 650_000 })] } })
const rareBuy = (trap: boolean): Definition =>
  veiled(
    withMode(
      1000,
      { buys: { feature: 'bonus' } },
      {
        features: [
          {
            ...{ type: 'wheel', id: 'bonus' },
            segments: [
              { weight: FULL - 1, prize: { coins: 900 } },
              { weight: 1, prize: { coins: trap ? 100_000_000 : 2000 } },
            ],
          },
          { ...{ type: 'choice', id: 'unused', trigger: { symbol: 's', at: 1 } }, options: [{ prize: { coins: 0 } }] },
        ].slice(0, 1) as Feature[],
      },
    ),
  )
const rareAnte = (trap: boolean): Definition =>
  veiled(
    withMode(
      125,
      { reelSet: 'rich' },
      {
        symbols: [prize('z', trap ? RARE_COINS : 100)],
        reelSets: { rich: [stopsOf({ a: 650_000, z: 1 })] },
      },
    ),
  )

export const BY_PLAYERS: readonly Deceiver[] = [
  {
    ...{ name: 'the second option', by: 'hand', truth: 0.88 + 200 / 1024, choose: { choice: 1 } },
    build: richOption,
  },
  { ...{ name: 'an option worth nothing', by: 'hand', truth: 0.72, choose: { choice: 1 } }, build: poorOption },
  {
    ...{ name: 'a rare prize behind the second option, sampled', by: 'law', choose: { choice: 1 } },
    truth: 0.88 + RARE,
    law: rareOption(true),
    build: (trap) => veiled(rareOption(trap)),
  },
  {
    ...{ name: 'an option of an option', by: 'hand', truth: 0.88 + 200 / 1024, choose: { choice: 1, second: 1 } },
    build: nestedOption,
  },
  { name: 'options that are taken by what is won', by: 'hand', truth: 1.015, build: byWhatIsWon },
  {
    name: 'more choices than are looked at',
    by: 'construction',
    truth: 0.88 + 60 / 1024 + 200 / 1024,
    build: manyChoices,
  },
  {
    ...{ name: 'a choice that is asked five times', by: 'construction' },
    truth: 0.91 + (100 * (1 - 2 ** -5)) / 1024,
    build: askedAgain,
  },
  { name: 'a gamble that keeps half', by: 'hand', truth: 0.92 / 8, build: unfair },
  {
    ...{ name: 'a gamble that keeps half, sampled', by: 'hand', truth: 0.92 / 8 },
    build: (trap) => veiled(unfair(trap)),
  },
  { name: 'a gamble that the cap cuts', by: 'hand', truth: 200 / 1000 / 2 / BET, build: cutGamble },
  {
    ...{ name: 'a feature bought too cheaply', by: 'hand', truth: 9400 / 9000, mode: 'other' },
    build: (trap) => bought(trap ? 9000 : 10_000),
  },
  {
    ...{ name: 'a feature bought too dearly', by: 'hand', truth: 9400 / 13_000, mode: 'other' },
    build: (trap) => bought(trap ? 13_000 : 10_000),
  },
  {
    ...{ name: 'an ante bet on richer reels', by: 'hand', truth: (800_000 / FULL) * (184 / 125), mode: 'other' },
    build: ante,
  },
  {
    ...{ name: 'a rare prize of a bought feature', by: 'hand', mode: 'other' },
    truth: (900 * (1 - 1 / FULL) + 100_000_000 / FULL) / 1000,
    build: rareBuy,
  },
  {
    ...{ name: 'a rare prize of an ante bet', by: 'hand', mode: 'other' },
    truth: (650_000 * 184 + RARE_COINS) / FULL / 125,
    build: rareAnte,
  },
]
