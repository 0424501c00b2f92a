import { describe, expect, test } from 'vitest'
import type { Definition, Feature } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { prove } from '../../proof/analyse/analyse.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import type { Brief } from '../brief.ts'
import { design } from '../design.ts'
import { MECHANICS, type MechanicName } from './names.ts'

const BRIEF: Brief = {
  ...{ name: 'Prøvespil', reels: 5, lines: 10, rtp: 95.5, volatility: 'medium', maxWin: 1000 },
  features: { freeSpins: true },
}
const { lines: _, ...BY_CELLS } = BRIEF
const BY_WAYS: Brief = { ...BY_CELLS, counting: 'ways' }
/** Books make a game restless, and some mechanics win by ways only. */
const OWN: { readonly [M in MechanicName]?: Brief } = {
  book: { ...BRIEF, volatility: 'high' },
  splitSymbols: BY_WAYS,
  growingReels: BY_WAYS,
}

/** The most of one symbol above one another. */
const longestRun = (strip: readonly string[]): number =>
  Math.max(...strip.map((id, at) => strip.slice(at).findIndex((other) => other !== id)))

const feature = (game: Definition, fits: (feature: Feature) => boolean): boolean => game.features?.some(fits) ?? false
const inFreeSpins = (game: Definition, field: string): boolean =>
  feature(game, (one) => one.type === 'freeSpins' && field in one)
const held = (game: Definition, field: string): boolean =>
  feature(game, (one) => one.type === 'holdAndWin' && field in one)
const acts = (game: Definition, how: 'multiplies' | 'adds'): boolean =>
  feature(game, (one) => one.type === 'holdAndWin' && one.active?.[0]?.[how] !== undefined)
const change = (game: Definition, type: string): boolean => game.changes?.some((one) => one.type === type) ?? false

/** What a definition says that has the mechanic. */
const HAS: { readonly [M in MechanicName]: (game: Definition) => boolean } = {
  book: (game) =>
    inFreeSpins(game, 'expandingSymbol') && game.symbols.some((one) => one.kind === 'wild' && one.scatterPays),
  randomWilds: (game) => change(game, 'turn'),
  wildReels: ({ reelSet }) => typeof reelSet === 'object' && 'wild-2' in reelSet,
  nudgingWilds: (game) => change(game, 'nudge'),
  symbolUpgrade: (game) => change(game, 'turn'),
  linkedReels: ({ reelSets }) => Object.values(reelSets).some((reels) => reels.some(({ follows }) => follows === 0)),
  multiplierReel: ({ factors = [] }) => factors.some(({ type }) => type === 'drawn'),
  risingMultiplier: (game) => inFreeSpins(game, 'grows'),
  levels: (game) => inFreeSpins(game, 'levels'),
  guaranteedWins: (game) => inFreeSpins(game, 'winsAtLeast'),
  cashCollect: (game) => feature(game, (one) => one.type === 'collect' && one.collector !== undefined),
  openingRows: (game) => held(game, 'opensRows'),
  coinGrades: (game) => held(game, 'grades'),
  activeCoins: (game) => held(game, 'active'),
  reelCounters: (game) => held(game, 'eachReel'),
  board: (game) => feature(game, ({ type }) => type === 'board'),
  randomPrize: (game) => feature(game, (one) => one.type === 'wheel' && one.chance !== undefined),
  secondChance: (game) => feature(game, (one) => one.type === 'freeSpins' && one.chance?.when === 'loss'),
  stackedSymbols: ({ reelSets }) => (reelSets.base ?? []).every(({ strip }) => longestRun(strip) >= 3),
  spreadingWilds: (game) => change(game, 'put'),
  roamingWilds: (game) => inFreeSpins(game, 'extraWilds'),
  splitSymbols: ({ symbols }) => symbols.some((one) => one.kind === 'wild' && one.multiplier === 2 && one.replaces),
  colossal: ({ reelSets }) => reelSets.colossal?.filter(({ follows }) => follows === 1).length === 2,
  growingReels: ({ reelSets }) => reelSets['taller-2']?.[0]?.rows === 5,
  symbolRemoval: ({ reelSets }) => 'without-2' in reelSets,
  progressive: ({ jackpots = [] }) => jackpots.some((one) => one.contributionPpm && one.mustHitBy === undefined),
  mustHitBy: ({ jackpots = [] }) => jackpots.some((one) => one.contributionPpm && one.mustHitBy),
  freeSpinChoice: (game) => feature(game, (one) => one.type === 'choice' && one.options.length === 4),
  fullReels: ({ factors = [] }) => factors.some(({ type }) => type === 'fill'),
  pulledScatter: (game) => change(game, 'nudge'),
  untilScatter: (game) => inFreeSpins(game, 'endedBy'),
  multiplyingCoins: (game) => acts(game, 'multiplies'),
  payingCoins: (game) => acts(game, 'adds'),
  coinsFromLeft: (game) => feature(game, (one) => one.type === 'collect' && one.pays === 'fromLeft'),
  fullWindow: ({ wins }) => wins.fullWindow !== undefined,
  mixedPays: ({ wins }) => wins.type === 'lines' && wins.combinations?.[0]?.slots[4]?.length === 3,
  anyOrder: ({ wins }) => wins.type === 'lines' && wins.combinations?.[0]?.anyOrder === true,
  spinsOnALine: (game) => feature(game, (one) => one.type === 'freeSpins' && one.trigger?.inWin === true),
  bothWaysInSpins: (game) => inFreeSpins(game, 'instead'),
  reelFactors: ({ factors = [] }) => factors.some(({ type }) => type === 'reels'),
  superBet: ({ modes = [] }) => modes.some((one) => one.instead?.factors !== undefined),
  offers: ({ features = [] }) => features.filter(({ type }) => type === 'choice').length === 6,
  lineJackpot: ({ jackpots = [] }) => jackpots.length === 1,
  gambleWays: ({ gamble }) => gamble?.half === true && gamble.others !== undefined,
}

describe.each(MECHANICS)('%s', (name) => {
  const brief = OWN[name] ?? BRIEF
  const designed = design({ ...brief, features: { ...BRIEF.features, [name]: true } }, 'mechanics')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  const { definition, sheet } = designed

  test('is written into a game that is proved to meet the brief', () => {
    expect(parseDefinition(JSON.parse(JSON.stringify(definition)))).toMatchObject({ ok: true })
    expect(HAS[name](definition)).toBe(true)
    expect(sheet.method).toBe('exact')
    expect(Math.abs(sheet.rtp * 100 - BRIEF.rtp)).toBeLessThan(0.05)
    expect(sheet.volatilityClass).toBe(brief.volatility)
  })

  test('returns in play what its sheet says', () => {
    const spins = 20_000
    const report = simulateNow(compile(definition), { spins, seed: 'fresh' })
    expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((4 * sheet.standardDeviation) / Math.sqrt(spins))
  })
})

describe('mechanics that change the same part of a game go together', () => {
  const designed = (features: Brief['features']) => {
    const result = design({ ...BRIEF, features: { ...BRIEF.features, ...features } }, 'together')
    if (!result.ok) throw new Error(`${result.target}: ${result.reason}`)
    return result.definition
  }

  test('how often paid spins run on other reels', () => {
    const { reelSet } = designed({ wildReels: true, linkedReels: true })
    expect(reelSet).toMatchObject({ base: 60, 'wild-2': 1, 'linked-2': 9 })
  })

  test('what levels of free spins lead to', () => {
    const { features = [] } = designed({ levels: true, symbolRemoval: true })
    const steps = [
      { multiplier: 2, reelSet: 'without-1' },
      { multiplier: 3, reelSet: 'without-2' },
    ]
    expect(features.find(({ type }) => type === 'freeSpins')).toMatchObject({ levels: { steps } })
  })
})

test('by ways, a bet has fewer coins where the sheet would be out of reach', () => {
  const designed = design({ ...BY_WAYS, features: { ...BRIEF.features, randomPrize: true } }, 'a')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  expect(designed.definition.betCoins).toBe(100)
  expect(designed.sheet.method).toBe('exact')
})

test('bet modes return what the plain bet does, with what mechanics bring', () => {
  const features = { ...BRIEF.features, bonusBuy: true, ante: true, superBet: true, multiplierReel: true }
  const designed = design({ ...BRIEF, betCoins: 100, features }, 'modes')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  const { modes = [] } = designed.definition
  expect(modes.map(({ id }) => id)).toEqual(['bonus-buy', 'ante', 'super'])
  for (const { id, coins } of modes) {
    const { rtp } = prove(compile(designed.definition), { mode: id })
    expect(Math.abs(rtp * 100 - BRIEF.rtp), id).toBeLessThan(0.05 + 60 / coins)
  }
  const [buy] = modes
  expect(buy?.coins).toBeGreaterThanOrEqual(50 * 100)
  expect(buy?.coins).toBeLessThanOrEqual(200 * 100)
})

test('several go together, and features of hold-and-win are one', () => {
  const features = { ...BRIEF.features, coinGrades: true, openingRows: true, holdAndWin: true, secondChance: true }
  const designed = design({ ...BRIEF, features }, 'together')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  const kinds = designed.definition.features?.map(({ type }) => type)
  expect(kinds?.filter((type) => type === 'holdAndWin')).toHaveLength(1)
  expect(kinds?.filter((type) => type === 'freeSpins')).toHaveLength(2)
})

describe('what cannot be is refused, and says what would be accepted', () => {
  test.each([
    [{ ...BRIEF, features: { levels: true } }, 'freeSpins'],
    [{ ...BRIEF, features: { splitSymbols: true } }, 'ways'],
    [{ ...BRIEF, lines: undefined, counting: 'clusters', features: { board: true } }, 'false'],
    [{ ...BRIEF, features: { ...BRIEF.features, board: 'yes' } }, 'true'],
    [{ ...BRIEF, features: { ...BRIEF.features, levels: true, risingMultiplier: true } }, 'fewer'],
  ] as const)('%#', (brief, nearest) => {
    expect(design(brief as unknown as Brief, 'x')).toMatchObject({ ok: false, nearest })
  })
})

test('the same seed gives the same game', () => {
  const brief = { ...BRIEF, features: { ...BRIEF.features, board: true } }
  expect(design(brief, 'a')).toEqual(design(brief, 'a'))
})

test('all lines of a covered window reach the cap of a book, however calm it is', () => {
  const features = { ...BRIEF.features, book: true }
  const designed = design({ ...BRIEF, lines: 20, rtp: 96, maxWin: 5000, features }, 'b')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  expect(designed.sheet.volatilityClass).toBe('medium')
  expect(designed.sheet.maxWin.capProbability).toBeGreaterThan(1e-8)
})
