import { ALL_REELS, COINS, REELS, symbolRef } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, ruled, text, whole, word } from '../../../vocabulary/shape.ts'
import { count, event, line, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { DIRECTION, tag, WILD_RUNS, wildMultipliers } from '../grammar.ts'

const COMBINATION = object(
  'Combination',
  'A pay for a whole line, such as "any three bars". It competes with the line’s other readings; the best pays, and no wild multiplies it unless it says so.',
  {
    name: field(text(1, 100), 'What players read.'),
    slots: field(
      list({ kind: 'nullable', of: list(symbolRef(), 1, LIMITS.symbols, { noun: 'entry' }) }, ALL_REELS, REELS),
      'Per reel the symbols that fit; a wild fits where it stands for one of them; `null` fits any.',
    ),
    anyOrder: optional(flag, 'True: any permutation of the slots over the reels fits.', 'false'),
    coins: field(COINS, 'What it pays.'),
    multiplied: optional(
      flag,
      'True: wilds multiply it, as many as stand for a symbol of their slot, together as `wildMultipliers` says. One in a slot that fits any symbol, or that names it, does not.',
      'false',
    ),
  },
)

export const LINES = object('LineWins', 'One win per line and direction: the best reading of the line.', {
  type: tag('lines'),
  lines: field(
    list(
      list(
        whole(0, { name: 'lastRow', limit: LIMITS.rows - 1, doc: 'the last row that the reel has in every set' }),
        ALL_REELS,
        REELS,
      ),
      0,
      LIMITS.lines,
    ),
    'Per line the row on each reel.',
  ),
  direction: optional(
    DIRECTION,
    'Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a reading of the full line counts once; where it ties with a shorter run, it is the one that counts), `any` at every reel (the best run of a line counts).',
    '`left`',
  ),
  sides: optional(
    ruled(
      word(['add', 'better'], {
        name: 'LineSides',
        list: 'LINE_SIDES',
        doc: 'What wins from both sides of a line make.',
      }),
      'needsBothWays',
    ),
    'What a line pays that wins from either side: both wins (`add`), or only the better one (`better`); of equal ones that from the left.',
    '`add`',
  ),
  wildMultipliers,
  wildRuns: optional(
    { ...word(['best', 'own', 'none']), partOf: WILD_RUNS },
    'What a run of wilds alone pays: as whichever pays most of the symbols that it stands in for and of its own pays (`best`), its own pays only (`own`), or nothing (`none`). A line pays one win from each side, so there is no `each`. A combination that wilds fill is no run.',
    '`best`',
  ),
  combinations: optional(
    list(COMBINATION, 0, LIMITS.combinations, { noun: 'combination', key: 'name' }),
    'Pays for whole lines.',
    'none',
  ),
  fullWindow: fullWindowField,
})

export const LINE_WON = event('LineWon', 'A run of a symbol on a line.', {
  line,
  direction: field(word(['left', 'right', 'any']), 'Where the run begins.'),
  symbol,
  count,
  ...pay,
})

export const COMBINATION_WON = event('CombinationWon', 'A combination on a line.', {
  line,
  name: field({ kind: 'string' }, 'The name of the combination.'),
  ...pay,
})
