/** Three card poker in a definition. */
import { field, object, optional, word } from '@spilvaerk/slot-engine/shared'
import { kindGrammar } from '../../core/grammar.ts'
import { PAID_HANDS, POKER_EVENTS, RANK } from '../../poker/grammar.ts'

const PAIR_PLUS = object('PairPlus', "A bet on the player's three cards.", {
  pays: field(PAID_HANDS, 'What they pay.'),
  folded: optional(
    word(['loses', 'stands'], { name: 'WhenFolded', list: 'WHEN_FOLDED' }),
    'What becomes of it when the player folds.',
    'loses',
  ),
})

const SIX_CARDS = object('SixCards', "A bet on the best five of the player's and the dealer's cards, whoever folds.", {
  pays: field(PAID_HANDS, 'What they pay.'),
})

export const GRAMMAR = kindGrammar(
  'threeCardPoker',
  'ThreeCardPokerDefinition',
  'Three cards each. The player folds or bets as much again; the dealer plays with a certain high card or better. A straight beats a flush.',
  {
    qualifier: optional(RANK, 'The least high card with which the dealer plays.', 'Q'),
    anteBonus: optional(PAID_HANDS, 'What hands that are played pay on the ante, whatever the dealer has.', 'nothing'),
    pairPlus: optional(PAIR_PLUS, 'A side bet.', 'none'),
    sixCards: optional(SIX_CARDS, 'A side bet.', 'none'),
  },
)

export const EVENTS = POKER_EVENTS
