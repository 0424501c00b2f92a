/** Shapes that several win rules share. */
import { field, optional, word } from '../../vocabulary/shape.ts'

export const DIRECTION = word(['left', 'right', 'both', 'any'], {
  name: 'Direction',
  list: 'DIRECTIONS',
  doc: 'Where a run may begin: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a reading of the full line counts once), `any` wherever one begins (the best of a line counts). A run is as long as it can be: none begins inside another of the same symbol.',
})

const WILD_MULTIPLIERS = word(['highest', 'add', 'multiply'], {
  name: 'WildMultiplierRule',
  list: 'WILD_MULTIPLIER_RULES',
  doc: 'What several multiplying wilds in one win make together.',
})

export const wildMultipliers = optional(
  WILD_MULTIPLIERS,
  'What several multiplying wilds in one win make together: the highest of them, their sum, or their product.',
  '`highest`',
)

/** What runs made of wilds alone pay. */
export const WILD_RUNS = word(['best', 'own', 'none', 'each'], {
  name: 'WildRuns',
  list: 'WILD_RUNS',
  doc: 'What a run of wilds alone pays, be it on a line, by ways, in a cluster or anywhere: `best` as whichever pays most of the symbols that it stands in for and of its own pays, `own` its own pays only, `none` nothing, `each` as every symbol that it stands in for, and its own pays.',
})

/** How often a win pays. */
export const PAID = word(['perWay', 'once', 'perCell'], {
  name: 'Paid',
  list: 'PAID',
  doc: 'How often a win pays what the pay table says: for every way, once, or for each of its cells.',
})

/** Of rules that count cells. */
export const cellsPaid = optional(
  { ...word(['once', 'perCell']), partOf: PAID },
  'What the pay table says: the coins of a win with so many cells (`once`), or of each of its cells (`perCell`), so that every cell more pays.',
  '`once`',
)

/** The field that says which rule it is. */
export const tag = (type: string) => field(word([type]), 'The win rule.')
