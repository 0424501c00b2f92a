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

/** Wins on lines that are read whole. */
const combined = ({ wins }: Definition, isAnyOrder: boolean): boolean =>
  wins.type === 'lines' && wins.combinations?.some(({ anyOrder = false }) => anyOrder === isAnyOrder) === true
const acts = (game: Definition, how: 'collects' | 'multiplies' | 'adds'): boolean =>
  feature(game, (one) => one.type === 'holdAndWin' && one.active?.some((coin) => coin[how] !== undefined) === true)
const afterWins =
  (type: string) =>
  ({ changes = [] }: Definition): boolean =>
    changes.some((one) => one.type === type && one.when === 'win')

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
  activeCoins: { ask: { activeCoins: true }, met: (game) => acts(game, 'collects') },
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
  spreadingWilds: { ask: { spreadingWilds: true }, met: (game) => changed('put')(game) && !afterWins('put')(game) },
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
    met: (game) => feature(game, (one) => one.type === 'choice' && one.options.some(({ prize }) => 'spins' in prize)),
  },
  bombs: {
    ask: { cascades: true, bombs: true },
    met: ({ changes = [] }) => changes.some((one) => one.type === 'remove' && one.when === 'end'),
  },
  cellFactors: {
    ask: { cascades: true, cellFactors: true },
    met: ({ factors = [] }) => factors.some(({ type }) => type === 'cells'),
  },
  fullWindow: { ask: { fullWindow: true }, met: ({ wins }) => wins.fullWindow !== undefined },
  mixedPays: { ask: { mixedPays: true }, met: (game) => combined(game, false) },
  anyOrder: { ask: { anyOrder: true }, met: (game) => combined(game, true) },
  spinsOnALine: {
    ask: { freeSpins: true, spinsOnALine: true },
    met: (game) => feature(game, (one) => one.type === 'freeSpins' && one.trigger?.inWin === true),
  },
  reelFactors: { ask: { reelFactors: true }, met: ({ factors = [] }) => factors.some(({ type }) => type === 'reels') },
  bothWaysInSpins: {
    ask: { freeSpins: true, bothWaysInSpins: true },
    met: (game) => feature(game, (one) => one.type === 'freeSpins' && paysBothWays(one.instead?.wins)),
  },
  coinsFromLeft: {
    ask: { coinsFromLeft: true },
    met: (game) => feature(game, (one) => one.type === 'collect' && one.pays === 'fromLeft'),
  },
  multiplyingCoins: { ask: { multiplyingCoins: true }, met: (game) => acts(game, 'multiplies') },
  payingCoins: { ask: { payingCoins: true }, met: (game) => acts(game, 'adds') },
  offers: {
    ask: { offers: true },
    met: (game) =>
      feature(
        game,
        (one) => one.type === 'choice' && one.options.some(({ prize }) => 'coins' in prize) && one.options.length === 2,
      ),
  },
  lineJackpot: {
    ask: { lineJackpot: true },
    met: (game) => feature(game, (one) => one.type === 'wheel' && one.trigger?.inWin === true),
  },
  superBet: { ask: { superBet: true }, met: ({ modes = [] }) => modes.some(({ instead }) => instead !== undefined) },
  multiplierBombs: {
    ask: { cascades: true, multiplierBombs: true },
    met: ({ factors = [] }) => factors.some(({ type }) => type === 'symbols'),
  },
  keptLadder: {
    ask: { freeSpins: true, cascades: true, keptLadder: true },
    met: (game) => feature(game, (one) => one.type === 'freeSpins' && one.grows?.each === 'cascade'),
  },
  winLeavesWild: { ask: { cascades: true, winLeavesWild: true }, met: afterWins('put') },
  lockedSymbols: { ask: { cascades: true, lockedSymbols: true }, met: afterWins('turn') },
  chargeMeter: {
    ask: { cascades: true, chargeMeter: true },
    met: ({ changes = [] }) => changes.some((one) => one.type === 'remove' && one.charged !== undefined),
  },
}

const paysBothWays = (wins: Definition['wins'] | undefined): boolean =>
  wins !== undefined && 'direction' in wins && wins.direction === 'both'

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
