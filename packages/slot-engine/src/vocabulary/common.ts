/** Shapes that several parts of the grammar share. */
import { LIMITS } from './limits.ts'
import {
  type Bound,
  field,
  type GameBound,
  id,
  list,
  named,
  object,
  optional,
  type ReferenceShape,
  refer,
  ruled,
  type Shape,
  table,
  text,
  whole,
  word,
} from './shape.ts'

export const MOST_CELLS = LIMITS.reels * LIMITS.rows

export const REELS: GameBound = { name: 'reels', limit: LIMITS.reels, doc: 'the number of reels' }
/** As the least of something, which is so for every game of at least one reel. */
export const ALL_REELS: GameBound = { ...REELS, limit: 1 }
export const LAST_REEL: GameBound = { name: 'lastReel', limit: LIMITS.reels - 1, doc: 'the last reel' }
export const CELLS: GameBound = { name: 'cells', limit: MOST_CELLS, doc: 'the cells of the largest window' }
export const LONGEST_WIN: GameBound = {
  name: 'longestWin',
  limit: MOST_CELLS,
  doc: 'the reels on lines and by ways, the cells of the largest window otherwise',
}

export const ID = named('id', id())
export const LABEL = named('symbolName', text(1, 100))
export const COINS = whole(0, LIMITS.payCoins)
export const PRICE = whole(1, LIMITS.payCoins)
export const MULTIPLIER = whole(1, LIMITS.multiplier)
export const WEIGHT = whole(0, LIMITS.reelWeight)
export const CHANCE = whole(1, LIMITS.reelWeight)
export const FREE_SPINS = whole(1, LIMITS.freeSpins)

export const symbolRef = (...of: readonly string[]): ReferenceShape =>
  named('symbolRef', refer('symbol', of.length > 0 ? of : undefined))
export const REEL_SET_REF = named('reelSetRef', refer('reelSet'))
/** One reel set, or several by weight: one of them is drawn for each spin. */
export const REEL_SET_CHOICE = (): Shape => ({
  kind: 'either',
  plain: REEL_SET_REF,
  table: named('namedWeights', table({ kind: 'reference', to: 'reelSet' }, CHANCE, { size: ENTRIES })),
})
export const FEATURE_REF = named('featureRef', refer('feature'))
export const JACKPOT_REF = named('jackpotRef', refer('jackpot'))

const byCount = (noun: string, min: number, max: Bound, of: Shape, drawn?: true) =>
  table({ kind: 'count', noun, min, max }, of, drawn && { drawn })

/** Coins by count. A count between two keys pays the lower one, one above the last key the last. */
export const pays = (most: Bound, def = 'pays'): Shape => named(def, byCount('A count', 1, most, COINS))
export const AWARDS = named('awards', byCount('A count', 1, CELLS, whole(0, LIMITS.freeSpins)))
export const weightsByNumber = (noun: string, min: number, max: Bound): Shape => byCount(noun, min, max, WEIGHT, true)

const ENTRIES = { min: 1, noun: 'entry' } as const
export const symbolWeights = (...of: readonly string[]): Shape =>
  named('namedWeights', table({ kind: 'reference', to: 'symbol', of }, CHANCE, { size: ENTRIES }))
/** One symbol, or several by weight. */
export const symbolChoice = (...of: readonly string[]): Shape => ({
  kind: 'either',
  plain: symbolRef(...of),
  table: symbolWeights(...of),
})
export const JACKPOT_WEIGHTS = named(
  'namedWeights',
  table({ kind: 'reference', to: 'jackpot' }, CHANCE, { size: ENTRIES }),
)

/** Mystery symbols turn into others, and blanks do nothing. */
export const COUNTED = ruled(symbolRef('scatter', 'regular', 'wild'), 'countedAsStopped')

export const ODDS = object('Odds', 'A chance of hit / (hit + miss).', {
  hit: field(CHANCE, 'The weight of a hit.'),
  miss: field(CHANCE, 'The weight of a miss.'),
})

const triggerChance = optional(
  ODDS,
  'What is counted starts the feature with this chance only, drawn at most once a spin.',
  'always',
)

/** In a win only symbols count that pay, and what stands in for them. */
const TRIGGERING = {
  ...ruled(symbolRef('scatter', 'regular', 'wild'), 'countedAsStopped', 'winnerPays'),
  narrowed: { flag: 'inWin', of: ['regular', 'wild'] },
} as const

const ALSO_COUNTED = object('AlsoCounted', 'Another symbol that has to be in view.', {
  symbol: field(COUNTED, 'Counted anywhere in the window: no mystery symbol, no blank.'),
  at: field(whole(1, CELLS), 'So many, or more.'),
})

const also = optional(
  ruled(list(ALSO_COUNTED, 1, LIMITS.alsoCounted, { noun: 'symbol', key: 'symbol' }), 'alsoInView'),
  'Only with these in view too: several symbols that start the feature together.',
  'none',
)

const EACH_WIN = (what: string) =>
  optional(
    ruled({ kind: 'flag' }, 'eachOfWins'),
    `Every win counts, not the longest alone: ${what} Only with \`inWin\`.`,
    'false',
  )

const OTHER_AWARDS = object('OtherAwards', 'What wins of another symbol award beside those of the first.', {
  symbol: field(ruled(symbolRef('regular', 'wild'), 'otherWinner'), 'A symbol that pays, and another one.'),
  awards: field(AWARDS, 'Spins by the size of a win.'),
  retrigger: optional(
    ruled(AWARDS, 'besideRetrigger'),
    'Further spins by the size of a win, where the feature has `retrigger` too.',
    'none',
  ),
})

export const COUNT_TRIGGER = object(
  'CountTrigger',
  'A feature that starts, at most once a spin, when `at` or more of a symbol, and at most `upTo`, are in view on a paid spin. What is counted is what the reels showed as they stopped (or symbols fell): before mystery symbols turn and wilds are added or expand.',
  {
    symbol: field(TRIGGERING, 'Counted anywhere in the window: no mystery symbol, no blank.'),
    at: field(whole(1, CELLS), 'So many, or more.'),
    upTo: optional(
      whole({ name: 'startsAt', limit: 1, doc: '`at`' }, CELLS),
      'Not more than so many: with `at` for exactly that number, or from one to another.',
      'any number',
    ),
    inWin: optional(
      { kind: 'flag' },
      'Counted in the longest win of the symbol instead: a feature, or the jackpot that it gives, is won on a line, by ways or in a cluster. Not for hold-and-win.',
      'false',
    ),
    eachWin: EACH_WIN('the feature is played once for each that is large enough.'),
    also,
    chance: triggerChance,
  },
)

export const FREE_SPIN_TRIGGER = object('FreeSpinTrigger', 'What awards free spins on a paid spin.', {
  symbol: field(TRIGGERING, 'Counted anywhere in the window: no mystery symbol, no blank.'),
  awards: field(
    AWARDS,
    'Spins by count. A count between two keys awards the lower one’s, so `{"3": 8, "4": 0}` awards them for exactly three: with a feature for each number, free spins have a multiplier, reels or rules by the number that started them.',
  ),
  inWin: optional(
    { kind: 'flag' },
    'Counted in the longest win of the symbol instead: free spins won on a line, by ways or in a cluster. What stands in for the symbol there counts too. So it is for further spins.',
    'false',
  ),
  eachWin: EACH_WIN('what the wins award adds up, on all lines and of all symbols. So it is for further spins.'),
  others: optional(
    ruled(list(OTHER_AWARDS, 1, LIMITS.symbols, { noun: 'symbol', key: 'symbol' }), 'besideEachWin'),
    'Other symbols whose wins award spins too. Only with `eachWin`.',
    'none',
  ),
  also,
  chance: triggerChance,
})

export const WIN_SOURCES = list(
  word(['lines', 'scatters'], {
    name: 'WinSource',
    list: 'WIN_SOURCES',
    doc: '`lines`: what the win rule pays, whichever it is.',
  }),
  0,
  2,
  { noun: 'entry' },
)

export const STOP_WEIGHTS = ruled(list(WEIGHT, 1, LIMITS.stripLength), 'stopWeights')
