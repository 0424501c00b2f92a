import {
  AWARDS,
  CELLS,
  COUNTED,
  FREE_SPIN_TRIGGER,
  FREE_SPINS as FREE_SPINS_NUMBER,
  ID,
  MULTIPLIER,
  pays,
  REEL_SET_CHOICE,
  WIN_SOURCES,
} from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, list, object, optional, ruled, table, whole, word } from '../../../vocabulary/shape.ts'
import { chance } from '../../chances/grammar.ts'
import { changesField } from '../../changes/grammar.ts'
import { freeFactorsField } from '../../factors/grammar.ts'
import { extraWildsField } from '../../symbols/added/grammar.ts'
import { expandingSymbolField } from '../../symbols/covering/grammar.ts'
import { keptField } from '../../symbols/kept/grammar.ts'
import { keepsViewField, stickyField } from '../../symbols/sticky/grammar.ts'
import { untilGoneField, walkingField } from '../../symbols/walking/grammar.ts'

const GROWTH = object('Growth', 'How the multiplier of free spins grows.', {
  by: field(MULTIPLIER, 'How much is added each time.'),
  each: field(
    ruled(word(['spin', 'win', 'cascade']), 'growsByCascade'),
    'After what: every spin, every spin that wins, or every cascade.',
  ),
  upTo: optional(
    whole({ name: 'startMultiplier', limit: 1, doc: 'the multiplier they begin with' }, LIMITS.multiplier),
    'How far.',
    '1,000',
  ),
})

const LEVEL = object('FreeSpinLevel', 'A level of free spins.', {
  at: field(whole(1, LIMITS.collected), 'So many symbols collected reach it.'),
  spins: optional(FREE_SPINS_NUMBER, 'Further spins, once it is reached.', 'none'),
  multiplier: optional(MULTIPLIER, 'Multiplies the wins of the spins that follow.', 'that of the level before'),
  reelSet: optional(
    REEL_SET_CHOICE(),
    'The reel set that the spins that follow run on, or weights by reel set.',
    'that of the level before',
  ),
})

const LEVELS = object('FreeSpinLevels', 'What symbols collected over the free spins lead to.', {
  symbol: field(COUNTED, 'Each of it that a spin shows as its reels stop is collected.'),
  steps: field(list(LEVEL, 1, LIMITS.levels), 'The levels, lowest first; those reached count from the next spin on.'),
})

export const FREE_SPINS = object(
  'FreeSpins',
  'Spins that cost nothing. A window awards them at most once; with cascades, every window may.',
  {
    type: field(word(['freeSpins']), 'The kind of feature.'),
    id: field(ID, 'What the rest of the definition calls it.'),
    trigger: optional(
      FREE_SPIN_TRIGGER,
      'What awards them on a paid spin. Absent where only chance, a prize or a bet mode starts it.',
    ),
    chance,
    retrigger: optional(
      ruled(AWARDS, 'countsTheTrigger'),
      'Further spins, by count of the same symbol, while they run. One free spin may award at most 0.95 further ones on average. Of a symbol that stays only those count that land anew.',
      'none',
    ),
    multiplier: optional(MULTIPLIER, 'Multiplies the wins of these spins.', '1'),
    grows: optional(
      GROWTH,
      'The multiplier grows by `by` after every spin, every spin that wins or every cascade, up to `upTo`, and never falls back while they run.',
      'it stays',
    ),
    multiplies: optional(WIN_SOURCES, 'Which wins the multiplier takes part in.', 'all'),
    scatterPays: optional(
      ruled(table({ kind: 'reference', to: 'symbol', of: ['scatter', 'wild'] }, pays(CELLS)), 'paysAnywhere'),
      'What scatters pay in these spins, by symbol: one that is not named pays nothing, so `{}` is none.',
      'as on paid spins',
    ),
    reelSet: optional(
      REEL_SET_CHOICE(),
      'The reel set they run on, or weights by reel set, drawn for each of the spins.',
      '`base`',
    ),
    sticky: stickyField,
    keepsView: keepsViewField,
    walking: walkingField,
    kept: keptField,
    untilGone: untilGoneField,
    levels: optional(
      ruled(LEVELS, 'levelsRise', 'seenAnew'),
      'Levels that collected symbols reach: further spins, a multiplier, other reels. Not with `grows`.',
      'none',
    ),
    endedBy: optional(
      ruled(COUNTED, 'seenAnew'),
      'They go on until this symbol has been in view, as reels stop, in as many spins as were awarded: no other spin takes one of those left. It has to come up in one spin of twenty or more.',
      'each spin takes one',
    ),
    winsAtLeast: optional(
      ruled(whole(1, LIMITS.payCoins), 'winsWithoutFurther'),
      'Each of these spins wins so many coins or more: one that wins less is played again, unseen, at most 1,000 times, and the last of them stands.',
      'a spin may win nothing',
    ),
    extraWilds: extraWildsField,
    changes: changesField('these spins'),
    expandingSymbol: expandingSymbolField,
    factors: freeFactorsField,
  },
  {
    apart: {
      first: 'grows',
      second: 'levels',
      reason: 'The multiplier follows the levels, so it does not grow by itself.',
    },
  },
)
