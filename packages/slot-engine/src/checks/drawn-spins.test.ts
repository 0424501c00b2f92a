/** What is drawn for a whole spin, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import * as DRAWN from '../../test-support/drawn-definitions.ts'
import {
  analyse,
  compile,
  createRng,
  type Definition,
  detailedSheet,
  parseDefinition,
  prove,
  sheetToMarkdown,
  spin,
} from '../index.ts'

/** Mean coins of a round. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  [DRAWN.DRAWN_REEL_SETS, 0.8 * (8 / 8) + 0.2 * ((8 * 3) / 16)],
  [DRAWN.LINKED_REELS, 0.4 * (8 / 8) + 0.5 * (8 / 4) + 0.1 * (8 / 2)],
  // Of four stops of the first reel one wins with the other two, and one starts two free spins.
  [DRAWN.RANDOM_WILDS, (3 / 4) * (8 / 8) + (1 / 4) * (8 / 4)],
  [DRAWN.SECOND_CHANCE, 1 + (7 / 8) * (1 / 4) * 1],
  [DRAWN.JACKPOT_BY_CHANCE, 1 + (1 / 10) * ((10 + 3 * 2) / 4)],
  [DRAWN.TRIGGER_BY_CHANCE, 8 / 16 + (1 / 4) * (1 / 3) * 12],
  [
    DRAWN.RANDOM_FEATURES,
    // Of 16 spins one wins and four show the scatter, half of which start two spins: 16 − 1 − 2 are losses.
    (1 + 2 * (1 / 8)) * (8 / 16) + (1 / 10) * 4 + (1 / 20) * 5 + (13 / 16) * (1 / 5) * 2,
  ],
  [DRAWN.WILD_REEL_SETS, 8 / 16 + (1 / 4) * 2 * (0.5 * (8 / 8) + 0.5 * (8 / 4))],
]

describe.each(MEANS.map(([definition, coins]) => [definition.id, definition, coins] as const))(
  '%s',
  (_, definition, coins) => {
    test('is accepted as it is', () => {
      expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
    })

    test('pays on average what a hand works out', () => {
      const sheet = prove(compile(definition))
      expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
      expect(sheet.arithmetic).toBe('integer')
    })

    test('has a pay table that adds up to its return', () => {
      const { sheet, payTables } = detailedSheet(compile(definition), { tableRounds: 2000 })
      const byPays = payTables.flatMap(({ rows }) => rows).reduce((total, { rtp }) => total + rtp, 0)
      const byPrizes = (definition.features ?? []).filter(({ type }) => type !== 'freeSpins')
      const sum = byPrizes.reduce((total, { id }) => total + (sheet.rtpBySource.features[id] ?? 0), byPays)
      // Wins with wilds that lie anywhere are counted over spins that are played.
      const isExact = definition.extraWilds === undefined
      expect(payTables.every(({ method }) => method === (isExact ? 'exact' : 'simulated'))).toBe(true)
      expect(sum).toBeCloseTo(sheet.rtp, isExact ? 12 : 0)
    })
  },
)

test('a spin tells which reel set was drawn, as often as its weight says', () => {
  const game = compile(DRAWN.LINKED_REELS)
  const rng = createRng('sets')
  const seen = new Map<string, number>()
  for (let i = 0; i < 4000; i++) {
    const [stopped] = spin(game, rng).events
    if (stopped?.type !== 'reelsStopped') throw new Error('no stop')
    seen.set(stopped.reelSet, (seen.get(stopped.reelSet) ?? 0) + 1)
    const alike = new Set(stopped.stops).size === 1
    if (stopped.reelSet === 'three') expect(alike).toBe(true)
  }
  expect(seen.get('base')! / 4000).toBeCloseTo(0.4, 1)
  expect(seen.get('two')! / 4000).toBeCloseTo(0.5, 1)
  expect(seen.get('three')! / 4000).toBeCloseTo(0.1, 1)
})

test('the order of reel sets in a definition makes no difference', () => {
  const { DRAWN_REEL_SETS } = DRAWN
  const turned = { ...DRAWN_REEL_SETS, reelSet: { rich: 1, base: 4 } }
  const rounds = [DRAWN_REEL_SETS, turned].map((definition) => {
    const [game, rng] = [compile(definition), createRng('order')]
    return Array.from({ length: 50 }, () => spin(game, rng))
  })
  expect(rounds[0]).toEqual(rounds[1])
  expect(analyse(compile(turned))).toEqual(analyse(compile(DRAWN_REEL_SETS)))
})

describe('reel sets that are drawn are refused', () => {
  const problemsOf = (rest: object) => {
    const result = parseDefinition({ ...DRAWN.WILD_REEL_SETS, ...rest })
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const free = (rest: object) => ({ features: [{ ...DRAWN.WILD_REEL_SETS.features[0], ...rest }] })
  const short = { ...DRAWN.WILD_REEL_SETS.reelSets, tall: [1, 2, 3].map(() => ({ strip: ['a', 'b'], rows: 2 })) }

  test.each([
    ['by a name that is not there', { reelSet: { bass: 1 } }, ['reelSet.bass unknown_reel_set']],
    ['without any', { reelSet: {} }, ['reelSet bad_length']],
    ['with a weight of nothing', { reelSet: { base: 0 } }, ['reelSet.base out_of_range']],
    [
      'of different rows, where symbols keep places',
      { reelSets: short, ...free({ reelSet: { free: 1, tall: 1 }, sticky: ['w'] }) },
      ['features[0].sticky not_allowed'],
    ],
    [
      'whose free spins award too many on average',
      free({ reelSet: { free: 1, base: 9 }, retrigger: { '1': 5 } }),
      ['features[0].retrigger endless'],
    ],
  ])('%s', (_, rest, problems) => {
    expect(problemsOf(rest)).toEqual(problems)
  })

  test('but not for retriggers that one of them alone would award too often', () => {
    expect(problemsOf(free({ reelSet: { free: 9, base: 1 }, retrigger: { '1': 5 } }))).toEqual([])
  })
})

test('the sheet says which reel sets are drawn, and how often', () => {
  const page = (language: 'da' | 'en') => sheetToMarkdown(detailedSheet(compile(DRAWN.WILD_REEL_SETS)), { language })
  expect(page('en')).toContain('Reel sets drawn for each spin')
  expect(page('en')).toMatch(/\| wilds \| 50/)
  expect(page('da')).toContain('Hjulsæt, der trækkes for hvert spin')
})

describe('a chance', () => {
  const told = (definition: Definition, seed: string) => {
    const [game, rng] = [compile(definition), createRng(seed)]
    return Array.from({ length: 400 }, () => spin(game, rng))
  }

  test('after a loss starts nothing in a round that won', () => {
    const rounds = told(DRAWN.SECOND_CHANCE, 'loss')
    const started = rounds.filter(({ events }) => events.some(({ type }) => type === 'startedByChance'))
    expect(started.length).toBeGreaterThan(0)
    for (const { events } of started) {
      expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['reelsStopped', 'startedByChance', 'freeSpinStarted'])
      expect(events[1]).toEqual({ type: 'startedByChance', feature: 'again', spins: 1 })
    }
  })

  test('before the spin comes before its reels', () => {
    const rounds = told(DRAWN.JACKPOT_BY_CHANCE, 'before')
    const started = rounds.filter(({ events }) => events[0]?.type === 'startedByChance')
    expect(started.length).toBeGreaterThan(0)
    for (const { events } of started) expect(events[1]).toMatchObject({ type: 'featureStarted', cells: [] })
    const others = rounds.filter((round) => !started.includes(round))
    for (const { events } of others) expect(events.some(({ type }) => type === 'wheelStopped')).toBe(false)
  })

  const OPTIONS = [{ prize: { coins: 1 } }, { prize: { coins: 2 } }]

  test.each([
    ['without a number of free spins', { type: 'freeSpins', id: 'f', chance: { hit: 1, miss: 1 } }, 'required'],
    [
      'with a number of something else',
      { type: 'choice', id: 'f', chance: { hit: 1, miss: 1, spins: 2 }, options: OPTIONS },
      'not_allowed',
    ],
  ])('%s is refused', (_, feature, code) => {
    const result = parseDefinition({ ...DRAWN.SECOND_CHANCE, features: [feature] })
    expect(result.ok ? [] : result.problems.map((one) => [one.field, one.code])).toEqual([
      ['features[0].chance.spins', code],
    ])
  })

  test('before the spin is refused where a trigger starts the feature too', () => {
    const [feature] = DRAWN.TRIGGER_BY_CHANCE.features
    const both = { ...feature, chance: { hit: 1, miss: 1, when: 'before' } }
    const result = parseDefinition({ ...DRAWN.TRIGGER_BY_CHANCE, features: [both] })
    expect(result.ok ? [] : result.problems.map((one) => one.field)).toEqual(['features[0].chance.when'])
  })
})
