import type { Language } from '@spilvaerk/slot-engine/shared'
import { isSuited, setOf } from './dealt.ts'
import type { PokerDeck } from './deck.ts'
import { HAND_NAMES, type HandName, type RankHand, rankHand, reads } from './pay-rows.ts'
import { rankSets } from './rank-sets.ts'

export type NameOfHand = HandName | 'highCard'

const BY_WORTH = HAND_NAMES.filter((name) => name !== 'wildCards')

/** What five cards can be called, the best first. */
export const NAMES_BY_WORTH: readonly NameOfHand[] = [...BY_WORTH, 'highCard']

/** Of three cards a straight is rarer than a flush. */
const BY_WORTH_OF_THREE: readonly HandName[] = [
  'royalFlush',
  'straightFlush',
  'threeOfAKind',
  'straight',
  'flush',
  'pair',
]

/** The best that three or five cards can be read as. */
export function nameOfHand(deck: PokerDeck, cards: readonly number[]): NameOfHand {
  const sets = rankSets(5)
  const hand = rankHand(sets, deck, setOf(sets, cards), isSuited(deck, cards))
  return nameOfRankHand(hand)
}

/** The same by ranks and whether all are of one suit. */
export function nameOfRankHand(hand: RankHand): NameOfHand {
  const names = hand.cards === 3 ? BY_WORTH_OF_THREE : BY_WORTH
  return names.find((name) => reads({ hand: name }, hand)) ?? 'highCard'
}

export const HAND_WORDS: Readonly<Record<Language, Readonly<Record<NameOfHand, string>>>> = {
  da: {
    royalFlush: 'Royal flush',
    fiveOfAKind: 'Fem ens',
    wildCards: 'Jokere',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Fire ens',
    fullHouse: 'Fuldt hus',
    flush: 'Flush',
    straight: 'Straight',
    threeOfAKind: 'Tre ens',
    twoPair: 'To par',
    pair: 'Par',
    highCard: 'Højt kort',
  },
  en: {
    royalFlush: 'Royal flush',
    fiveOfAKind: 'Five of a kind',
    wildCards: 'Wild cards',
    straightFlush: 'Straight flush',
    fourOfAKind: 'Four of a kind',
    fullHouse: 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    threeOfAKind: 'Three of a kind',
    twoPair: 'Two pair',
    pair: 'Pair',
    highCard: 'High card',
  },
}
