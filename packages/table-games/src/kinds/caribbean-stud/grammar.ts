/** Caribbean stud in a definition. */
import { field, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { kindGrammar } from '../../core/grammar.ts'
import { JACKPOT_WON, PAID_HANDS, POKER_EVENTS, PROGRESSIVE_BET } from '../../poker/grammar.ts'

const BONUS = object('CaribbeanBonus', "A bet on the player's five cards.", {
  pays: field(PAID_HANDS, 'What they pay.'),
  folded: optional(word(['loses', 'stands']), 'What becomes of it when the player folds.', 'stands'),
})

export const GRAMMAR = kindGrammar(
  'caribbeanStud',
  'CaribbeanStudDefinition',
  'Five cards each, one of the dealer in view. The player folds or raises; the dealer plays with ace and king or better. Where he does not, the ante pays 1:1 and the raise comes back.',
  {
    raise: optional(whole(1, 10), 'What a raise costs, in antes.', '2'),
    pays: field(PAID_HANDS, 'What a raise pays that beats a dealer who plays; other hands pay 1.'),
    bonus: optional(BONUS, 'A side bet.', 'none'),
    progressive: optional(PROGRESSIVE_BET, 'A side bet that wins of a progressive pool.', 'none'),
  },
)

export const EVENTS = [...POKER_EVENTS, JACKPOT_WON]
