/** Scratch cards in a definition, and what their rounds tell. */
import { event, field, list, many, object, optional, whole } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, kindGrammar } from '../../core/grammar.ts'

const PRIZE = object('ScratchPrize', 'A symbol, and what a card with enough of it pays.', {
  id: field({ kind: 'id' }, 'What the cells show.'),
  back: field(BACK, 'Coins paid back for a chip, the stake included.'),
  weight: field(whole(1, 1_000_000_000), 'How many of all cards win it.'),
})

export const GRAMMAR = kindGrammar(
  'scratchCard',
  'ScratchCardDefinition',
  'A card of covered cells. Its prize is drawn by weights; the cells show the symbol of the prize often enough, and no other symbol so often.',
  {
    chip: field(CHIP, 'The coins that `back` is paid for: the price of a card.'),
    cells: field(whole(3, 25), 'Cells of a card.'),
    match: optional(whole(2, 5), 'So many equal symbols win.', '3'),
    prizes: field(list(PRIZE, 2, 40, { noun: 'prize', key: 'id' }), 'The prizes.'),
    blank: field(whole(1, 4_000_000_000), 'How many of all cards win nothing.'),
  },
)

export const EVENTS = [
  event('CardScratched', 'All cells are open.', {
    cells: field(many({ kind: 'string' }), 'The symbols, row by row.'),
    prize: optional({ kind: 'string' }, 'The symbol that wins.', 'none'),
  }),
]
