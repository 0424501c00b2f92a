/** Mines in a definition, and what its rounds tell. */
import { event, field, flag, list, many, NUMBER, object, whole } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, kindGrammar } from '../../core/grammar.ts'

const MINEFIELD = object('Minefield', 'So many mines, and a spot to bet on them.', {
  id: field({ kind: 'id' }, 'How bets name it.'),
  mines: field(whole(1, 99), 'Cells with a mine.'),
  back: field(
    list(BACK, 1, 99),
    'Coins paid back for a chip after one safe cell, after two, and so on; the stake included.',
  ),
})

export const GRAMMAR = kindGrammar(
  'mines',
  'MinesDefinition',
  'Cells, some of them with a mine. Who opens a safe cell may take what it pays, or open another one for more..',
  {
    cells: field(whole(2, 100), 'Cells of the field.'),
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    fields: field(list(MINEFIELD, 1, 30, { noun: 'field', key: 'id' }), 'The fields. The first is the main bet.'),
  },
)

export const EVENTS = [
  event('CellOpened', 'A cell was opened.', {
    cell: field(NUMBER, 'Which, from 1.'),
    mine: field(flag, 'Whether a mine lies there.'),
  }),
  event('MinesShown', 'All mines are shown, at the end.', {
    spot: field({ kind: 'string' }, 'The id of the field.'),
    cells: field(many(NUMBER), 'Where they lie, from 1.'),
  }),
]
