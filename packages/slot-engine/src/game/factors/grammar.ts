import {
  ALL_REELS,
  ID,
  LABEL,
  MULTIPLIER,
  REELS,
  symbolRef,
  WIN_SOURCES,
  weightsByNumber,
} from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { field, list, named, object, optional, ruled, type TaggedShape, whole, word } from '../../vocabulary/shape.ts'

const WEIGHTS = named('factorWeights', weightsByNumber('A factor', 1, LIMITS.multiplier))

const labels = (type: string) => ({
  type: field(word([type]), 'Where the factor comes from.'),
  id: field(ID, 'What events call it.'),
  name: optional(LABEL, 'What players read.', 'its id'),
})

const multiplies = optional(WIN_SOURCES, 'Which wins it multiplies.', 'all')

const DRAWN = object(
  'DrawnFactor',
  'A factor drawn beside the window: a reel of multipliers, or a small slot above the others. It is drawn once for each spin, as the reels stop, and multiplies what all windows of that spin win.',
  { ...labels('drawn'), values: field(WEIGHTS, 'Weights by factor: `{"1": 8, "2": 3, "5": 1}`.'), multiplies },
)

const REEL_FACTORS = object(
  'ReelFactors',
  'A factor for each reel, drawn for each spin as the reels stop. A win by the win rule is multiplied by those of the reels that it uses.',
  {
    ...labels('reels'),
    reels: field(
      list(WEIGHTS, ALL_REELS, REELS),
      'By reel its factors and their weights; `{"1": 1}` for a reel without one.',
    ),
    together: optional(
      word(['multiply', 'add'], {
        name: 'FactorsTogether',
        list: 'FACTORS_TOGETHER',
        doc: 'What several factors of one win make together.',
      }),
      'What the reels of one win make together: their product, or the sum of those above 1.',
      '`multiply`',
    ),
  },
)

const FILL = object(
  'FillFactor',
  'A factor for reels that are full of one symbol: where reel 0 and k − 1 more after it show nothing but that symbol when wins are counted, the window is multiplied by k. No wild stands in.',
  {
    ...labels('fill'),
    symbols: optional(
      list(symbolRef('regular'), 1, LIMITS.symbols, { noun: 'entry' }),
      'The symbols that may fill reels.',
      'every regular symbol',
    ),
    fewest: field(whole(2, REELS), 'The fewest full reels that multiply.'),
    multiplies,
  },
)

const RUN = object(
  'RunFactor',
  'A factor of the longest run in view: where one symbol, wilds that stand in for it counted in, is on reel 0 and on every one after it up to k reels when wins are counted, the window is multiplied by 1 + adds × (k − from). With `from: 3` and `adds: 1` a fourth reel doubles all that a window wins, and a fifth trebles it.',
  {
    ...labels('run'),
    from: field(whole(1, REELS), 'The reels of a run that multiply by 1 yet.'),
    adds: field(MULTIPLIER, 'What each further reel adds.'),
    multiplies,
  },
)

const IN_VIEW = object(
  'SymbolFactor',
  'A factor of the scatters in view that add to it (`adds`): when nothing more falls, all that the spin has won is multiplied by the sum of theirs. In cascades they stay and fall like any symbol.',
  {
    ...labels('symbols'),
    keeps: optional(
      { kind: 'flag' },
      'In free spins: where a spin wins, what is in view is added to a bank that is kept until they are over, and the bank multiplies it.',
      'false',
    ),
    multiplies,
  },
)

const CELLS = object(
  'CellFactors',
  'Factors of cells that have won: a cell in a win by the win rule goes a step up, however many wins of the window it is in, and stays there while symbols fall through it, and while fewer rows are in view. A win is multiplied by the sum of the factors above 1 of its cells, as they were before it.',
  {
    ...labels('cells'),
    steps: field(
      list(MULTIPLIER, 1, LIMITS.factorSteps, { noun: 'factor' }),
      'The factor of a cell that has won once, twice and so on; the last one stays. `[1, 2, 4, 8]` marks a cell first and then doubles.',
    ),
    keeps: optional(
      { kind: 'flag' },
      'In free spins: the factors of cells stay until they are over. Otherwise they last for a spin with all that falls in it.',
      'false',
    ),
  },
)

/** Several of them multiply each other. */
export const FACTOR: TaggedShape = {
  kind: 'tagged',
  name: 'Factor',
  doc: 'A factor of what spins win, beside the multipliers of wilds, cascades and free spins. Several factors of one win multiply each other.',
  tag: 'type',
  tagDoc:
    'drawn: beside the window, for a whole spin; reels: one for each reel, for wins that use it; fill: by the number of reels full of one symbol; run: by the reels of the longest run; symbols: the sum of those in view, for a whole spin; cells: one for each cell that has won, for later wins that use it.',
  tags: { name: 'FactorType', list: 'FACTOR_TYPES' },
  variants: { drawn: DRAWN, reels: REEL_FACTORS, fill: FILL, run: RUN, symbols: IN_VIEW, cells: CELLS },
}

const FACTORS = ruled(list(FACTOR, 0, LIMITS.factors, { noun: 'factor', key: 'id' }), 'factorsByWindow')

/** Of paid spins. */
export const paidFactorsField = optional(FACTORS, 'What multiplies the wins of paid spins.', 'none')

/** Of free spins. */
export const freeFactorsField = optional(
  FACTORS,
  'What multiplies the wins of these spins, beside their own multiplier. The factors of paid spins do not.',
  'none',
)
