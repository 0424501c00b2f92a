import {
  CELLS,
  LAST_REEL,
  MULTIPLIER,
  ODDS,
  REELS,
  symbolChoice,
  symbolRef,
  weightsByNumber,
} from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import {
  type FieldShape,
  type Fields,
  field,
  flag,
  list,
  object,
  optional,
  ruled,
  type TaggedShape,
  table,
  whole,
  word,
} from '../../vocabulary/shape.ts'
import { CHARGE } from '../chances/grammar.ts'

const MOMENTS = ['stop', 'before', 'loss', 'win'] as const
export const TOWARDS = ['left', 'right', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight'] as const
const MOST_SQUARE = Math.min(LIMITS.reels, LIMITS.rows)
const MOST_STEPS = Math.max(LIMITS.reels, LIMITS.rows) - 1
const PUT = ['regular', 'wild', 'scatter', 'blank'] as const

const CELL_CHOICE = object(
  'CellChoice',
  'Some cells of the window. What is said together narrows the choice. No cell that shows a scatter is ever chosen.',
  {
    symbols: optional(
      list(symbolRef(), 1, LIMITS.symbols, { noun: 'entry' }),
      'Cells that show one of these; with `towards`, the cells beside them.',
      'all',
    ),
    towards: optional(
      ruled(list(word(TOWARDS), 1, TOWARDS.length, { noun: 'entry' }), 'towardsFromSymbols'),
      'Instead of the cells that show `symbols`, those that lie in these directions from one of them: `["up", "down"]` is the rest of its reel.',
    ),
    reach: optional(
      ruled(weightsByNumber('A number of cells', 0, MOST_STEPS), 'onlyTowards'),
      'How many cells far `towards` goes: weights by number, drawn for each cell from which it goes.',
      'to the edge of the window',
    ),
    oneOf: optional(
      ruled(flag, 'onlyTowards'),
      'Goes in one of the directions of `towards` only, drawn for each cell from which it goes.',
      'false',
    ),
    reels: optional(list(whole(0, LAST_REEL), 1, LIMITS.reels, { noun: 'entry' }), 'Cells of these reels only.', 'all'),
    besideWins: optional(
      ruled(flag, 'onlyAfterWins'),
      'After a win the cells that touch by their sides one that is about to vanish.',
      'false',
    ),
    alike: optional(
      whole(2, MOST_SQUARE),
      'Cells of squares of so many rows and reels only, all of whose cells show one and the same symbol.',
      'any',
    ),
    square: optional(
      weightsByNumber('A number of rows and reels', 1, MOST_SQUARE),
      'The cells of one square only, of so many rows and reels: weights by number. It lies anywhere in the window where it covers no scatter, and on named `reels` only, each place equally likely; where none is, no cell is chosen.',
      'the whole window',
    ),
    won: optional(
      ruled(flag, 'onlyAfterWins'),
      'After a win the cells that are about to vanish, instead of those that stay. What is put there stays.',
      'false',
    ),
    number: optional(
      weightsByNumber('A number of cells', 0, CELLS),
      'So many of them, each equally likely: weights by number.',
      'all of them',
    ),
  },
)

const IN_VIEW = object('InView', 'A number of a symbol in view.', {
  symbol: field(symbolRef('scatter', 'regular', 'wild', 'blank'), 'Counted anywhere in the window.'),
  at: field(whole(1, CELLS), 'So many, or more.'),
  upTo: optional(whole({ name: 'startsAt', limit: 1, doc: '`at`' }, CELLS), 'Not more than so many.', 'any number'),
})

const DRAWN: FieldShape = optional(
  word(['cell', 'reel', 'window']),
  'Where symbols are drawn by weight: for each cell, once for all cells of a reel, or once for the window.',
  '`cell`',
)

const CONDITIONS = {
  first: optional(flag, 'In the first window of a spin only, not once symbols have fallen.', 'false'),
  chance: optional(ODDS, 'Happens with this chance only, drawn for each window in which it could.', 'always'),
  inView: optional(IN_VIEW, 'Happens only with so many of a symbol in view.', 'with any'),
  charged: optional(
    CHARGE,
    'Happens only after the window whose wins bring the spin to so many cells, all that fell in it counted.',
    'after each',
  ),
} satisfies Fields

const WHEN = ruled(word(MOMENTS), 'momentWithCascades')

const NUDGE = object(
  'NudgeChange',
  'Moves reels along their strips, in the first window of a spin. What is in view moves along, and what follows on the strip comes into view.',
  {
    type: field(word(['nudge']), 'Moves reels along their strips.'),
    when: optional(
      word(['stop', 'before', 'loss']),
      '`stop`: before scatters and triggers are counted. `before`: after that and before wins are counted. `loss`: after a window that neither wins nor meets a trigger; then wins are counted again.',
      '`before`',
    ),
    chance: CONDITIONS.chance,
    inView: CONDITIONS.inView,
    ifWins: optional(flag, 'Stays only where the window wins more with it than without, by the win rule.', 'false'),
    symbols: field(list(symbolRef(...PUT), 1, LIMITS.symbols, { noun: 'entry' }), 'What the reels move for.'),
    until: field(
      word(['full', 'inView']),
      '`full`: a reel on which a stack of these symbols lies partly in view, at its edge, moves until all of it is, or until it fills the reel. `inView`: a reel that shows none of them moves until one comes into view.',
    ),
    towards: optional(
      word(['down', 'up']),
      'Which way the symbols move.',
      'the shorter way, and down where both are as long',
    ),
    steps: optional(
      whole(1, LIMITS.stripLength - 1),
      'A reel moves only where so many steps are enough.',
      'any number',
    ),
    reels: optional(list(whole(0, LAST_REEL), 1, LIMITS.reels, { noun: 'entry' }), 'These reels only.', 'all'),
    number: optional(
      weightsByNumber('A number of reels', 0, REELS),
      'So many of the reels that would move, each equally likely: weights by number.',
      'all of them',
    ),
    adds: optional(
      ruled(MULTIPLIER, 'addsToWilds'),
      'What each step adds to the multiplier of the wilds that the reel moves for, beginning with their own.',
      'nothing',
    ),
  },
  { rules: ['nudgeFits'] },
)

const change = (type: string, operation: string, fields: Fields): Fields => ({
  type: field(word([type]), operation),
  when: optional(
    WHEN,
    '`stop`: as the reels have stopped or symbols have fallen, before scatters and triggers are counted. `before`: after that and before wins are counted, once mystery symbols have turned and before wilds draw their multipliers and expand. `loss`: after the first window of a spin, where that neither wins nor meets a trigger; then wins are counted again. `win`: with cascades, after a window that won and before its winners vanish.',
    '`before`',
  ),
  ...CONDITIONS,
  ifWins: optional(
    ruled(flag, 'beforeWins'),
    'Stays only where the window wins more with it than without, by the win rule.',
    'false',
  ),
  ...fields,
})

export const CHANGE: TaggedShape = {
  kind: 'tagged',
  name: 'WindowChange',
  doc: 'A change of single cells, or a reel that moves. A cell that shows a scatter is never changed.',
  tag: 'type',
  tagDoc:
    'What it does: put: lays symbols on cells; turn: turns symbols into others; remove: takes cells away, with cascades; nudge: moves reels.',
  tags: { name: 'ChangeType', list: 'CHANGE_TYPES' },
  variants: {
    put: object(
      'PutChange',
      'Lays symbols on cells.',
      change('put', 'Lays symbols on cells.', {
        symbol: field(symbolChoice(...PUT), 'The symbol, or weights by symbol.'),
        drawn: DRAWN,
        cells: optional(CELL_CHOICE, 'Which cells.', 'all'),
      }),
      { rules: ['changeFits', 'chargedByWins'] },
    ),
    turn: object(
      'TurnChange',
      'Turns symbols into others, all at once: two may change places.',
      change('turn', 'Turns symbols into others.', {
        into: field(
          table({ kind: 'reference', to: 'symbol', of: ['regular', 'wild', 'blank'] }, symbolChoice(...PUT), {
            size: { min: 1, noun: 'entry' },
          }),
          'By symbol what it turns into: one, or weights by symbol.',
        ),
        drawn: DRAWN,
        cells: optional(CELL_CHOICE, 'Which of the cells that show these symbols.', 'all'),
      }),
      { rules: ['changeFits', 'chargedByWins'] },
    ),
    remove: object(
      'RemoveChange',
      'Takes cells away without pay: what lies above falls, as after a win.',
      {
        type: field(word(['remove']), 'Takes cells away.'),
        when: field(
          ruled(word(['win', 'end']), 'momentWithCascades'),
          'After a window that won, with the winners (`win`); or once a window wins nothing and nothing more would fall (`end`).',
        ),
        ...CONDITIONS,
        cells: field(CELL_CHOICE, 'Which cells.'),
      },
      { rules: ['chargedByWins'] },
    ),
    nudge: NUDGE,
  },
}

/** Of definitions and of free spins. */
export const changesField = (spins: string): FieldShape =>
  optional(
    ruled(list(CHANGE, 0, LIMITS.changes), 'changesPlaces'),
    `What becomes of single cells in ${spins}, one change after the other.`,
    'none',
  )
