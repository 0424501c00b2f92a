/** Games small enough to play every one of their rounds. Each has one thing that makes its law its own. */
import type { Definition, Feature, ReelDefinition, SymbolDefinition } from '../src/definition.ts'
import type { RoundOptions } from '../src/game/core/round-options.ts'

export interface SmallGame {
  readonly name: string
  readonly definition: Definition
  readonly options?: RoundOptions
  /** Rounds end only because of the cap. */
  readonly endless?: boolean
}

export const SYMBOLS: readonly SymbolDefinition[] = [
  { id: 'a', kind: 'regular', pays: { 2: 3, 3: 10 } },
  { id: 'b', kind: 'regular', pays: { 2: 1, 3: 4 } },
  { id: 's', kind: 'scatter', pays: { 2: 2 } },
  { id: 'c', kind: 'scatter' },
  { id: '-', kind: 'blank' },
]

export const smallGame = (
  name: string,
  rest: Partial<Definition>,
  options: Omit<SmallGame, 'name' | 'definition'> = {},
): SmallGame => ({
  name,
  definition: {
    ...{ definitionVersion: 1, id: 'small', name: 'Small', betCoins: 2, maxWin: 5, symbols: SYMBOLS },
    wins: { type: 'lines', lines: [[0, 0]] },
    ...rest,
    reelSets: rest.reelSets ?? { base: reels('aab-', 'ab-') },
  },
  ...options,
})

export const reel = (strip: string, rest: Partial<ReelDefinition> = {}): ReelDefinition => ({
  strip: [...strip],
  rows: 1,
  ...rest,
})
export const reels = (...strips: readonly string[]): readonly ReelDefinition[] => strips.map((strip) => reel(strip))

const also = (...symbols: readonly SymbolDefinition[]): readonly SymbolDefinition[] => [...SYMBOLS, ...symbols]

type FreeSpins = Extract<Feature, { type: 'freeSpins' }>
export const free = (rest: Partial<FreeSpins> = {}): Feature => ({
  ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 1: 1, 2: 2 } } },
  ...rest,
})
const started = (id: string) => ({ id, trigger: { symbol: 'c', at: 1 } })
const SCATTERED = { base: reels('abs', 'as-') }
const COINED = { base: reels('abc', 'a-') }
const JACKPOTS = [
  { id: 'mini', coins: 4 },
  { id: 'major', coins: 9 },
]

export const SMALL_GAMES: readonly SmallGame[] = [
  smallGame('factors of reels that every win uses', {
    factors: [
      {
        type: 'reels',
        id: 'reels',
        reels: [
          { 1: 1, 2: 1 },
          { 1: 2, 3: 1 },
        ],
      },
    ],
  }),
  smallGame('factors of reels that every way uses, added up, in free spins', {
    reelSets: { base: reels('abs', 'as-') },
    wins: { type: 'ways' },
    features: [
      free({
        factors: [
          {
            type: 'reels',
            id: 'sum',
            reels: [
              { 1: 1, 2: 1 },
              { 1: 1, 3: 2 },
            ],
            together: 'add',
          },
        ],
        multiplies: ['lines'],
      }),
    ],
  }),
  smallGame('weighted stops and two lines', {
    reelSets: { base: [reel('ab-', { weights: [2, 0, 3], rows: 2 }), reel('aab', { rows: 2 })] },
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 1],
      ],
    },
  }),
  smallGame('a cap that one spin reaches', { maxWin: 1 }),
  smallGame('ways on reels whose rows are drawn', {
    reelSets: { base: [reel('aba', { rows: { 1: 1, 2: 2 } }), reel('ab-', { rows: { 1: 3, 3: 1 } })] },
    wins: { type: 'ways' },
  }),
  smallGame('wilds that draw their multipliers', {
    symbols: also(
      { id: 'w', kind: 'wild', multiplier: { 1: 1, 2: 2 } },
      { id: 'v', kind: 'wild', multiplier: { 3: 1, 5: 1 } },
    ),
    reelSets: { base: [reel('awvw', { rows: 2 }), reel('aw', { weights: [2, 1] })] },
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 0],
      ],
      wildMultipliers: 'add',
    },
  }),
  smallGame('a wild that expands', {
    symbols: also({ id: 'x', kind: 'wild', expands: true }),
    reelSets: { base: [reel('ax-', { rows: 2 }), reel('ab-', { rows: 2 })] },
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 1],
        [0, 1],
      ],
    },
  }),
  smallGame('mystery symbols', {
    symbols: also({ id: 'm', kind: 'mystery', reveals: { a: 1, b: 3 } }),
    reelSets: { base: [reel('am'), reel('mb-', { weights: [1, 1, 2] })] },
  }),
  smallGame('a reel that follows another', {
    reelSets: { base: [reel('aab-', { weights: [1, 2, 1, 0] }), reel('abab', { follows: 0 }), reel('a-')] },
    wins: { type: 'lines', lines: [[0, 0, 0]] },
  }),
  smallGame('a reel across the top', {
    reelSets: { base: reels('ab', 'a-', 'ab') },
    topReels: { base: { reels: [1, 2], strip: [...'abs-'], weights: [2, 1, 0, 1] } },
    wins: { type: 'ways' },
  }),
  smallGame(
    'lines with cascades',
    {
      reelSets: { base: [reel('abbs', { weights: [1, 1, 0, 2] }), reel('as')] },
      cascades: { multipliers: [1, 2] },
      features: [free({ retrigger: { 2: 1 }, multiplier: 2, multiplies: ['lines'] })],
      maxWin: 2,
    },
    { endless: true },
  ),
  smallGame('symbols anywhere with wilds that draw their multipliers', {
    symbols: also({ id: 'w', kind: 'wild', multiplier: { 1: 1, 3: 2 } }),
    reelSets: { base: [reel('aws', { rows: 2 }), reel('awb', { rows: 2 })] },
    wins: { type: 'anywhere', wildMultipliers: 'multiply' },
    features: [free()],
  }),
  smallGame('clusters whose free spins multiply', {
    symbols: also({ id: 'w', kind: 'wild', multiplier: 2 }),
    reelSets: { base: [reel('aaws-', { rows: 3 }), reel('abwa', { rows: 2 }), reel('aab', { rows: 3 })] },
    wins: { type: 'clusters', wildMultipliers: 'add' },
    features: [free({ multiplier: 2 })],
  }),
  smallGame('clusters on reels whose rows are drawn, with a wild that pays', {
    symbols: also({ id: 'w', kind: 'wild', pays: { 2: 7 } }),
    reelSets: { base: [reel('awb', { rows: { 1: 1, 3: 2 } }), reel('wab-', { rows: 2 })] },
    wins: { type: 'clusters' },
  }),
  smallGame('symbols anywhere with cascades', {
    symbols: SYMBOLS.filter(({ id }) => id !== 's'),
    reelSets: { base: [reel('ab-', { rows: 2 }), reel('aab-', { rows: 2 })] },
    wins: { type: 'anywhere' },
    cascades: {},
  }),
  smallGame(
    'cascades whose free spins go like paid spins',
    {
      symbols: SYMBOLS.map((symbol) => (symbol.id === 's' ? { id: 's', kind: 'scatter' } : symbol)),
      reelSets: { base: [reel('sab-', { rows: 2, weights: [1, 1, 1, 0] }), reel('a')] },
      wins: { type: 'anywhere' },
      cascades: {},
      features: [free({ trigger: { symbol: 's', awards: { 1: 1 } }, retrigger: { 1: 1 }, multiplier: 3 })],
      maxWin: 5,
    },
    { endless: true },
  ),
  smallGame('free spins on other reels', {
    reelSets: { ...SCATTERED, free: reels('aab', 'a-s') },
    features: [free({ reelSet: 'free', multiplier: 3, multiplies: ['lines'] })],
  }),
  smallGame('free spins whose scatters alone are multiplied', {
    reelSets: { base: reels('as', 'as') },
    features: [free({ multiplier: 3, multiplies: ['scatters'] })],
  }),
  smallGame(
    'free spins that award more, until the cap',
    {
      reelSets: { base: reels('as', 'as-') },
      features: [free({ retrigger: { 2: 1 } })],
      maxWin: 3,
    },
    { endless: true },
  ),
  smallGame('free spins whose multiplier grows', {
    reelSets: SCATTERED,
    features: [free({ trigger: { symbol: 's', awards: { 1: 1, 2: 3 } }, grows: { by: 2, each: 'spin', upTo: 4 } })],
  }),
  smallGame('free spins with a symbol that expands', {
    reelSets: { base: [reel('as-', { rows: 2 }), reel('ab')] },
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 0],
      ],
    },
    features: [free({ trigger: { symbol: 's', awards: { 1: 1 } }, expandingSymbol: { a: 1, b: 2 }, multiplier: 2 })],
  }),
  smallGame('two features that start together', {
    reelSets: { base: reels('asc', 'sc-') },
    features: [
      free({ trigger: { symbol: 's', awards: { 1: 1 } } }),
      {
        ...started('wheel'),
        type: 'wheel',
        segments: [
          { weight: 1, prize: { coins: 3 } },
          { weight: 2, prize: { coins: 5 } },
        ],
      },
    ],
  }),
  smallGame('a wheel with a jackpot, free spins, another wheel and nothing', {
    reelSets: COINED,
    jackpots: JACKPOTS,
    features: [
      {
        ...started('wheel'),
        type: 'wheel',
        segments: [
          { weight: 1, prize: { jackpot: 'major' } },
          { weight: 2, prize: { feature: 'free', spins: 2 } },
          { weight: 1, prize: { feature: 'inner' } },
          { weight: 3, prize: { nothing: true } },
          { weight: 1, prize: { coins: 60 } },
        ],
      },
      { type: 'freeSpins', id: 'free' },
      {
        type: 'wheel',
        id: 'inner',
        segments: [
          { weight: 1, prize: { coins: 2 } },
          { weight: 1, prize: { jackpot: 'mini' } },
        ],
      },
    ],
  }),
  smallGame('a pick that ends', {
    reelSets: COINED,
    features: [
      {
        ...started('pick'),
        type: 'pick',
        items: [
          { count: 2, prize: { coins: 3 } },
          { count: 1, prize: { coins: 7 } },
          { count: 1, prize: { nothing: true }, ends: true },
        ],
      },
    ],
  }),
  smallGame('a pick of two', {
    reelSets: COINED,
    features: [
      {
        ...started('pick'),
        type: 'pick',
        picks: 2,
        items: [
          { count: 2, prize: { coins: 3 } },
          { count: 3, prize: { coins: 0 } },
        ],
      },
    ],
  }),
  smallGame('a ladder', {
    reelSets: COINED,
    features: [
      {
        ...started('ladder'),
        type: 'ladder',
        rungs: [
          { prize: { coins: 1 }, up: 2, down: 1 },
          { prize: { coins: 4 }, up: 1, down: 3 },
          { prize: { coins: 12 }, up: 1, down: 1 },
        ],
      },
    ],
  }),
  smallGame(
    'the second option of a choice',
    {
      reelSets: COINED,
      features: [{ ...started('choice'), type: 'choice', options: [{ prize: { coins: 2 } }, { prize: { coins: 6 } }] }],
    },
    { options: { choose: { choice: 1 } } },
  ),
  smallGame('hold-and-win', {
    reelSets: { base: [reel('ac', { rows: 1 }), reel('a-c', { rows: 2 })] },
    jackpots: JACKPOTS,
    features: [
      {
        ...started('hold'),
        ...{ type: 'holdAndWin', respins: 2, values: { 1: 1 }, jackpots: { mini: 1 }, landing: { hit: 1, miss: 1 } },
        fullCoins: 5,
      },
    ],
  }),
  smallGame(
    'a bet mode on its own reels',
    {
      reelSets: { base: reels('a-', 'a-'), rich: reels('aab', 'aa-') },
      modes: [{ id: 'rich', coins: 3, reelSet: 'rich' }],
    },
    { options: { mode: 'rich' } },
  ),
  smallGame('random wilds on paid spins, over anything but scatters', {
    symbols: also({ id: 'w', kind: 'wild', multiplier: 2 }),
    reelSets: { base: [reel('ab-', { rows: 2 }), reel('as-', { rows: 2, weights: [2, 1, 1] })] },
    wins: {
      type: 'lines',
      lines: [
        [0, 0],
        [1, 1],
      ],
    },
    extraWilds: { symbol: 'w', counts: { 0: 3, 1: 2, 2: 1 } },
    features: [{ ...free({ trigger: { symbol: 's', awards: { 1: 1 } } }) }],
  }),
  smallGame('random wilds that draw multipliers, by ways, on reel sets that are drawn', {
    symbols: also(
      { id: 'w', kind: 'wild', multiplier: { 1: 1, 2: 1 } },
      { id: 'm', kind: 'mystery', reveals: { a: 1, b: 1 } },
    ),
    reelSets: { base: [reel('ab', { rows: 2 }), reel('am')], other: [reel('a-', { rows: 2 }), reel('b')] },
    reelSet: { base: 1, other: 1 },
    wins: { type: 'ways' },
    extraWilds: { symbol: 'w', counts: { 0: 1, 1: 1 } },
  }),
  smallGame('free spins with random wilds', {
    symbols: also({ id: 'w', kind: 'wild' }),
    reelSets: { base: [reel('as', { rows: 2 }), reel('ab-')] },
    features: [free({ extraWilds: { symbol: 'w', counts: { 0: 1, 1: 2 } }, retrigger: { 2: 1 } })],
  }),
  smallGame('free spins by chance, beside those of a trigger', {
    reelSets: SCATTERED,
    features: [free({ trigger: { symbol: 's', awards: { 2: 1 } }, chance: { hit: 1, miss: 2, spins: 2 } })],
  }),
  smallGame('a second chance after a loss', {
    reelSets: SCATTERED,
    features: [
      free({ trigger: { symbol: 's', awards: { 2: 1 } } }),
      { type: 'freeSpins', id: 'again', chance: { hit: 2, miss: 1, when: 'loss', spins: 1 }, multiplier: 2 },
    ],
  }),
  smallGame('a wheel before the spin, and a pick after it', {
    jackpots: JACKPOTS,
    features: [
      {
        ...{ type: 'wheel', id: 'wheel', chance: { hit: 1, miss: 3, when: 'before' } },
        segments: [
          { weight: 1, prize: { jackpot: 'major' } },
          { weight: 2, prize: { coins: 1 } },
        ],
      },
      {
        ...{ type: 'pick', id: 'pick', picks: 1, chance: { hit: 1, miss: 1, when: 'after' } },
        items: [
          { count: 1, prize: { coins: 3 } },
          { count: 1, prize: { nothing: true } },
        ],
      },
    ],
  }),
  smallGame('triggers whose counts start their features by chance', {
    reelSets: { base: reels('asc', 'sc-') },
    features: [
      free({ trigger: { symbol: 's', awards: { 1: 1 }, chance: { hit: 1, miss: 2 } } }),
      {
        ...{ type: 'wheel', id: 'wheel', trigger: { symbol: 'c', at: 1, chance: { hit: 2, miss: 1 } } },
        segments: [
          { weight: 1, prize: { coins: 3 } },
          { weight: 2, prize: { coins: 5 } },
        ],
      },
      {
        type: 'choice',
        id: 'choice',
        chance: { hit: 1, miss: 1, when: 'loss' },
        options: [{ prize: { coins: 2 } }, { prize: { coins: 3 } }],
      },
    ],
  }),
  smallGame(
    'cascades with a trigger by chance, and a chance after a loss',
    {
      reelSets: { base: [reel('abbs', { weights: [1, 1, 0, 2] }), reel('as')] },
      cascades: { multipliers: [1, 2] },
      features: [
        free({
          trigger: { symbol: 's', awards: { 2: 1 }, chance: { hit: 1, miss: 1 } },
          chance: { hit: 1, miss: 1, when: 'loss', spins: 1 },
        }),
      ],
    },
    { endless: true },
  ),
  smallGame('paid spins on a reel set that is drawn', {
    reelSets: { base: reels('aab-', 'ab-'), wilds: reels('ab', 'aab-s') },
    reelSet: { base: 3, wilds: 2 },
  }),
  smallGame('a feature whose reel sets are drawn, started from drawn ones', {
    reelSets: { base: reels('abs', 'as-'), rich: reels('as', 'a'), free: reels('aab', 'a-s') },
    reelSet: { base: 2, rich: 1 },
    features: [free({ reelSet: { free: 1, base: 2 }, multiplier: 3, multiplies: ['lines'] })],
  }),
  smallGame(
    'cascades on a reel set that is drawn, and free spins like them',
    {
      symbols: SYMBOLS.map((symbol) => (symbol.id === 's' ? { id: 's', kind: 'scatter' } : symbol)),
      reelSets: { base: [reel('sab-', { rows: 2, weights: [1, 1, 1, 0] }), reel('a')], other: reels('sb', 'ab') },
      reelSet: { base: 1, other: 2 },
      wins: { type: 'anywhere' },
      cascades: {},
      features: [free({ trigger: { symbol: 's', awards: { 1: 1 } }, retrigger: { 1: 1 }, multiplier: 3 })],
    },
    { endless: true },
  ),
  smallGame('hold-and-win on reel sets that are drawn', {
    reelSets: { base: reels('ac', 'a-c'), coins: reels('c', 'ac') },
    reelSet: { base: 1, coins: 1 },
    features: [
      {
        ...started('hold'),
        ...{ type: 'holdAndWin', respins: 1, values: { 1: 1, 3: 1 }, landing: { hit: 1, miss: 2 }, fullCoins: 5 },
      },
    ],
  }),
  smallGame(
    'a bet mode whose reel sets are drawn',
    {
      reelSets: { base: reels('a-', 'a-'), rich: reels('aab', 'aa-') },
      reelSet: 'rich',
      modes: [{ id: 'mixed', coins: 3, reelSet: { rich: 1, base: 4 } }],
    },
    { options: { mode: 'mixed' } },
  ),
  smallGame(
    'bought free spins with cascades that go like paid spins',
    {
      symbols: SYMBOLS.map((symbol) => (symbol.id === 's' ? { id: 's', kind: 'scatter' } : symbol)),
      reelSets: { base: [reel('sab-', { rows: 2, weights: [1, 1, 1, 0] }), reel('a')] },
      wins: { type: 'anywhere' },
      cascades: {},
      features: [free({ trigger: { symbol: 's', awards: { 1: 1 } }, retrigger: { 1: 1 }, multiplier: 3 })],
      modes: [{ id: 'buy', coins: 10, buys: { feature: 'free', spins: 1 } }],
    },
    { endless: true, options: { mode: 'buy' } },
  ),
  smallGame(
    'a bought feature',
    {
      features: [
        free({ trigger: { symbol: 's', awards: { 2: 1 } } }),
        { type: 'freeSpins', id: 'other', multiplier: 2 },
      ],
      modes: [{ id: 'buy', coins: 10, buys: { feature: 'other', spins: 2 } }],
    },
    { options: { mode: 'buy' } },
  ),
]
