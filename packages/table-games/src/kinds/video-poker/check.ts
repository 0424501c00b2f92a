import { type Field, quote } from '@spilvaerk/slot-engine/shared'
import type { VideoPokerDefinition } from '../../definition.gen.ts'
import { checkRows } from '../../poker/rows.ts'
import { Machine } from './machine.ts'

/** Five cards are dealt and up to five more drawn. */
const LEAST_CARDS = 10

export function check(definition: VideoPokerDefinition, root: Field): void {
  const { pays, fullCoins, limits, ranks, wild = [] } = definition
  const { deck } = new Machine(definition)
  for (const [i, rank] of wild.entries())
    if (ranks?.includes(rank) === false)
      root
        .at('wild')
        .item(i)
        .refuse('not_allowed', `There is no ${quote(rank)} in the deck: see \`ranks\`.`)
  if (deck.wild.every((wild, kind) => wild || deck.copies[kind] === 0))
    root.at('wild').refuse('mismatch', 'Every card is wild: some rank must not be.')
  if (deck.cards < LEAST_CARDS)
    root.at('ranks').refuse('mismatch', `Leaves ${deck.cards} cards: ${LEAST_CARDS} are needed to deal and draw.`)
  else checkRows(pays, deck, 5, root.at('pays'))
  for (const [i, { full }] of pays.entries())
    if (full !== undefined && fullCoins === undefined)
      root.at('pays').item(i).at('full').refuse('mismatch', 'Needs `fullCoins`, which says for which bets it is.')
  if (fullCoins !== undefined && fullCoins > limits.max)
    root.at('fullCoins').refuse('out_of_range', `Must be at most the most coins on a hand, ${limits.max}.`)
}
