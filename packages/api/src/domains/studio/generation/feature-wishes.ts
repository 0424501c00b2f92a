import { type Definition, FALLING_MECHANICS, MECHANICS } from '@spilvaerk/slot-engine'
import type { FeatureWish } from '../composer/wishes.ts'
import type { FeatureRow } from './feature-row.ts'
import { MECHANIC_WISHES } from './mechanic-wishes.ts'

const hasFeature =
  (type: string) =>
  ({ features = [] }: Definition): boolean =>
    features.some((feature) => feature.type === type)
const freeSpinsWith =
  (field: 'retrigger' | 'sticky' | 'walking') =>
  ({ features = [] }: Definition): boolean =>
    features.some((feature) => feature.type === 'freeSpins' && feature[field] !== undefined)
const wildWith =
  (field: 'expands' | 'multiplier') =>
  ({ symbols }: Definition): boolean =>
    symbols.some((symbol) => symbol.kind === 'wild' && symbol[field] !== undefined)

const spinsAgain = ({ features = [] }: Definition): boolean =>
  features.some(
    (one) =>
      one.type === 'holdAndWin' ||
      (one.type === 'freeSpins' && (one.untilGone === true || one.chance?.when === 'loss')),
  )

/** Each feature that can be asked for in words: what the designer is asked, and how a game shows that it has it. */
export const FEATURES: { readonly [F in FeatureWish]: FeatureRow } = {
  freeSpins: { ask: { freeSpins: true }, met: hasFeature('freeSpins') },
  retrigger: { ask: { freeSpins: true }, met: freeSpinsWith('retrigger') },
  wild: { ask: {}, met: ({ symbols }) => symbols.some(({ kind }) => kind === 'wild') },
  scatter: {
    ask: {},
    met: (game) => game.symbols.some(({ kind }) => kind === 'scatter') || MECHANIC_WISHES.spinsOnALine.met(game),
  },
  expandingWild: { ask: { expandingWilds: true }, met: wildWith('expands') },
  stickyWild: {
    ask: { freeSpins: true, stickyWilds: true },
    met: freeSpinsWith('sticky'),
  },
  walkingWild: {
    ask: { freeSpins: true, walkingWilds: true },
    met: freeSpinsWith('walking'),
  },
  wildMultiplier: { ask: { wildMultiplier: 2 }, met: wildWith('multiplier') },
  scatterPays: {
    ask: { scatterPays: true },
    met: ({ symbols }) => symbols.some((symbol) => symbol.kind === 'scatter' && symbol.pays !== undefined),
  },
  cascades: { ask: { cascades: true }, met: ({ cascades }) => cascades !== undefined },
  respins: { ask: { secondChance: true }, met: spinsAgain },
  mystery: {
    ask: { mystery: true },
    met: ({ symbols }) => symbols.some(({ kind }) => kind === 'mystery'),
  },
  bonusBuy: {
    ask: { freeSpins: true, bonusBuy: true },
    met: ({ modes = [] }) => modes.some(({ buys }) => buys !== undefined),
  },
  holdAndWin: { ask: { holdAndWin: true }, met: hasFeature('holdAndWin') },
  jackpots: { ask: { jackpots: true }, met: ({ jackpots = [] }) => jackpots.length > 0 },
  wheel: { ask: { wheel: true }, met: hasFeature('wheel') },
  pick: { ask: { pick: true }, met: hasFeature('pick') },
  ladder: { ask: { ladder: true }, met: hasFeature('ladder') },
  gamble: { ask: { gamble: true }, met: ({ gamble }) => gamble !== undefined },
  bothWays: {
    ask: {},
    met: ({ wins }) => 'direction' in wins && wins.direction === 'both',
  },
  ante: {
    ask: { freeSpins: true, ante: true },
    met: ({ modes = [] }) => modes.some(({ id }) => id === 'ante'),
  },
  ...MECHANIC_WISHES,
}

/** Whether it happens as symbols fall. */
export const isOfFalling = (feature: FeatureWish): boolean => FALLING_MECHANICS.some((each) => each === feature)

/** Games within the game, in the order in which they are added when so many are asked for. */
export const MINI_GAMES = ['wheel', 'pick', 'ladder', 'holdAndWin', 'gamble'] as const satisfies FeatureWish[]

/** The book is the only wild, and its free spins have no other change. */
const BESIDE_A_BOOK = [
  ...(['expandingWild', 'stickyWild', 'walkingWild', 'wildMultiplier', 'randomWilds', 'wildReels'] as const),
  ...(['nudgingWilds', 'levels', 'risingMultiplier', 'spreadingWilds', 'roamingWilds', 'splitSymbols'] as const),
  ...(['growingReels', 'symbolRemoval', 'freeSpinChoice', 'spinsOnALine', 'bothWaysInSpins', 'reelFactors'] as const),
] satisfies FeatureWish[]

/** What the symbol does that starts free spins, where it counts anywhere. */
const OF_A_SCATTER = [
  ...(['pulledScatter', 'untilScatter', 'levels', 'symbolRemoval', 'growingReels', 'freeSpinChoice'] as const),
] satisfies FeatureWish[]

/** What no law tells beside what is won on a line. */
const BESIDE_LINES = ['cashCollect', 'coinsFromLeft', 'lineJackpot'] as const satisfies FeatureWish[]

/** What comes with another feature by itself: of each pair the first brings the second. */
export const BRINGS: readonly (readonly [FeatureWish, FeatureWish])[] = [
  ['secondChance', 'respins'],
  ['cascades', 'risingMultiplier'],
]

/** What the designer refuses to have together: of each pair the second gives way. */
export const APART: readonly (readonly [FeatureWish, FeatureWish])[] = [
  ['cascades', 'expandingWild'],
  ['cascades', 'stickyWild'],
  ['cascades', 'walkingWild'],
  ['cascades', 'holdAndWin'],
  ['stickyWild', 'walkingWild'],
  ['expandingWild', 'holdAndWin'],
  ...MECHANICS.filter((name) => name !== 'risingMultiplier').map((name) => ['cascades', name] as const),
  ['cascades', 'respins'],
  ...BESIDE_A_BOOK.map((name) => ['book', name] as const),
  ['levels', 'risingMultiplier'],
  ['growingReels', 'risingMultiplier'],
  ['symbolRemoval', 'risingMultiplier'],
  ['growingReels', 'symbolRemoval'],
  ['freeSpinChoice', 'risingMultiplier'],
  ['freeSpinChoice', 'levels'],
  ['roamingWilds', 'stickyWild'],
  ['roamingWilds', 'walkingWild'],
  ['roamingWilds', 'levels'],
  ['activeCoins', 'jackpots'],
  ['multiplyingCoins', 'jackpots'],
  ['payingCoins', 'jackpots'],
  ...OF_A_SCATTER.map((name) => ['spinsOnALine', name] as const),
  ...BESIDE_LINES.map((name) => ['spinsOnALine', name] as const),
  ['lineJackpot', 'cashCollect'],
  ['lineJackpot', 'coinsFromLeft'],
  ['cashCollect', 'coinsFromLeft'],
  ['bothWays', 'bothWaysInSpins'],
  ['reelFactors', 'fullWindow'],
  ['reelFactors', 'mixedPays'],
  ['reelFactors', 'anyOrder'],
  ['keptLadder', 'risingMultiplier'],
]
