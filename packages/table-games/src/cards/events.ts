/** What rounds tell of cards. */
import { event, field, NUMBER, optional, type StringShape, word } from '@spilvaerk/slot-engine/shared'

export const CARD: StringShape = { kind: 'string' }

/** Who may hold cards, in any kind. */
const HOLDERS = ['player', 'dealer', 'banker', 'community', 'burnt', 'dragon', 'tiger']

const to = field(word(HOLDERS, { name: 'Holder', list: 'HOLDERS', doc: 'Who holds cards.' }), 'Who holds it.')
const hand = optional(NUMBER, 'Which of the hands of that holder, from 0, where there are several.', '0')

export const CARD_EVENTS = [
  event('CardDealt', 'A card was dealt.', {
    to,
    hand,
    card: optional(CARD, 'Rank and suit (`As`, `Td`, `2c`; `Jk` is the joker). Left out while nobody may see it.'),
  }),
  event('CardShown', 'A card that lay face down was turned.', {
    to,
    hand,
    index: field(NUMBER, 'Which card of the hand, from 0, in the order in which they were dealt.'),
    card: field(CARD, 'Rank and suit.'),
  }),
]
