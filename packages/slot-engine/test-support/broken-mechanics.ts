/** Ways to break what goes beyond lines and free spins. */
import { BROKEN_KINDS } from './broken-kinds.ts'
import { BOOK, BY_NUMBER, WILDS_PAY_NOTHING } from './counting-definitions.ts'
import { type BrokenDefinition, broken, brokenWhole, FULL_DEFINITION, many } from './definitions.ts'
import {
  ANYWHERE_DEFINITION,
  CLUSTERS_DEFINITION,
  WALKING_DEFINITION,
  WAYS_DEFINITION,
} from './mechanics-definitions.ts'
import { SHAPES, STRAIGHT_RUNS } from './rules-definitions.ts'

const [, wheel, chest, stairs, hold] = FULL_DEFINITION.features
const SIDES_OF_ONE = { ...FULL_DEFINITION, wins: { ...FULL_DEFINITION.wins, direction: 'left' } } as const
const ofWays = { of: WAYS_DEFINITION }
const ofWalking = { of: WALKING_DEFINITION, passesSchema: true } as const
const cascading = { of: WAYS_DEFINITION, passesSchema: true } as const

const WINS: readonly BrokenDefinition[] = [
  broken('wins.direction', 'any', 'not_allowed', ofWays),
  broken('wins.combinations', [], 'unknown_key', ofWays),
  broken('wins.wildMultipliers', 'add', 'unknown_key', ofWays),
  broken('wins.direction', 'left', 'unknown_key', { of: CLUSTERS_DEFINITION }),
  broken('wins.wildMultipliers', 'sum', 'not_allowed', { of: ANYWHERE_DEFINITION }),
  broken('symbols[0].pays.4', 5, 'out_of_range', cascading),
  broken('symbols[0].pays.17', 5, 'out_of_range', { of: CLUSTERS_DEFINITION, passesSchema: true }),
  broken('symbols[2].pays', { 17: 5 }, 'out_of_range', {
    of: CLUSTERS_DEFINITION,
    field: 'symbols[2].pays.17',
    passesSchema: true,
  }),
  broken('symbols[2].scatterPays', { 2: 1 }, 'not_allowed', { of: ANYWHERE_DEFINITION, passesSchema: true }),
  broken('symbols[2].scatterPays', { 2: 1 }, 'not_allowed', cascading),
  broken('symbols[0].scatterPays', { 2: 1 }, 'unknown_key', ofWays),
  broken('wins.sides', 'better', 'not_allowed', { of: SIDES_OF_ONE, passesSchema: true }),
  broken('features[2].trigger.upTo', 0, 'out_of_range', { of: BY_NUMBER }),
  broken('features[2].trigger.at', 2, 'out_of_range', {
    of: BY_NUMBER,
    field: 'features[2].trigger.upTo',
    passesSchema: true,
  }),
  broken('features[0].scatterPays', { a: { 2: 1 } }, 'wrong_symbol_kind', {
    of: BOOK,
    field: 'features[0].scatterPays.a',
    passesSchema: true,
  }),
  broken('features[0].scatterPays', { w: { 2: 1 } }, 'not_allowed', {
    of: WAYS_DEFINITION,
    field: 'features[0].scatterPays.w',
    passesSchema: true,
  }),
  broken('wins.along', 'columns', 'not_allowed', { of: STRAIGHT_RUNS }),
  broken('wins.wildRuns', 'best', 'not_allowed', { of: STRAIGHT_RUNS }),
  broken('wins.shapes', [], 'bad_length', { of: SHAPES }),
  broken('wins.shapes[0].cells', [[0], [0]], 'bad_length', { of: SHAPES, passesSchema: true }),
  broken('wins.shapes[0].cells[1][0]', 2, 'out_of_range', { of: SHAPES, passesSchema: true }),
  broken('wins.shapes[2].cells[0]', [0, 0], 'duplicate', { of: SHAPES, field: 'wins.shapes[2].cells[0][1]' }),
  broken('wins.shapes[1].name', 'line', 'duplicate', { of: SHAPES, passesSchema: true }),
  broken('wins.paid', 'perWay', 'not_allowed', { of: CLUSTERS_DEFINITION }),
  broken('wins.fullWindow', { pays: {} }, 'bad_length', { of: CLUSTERS_DEFINITION, field: 'wins.fullWindow.pays' }),
  broken('wins.fullWindow', { pays: { s: 5 } }, 'wrong_symbol_kind', {
    ...ofWays,
    field: 'wins.fullWindow.pays.s',
    passesSchema: true,
  }),
  broken('wins.fullWindow', { pays: { a: 5 }, wilds: 'no' }, 'not_allowed', {
    ...ofWays,
    field: 'wins.fullWindow.wilds',
  }),
  broken('wins.wildRuns', 'all', 'not_allowed', { of: CLUSTERS_DEFINITION }),
  broken('wins.wildRuns', 'each', 'not_allowed'),
  broken('symbols[2].pays', { 5: 5 }, 'not_allowed', { of: WILDS_PAY_NOTHING, passesSchema: true }),
]

const REELS: readonly BrokenDefinition[] = [
  brokenWhole('reelSets.base[0].rows', { 2: 1 }, 'not_allowed'),
  broken('reelSets.base[0].rows', '3', 'wrong_type', ofWays),
  broken('reelSets.base[0].rows', {}, 'out_of_range', ofWays),
  broken('reelSets.base[0].rows', { 2: 0, 3: 0 }, 'out_of_range', cascading),
  broken('reelSets.base[0].rows', { 0: 1 }, 'out_of_range', { ...ofWays, field: 'reelSets.base[0].rows.0' }),
  broken('reelSets.base[0].rows', { 11: 1 }, 'out_of_range', { ...ofWays, field: 'reelSets.base[0].rows.11' }),
  broken('reelSets.base[0].rows.3', -1, 'out_of_range', ofWays),
  broken('reelSets.base[0].rows.3', 1 << 18, 'out_of_range', { ...cascading, field: 'reelSets.base[0].rows' }),
]

const SYMBOLS: readonly BrokenDefinition[] = [
  broken('symbols[7].multiplier', {}, 'out_of_range'),
  broken('symbols[7].multiplier', { 0: 1 }, 'out_of_range', { field: 'symbols[7].multiplier.0' }),
  broken('symbols[7].multiplier', { 1001: 1 }, 'out_of_range', { field: 'symbols[7].multiplier.1001' }),
  broken('symbols[7].multiplier.5', 1.5, 'out_of_range'),
  brokenWhole('symbols[7].multiplier', { 2: 0 }, 'out_of_range'),
  broken('symbols[7].expands', 'yes', 'wrong_type'),
  brokenWhole('symbols[7].expands', true, 'not_allowed'),
  brokenWhole('symbols[3].expands', true, 'not_allowed', 'features[4]'),
  broken('symbols[0].expands', true, 'unknown_key'),
  broken('symbols[8].reveals', undefined, 'required'),
  broken('symbols[8].reveals', {}, 'bad_length'),
  broken('symbols[8].reveals.bar', 0, 'out_of_range'),
  brokenWhole('symbols[8].reveals.bonus', 1, 'wrong_symbol_kind'),
  brokenWhole('symbols[8].reveals.secret', 1, 'wrong_symbol_kind'),
  brokenWhole('symbols[8].reveals.bat', 1, 'unknown_symbol'),
  brokenWhole('reelSets.free[0].strip[0]', 'secret', 'not_allowed'),
  broken('symbols[8].pays', { 3: 1 }, 'unknown_key'),
  brokenWhole('symbols[9]', { id: 'other', kind: 'mystery', reveals: { bar: 1 } }, 'duplicate', 'symbols[9].kind'),
]

const CASCADES: readonly BrokenDefinition[] = [
  broken('cascades', [], 'wrong_type', ofWays),
  broken('cascades.multiplier', [1], 'unknown_key', ofWays),
  broken('cascades.multipliers', [], 'bad_length', ofWays),
  broken('cascades.multipliers', many(101, 1), 'bad_length', ofWays),
  broken('cascades.multipliers[0]', 0, 'out_of_range', ofWays),
  broken('cascades.refill', 'reel', 'not_allowed', ofWays),
  broken('cascades.refill', {}, 'bad_length', ofWays),
  broken('cascades.refill.a', 0, 'out_of_range', ofWays),
  broken('cascades.refill.c', 1, 'unknown_symbol', cascading),
  broken('cascades.refill.m', 1, 'wrong_symbol_kind', cascading),
  broken('symbols[2].reels', [0, 1], 'not_allowed', { ...cascading, field: 'cascades.refill.w' }),
  broken('symbols[2].reels', [0, 1], 'not_allowed', { ...cascading, field: 'reelSets.base[2].strip[1]' }),
]

const FREE_SPINS: readonly BrokenDefinition[] = [
  broken('features[0].grows', {}, 'required', { field: 'features[0].grows.by' }),
  broken('features[0].grows.by', 0, 'out_of_range'),
  broken('features[0].grows.each', 'round', 'not_allowed'),
  brokenWhole('features[0].grows.each', 'cascade', 'not_allowed'),
  brokenWhole('features[0].grows.upTo', 1, 'out_of_range'),
  broken('features[0].grows.upTo', 1001, 'out_of_range'),
  broken('features[0].sticky', [], 'bad_length'),
  broken('features[0].sticky', ['seven', 'seven'], 'duplicate', { field: 'features[0].sticky[1]' }),
  brokenWhole('features[0].sticky', ['bonus'], 'wrong_symbol_kind', 'features[0].sticky[0]'),
  broken('features[0].sticky', ['w'], 'not_allowed', cascading),
  broken('features[0].walking', ['w'], 'not_allowed', cascading),
  brokenWhole('features[0].walking', ['star'], 'not_allowed'),
  broken('features[0].walking', ['a'], 'not_allowed', { ...ofWalking, field: 'features[0].walking[0]' }),
  broken('features[0].walking', undefined, 'not_allowed', { ...ofWalking, field: 'features[0].untilGone' }),
  broken('features[0].untilGone', 'yes', 'wrong_type', { of: WALKING_DEFINITION }),
  broken('features[0].retrigger', { 1: 1 }, 'endless', ofWalking),
  broken('features[0].extraWilds', { symbol: 'w', counts: { 1: 1 } }, 'not_allowed', cascading),
  brokenWhole('features[0].extraWilds.symbol', 'seven', 'wrong_symbol_kind'),
  brokenWhole('features[0].extraWilds.symbol', 'joker', 'not_allowed'),
  brokenWhole('features[0].extraWilds.counts', { 8: 1 }, 'out_of_range', 'features[0].extraWilds.counts.8'),
  broken('features[0].extraWilds.counts', {}, 'out_of_range'),
  broken('features[0].expandingSymbol', {}, 'bad_length'),
  broken('features[0].expandingSymbol.seven', 0, 'out_of_range'),
  brokenWhole('features[0].expandingSymbol.star', 1, 'wrong_symbol_kind'),
  brokenWhole('symbols[1].pays', undefined, 'not_allowed', 'features[0].expandingSymbol.bar'),
  broken('features[0].expandingSymbol', { a: 1 }, 'not_allowed', cascading),
]

const MINI_GAMES: readonly BrokenDefinition[] = [
  brokenWhole('features[1].trigger', { symbol: 'blank', at: 2 }, 'wrong_symbol_kind', 'features[1].trigger.symbol'),
  brokenWhole('features[1].trigger', { symbol: 'secret', at: 2 }, 'wrong_symbol_kind', 'features[1].trigger.symbol'),
  brokenWhole('features[1].trigger.symbol', 'sun', 'not_allowed'),
  broken('features[1].trigger.at', 0, 'out_of_range'),
  brokenWhole('features[1].trigger.at', 8, 'out_of_range'),
  broken('features[1].trigger.awards', { 2: 1 }, 'unknown_key'),
  broken('features[1].segments', [], 'bad_length'),
  broken('features[1].segments', many(101), 'bad_length'),
  brokenWhole('features[1].segments', [{ weight: 0, prize: { coins: 1 } }], 'out_of_range'),
  broken('features[1].segments[0].weight', -1, 'out_of_range'),
  broken('features[1].segments[0].prize', {}, 'required'),
  broken('features[1].segments[0].prize', { coin: 5 }, 'unknown_key', { field: 'features[1].segments[0].prize.coin' }),
  broken('features[1].segments[0].prize.coins', -5, 'out_of_range'),
  broken('features[1].segments[0].prize.jackpot', 'mini', 'unknown_key'),
  brokenWhole('features[1].segments[1].prize.jackpot', 'midi', 'unknown_jackpot'),
  brokenWhole('features[1].segments[2].prize.feature', 'chests', 'unknown_feature'),
  brokenWhole('features[1].segments[2].prize.feature', 'hold', 'not_allowed'),
  brokenWhole('features[1].segments[2].prize.feature', 'wheel', 'endless'),
  brokenWhole('features[1].segments[2].prize.spins', 2, 'not_allowed'),
  brokenWhole('features[1].segments[3].prize.spins', undefined, 'required'),
  broken('features[1].segments[3].prize.spins', 0, 'out_of_range'),
  broken('features[1].segments[4].prize.nothing', false, 'not_allowed'),
  brokenWhole('features[1].segments[2].prize', { nothing: true }, 'unreachable', 'features[2].trigger'),
  broken('features[2].items', [], 'bad_length'),
  broken('features[2].items[0].count', 0, 'out_of_range'),
  brokenWhole('features[2].items[0].count', 99, 'out_of_range', 'features[2].items'),
  broken('features[2].items[1].ends', 1, 'wrong_type'),
  broken('features[2].picks', 0, 'out_of_range'),
  brokenWhole('features[2].picks', 6, 'out_of_range'),
  brokenWhole('features[2]', { ...chest, items: [chest.items[0]], picks: undefined }, 'required', 'features[2].picks'),
  broken('features[3].rungs', [stairs.rungs[0]], 'bad_length'),
  broken('features[3].rungs[0].up', -1, 'out_of_range'),
  broken('features[3].rungs[2].down', undefined, 'required'),
  brokenWhole('features[3].rungs[1]', { ...stairs.rungs[1], up: 0, down: 0 }, 'out_of_range'),
  brokenWhole('features[3].rungs[1].prize', { feature: 'chest' }, 'endless', 'features[3].rungs[1].prize.feature'),
]

const CHOICES: readonly BrokenDefinition[] = [
  broken('features[5].id', 'gamble', 'not_allowed'),
  broken('features[5].options', [{ prize: { coins: 1 } }], 'bad_length'),
  broken('features[5].options[0].name', '', 'bad_length'),
  brokenWhole('features[5].options[1].prize.feature', 'crossroads', 'endless'),
  broken('gamble.factor', 1, 'out_of_range'),
  brokenWhole('gamble.factor', 3, 'out_of_range'),
  brokenWhole('gamble.up', 2, 'out_of_range', 'gamble.factor'),
  broken('gamble.down', 0, 'out_of_range'),
  broken('gamble.steps', 21, 'out_of_range'),
]

const HOLD_AND_WIN: readonly BrokenDefinition[] = [
  broken('features[4].trigger', undefined, 'required'),
  broken('features[4].respins', 0, 'out_of_range'),
  broken('features[4].values', {}, 'out_of_range'),
  broken('features[4].values', { '-1': 1 }, 'out_of_range', { field: 'features[4].values.-1' }),
  broken('features[4].values', { '1.5': 1 }, 'out_of_range', { field: 'features[4].values."1.5"' }),
  broken('features[4].values', { 100000001: 1 }, 'out_of_range', { field: 'features[4].values.100000001' }),
  brokenWhole('features[4].values', { 5: 0 }, 'out_of_range'),
  broken('features[4].jackpots', {}, 'bad_length'),
  brokenWhole('features[4].jackpots.midi', 1, 'unknown_jackpot'),
  broken('features[4].landing.hit', 0, 'out_of_range'),
  broken('features[4].landing.miss', 0, 'out_of_range'),
  broken('features[4].landing', undefined, 'required'),
  broken('features[4].fullCoins', -1, 'out_of_range'),
  broken('features[0]', { ...hold, trigger: { symbol: 's', at: 1 } }, 'not_allowed', cascading),
  brokenWhole('features[6]', wheel, 'duplicate', 'features[6].id'),
]

const JACKPOTS_AND_MODES: readonly BrokenDefinition[] = [
  broken('jackpots', many(9), 'bad_length'),
  broken('jackpots[0].coins', 0, 'out_of_range'),
  broken('jackpots[1].contributionPpm', 1_000_001, 'out_of_range'),
  broken('jackpots[1].odds', { hits: 1, in: 2 }, 'unknown_key'),
  brokenWhole('jackpots[1].id', 'mini', 'duplicate'),
  broken('modes', many(9), 'bad_length'),
  broken('modes[0].id', 'base', 'not_allowed'),
  brokenWhole('modes[1].id', 'buy', 'duplicate'),
  broken('modes[0].coins', 0, 'out_of_range'),
  brokenWhole('modes[0].buys.feature', 'free', 'unknown_feature'),
  brokenWhole('modes[0].buys.feature', 'hold', 'not_allowed'),
  brokenWhole('modes[0].buys.spins', undefined, 'required'),
  broken('modes[0].buys.spins', 0, 'out_of_range'),
  brokenWhole('modes[1].buys.spins', 3, 'not_allowed'),
  broken('modes[0].reelSet', 'free', 'not_allowed'),
  brokenWhole('modes[2].reelSet', 'fre', 'unknown_reel_set'),
]

export const BROKEN_MECHANICS: readonly BrokenDefinition[] = [
  ...WINS,
  ...REELS,
  ...SYMBOLS,
  ...CASCADES,
  ...FREE_SPINS,
  ...MINI_GAMES,
  ...CHOICES,
  ...HOLD_AND_WIN,
  ...JACKPOTS_AND_MODES,
  ...BROKEN_KINDS,
]
