import type { TableEvent } from '@spilvaerk/table-games'

/** How many tosses were right, and whether one was wrong: every toss that another follows was right. */
export function coinState(
  events: readonly TableEvent[],
  isAsked: boolean,
): { readonly right: number; readonly isLost: boolean } {
  const again = events.filter((event) => event.type === 'moveMade' && event.move === 'again').length
  const settled = events.flatMap((event) => (event.type === 'spotSettled' ? [event.paidCoins] : []))
  const isWon = settled.some((paid) => paid > 0)
  return { right: again + (isAsked || isWon ? 1 : 0), isLost: settled.length > 0 && !isWon }
}
