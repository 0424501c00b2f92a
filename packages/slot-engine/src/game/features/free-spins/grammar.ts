import {
  AWARDS,
  CELLS,
  FREE_SPIN_TRIGGER,
  ID,
  MULTIPLIER,
  REEL_SET_REF,
  symbolRef,
  symbolWeights,
  weightsByNumber,
} from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, ruled, whole, word } from '../../../vocabulary/shape.ts'

const GROWTH = object('Growth', 'How the multiplier of free spins grows.', {
  by: field(MULTIPLIER, 'How much is added each time.'),
  each: field(ruled(word(['spin', 'cascade']), 'growsByCascade'), 'After what.'),
  upTo: optional(
    whole({ name: 'startMultiplier', limit: 1, doc: 'the multiplier they begin with' }, LIMITS.multiplier),
    'How far.',
    '1,000',
  ),
})

const EXTRA_WILDS = object(
  'ExtraWilds',
  'Wilds put over what has stopped.',
  {
    symbol: field(ruled(symbolRef('wild'), 'addedToEveryReel'), 'The wild.'),
    counts: field(weightsByNumber('A number of wilds', 0, CELLS), 'Weights by their number.'),
  },
  { rules: ['keepsPlaces'] },
)

const held = () => list(symbolRef('regular', 'wild'), 1, LIMITS.symbols, { noun: 'entry' })

export const FREE_SPINS = object(
  'FreeSpins',
  'Spins that cost nothing. A window awards them at most once; with cascades, every window may.',
  {
    type: field(word(['freeSpins']), 'The kind of feature.'),
    id: field(ID, 'What the rest of the definition calls it.'),
    trigger: optional(
      FREE_SPIN_TRIGGER,
      'What awards them on a paid spin. Absent where only a prize or a bet mode starts it.',
    ),
    retrigger: optional(
      ruled(AWARDS, 'countsTheTrigger'),
      'Further spins, by count of the same symbol, while they run. One free spin may award at most 0.95 further ones on average.',
      'none',
    ),
    multiplier: optional(MULTIPLIER, 'Multiplies the wins of these spins.', '1'),
    grows: optional(
      GROWTH,
      'The multiplier grows by `by` after every spin or every cascade, up to `upTo`, and never falls back while they run.',
      'it stays',
    ),
    multiplies: optional(
      list(
        word(['lines', 'scatters'], {
          name: 'WinSource',
          list: 'WIN_SOURCES',
          doc: '`lines`: what the win rule pays, whichever it is.',
        }),
        0,
        2,
        { noun: 'entry' },
      ),
      'Which wins the multiplier takes part in.',
      'all',
    ),
    reelSet: optional(REEL_SET_REF, 'The reel set they run on.', '`base`'),
    sticky: optional(
      ruled(held(), 'keepsPlaces'),
      'Symbols that stay where they landed until the feature ends.',
      'none',
    ),
    walking: optional(
      ruled(held(), 'keepsPlaces', 'walksEverywhere'),
      'Symbols that stay too, but move one reel to the left with every spin, until they leave. Those in view come along.',
      'none',
    ),
    untilGone: optional(ruled(flag, 'needsWalking'), 'The spins go on while a walking symbol is in view.', 'false'),
    extraWilds: optional(
      EXTRA_WILDS,
      'Wilds put on so many cells of every window, wherever no scatter lies: weights by their number.',
      'none',
    ),
    expandingSymbol: optional(
      ruled(symbolWeights('regular'), 'coversReelsOnce'),
      'One of these symbols, drawn by weight when the feature starts, covers every reel it lands on in a spin that shows it on enough reels to pay; it then pays on every line by the number of its reels, wherever they are.',
      'none',
    ),
  },
)
