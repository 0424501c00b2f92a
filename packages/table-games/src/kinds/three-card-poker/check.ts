import type { Field } from '@spilvaerk/slot-engine/shared'
import type { ThreeCardPokerDefinition } from '../../definition.gen.ts'
import { pokerDeck } from '../../poker/deck.ts'
import { checkRows } from '../../poker/rows.ts'
import { SIZE } from './game.ts'

/** Each row of a pay table pays some hand. */
export function check({ anteBonus, pairPlus, sixCards }: ThreeCardPokerDefinition, root: Field): void {
  const deck = pokerDeck()
  if (anteBonus) checkRows(anteBonus, deck, SIZE, root.at('anteBonus'))
  if (pairPlus) checkRows(pairPlus.pays, deck, SIZE, root.at('pairPlus').at('pays'))
  if (sixCards) checkRows(sixCards.pays, deck, 5, root.at('sixCards').at('pays'))
}
