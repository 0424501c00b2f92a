import { RANKS } from '../../cards/card.ts'
import { BEST, BY_CARD, type StrategyChart } from '../../core/kind.ts'
import { DECK, type Ride } from './game.ts'

export const ALWAYS = 'always'
export const PULL = 'pull'
export const RIDE = 'ride'

/** The questions, by the number of cards that the player has seen. */
export const ASKED: Readonly<Record<number, string>> = { 3: 'firstBet', 4: 'secondBet' }

/** Whether a bet rides with these cards. What the player reads is what is best: it can be said by listing hands. */
export function rides(ride: Ride, name: string, set: number, suited: boolean): boolean {
  if (name === ALWAYS) return true
  return (name === BEST || name === BY_CARD) && ride.worth(set, suited) > 0
}

/**
 * Which hands ride, in words: those that are paid whatever comes, those of one suit if all of them do, and any others by
 * their ranks, from high to low.
 */
export function chartOf(ride: Ride, size: 3 | 4): StrategyChart {
  const { sets } = ride.paid
  const open = dealt(ride, size).filter((set) => !ride.isPaid(set))
  const distinct = open.filter((set) => new Set(sets.kindsOf(set)).size === size)
  const suited = distinct.filter((set) => rides(ride, BEST, set, true))
  const plain = open.filter((set) => rides(ride, BEST, set, false))
  const named = (set: number): string =>
    sets
      .kindsOf(set)
      .toReversed()
      .map((kind) => RANKS[kind] ?? '')
      .join('-')
  const cases = [
    'paidAlready',
    ...(suited.length === distinct.length ? ['ofOneSuit'] : suited.map((set) => `${named(set)} ofOneSuit`)),
    ...plain.map(named),
  ]
  return {
    ...{ title: ASKED[size] ?? '', columns: [RIDE] },
    rows: [...cases.map((one) => ({ case: one, moves: [RIDE] })), { case: 'others', moves: [PULL] }],
  }
}

/** All sets of ranks of so many cards, the highest first. */
function dealt({ paid: { sets } }: Ride, size: number): readonly number[] {
  const first = sets.start(size)
  return Array.from({ length: sets.start(size + 1) - first }, (_, i) => first + i)
    .filter((set) => sets.kindsOf(set).every((kind) => sets.count(set, kind) <= (DECK.copies[kind] ?? 0)))
    .toReversed()
}
