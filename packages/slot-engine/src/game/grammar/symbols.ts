import {
  CELLS,
  ID,
  LABEL,
  LAST_REEL,
  LONGEST_WIN,
  MULTIPLIER,
  pays,
  REELS,
  symbolRef,
  symbolWeights,
  weightsByNumber,
} from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import {
  type Fields,
  field,
  flag,
  list,
  named,
  object,
  optional,
  ruled,
  type TaggedShape,
  text,
  whole,
  word,
} from '../../vocabulary/shape.ts'

const labels = (kind: string): Fields => ({
  id: field(ID, 'What the rest of the definition calls it.'),
  name: optional(LABEL, 'What players read.'),
  emoji: optional(named('emoji', text(1, 32)), 'What players see.'),
  kind: field(word([kind]), 'What it does.'),
})

const REGULAR = object('RegularSymbol', 'Pays by the win rule of the game.', {
  ...labels('regular'),
  pays: optional(
    pays(LONGEST_WIN),
    'Coins by count: the length of a run on a line or of a way, the size of a cluster, the number anywhere.',
    'it pays nothing',
  ),
})

const WILD = object(
  'WildSymbol',
  'Stands in for others.',
  {
    ...labels('wild'),
    pays: optional(ruled(pays(REELS, 'wildPays'), 'wildPaysByRun'), 'Coins for this wild alone, by count.', 'none'),
    replaces: optional(
      list(ruled(symbolRef('regular', 'wild'), 'notItself'), 0, LIMITS.symbols, { noun: 'entry' }),
      'The symbols it stands in for. Never a scatter, mystery or blank.',
      'every regular symbol',
    ),
    multiplier: optional(
      {
        kind: 'either',
        plain: MULTIPLIER,
        table: named('multiplierWeights', weightsByNumber('A multiplier', 1, LIMITS.multiplier)),
      },
      'Multiplies a win in which it stands in for another symbol: one number, or weights by number (`{"2": 3, "5": 1}`), drawn anew for each wild that comes into view.',
      '1',
    ),
    expands: optional(flag, 'Covers its whole reel when it comes into view.', 'false'),
    reels: optional(list(whole(0, LAST_REEL), 1, LIMITS.reels, { noun: 'entry' }), 'The reels it may stand on.', 'all'),
  },
  { rules: ['expandsOrDraws'] },
)

const SCATTER = object('ScatterSymbol', 'Counts anywhere in the window.', {
  ...labels('scatter'),
  pays: optional(pays(CELLS), 'Coins by the number in the window.', 'it pays nothing'),
})

const MYSTERY = object(
  'MysterySymbol',
  'Turns into another symbol when it comes into view: all mystery symbols in view into the same. Scatters and triggers are counted before it does, so it never makes one.',
  {
    ...labels('mystery'),
    reveals: field(symbolWeights('regular', 'wild'), 'Weights by symbol id.'),
  },
)

const BLANK = object('BlankSymbol', 'Fills a stop and does nothing.', labels('blank'))

export const SYMBOL: TaggedShape = {
  kind: 'tagged',
  name: 'SymbolDefinition',
  def: 'symbol',
  doc: 'Something that can stand on a reel.',
  tag: 'kind',
  tagDoc:
    'regular pays by the win rule; wild stands in for others; scatter counts anywhere in the window; mystery turns into another symbol; blank fills a stop and does nothing.',
  tags: { name: 'SymbolKind', list: 'SYMBOL_KINDS' },
  variants: { regular: REGULAR, wild: WILD, scatter: SCATTER, mystery: MYSTERY, blank: BLANK },
}
