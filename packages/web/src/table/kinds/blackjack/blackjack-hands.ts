import type { TableEvent } from '@spilvaerk/table-games'
import type { LyingCard } from '../../cards/read-cards.ts'

type End = Extract<TableEvent, { type: 'handEnded' }>['how']
type Result = Extract<TableEvent, { type: 'handSettled' }>['result']

/** A hand of the player as far as it is told. */
export interface ShownHand {
  /** As events number it. */
  readonly hand: number
  /** Which of the seats that play it belongs to. */
  readonly seat: number
  readonly cards: readonly LyingCard[]
  readonly end?: End
  readonly result?: Result
}

/**
 * The hands from left to right: the first ones are those of the seats that play, and a split one stands beside that which it
 * was split from.
 */
export function blackjackHands(events: readonly TableEvent[]): readonly ShownHand[] {
  const hands: ShownHand[] = []
  const change = (hand: number, to: (before: ShownHand) => ShownHand): void => {
    const at = hands.findIndex((one) => one.hand === hand)
    const before = hands[at]
    if (before) hands[at] = to(before)
  }
  for (const [dealtAt, event] of events.entries()) {
    if (event.type === 'cardDealt' && event.to === 'player') {
      const hand = event.hand ?? 0
      if (!hands.some((one) => one.hand === hand)) hands.push({ hand, seat: hand, cards: [] })
      change(hand, (before) => ({ ...before, cards: [...before.cards, { card: event.card, dealtAt }] }))
    }
    if (event.type === 'handSplit') split(hands, event.hand, event.into)
    if (event.type === 'handEnded') change(event.hand, (before) => ({ ...before, end: event.how }))
    if (event.type === 'handSettled') change(event.hand, (before) => ({ ...before, result: event.result }))
  }
  return hands
}

function split(hands: ShownHand[], hand: number, into: number): void {
  const at = hands.findIndex((one) => one.hand === hand)
  const before = hands[at]
  if (before === undefined) return
  const [first, ...rest] = before.cards
  hands.splice(at, 1, { ...before, cards: first ? [first] : [] }, { hand: into, seat: before.seat, cards: rest })
}

/** The spots that were bet on: chips of one that is settled are gone from it while the round is still told. */
export const betSpots = (lying: Iterable<string>, events: readonly TableEvent[]): ReadonlySet<string> =>
  new Set([...lying, ...events.flatMap((event) => (event.type === 'spotSettled' ? [event.spot] : []))])

/** The hand that is asked about, while the round waits for a choice. */
export function askedHand(events: readonly TableEvent[]): number | undefined {
  const asked = events.findLast((event) => event.type === 'handAsked')
  return asked?.type === 'handAsked' ? asked.hand : undefined
}
