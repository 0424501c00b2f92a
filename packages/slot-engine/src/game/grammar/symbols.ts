import { CELLS, LAST_REEL, LONGEST_WIN, pays, symbolRef } from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { list, object, optional, ruled, type TaggedShape, whole } from '../../vocabulary/shape.ts'
import { expandsField } from '../symbols/expanding/grammar.ts'
import { labels } from '../symbols/labels.ts'
import { inViewField, multiplierField } from '../symbols/multiplying/grammar.ts'
import { MYSTERY } from '../symbols/mystery/grammar.ts'

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
    pays: optional(
      ruled(pays(LONGEST_WIN, 'wildPays'), 'wildPaysAlone'),
      'Coins for wilds alone, by count: of reels or of cells, as a regular symbol’s.',
      'none',
    ),
    scatterPays: optional(
      ruled(pays(CELLS), 'paysAsStopped'),
      'Coins by its number anywhere in the window, as a scatter pays and beside what it wins with others: counted as reels stop. With a trigger it is wild and scatter in one.',
      'none',
    ),
    replaces: optional(
      list(ruled(symbolRef('regular', 'wild'), 'notItself'), 0, LIMITS.symbols, { noun: 'entry' }),
      'The symbols it stands in for. Never a scatter, mystery or blank.',
      'every regular symbol',
    ),
    multiplier: multiplierField,
    expands: expandsField,
    reels: optional(list(whole(0, LAST_REEL), 1, LIMITS.reels, { noun: 'entry' }), 'The reels it may stand on.', 'all'),
  },
  { rules: ['expandsOrDraws'] },
)

const SCATTER = object('ScatterSymbol', 'Counts anywhere in the window.', {
  ...labels('scatter'),
  pays: optional(pays(CELLS), 'Coins by the number in the window.', 'it pays nothing'),
  adds: inViewField,
})

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
