import type { Field } from '@spilvaerk/slot-engine/shared'
import type { BlackjackDefinition } from '../../definition.gen.ts'

/** The sum of a deck with aces as 1; what a hand has at most when it gets its last card; and the dealer's. */
const DECK_SUM = 340
const MOST_OF_HAND = 30
const MOST_OF_DEALER = 26

/** Rules that another one leaves nothing to say, and shoes that a round might empty. */
export function check(definition: BlackjackDefinition, root: Field): void {
  const { hole, noHoleLoses, maxHands } = definition
  if (hole === 'peek' && noHoleLoses !== undefined)
    root.at('noHoleLoses').refuse('not_allowed', 'Is for games without a hole card: this dealer has one.')
  if (maxHands === 1)
    for (const key of ['doubleAfterSplit', 'splitBy', 'resplitAces', 'hitSplitAces'] as const)
      if (definition[key] !== undefined) root.at(key).refuse('not_allowed', 'Nothing is split where `maxHands` is 1.')
  if (maxHands === 2 && definition.resplitAces)
    root.at('resplitAces').refuse('not_allowed', 'Nothing is split again where `maxHands` is 2.')
  if (definition.double === 'none' && definition.doubleAfterSplit)
    root.at('doubleAfterSplit').refuse('not_allowed', 'Nothing is doubled where `double` is `none`.')
  checkShoe(definition, root)
  for (const [name, rows] of Object.entries(definition.sideBets ?? {}))
    if (Object.keys(rows).length === 0) root.at('sideBets').at(name).refuse('required', 'Must pay for something.')
}

/** Decks that so many hands, all of them split as often as may be, cannot empty. */
export const decksFor = (hands: number, maxHands: number): number =>
  Math.floor((hands * maxHands * MOST_OF_HAND + MOST_OF_DEALER) / DECK_SUM) + 1

function checkShoe({ decks, hands = 1, maxHands }: BlackjackDefinition, root: Field): void {
  const needed = decksFor(hands, maxHands)
  if (decks === 0 || decks >= needed) return
  const reason = `Must be at least ${needed}, or 0: ${hands * maxHands} hands might need more cards than ${decks} decks have.`
  root.at('decks').refuse('mismatch', reason)
}
