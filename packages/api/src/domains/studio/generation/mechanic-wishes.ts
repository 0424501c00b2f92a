import type { Definition, FallingMechanic, Feature, MechanicName } from '@spilvaerk/slot-engine'
import type { FeatureRow } from './feature-row.ts'

const feature = ({ features = [] }: Definition, fits: (one: Feature) => boolean): boolean => features.some(fits)
const inFreeSpins =
  (field: string) =>
  (game: Definition): boolean =>
    feature(game, (one) => one.type === 'freeSpins' && field in one)
const held =
  (field: string) =>
  (game: Definition): boolean =>
    feature(game, (one) => one.type === 'holdAndWin' && field in one)
const changed =
  (type: string) =>
  ({ changes = [] }: Definition): boolean =>
    changes.some((one) => one.type === type)

const nudged =
  (until: 'full' | 'inView') =>
  ({ changes = [] }: Definition): boolean =>
    changes.some((one) => one.type === 'nudge' && one.until === until)

/** What the designer is asked for each mechanic, and how a game shows that it has it. */
export const MECHANIC_WISHES: { readonly [M in MechanicName | FallingMechanic]: FeatureRow } = {
  book: {
    ask: { freeSpins: true, book: true },
    met: ({ symbols }) => symbols.some((symbol) => symbol.kind === 'wild' && symbol.scatterPays !== undefined),
  },
  randomWilds: {
    ask: { randomWilds: true },
    met: ({ changes = [], symbols }) =>
      changes.some(
        (one) => one.type === 'turn' && symbols.some(({ id, kind }) => kind === 'wild' && turnsInto(one, id)),
      ),
  },
  wildReels: {
    ask: { wildReels: true },
    met: ({ reelSet }) => typeof reelSet === 'object' && Object.keys(reelSet).some((name) => name.startsWith('wild-')),
  },
  nudgingWilds: { ask: { nudgingWilds: true }, met: nudged('full') },
  pulledScatter: { ask: { freeSpins: true, pulledScatter: true }, met: nudged('inView') },
  untilScatter: { ask: { freeSpins: true, untilScatter: true }, met: inFreeSpins('endedBy') },
  fullReels: { ask: { fullReels: true }, met: ({ factors = [] }) => factors.some(({ type }) => type === 'fill') },
  symbolUpgrade: {
    ask: { symbolUpgrade: true },
    met: ({ changes = [] }) =>
      changes.some((one) => one.type === 'turn' && Object.values(one.into).every((to) => typeof to === 'string')),
  },
  linkedReels: {
    ask: { linkedReels: true },
    met: ({ reelSets }) => Object.values(reelSets).some((reels) => reels.some(({ follows }) => follows !== undefined)),
  },
  multiplierReel: {
    ask: { multiplierReel: true },
    met: ({ factors = [] }) => factors.some(({ type }) => type === 'drawn'),
  },
  risingMultiplier: {
    ask: { freeSpins: true, risingMultiplier: true },
    met: (game) => inFreeSpins('grows')(game) || (game.cascades?.multipliers?.at(-1) ?? 1) > 1,
  },
  levels: { ask: { freeSpins: true, levels: true }, met: inFreeSpins('levels') },
  guaranteedWins: { ask: { freeSpins: true, guaranteedWins: true }, met: inFreeSpins('winsAtLeast') },
  cashCollect: { ask: { cashCollect: true }, met: (game) => feature(game, ({ type }) => type === 'collect') },
  openingRows: { ask: { openingRows: true }, met: held('opensRows') },
  coinGrades: { ask: { coinGrades: true }, met: held('grades') },
  activeCoins: { ask: { activeCoins: true }, met: held('active') },
  reelCounters: { ask: { reelCounters: true }, met: held('eachReel') },
  board: { ask: { board: true }, met: (game) => feature(game, ({ type }) => type === 'board') },
  randomPrize: {
    ask: { randomPrize: true },
    met: (game) => feature(game, (one) => one.type === 'wheel' && one.chance !== undefined),
  },
  secondChance: {
    ask: { secondChance: true },
    met: (game) => feature(game, (one) => one.type === 'freeSpins' && one.chance?.when === 'loss'),
  },
  gambleWays: { ask: { gambleWays: true }, met: ({ gamble }) => gamble?.half === true },
  stackedSymbols: {
    ask: { stackedSymbols: true },
    met: ({ reelSets }) => (reelSets.base ?? []).every(({ strip }) => longestRun(strip) >= STACK),
  },
  spreadingWilds: { ask: { spreadingWilds: true }, met: changed('put') },
  roamingWilds: { ask: { freeSpins: true, roamingWilds: true }, met: inFreeSpins('extraWilds') },
  splitSymbols: {
    ask: { splitSymbols: true },
    met: ({ symbols }) =>
      symbols.some((symbol) => symbol.kind === 'wild' && symbol.multiplier === 2 && symbol.replaces?.length === 1),
  },
  colossal: { ask: { colossal: true }, met: ({ reelSets }) => 'colossal' in reelSets },
  growingReels: {
    ask: { freeSpins: true, growingReels: true },
    met: (game) => levelsLeadTo(game, 'taller-'),
  },
  symbolRemoval: {
    ask: { freeSpins: true, symbolRemoval: true },
    met: (game) => levelsLeadTo(game, 'without-'),
  },
  progressive: { ask: { progressive: true }, met: ({ jackpots = [] }) => jackpots.some(isPool) },
  mustHitBy: {
    ask: { mustHitBy: true },
    met: ({ jackpots = [] }) => jackpots.some((jackpot) => isPool(jackpot) && jackpot.mustHitBy !== undefined),
  },
  freeSpinChoice: {
    ask: { freeSpins: true, freeSpinChoice: true },
    met: (game) => feature(game, ({ type }) => type === 'choice'),
  },
  bombs: {
    ask: { cascades: true, bombs: true },
    met: ({ changes = [] }) => changes.some((one) => one.type === 'remove' && one.when === 'end'),
  },
  cellFactors: {
    ask: { cascades: true, cellFactors: true },
    met: ({ factors = [] }) => factors.some(({ type }) => type === 'cells'),
  },
  chargeMeter: {
    ask: { cascades: true, chargeMeter: true },
    met: ({ changes = [] }) => changes.some((one) => one.type === 'remove' && one.charged !== undefined),
  },
}

/** Symbols above one another that are a stack. */
const STACK = 3

const longestRun = (strip: readonly string[]): number => {
  let [longest, run] = [0, 0]
  strip.forEach((id, at) => {
    run = at > 0 && strip[at - 1] === id ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

const isPool = ({ contributionPpm = 0 }: NonNullable<Definition['jackpots']>[number]): boolean => contributionPpm > 0

const levelsLeadTo = (game: Definition, prefix: string): boolean =>
  feature(
    game,
    (one) =>
      one.type === 'freeSpins' &&
      (one.levels?.steps.some(({ reelSet }) => typeof reelSet === 'string' && reelSet.startsWith(prefix)) ?? false),
  )

type Change = NonNullable<Definition['changes']>[number]

const turnsInto = (change: Change, id: string): boolean =>
  change.type === 'turn' && Object.values(change.into).some((to) => typeof to === 'object' && id in to)
