/** Symbols that free spins keep, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as MECHANICS from '../../test-support/mechanics-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { analyse, compile, createRng, type Definition, parseDefinition, simulate, spin } from '../index.ts'

/** Half of the spins show the scatter that starts free spins; a wild on the first reel pays 8 coins. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  // The wild lands in one of four spins, where it makes 4 of an a beside it, and again times 2 from the second reel, then leaves.
  [MECHANICS.WALKING_RIGHT, (1 / 4) * ((1 / 2) * 4 + (1 / 2) * 4 * 2)],
  // In view in the first spin with 1/4; later where it lands, or landed one spin before; one that lands on it is not seen.
  [
    MECHANICS.STICKY_WITH_A_LIFE,
    (1 / 2) * 8 * (1 / 4 + (1 / 4 + (3 / 4) * (1 / 4)) + (1 / 4 + (3 / 4) * (3 / 4) * (1 / 4))),
  ],
  // In the second spin it is on the first reel where it roams there or, having left, lands there once more.
  [MECHANICS.ROAMING, (1 / 2) * 8 * (1 / 4 + (1 / 4) * (1 / 2 + (1 / 2) * (1 / 4)) + (3 / 4) * (1 / 4))],
  // From the second reel to the first in the next spin, and back in the one after.
  [MECHANICS.BOUNCING, (1 / 2) * 8 * (1 / 4 + 1 / 4)],
]

describe.each(MEANS.map(([definition, coins]) => [definition.id, definition, coins] as const))(
  '%s',
  (_, definition, coins) => {
    test('is accepted as it is', () => {
      expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
    })

    test('returns what a hand works out, by the reference too, and says that it is sampled', () => {
      expect(expected(roundLaw(definition))).toBeCloseTo(coins, 12)
      const sheet = analyse(compile(definition), { spins: 100_000 })
      if (sheet.method === 'exact') throw new Error('it has no exact sheet')
      expect(sheet.obstacle?.code).toBe('cellsHeld')
      expect(Math.abs(sheet.rtp * sheet.betCoins - coins)).toBeLessThan(4 * sheet.standardError * sheet.betCoins)
    })

    test('simulates as it plays, and tells rounds that follow from its definition', async () => {
      const [game, rng] = [compile(definition), createRng('kept/0')]
      const rounds = Array.from({ length: 300 }, () => spin(game, rng))
      for (const round of rounds) auditRound(definition, round)
      expect(
        rounds.some(({ events }) => events.some((one) => one.type === 'freeSpinStarted' && one.kept?.length)),
      ).toBe(true)
      const report = await simulate(game, { spins: 300, seed: 'kept' })
      expect(report.totalCoins).toBe(rounds.reduce((sum, { totalCoins }) => sum + totalCoins, 0))
    })
  },
)

describe('refuses', () => {
  const problems = (changes: object, more: object = {}) => {
    const [feature] = MECHANICS.STICKY_WITH_A_LIFE.features
    const result = parseDefinition({ ...MECHANICS.STICKY_WITH_A_LIFE, ...more, features: [{ ...feature, ...changes }] })
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const kept = [{ symbol: 'w' }]

  test.each<[string, object, readonly string[]]>([
    ['what stays twice', { kept, sticky: ['a'] }, ['features[0].sticky not_allowed']],
    ['what walks twice', { kept, walking: ['a'] }, ['features[0].walking not_allowed']],
    ['spins that never end', { kept, untilGone: true }, ['features[0].kept[0] endless']],
    ['a growth without an end', { kept: [{ symbol: 'w', adds: 1 }] }, ['features[0].kept[0] not_allowed']],
    [
      'a growth of what does not multiply',
      { kept: [{ symbol: 'a', adds: 1, upTo: 2 }] },
      ['features[0].kept[0].adds not_allowed'],
    ],
    [
      'what is counted anew in every spin',
      { kept: [{ symbol: 'a' }], trigger: { symbol: 'a', awards: { 1: 1 } }, retrigger: { 1: 1 } },
      ['features[0].retrigger endless'],
    ],
    [
      'a retrigger by wins',
      { kept, trigger: { symbol: 'a', awards: { 2: 1 }, inWin: true }, retrigger: { 2: 1 } },
      ['features[0].retrigger endless'],
    ],
    [
      'reels that move under it',
      { kept, changes: [{ type: 'nudge', symbols: ['a'], until: 'inView' }] },
      ['features[0].changes[0] not_allowed'],
    ],
  ])('%s', (_, changes, found) => {
    expect(problems(changes)).toEqual(found)
  })

  test('what moves between reels of unlike rows', () => {
    const reelSets = {
      base: MECHANICS.STICKY_WITH_A_LIFE.reelSets.base,
      free: [
        { strip: ['w', 'b'], rows: 2 },
        { strip: ['b'], rows: 1 },
      ],
    }
    expect(problems({ kept: [{ symbol: 'w', moves: 'left' }] }, { reelSets })).toEqual([
      'features[0].kept[0].moves not_allowed',
    ])
  })
})
