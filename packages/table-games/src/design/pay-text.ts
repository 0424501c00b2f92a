import type { PokerHand } from '../definition.ts'

interface Row {
  readonly hand: PokerHand
  readonly pays: number
}

/** A pay table as the trade writes it, `40-30-6-3-1`: what each of the hands pays, the best first. */
export const rowsOf = (hands: readonly PokerHand[], text: string): readonly Row[] =>
  text.split('-').flatMap((pays, i) => {
    const hand = hands[i]
    return hand === undefined ? [] : [{ hand, pays: Number(pays) }]
  })

export const FROM_ROYAL = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
] as const satisfies readonly PokerHand[]

const OF_THREE = ['straightFlush', 'threeOfAKind', 'straight', 'flush', 'pair'] as const satisfies readonly PokerHand[]

/** Of three cards; a table of six rows begins with queen, king and ace of a suit. */
export const threeCardRows = (text: string): readonly Row[] =>
  rowsOf(text.split('-').length > OF_THREE.length ? ['royalFlush', ...OF_THREE] : OF_THREE, text)
