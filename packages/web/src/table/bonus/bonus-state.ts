import type { Bonus, TableEvent } from '@spilvaerk/table-games'
import { type BonusEvent, isBonus } from '../words/describe-bonus.ts'

/** A bonus game that is on the cloth. */
export interface BonusOn {
  readonly bonus: Bonus
  /** What happened in it, the start and the end included. */
  readonly events: readonly BonusEvent[]
  /** Which one of the round it is. */
  readonly nth: number
}

/** The bonus game that is played now, or whose end is being shown. @param isOver the round is */
export function bonusOn(
  events: readonly TableEvent[],
  bonuses: readonly Bonus[],
  isOver: boolean,
): BonusOn | undefined {
  const start = events.findLastIndex(({ type }) => type === 'bonusStarted')
  if (start < 0 || isOver) return undefined
  const own = events.slice(start)
  const end = own.findIndex(({ type }) => type === 'bonusEnded')
  if (end >= 0 && end < own.length - 1) return undefined
  const inIt = own.filter(isBonus)
  const bonus = bonuses.find(({ id }) => id === inIt[0]?.bonus)
  const nth = events.filter(({ type }) => type === 'bonusStarted').length
  return bonus && { bonus, events: inIt, nth }
}

/** What is known of a bonus game in a round: what would start it where that was drawn, and what it came to. */
export interface BonusFate {
  readonly moments: readonly string[]
  readonly pays: number | undefined
}

export function fateOf(events: readonly TableEvent[], id: string): BonusFate {
  let [moments, pays]: [readonly string[], number | undefined] = [[], undefined]
  for (const event of events) {
    if (event.type === 'bonusAnnounced' && event.bonus === id) moments = event.moments
    if (event.type === 'bonusEnded' && event.bonus === id) pays = (pays ?? 0) + event.pays
  }
  return { moments, pays }
}
