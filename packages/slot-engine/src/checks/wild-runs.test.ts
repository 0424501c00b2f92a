/** What runs of wilds alone pay: every win rule with every choice, and what is said where a definition leaves it open. */
import { describe, expect, test } from 'vitest'
import { everyRound } from '../../test-support/every-round.ts'
import { fromParSheet, readPublishedGame } from '../../test-support/par-sheet.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { type CountTable, compile, type Definition, parseDefinition, prove, type WinRule } from '../index.ts'

/** Two reels of one row: aa, aw, wa and ww are equally likely, and the first three pay 4 coins each. */
const game = (wins: WinRule, ofWilds: CountTable | undefined = { 2: 3 }): Definition => ({
  definitionVersion: 1,
  id: 'wilds',
  name: 'Wilds',
  betCoins: 1,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 4 } },
    { id: 'b', kind: 'regular', pays: { 2: 10 } },
    { id: 'w', kind: 'wild', ...(ofWilds && { pays: ofWilds }) },
  ],
  reelSets: { base: [0, 1].map(() => ({ strip: ['a', 'w'], rows: 1 })) },
  wins,
})

const LINES = { type: 'lines', lines: [[0, 0]] } as const
const WAYS = { type: 'ways' } as const
const CLUSTERS = { type: 'clusters' } as const
const ANYWHERE = { type: 'anywhere' } as const

/** As played, as proved where there is a proof, and as the reference has it: of four windows, three pay 12 coins together. */
function coinsOfWilds(definition: Definition): readonly number[] {
  const compiled = compile(definition)
  const isProved = definition.wins.type === 'lines' || definition.wins.type === 'ways'
  const means = [
    expected(everyRound(compiled).law),
    expected(roundLaw(definition)),
    ...(isProved ? [prove(compiled).rtp] : []),
  ]
  return [...new Set(means.map((mean) => Number((mean * 4 - 12).toFixed(9))))]
}

describe('two wilds pay', () => {
  test.each<[wins: WinRule, coins: number, why: string]>([
    [LINES, 10, 'by default as the best symbol'],
    [{ ...LINES, wildRuns: 'best' }, 10, 'as the best symbol'],
    [{ ...LINES, wildRuns: 'own' }, 3, 'their own pays'],
    [{ ...LINES, wildRuns: 'own', direction: 'both' }, 3, 'their own pays, once from both sides'],
    [{ ...LINES, wildRuns: 'none' }, 0, 'nothing'],
    [WAYS, 17, 'by default as each symbol, and their own pays'],
    [{ ...WAYS, wildRuns: 'each' }, 17, 'as each symbol, and their own pays'],
    [{ ...WAYS, wildRuns: 'best' }, 10, 'as the best symbol'],
    [{ ...WAYS, wildRuns: 'own' }, 3, 'their own pays'],
    [{ ...WAYS, wildRuns: 'none' }, 0, 'nothing'],
  ])('%j: %d coins, %s', (wins, coins) => {
    const definition = game(wins, wins.wildRuns === 'none' ? undefined : { 2: 3 })
    expect(coinsOfWilds(definition)).toEqual([coins])
  })

  test.each<[wins: WinRule, coins: number]>([
    [CLUSTERS, 3],
    [{ ...CLUSTERS, wildRuns: 'own' }, 3],
    [{ ...CLUSTERS, wildRuns: 'each' }, 17],
    [{ ...CLUSTERS, wildRuns: 'best' }, 10],
    [{ ...CLUSTERS, wildRuns: 'none' }, 0],
    [ANYWHERE, 3],
    [{ ...ANYWHERE, wildRuns: 'own' }, 3],
    [{ ...ANYWHERE, wildRuns: 'each' }, 17],
    [{ ...ANYWHERE, wildRuns: 'best' }, 10],
    [{ ...ANYWHERE, wildRuns: 'none' }, 0],
  ])('%j: %d coins', (wins, coins) => {
    const definition = game(wins, wins.wildRuns === 'none' ? undefined : { 2: 3 })
    expect(coinsOfWilds(definition)).toEqual([coins])
  })
})

const warnings = (definition: unknown): readonly string[] => {
  const parsed = parseDefinition(definition)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.warnings.map(({ field, code, reason }) => `${field} ${code}: ${reason}`)
}

describe('a definition that leaves open what runs of wilds pay', () => {
  test.each<[wins: WinRule, others: string]>([
    [LINES, '"own"'],
    [WAYS, '"best" or "own"'],
    [CLUSTERS, '"best" or "each"'],
    [ANYWHERE, '"best" or "each"'],
  ])('%j is warned of', (wins, others) => {
    expect(warnings(game(wins))).toEqual([expect.stringMatching(`^wins.wildRuns ambiguous: .* with ${others}\\.$`)])
  })

  test('is read without pays of the wilds as one that might mean nothing', () => {
    const open = game(LINES)
    const symbols = open.symbols.map((symbol) => (symbol.kind === 'wild' ? { id: 'w', kind: 'wild' } : symbol))
    expect(warnings({ ...open, symbols })).toEqual([expect.stringContaining('"own" or "none"')])
  })

  test.each<[why: string, definition: Definition]>([
    ['it says which', game({ ...WAYS, wildRuns: 'each' })],
    ['the wilds’ own pays are the best', game(LINES, { 2: 10 })],
    [
      'no run of wilds is long enough',
      {
        ...game(LINES),
        reelSets: {
          base: [
            { strip: ['a', 'b'], rows: 1 },
            { strip: ['w'], rows: 1 },
          ],
        },
      },
    ],
    [
      'the stop that shows wilds has no weight',
      {
        ...game(LINES),
        reelSets: {
          base: [
            { strip: ['a', 'w'], rows: 1, weights: [1, 0] },
            { strip: ['w'], rows: 1 },
          ],
        },
      },
    ],
    ...([1, 2, 3, 4, 5] as const).map((n): [string, Definition] => [
      `published game ${n} has one reading`,
      fromParSheet(readPublishedGame(n)),
    ]),
  ])('is not warned of where %s', (_, definition) => {
    expect(warnings(definition)).toEqual([])
  })
})
