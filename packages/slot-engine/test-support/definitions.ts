/** Definitions written by hand: valid ones, and ways to break one. */
import type { Definition } from '../src/definition.ts'

/** Uses every key that a game on lines without cascades can have. */
export const FULL_DEFINITION = {
  definitionVersion: 1,
  id: 'full-house',
  name: 'Full House',
  description: 'Every key of the format.',
  theme: 'classic',
  betCoins: 3,
  maxWin: 500,
  symbols: [
    { id: 'seven', kind: 'regular', name: 'Syv', emoji: '7️⃣', pays: { '2': 2, '3': 40 } },
    { id: 'bar', kind: 'regular', pays: { '3': 10 } },
    { id: 'joker', kind: 'wild', pays: { '3': 100 }, replaces: ['seven', 'star'], multiplier: 2, reels: [1, 2] },
    { id: 'star', kind: 'wild' },
    { id: 'bonus', kind: 'scatter', name: 'Bonus', emoji: '💎', pays: { '2': 3, '7': 30 } },
    { id: 'blank', kind: 'blank', name: 'Tom' },
    { id: 'coin', kind: 'scatter' },
    { id: 'sun', kind: 'wild', multiplier: { '2': 3, '5': 1 } },
    { id: 'secret', kind: 'mystery', emoji: '❓', reveals: { bar: 2, joker: 1 } },
  ],
  reelSets: {
    base: [
      { strip: ['seven', 'bar', 'star', 'blank', 'bonus'], rows: 2 },
      { strip: ['seven', 'bar', 'joker', 'bonus'], weights: [1, 0, 3, 7], rows: 3 },
      { strip: ['joker', 'bar', 'blank', 'bonus'], rows: 2 },
    ],
    free: [
      { strip: ['seven', 'bar', 'sun', 'coin'], rows: 2 },
      { strip: ['bar', 'bonus', 'bar', 'seven', 'seven'], rows: 3 },
      { strip: ['bar', 'seven', 'joker', 'secret'], rows: 2 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 2, 1],
    ],
    direction: 'both',
    wildMultipliers: 'add',
    combinations: [
      { name: 'mixed', slots: [['seven', 'bar'], null, ['bar', 'blank']], coins: 4 },
      { name: 'any order', slots: [['seven'], ['bar'], ['blank']], anyOrder: true, coins: 6 },
    ],
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free-spins',
      trigger: { symbol: 'bonus', awards: { '3': 8, '4': 12 } },
      retrigger: { '1': 1 },
      multiplier: 2,
      grows: { by: 1, each: 'spin', upTo: 10 },
      multiplies: ['lines'],
      reelSet: 'free',
      sticky: ['joker'],
      extraWilds: { symbol: 'sun', counts: { '0': 3, '2': 1 } },
      expandingSymbol: { seven: 1, bar: 2 },
    },
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 'coin', at: 2 },
      segments: [
        { weight: 5, prize: { coins: 10 } },
        { weight: 1, prize: { jackpot: 'mini' } },
        { weight: 2, prize: { feature: 'chest' } },
        { weight: 1, prize: { feature: 'free-spins', spins: 5 } },
        { weight: 0, prize: { nothing: true } },
      ],
    },
    {
      type: 'pick',
      id: 'chest',
      items: [
        { count: 3, prize: { coins: 5 } },
        { count: 1, prize: { nothing: true }, ends: true },
        { count: 1, prize: { feature: 'stairs' } },
      ],
      picks: 3,
    },
    {
      type: 'ladder',
      id: 'stairs',
      rungs: [
        { prize: { coins: 1 }, up: 1, down: 1 },
        { prize: { coins: 5 }, up: 1, down: 3 },
        { prize: { jackpot: 'grand' }, up: 0, down: 0 },
      ],
    },
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'coin', at: 1 },
      respins: 3,
      values: { '0': 1, '1': 5, '10': 1 },
      jackpots: { mini: 1 },
      landing: { hit: 1, miss: 9 },
      fullCoins: 500,
    },
    {
      type: 'choice',
      id: 'crossroads',
      trigger: { symbol: 'bar', at: 5 },
      options: [{ name: 'Many', prize: { feature: 'free-spins', spins: 12 } }, { prize: { feature: 'wheel' } }],
    },
  ],
  gamble: { factor: 2, up: 1, down: 1, steps: 5 },
  jackpots: [
    { id: 'mini', name: 'Mini', coins: 50 },
    { id: 'grand', coins: 1000, contributionPpm: 20_000 },
  ],
  modes: [
    { id: 'buy', name: 'Køb', coins: 100, buys: { feature: 'free-spins', spins: 10 } },
    { id: 'spin-the-wheel', coins: 30, buys: { feature: 'wheel' } },
    { id: 'ante', coins: 4, reelSet: 'free' },
  ],
} as const satisfies Definition

/** Has no key that may be left out. */
export const BARE_DEFINITION = {
  definitionVersion: 1,
  id: 'bare',
  name: 'Bare',
  betCoins: 1,
  maxWin: 10,
  symbols: [{ id: 'a', kind: 'regular' }],
  reelSets: { base: [{ strip: ['a'], rows: 1 }] },
  wins: { type: 'lines', lines: [] },
} as const satisfies Definition

/** A copy with one place changed; `undefined` takes the key away. */
export function withChange(path: string, value: unknown, definition: Definition = FULL_DEFINITION): unknown {
  const copy: unknown = structuredClone(definition)
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '')
  const last = keys.pop() ?? ''
  // A path is written beside the definition it leads into.
  const owner = keys.reduce((at, key) => at[key] as Record<string, unknown>, copy as Record<string, unknown>)
  if (value === undefined) Reflect.deleteProperty(owner, last)
  else Object.defineProperty(owner, last, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

export interface BrokenDefinition {
  readonly path: string
  readonly value: unknown
  readonly code: string
  /** What is broken, if not `FULL_DEFINITION`. */
  readonly of?: Definition
  /** Where the problem is named, if not at the path changed. */
  readonly field?: string
  /** Only the whole shows it: a schema of single places lets it pass. */
  readonly passesSchema?: true
}

export const many = (length: number, value: unknown = 0): unknown[] => Array.from({ length }, () => value)
export const broken = (
  path: string,
  value: unknown,
  code: string,
  rest: Partial<BrokenDefinition> = {},
): BrokenDefinition => ({
  path,
  value,
  code,
  ...rest,
})
export const brokenWhole = (path: string, value: unknown, code: string, field = path): BrokenDefinition =>
  broken(path, value, code, { field, passesSchema: true })

export const BROKEN_DEFINITIONS: readonly BrokenDefinition[] = [
  broken('definitionVersion', undefined, 'required'),
  broken('definitionVersion', 2, 'not_allowed'),
  broken('id', 'Full House', 'bad_format'),
  broken('id', '', 'bad_length'),
  broken('name', 7, 'wrong_type'),
  broken('name', 'n'.repeat(101), 'bad_length'),
  broken('description', null, 'wrong_type'),
  broken('theme', '', 'bad_length'),
  broken('betCoins', undefined, 'required'),
  broken('betCoins', 0, 'out_of_range'),
  broken('betCoins', 1.5, 'out_of_range'),
  broken('betCoins', '3', 'wrong_type'),
  broken('betCoins', 100_001, 'out_of_range'),
  broken('maxWin', -1, 'out_of_range'),
  broken('maxWin', 1_000_001, 'out_of_range'),
  broken('max_win', 5, 'unknown_key'),

  broken('symbols', undefined, 'required'),
  broken('symbols', {}, 'wrong_type'),
  broken('symbols', [], 'bad_length'),
  broken('symbols', many(65), 'bad_length'),
  broken('symbols[1]', 'bar', 'wrong_type'),
  broken('symbols[1].kind', undefined, 'required'),
  broken('symbols[1].kind', 'wildcard', 'not_allowed'),
  broken('symbols[0].id', '7 7', 'bad_format'),
  broken('symbols[0].id', undefined, 'required'),
  brokenWhole('symbols[0].id', 'constructor', 'bad_format'),
  brokenWhole('symbols[1].id', 'seven', 'duplicate'),
  broken('symbols[0].pay', { '3': 1 }, 'unknown_key'),
  broken('symbols[5].pays', { '3': 1 }, 'unknown_key'),
  broken('symbols[0].pays', [0, 0, 40], 'wrong_type'),
  broken('symbols[0].pays.3', -40, 'out_of_range'),
  broken('symbols[0].pays.3', 100_000_001, 'out_of_range'),
  broken('symbols[0].pays.0', 1, 'out_of_range'),
  broken('symbols[0].pays.03', 1, 'out_of_range'),
  broken('symbols[0].pays.three', 1, 'out_of_range'),
  brokenWhole('symbols[0].pays.4', 1, 'out_of_range'),
  brokenWhole('symbols[4].pays.8', 1, 'out_of_range'),
  broken('symbols[2].multiplier', 0, 'out_of_range'),
  brokenWhole('symbols[2].replaces[0]', 'bonus', 'wrong_symbol_kind'),
  brokenWhole('symbols[2].replaces[0]', 'blank', 'wrong_symbol_kind'),
  brokenWhole('symbols[2].replaces[0]', 'joker', 'not_allowed'),
  brokenWhole('symbols[2].replaces[0]', 'sevens', 'unknown_symbol'),
  broken('symbols[2].replaces', ['seven', 'seven'], 'duplicate', { field: 'symbols[2].replaces[1]' }),
  broken('symbols[2].reels', [], 'bad_length'),
  broken('symbols[2].reels[0]', -1, 'out_of_range'),
  brokenWhole('symbols[2].reels[0]', 3, 'out_of_range'),
  brokenWhole('symbols[2].reels', [1], 'not_allowed', 'reelSets.base[2].strip[0]'),

  broken('reelSets', undefined, 'required'),
  broken('reelSets.base', undefined, 'required'),
  broken('reelSets.base', [], 'bad_length'),
  broken('reelSets.base', many(9, { strip: ['bar'], rows: 1 }), 'bad_length'),
  brokenWhole('reelSets.free', [{ strip: ['bar'], rows: 3 }], 'mismatch'),
  broken('reelSets.__proto__', [{ strip: ['bar'], rows: 3 }], 'bad_format'),
  brokenWhole('reelSets.toString', FULL_DEFINITION.reelSets.free, 'bad_format'),
  broken('reelSets.base[0].strip', [], 'bad_length'),
  broken('reelSets.base[0].strip', many(1025, 'bar'), 'bad_length'),
  brokenWhole('reelSets.base[0].strip[2]', 'barr', 'unknown_symbol'),
  broken('reelSets.base[0].strip[2]', 4, 'wrong_type'),
  broken('reelSets.base[0].rows', 0, 'out_of_range'),
  broken('reelSets.base[0].rows', 11, 'out_of_range'),
  broken('reelSets.base[0].weight', [1, 1, 1, 1, 1], 'unknown_key'),
  brokenWhole('reelSets.base[1].weights', [1, 2], 'mismatch'),
  brokenWhole('reelSets.base[1].weights', [0, 0, 0, 0], 'out_of_range'),
  broken('reelSets.base[1].weights[0]', -1, 'out_of_range'),
  broken('reelSets.base[1].weights[0]', 0.5, 'out_of_range'),
  brokenWhole('reelSets.base[1].weights', [1 << 20, 1, 0, 0], 'out_of_range'),

  broken('wins', undefined, 'required'),
  broken('wins.type', 'cluster', 'not_allowed'),
  broken('wins.type', 'ways', 'unknown_key', { field: 'wins.lines' }),
  broken('wins.lines', many(1025, [0, 0, 0]), 'bad_length'),
  brokenWhole('wins.lines[1]', [0, 0], 'bad_length'),
  broken('wins.lines[1][0]', -1, 'out_of_range'),
  brokenWhole('wins.lines[1][0]', 2, 'out_of_range'),
  broken('wins.direction', 'leftToRight', 'not_allowed'),
  broken('wins.wildMultipliers', 'product', 'not_allowed'),
  broken('wins.combinations', many(257), 'bad_length'),
  brokenWhole('wins.combinations[1].name', 'mixed', 'duplicate'),
  brokenWhole('wins.combinations[0].slots', [['bar']], 'bad_length'),
  broken('wins.combinations[0].slots[0]', [], 'bad_length'),
  brokenWhole('wins.combinations[0].slots[0]', ['bat'], 'unknown_symbol', 'wins.combinations[0].slots[0][0]'),
  broken('wins.combinations[0].anyOrder', 'yes', 'wrong_type'),
  broken('wins.combinations[0].coins', undefined, 'required'),

  broken('features', many(17), 'bad_length'),
  broken('features[0].type', 'respins', 'not_allowed'),
  broken('features[0].id', 'free spins', 'bad_format'),
  brokenWhole('features[1]', FULL_DEFINITION.features[0], 'duplicate', 'features[1].id'),
  brokenWhole('features[0].trigger', undefined, 'not_allowed', 'features[0].retrigger'),
  brokenWhole('features[0].trigger.symbol', 'blank', 'wrong_symbol_kind'),
  brokenWhole('features[0].trigger.symbol', 'bonuss', 'unknown_symbol'),
  broken('features[0].trigger.awards.3', 1001, 'out_of_range'),
  brokenWhole('features[0].trigger.awards.8', 5, 'out_of_range'),
  broken('features[0].multiplier', 0, 'out_of_range'),
  broken('features[0].multiplies', ['ways'], 'not_allowed', { field: 'features[0].multiplies[0]' }),
  broken('features[0].multiplies', ['lines', 'lines'], 'duplicate', { field: 'features[0].multiplies[1]' }),
  brokenWhole('features[0].reelSet', 'fre', 'unknown_reel_set'),
  brokenWhole('features[0].retrigger', { '1': 2 }, 'endless'),
]
