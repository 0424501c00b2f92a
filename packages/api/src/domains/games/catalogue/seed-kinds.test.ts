import { compile, createRng, type Definition, type Feature, spin } from '@spilvaerk/slot-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import { faceOf } from './face.ts'
import { readSeeds } from './seed.ts'

let games: readonly Definition[] = []
beforeAll(async () => {
  games = (await readSeeds(ASSETS.seeds)).map(({ definition }) => definition)
})

type Is = (definition: Definition) => boolean

const has = (feature: (each: Feature, definition: Definition) => boolean): Is => {
  return (definition) => (definition.features ?? []).some((each) => feature(each, definition))
}
const spins = (does: (each: Extract<Feature, { type: 'freeSpins' }>) => unknown): Is =>
  has((feature) => feature.type === 'freeSpins' && Boolean(does(feature)))
const wilds = (does: (each: Extract<Definition['symbols'][number], { kind: 'wild' }>) => unknown): Is => {
  return ({ symbols }) => symbols.some((symbol) => symbol.kind === 'wild' && Boolean(does(symbol)))
}
const ways = (number: number, direction: string): Is => {
  return (definition) =>
    definition.wins.type === 'ways' &&
    (definition.wins.direction ?? 'left') === direction &&
    faceOf(definition).paylines === number
}
const miniGames = ({ features = [] }: Definition): number =>
  features.filter(({ type, trigger }) => trigger && ['wheel', 'pick', 'ladder', 'holdAndWin'].includes(type)).length
const tiers = (pools: boolean): Is => {
  return ({ jackpots = [] }) => jackpots.filter(({ contributionPpm = 0 }) => contributionPpm > 0 === pools).length === 4
}

const KINDS: Readonly<Record<string, Is>> = {
  '243 ways': ways(243, 'left'),
  '1,024 ways from both sides': ways(1024, 'both'),
  '117,649 ways': ways(117_649, 'left'),
  'cascades with a multiplier that grows in free spins': spins(({ grows }) => grows?.each === 'cascade'),
  'a reel across the top': ({ topReels }) => topReels !== undefined,
  'clusters on seven by seven, with a ladder of multipliers': ({ wins, reelSets, cascades }) =>
    wins.type === 'clusters' && reelSets.base?.length === 7 && (cascades?.multipliers?.length ?? 0) > 1,
  'eight or more anywhere': (definition) => definition.wins.type === 'anywhere' && faceOf(definition).leastCount === 8,
  'expanding wilds': wilds(({ expands }) => expands),
  'multiplying wilds': wilds(({ multiplier }) => typeof multiplier === 'object'),
  'sticky wilds': spins(({ sticky }) => sticky),
  'walking wilds with respins': spins(({ walking, untilGone }) => walking && untilGone),
  'a symbol drawn to expand': spins(({ expandingSymbol }) => expandingSymbol),
  'free spins won on a line': spins(({ trigger }) => trigger?.inWin),
  'extra wilds': spins(({ extraWilds }) => extraWilds),
  'a multiplier that grows by the spin': spins(({ grows }) => grows?.each === 'spin'),
  'stacked symbols': ({ reelSets }) => (reelSets.base ?? []).every(({ strip }) => longestRun(strip) >= 3),
  'giant symbols': ({ reelSets }) => (reelSets.base ?? []).some(({ follows }) => follows !== undefined),
  'mystery symbols': ({ symbols }) => symbols.some(({ kind }) => kind === 'mystery'),
  'respins that hold the winners': ({ respins }) => respins !== undefined,
  'a choice of volatility': has((feature) => feature.type === 'choice' && feature.options.length >= 3),
  'hold-and-win with a prize for the full grid': has(
    (feature) => feature.type === 'holdAndWin' && feature.respins === 3 && (feature.fullCoins ?? 0) > 0,
  ),
  'a pick that something ends': has((feature) => feature.type === 'pick' && feature.items.some(({ ends }) => ends)),
  'a pick of so many': has((feature) => feature.type === 'pick' && feature.picks !== undefined),
  'a wheel within a wheel': has(
    (feature, { features = [] }) =>
      feature.type === 'wheel' &&
      feature.segments.some(({ prize }) => 'feature' in prize && features.some(isWheel(prize.feature))),
  ),
  'a ladder': has(({ type }) => type === 'ladder'),
  'three mini-games or more': (definition) => miniGames(definition) >= 3,
  'four fixed jackpots': tiers(false),
  'four pools': tiers(true),
  'pools that must be hit': ({ jackpots = [] }) => jackpots.some(({ mustHitBy }) => mustHitBy !== undefined),
  'a bonus to buy': ({ modes = [] }) => modes.some(({ buys }) => buys),
  'an ante bet': ({ modes = [] }) => modes.some(({ buys, reelSet }) => !buys && reelSet),
  'a gamble': ({ gamble }) => gamble !== undefined,
}

const isWheel = (wanted: string) => (feature: Feature) => feature.type === 'wheel' && feature.id === wanted

const longestRun = (strip: readonly string[]): number => {
  let run = 0
  return strip.reduce((longest, id, stop) => {
    run = id === strip[stop - 1] ? run + 1 : 1
    return Math.max(longest, run)
  }, 0)
}

describe('among the games of the house', () => {
  test.each(Object.keys(KINDS))('there is one with %s', (kind) => {
    expect(games.filter((game) => KINDS[kind]?.(game)).map(({ id }) => id)).not.toEqual([])
  })
})

/** Events that some round of the house must show. */
const EVENTS = [
  ...['lineWon', 'waysWon', 'clusterWon', 'anywhereWon', 'scatterPaid', 'cascaded', 'revealed', 'wildsMultiplied'],
  ...['wildsAdded', 'expanded', 'expandingSymbolChosen', 'freeSpinsAwarded', 'freeSpinStarted', 'freeSpinsEnded'],
  ...['featureStarted', 'wheelStopped', 'itemUncovered', 'ladderClimbed', 'choiceMade', 'coinsLocked'],
  ...['holdAndWinEnded', 'prizeWon', 'jackpotWon'],
]
const ROUNDS = 3000

test('their rounds show every event there is', () => {
  const missing = new Set(EVENTS)
  const compiled = games.map((definition) => compile(definition))
  for (let round = 0; round < ROUNDS && missing.size > 0; round++) {
    for (const game of compiled) {
      for (const { type } of spin(game, createRng(`${game.definition.id}/${round}`)).events) missing.delete(type)
    }
  }
  expect([...missing]).toEqual([])
}, 60_000)
