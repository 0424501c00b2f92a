import { ALL_REELS, COINS, REELS, symbolRef } from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { field, flag, list, object, optional, type TaggedShape, text, whole, word } from '../../vocabulary/shape.ts'

const DIRECTION = word(['left', 'right', 'both', 'any'], {
  name: 'Direction',
  list: 'DIRECTIONS',
  doc: 'Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a reading of the full line counts once), `any` wherever one begins (the best of a line counts). A run is as long as it can be: none begins inside another of the same symbol.',
})

const WILD_MULTIPLIERS = word(['highest', 'add', 'multiply'], {
  name: 'WildMultiplierRule',
  list: 'WILD_MULTIPLIER_RULES',
  doc: 'What several multiplying wilds in one win make together.',
})

const wildMultipliers = optional(
  WILD_MULTIPLIERS,
  'What several multiplying wilds in one win make together: the highest of them, their sum, or their product.',
  '`highest`',
)

const COMBINATION = object(
  'Combination',
  'A pay for a whole line, such as "any three bars". It competes with the line’s other readings; the best pays, and no wild multiplies it.',
  {
    name: field(text(1, 100), 'What players read.'),
    slots: field(
      list({ kind: 'nullable', of: list(symbolRef(), 1, LIMITS.symbols, { noun: 'entry' }) }, ALL_REELS, REELS),
      'Per reel the symbols that fit; a wild fits where it stands for one of them; `null` fits any.',
    ),
    anyOrder: optional(flag, 'True: any permutation of the slots over the reels fits.', 'false'),
    coins: field(COINS, 'What it pays.'),
  },
)

const tag = (type: string) => field(word([type]), 'The win rule.')

const LINES = object('LineWins', 'One win per line and direction: the best reading of the line.', {
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
    'Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a full line counts once), `any` at every reel (the best run of a line counts).',
    '`left`',
  ),
  wildMultipliers,
  combinations: optional(
    list(COMBINATION, 0, LIMITS.combinations, { noun: 'combination', key: 'name' }),
    'Pays for whole lines.',
    'none',
  ),
})

const WAYS = object(
  'WaysWins',
  'A symbol on consecutive reels wins once for every way through its cells: coins × the product of its cells per reel. A multiplying wild counts as that many cells.',
  {
    type: tag('ways'),
    direction: optional(
      { ...word(['left', 'right', 'both']), partOf: DIRECTION },
      'Where a run begins: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a run over all reels counts once).',
      '`left`',
    ),
  },
)

const CLUSTERS = object(
  'ClusterWins',
  'Cells of one symbol that touch by their sides; a wild belongs to every cluster it touches.',
  { type: tag('clusters'), wildMultipliers },
)

const ANYWHERE = object('AnywhereWins', 'A symbol wins by its number anywhere in the window, wilds counted in.', {
  type: tag('anywhere'),
  wildMultipliers,
})

export const WINS: TaggedShape = {
  kind: 'tagged',
  name: 'WinRule',
  doc: 'How windows win.',
  tag: 'type',
  tagDoc:
    'lines: along lines; ways: on consecutive reels, once for every way through the cells; clusters: cells that touch by their sides; anywhere: by the number in the window.',
  tags: { name: 'WinType', list: 'WIN_TYPES' },
  variants: { lines: LINES, ways: WAYS, clusters: CLUSTERS, anywhere: ANYWHERE },
}
