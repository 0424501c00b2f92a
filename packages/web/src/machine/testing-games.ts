import type { CountTable, Definition, Feature } from '@spilvaerk/slot-engine'

/** A small game of each kind, in which everything its kind can do happens often. */
const strips = [
  ['a', 'b', 'c', 's', 'c', 'a', 'w', 'c', 'b'],
  ['c', 'b', 'a', 'c', 'b', 's', 'c', 'a', 'w'],
  ['b', 'w', 'a', 'b', 's', 'c', 'b', 'c', 'a'],
  ['b', 'a', 'c', 's', 'b', 'c', 'w', 'b', 'c'],
]

const pays = (three: number): CountTable => ({ '3': three, '4': three * 4 })

const base = {
  definitionVersion: 1,
  betCoins: 10,
  maxWin: 5000,
  symbols: [
    { id: 'a', name: 'Æble', emoji: '🍎', kind: 'regular', pays: pays(6) },
    { id: 'b', name: 'Jordbær', emoji: '🍓', kind: 'regular', pays: pays(4) },
    { id: 'c', name: 'Citron', emoji: '🍋', kind: 'regular', pays: pays(2) },
    { id: 'w', name: 'Joker', emoji: '🃏', kind: 'wild', multiplier: { '1': 2, '2': 2, '3': 1 } },
    { id: 's', name: 'Stjerne', emoji: '⭐', kind: 'scatter', pays: { '3': 5 } },
    { id: 'm', name: 'Gåde', emoji: '🎁', kind: 'mystery', reveals: { a: 1, b: 2, c: 3 } },
  ],
  reelSets: { base: strips.map((strip) => ({ strip: [...strip, 'm'], rows: 3 })) },
  jackpots: [{ id: 'top', name: 'Topgevinst', coins: 2000 }],
} as const satisfies Partial<Definition>

const trigger = { symbol: 's', at: 2 }

/** A window that wins by lines, and nothing else. */
export const LINES: Definition = {
  ...base,
  id: 'lines',
  name: 'Linjer',
  wins: {
    type: 'lines',
    lines: [
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      [2, 2, 2, 2],
    ],
  },
}

const withFeatures = (id: string, name: string, ...features: Feature[]): Definition => ({
  ...LINES,
  id,
  name,
  features,
})

const free: Feature = {
  type: 'freeSpins',
  id: 'free',
  extraWilds: { symbol: 'w', counts: { '0': 1, '2': 1 } },
  grows: { by: 1, each: 'spin', upTo: 4 },
}

export const GAMES: Readonly<Record<string, Definition>> = {
  ways: {
    ...base,
    id: 'ways',
    name: 'Veje',
    reelSets: { base: strips.map((strip) => ({ strip, rows: { '2': 1, '4': 1, '5': 1 } })) },
    wins: { type: 'ways' },
  },
  top: {
    ...base,
    id: 'top',
    name: 'Tråden',
    reelSets: { base: strips.map((strip) => ({ strip, rows: 3 })) },
    topReels: { base: { reels: [1, 2], strip: ['a', 'b', 'c', 'b', 'a', 'c', 'c'] } },
    wins: { type: 'ways' },
    cascades: {},
  },
  giants: {
    ...LINES,
    id: 'giants',
    name: 'Kæmper',
    reelSets: {
      base: [
        { strip: [...(strips[0] ?? []), 'm'], rows: 3 },
        { strip: ['a', 'a', 'a', 'b', 'b', 'b', 'm', 's', 'c', 'c', 'c'], rows: 3 },
        { strip: ['a', 'a', 'a', 'b', 'b', 'b', 'w', 's', 'c', 'c', 'c'], rows: 3, follows: 1 },
        { strip: [...(strips[3] ?? []), 'm'], rows: 3 },
      ],
    },
  },
  respins: {
    ...LINES,
    id: 'respins',
    name: 'Igen',
    respins: { holds: 'winners' },
  },
  factors: {
    ...LINES,
    id: 'factors',
    name: 'Faktorer',
    factors: [
      { type: 'drawn', id: 'reel', name: 'Ganghjul', values: { '1': 2, '3': 1 } },
      { type: 'reels', id: 'reels', reels: strips.map(() => ({ '1': 1, '2': 1 })) },
    ],
  },
  cellFactors: {
    ...base,
    id: 'cell-factors',
    name: 'Pletter',
    reelSets: { base: strips.map((strip) => ({ strip, rows: 4 })) },
    wins: { type: 'clusters' },
    cascades: { refill: { a: 3, b: 3, c: 4 } },
    factors: [{ type: 'cells', id: 'spots', name: 'Pletter', steps: [1, 2, 4] }],
  },
  meter: {
    ...base,
    id: 'meter',
    name: 'Måler',
    reelSets: { base: strips.map((strip) => ({ strip, rows: 4 })) },
    wins: { type: 'clusters' },
    cascades: { refill: { a: 3, b: 3, c: 4 } },
    changes: [{ type: 'remove', when: 'win', charged: { at: 8, symbols: ['a', 'b'] }, cells: { symbols: ['c'] } }],
  },
  clusters: {
    ...base,
    id: 'clusters',
    name: 'Klynger',
    reelSets: { base: strips.map((strip) => ({ strip, rows: 4 })) },
    wins: { type: 'clusters' },
    cascades: { multipliers: [1, 2, 3], refill: { a: 3, b: 3, c: 4 } },
  },
  anywhere: {
    ...base,
    id: 'anywhere',
    name: 'Overalt',
    reelSets: { base: strips.map((strip) => ({ strip, rows: 4 })) },
    wins: { type: 'anywhere' },
    cascades: { refill: 'strip' },
    symbols: base.symbols.map((symbol) =>
      symbol.kind === 'regular' ? { ...symbol, pays: { '6': 5, '9': 40 } } : symbol,
    ),
  },
  expanding: {
    ...LINES,
    id: 'expanding',
    name: 'Udvidelse',
    symbols: base.symbols.map((symbol) =>
      symbol.kind === 'wild' ? { id: 'w', name: 'Joker', emoji: '🃏', kind: 'wild', expands: true } : symbol,
    ),
    features: [
      { type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '2': 4 } }, expandingSymbol: { a: 1, b: 1 } },
    ],
  },
  changing: {
    ...LINES,
    id: 'changing',
    name: 'Forvandling',
    changes: [
      { type: 'put', symbol: 'w', cells: { symbols: ['w'], towards: ['left'], reach: { '1': 1 } } },
      { type: 'turn', into: { a: { b: 1, c: 1 } }, when: 'loss' },
    ],
  },
  kept: withFeatures('kept', 'Vandring', {
    ...{ type: 'freeSpins', id: 'walk', trigger: { symbol: 's', awards: { '2': 4 } } },
    kept: [{ symbol: 'w', moves: 'right' }],
    keepsView: true,
  }),
  wheel: withFeatures('wheel', 'Lykkehjul', free, {
    type: 'wheel',
    id: 'wheel',
    trigger,
    segments: [
      { weight: 6, prize: { coins: 20 } },
      { weight: 5, prize: { feature: 'free', spins: 3 } },
      { weight: 6, prize: { coins: 50 } },
      { weight: 4, prize: { nothing: true } },
      { weight: 1, prize: { jackpot: 'top' } },
      { weight: 3, prize: { coins: 150 } },
      { weight: 5, prize: { coins: 10 } },
    ],
  }),
  pick: withFeatures('pick', 'Felter', free, {
    type: 'pick',
    id: 'pick',
    trigger,
    items: [
      { count: 5, prize: { coins: 15 } },
      { count: 3, prize: { coins: 40 } },
      { count: 1, prize: { jackpot: 'top' } },
      { count: 1, prize: { feature: 'free', spins: 2 } },
      { count: 2, prize: { nothing: true }, ends: true },
    ],
  }),
  levels: withFeatures('levels', 'Niveauer', {
    type: 'freeSpins',
    id: 'levels',
    trigger: { symbol: 's', awards: { '2': 4 } },
    levels: {
      symbol: 's',
      steps: [
        { at: 2, spins: 2 },
        { at: 4, multiplier: 3 },
        { at: 5, spins: 1, multiplier: 5 },
      ],
    },
  }),
  endedBy: withFeatures('ended-by', 'Liv', {
    type: 'freeSpins',
    id: 'endedBy',
    trigger: { symbol: 's', awards: { '2': 2 } },
    endedBy: 's',
  }),
  pickFactors: withFeatures('pick-factors', 'Gange', {
    type: 'pick',
    id: 'pickFactors',
    trigger,
    picks: 3,
    items: [
      { count: 4, prize: { coins: 15 } },
      { count: 2, prize: { nothing: true }, factor: 2 },
      { count: 1, prize: { coins: 5 }, factor: 5 },
    ],
  }),
  pickAlike: withFeatures('pick-alike', 'Find to', free, {
    type: 'pick',
    id: 'pickAlike',
    trigger,
    alike: 2,
    items: [
      { count: 2, prize: { coins: 100 } },
      { count: 3, prize: { feature: 'free', spins: 2 } },
      { count: 3, prize: { coins: 10 } },
    ],
  }),
  ladder: withFeatures('ladder', 'Stige', {
    type: 'ladder',
    id: 'ladder',
    trigger,
    rungs: [5, 15, 40, 100, 300].map((coins) => ({ prize: { coins }, up: 2, down: 1 })),
  }),
  board: withFeatures('board', 'Bræt', free, {
    type: 'board',
    id: 'board',
    trigger,
    spaces: [
      { prize: { coins: 5 } },
      { prize: { nothing: true }, to: 0 },
      { prize: { feature: 'free', spins: 2 } },
      { prize: { coins: 40 } },
      { prize: { jackpot: 'top' }, ends: true },
    ],
    dice: { '1': 1, '2': 1 },
    rolls: 4,
  }),
  choice: withFeatures('choice', 'Valg', free, {
    type: 'choice',
    id: 'choice',
    trigger,
    options: [
      { name: 'Mange spil', prize: { feature: 'free', spins: 4 } },
      { name: 'Mønter nu', prize: { coins: 60 } },
    ],
  }),
  holdAndWin: withFeatures('hold-and-win', 'Mønter', {
    type: 'holdAndWin',
    id: 'hold',
    trigger,
    respins: 3,
    values: { '10': 6, '25': 3, '100': 1 },
    jackpots: { top: 1 },
    landing: { hit: 1, miss: 9 },
    fullCoins: 1000,
  }),
  collect: withFeatures(
    'collect',
    'Mønter i vinduet',
    {
      type: 'collect',
      id: 'cash',
      trigger: { symbol: 'a', at: 1 },
      values: { '10': 2, '25': 1 },
      collector: trigger.symbol,
      collectorFactors: { '1': 3, '2': 1 },
    },
    { ...free, trigger: { symbol: trigger.symbol, awards: { '2': 3 } } },
  ),
  gradedCoins: withFeatures('graded-coins', 'Flere mønter', {
    type: 'holdAndWin',
    id: 'hold',
    trigger,
    respins: 3,
    values: { '10': 6, '25': 3 },
    landing: { hit: 1, miss: 4 },
    active: [{ weight: 2, coins: 5, collects: true }],
    opensRows: [6],
    grades: [
      { at: 5, prize: { coins: 40 } },
      { at: 9, factor: 2, prize: { jackpot: 'top' } },
    ],
  }),
  reelsOfCoins: withFeatures('reels-of-coins', 'Hjul med mønter', {
    type: 'holdAndWin',
    id: 'hold',
    trigger,
    respins: 3,
    values: { '10': 6, '25': 3 },
    landing: { hit: 1, miss: 4 },
    opensReels: [5],
    eachReel: 'withCoins',
    fullCoins: 100,
  }),
}
