/** Games of what counts and how often: proved, played and read word by word, they have one law. */
import { describe, expect, test } from 'vitest'
import * as COUNTING from '../../test-support/counting-definitions.ts'
import { everyRound } from '../../test-support/every-round.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { cappedAt, deviation, expected } from '../../test-support/reference-law.ts'
import {
  admissionProof,
  admits,
  analyse,
  compile,
  createRng,
  type Definition,
  makeOutcomes,
  parseDefinition,
  paysInCoins,
  prove,
  simulate,
  spin,
  type WinRule,
} from '../index.ts'

const GAMES: readonly Definition[] = Object.values(COUNTING)

const lawOf = (definition: Definition) => cappedAt(roundLaw(definition), definition.maxWin * definition.betCoins)
const isProved = ({ wins }: Definition): boolean => wins.type === 'lines' || wins.type === 'ways'

test.each(GAMES.filter(isProved).map((game) => [game.id, game] as const))(
  'the sheet of %s is that of the words',
  (_, definition) => {
    const sheet = prove(compile(definition))
    const law = lawOf(definition)
    expect(sheet.rtp).toBeCloseTo(expected(law) / definition.betCoins, 9)
    expect(sheet.standardDeviation).toBeCloseTo(deviation(law) / definition.betCoins, 7)
    expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 9)
  },
)

test.each(GAMES.filter(({ features }) => features === undefined).map((game) => [game.id, game] as const))(
  'every round of %s pays what the words say',
  (_, definition) => {
    const law = lawOf(definition)
    const played = everyRound(compile(definition)).law
    expect([...played.keys()].sort()).toEqual([...law.keys()].sort())
    for (const [coins, chance] of law) expect(played.get(coins)).toBeCloseTo(chance, 12)
  },
)

const one = (columns: readonly string[], wins: WinRule, rest: Partial<Definition> = {}): number => {
  const reels = columns.map((column) => ({
    strip: [...column],
    rows: column.length,
    weights: [...column].map((_, i) => (i === 0 ? 1 : 0)),
  }))
  const game: Definition = {
    ...{ definitionVersion: 1, id: 'window', name: 'Window', betCoins: 1, maxWin: 1000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 3, 3: 10 } },
      { id: 'b', kind: 'regular', pays: { 2: 2, 3: 8 } },
      { id: 'w', kind: 'wild', multiplier: 3 },
      { id: 'x', kind: 'blank' },
    ],
    reelSets: { base: reels },
    wins,
    ...rest,
  }
  const parsed = parseDefinition(game)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return spin(compile(parsed.definition), createRng('one window')).totalCoins
}

describe('a single window', () => {
  const LINE = { type: 'lines', lines: [[0, 0, 0, 0, 0]], direction: 'both' } as const

  test.each<[string, number, number, string]>([
    ['aaxbb', 3 + 2, 3, 'a from the left beats b from the right'],
    ['bbxaa', 2 + 3, 3, 'and from the right too'],
    ['aaxaa', 3 + 3, 3, 'two equal sides pay one'],
    ['xxxbb', 2, 2, 'one side alone'],
  ])('%s: both sides add up to %d, the better is %d: %s', (symbols, added, better) => {
    const columns = [...symbols]
    expect(one(columns, LINE)).toBe(added)
    expect(one(columns, { ...LINE, sides: 'better' })).toBe(better)
  })

  test.each<[readonly string[], number, number, string]>([
    [['aa', 'ab', 'ax'], 10 * 2 * 1 * 1, 10, 'once, not in two ways'],
    [['aa', 'w', 'ax'], 10 * 2 * 3, 10, 'and no wild multiplies it'],
    [['ab', 'ab', 'xx'], 3 + 2, 3 + 2, 'each symbol for itself'],
  ])('%j by ways: %d, paid once: %d, %s', (columns, perWay, once) => {
    expect(one(columns, { type: 'ways' })).toBe(perWay)
    expect(one(columns, { type: 'ways', paid: 'once' })).toBe(once)
  })

  test.each<[readonly string[], number, number]>([
    [['ax', 'xa'], 0, 3],
    [['axx', 'xax', 'xxa'], 0, 10],
    [['xxa', 'xax', 'axx'], 0, 10],
    [['ax', 'ax', 'xa'], 3, 10],
    [['aax', 'xxx', 'aax'], 3 + 3, 3 + 3],
  ])('%j in clusters: %d by sides, %d by corners', (columns, sides, corners) => {
    expect(one(columns, { type: 'clusters' })).toBe(sides)
    expect(one(columns, { type: 'clusters', neighbours: 'corners' })).toBe(corners)
  })

  test('a wild that is a scatter pays by its number, and stands in for others', () => {
    const symbols: Definition['symbols'] = [
      { id: 'a', kind: 'regular', pays: { 3: 10 } },
      { id: 'w', kind: 'wild', scatterPays: { 2: 7 } },
      { id: 'x', kind: 'blank' },
    ]
    const lines = { type: 'lines', lines: [[0, 0, 0]] } as const
    expect(one(['a', 'w', 'w'], lines, { symbols })).toBe(10 + 7)
    expect(one(['x', 'w', 'w'], lines, { symbols })).toBe(7)
    expect(one(['a', 'a', 'w'], lines, { symbols })).toBe(10)
  })
})

test('a feature starts by exactly the number that its trigger names', () => {
  const { features } = prove(compile(COUNTING.BY_NUMBER))
  // A third of the stops of two reels show the scatter, and 2 of 7 of the third.
  const [two, three, wheel] = features.map(({ triggerProbability }) => triggerProbability)
  const [p, q] = [1 / 3, 2 / 7]
  expect(three).toBeCloseTo(p * p * q, 12)
  expect(two).toBeCloseTo(p * p * (1 - q) + 2 * p * (1 - p) * q, 12)
  expect(wheel).toBeCloseTo(2 * p * (1 - p) * (1 - q) + (1 - p) ** 2 * q, 12)
})

describe('a greatest win of 250,000 bets', () => {
  /** One round in ten million pays it: 2.5 % of the return. */
  const game: Definition = {
    ...{ definitionVersion: 1, id: 'greatest', name: 'Greatest', betCoins: 20, maxWin: 250_000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 5_000_000 } },
      { id: 'b', kind: 'regular', pays: { 2: 20 } },
      { id: 'x', kind: 'blank' },
    ],
    reelSets: {
      base: [
        { strip: ['a', 'b', 'x'], rows: 1, weights: [1, 970, 29] },
        { strip: ['a', 'b', 'x'], rows: 1, weights: [1, 9600, 399] },
      ],
    },
    wins: { type: 'lines', lines: [[0, 0]] },
  }
  const rtp = 0.97 * 0.96 + 250_000 / 1e7

  test('is accepted, proved and played', async () => {
    expect(parseDefinition(game)).toMatchObject({ ok: true, warnings: [] })
    const sheet = prove(compile(game))
    expect(sheet.rtp).toBeCloseTo(rtp, 12)
    expect(sheet.maxWin).toMatchObject({ capCoins: 5_000_000, baseCoins: 5_000_000, capProbability: 1e-7 })
    const report = await simulate(compile(game), { spins: 2000, seed: 'greatest' })
    expect(report.totalCoins).toBe(report.wins * 20)
  })

  test('is admitted where the return is proved', () => {
    const proof = admissionProof(compile(game), { seed: 'greatest', rounds: 1000 })
    expect(admits(proof)).toEqual({ ok: true })
  })

  test('is a row of a look-up table', () => {
    const { rows } = makeOutcomes(compile(game))
    expect(rows.filter(({ payout }) => payout === 5_000_000)).toMatchObject([{ weight: 1 }])
  })
})

test('half coins are made whole by a larger bet, and the least that does is said', () => {
  expect(paysInCoins({ paidIn: 'bet', pays: { a: { 3: 0.5 } } })).toEqual({ betCoins: 2, pays: { a: { 3: 1 } } })
  expect(() => paysInCoins({ paidIn: 'bet', pays: { a: { 3: 0.5, 4: 0.25 } }, betCoins: 2 })).toThrow(
    'raise betCoins to 4',
  )
  expect(() => paysInCoins({ paidIn: 'line', lines: 10, pays: { a: { 3: 0.5 } }, betCoins: 10 })).toThrow(
    'raise betCoins to 20',
  )
})

test('every one of these games is sampled or proved', () => {
  for (const definition of GAMES) expect(analyse(compile(definition), { spins: 2000 }).rtp).toBeGreaterThan(0)
})
