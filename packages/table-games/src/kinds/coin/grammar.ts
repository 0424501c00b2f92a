/** Tossing a coin in a definition, and what its rounds tell. */
import { event, field, list, word } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, kindGrammar } from '../../core/grammar.ts'

export const GRAMMAR = kindGrammar(
  'coin',
  'CoinDefinition',
  'Heads or tails. Who is right may take what it pays, or toss again for more.',
  {
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    back: field(
      list(BACK, 1, 40),
      'Coins paid back for a chip after one right toss, after two, and so on; the stake included.',
    ),
  },
)

export const EVENTS = [
  event('CoinTossed', 'The coin fell.', { side: field(word(['heads', 'tails']), 'The side that is up.') }),
]
