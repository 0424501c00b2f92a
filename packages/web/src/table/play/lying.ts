import { type Bets, NO_BETS } from './bets.ts'
import { shownEvents, type TableState } from './table-state.ts'

/** What of the round lies on the felt now, and what the spots that are settled pay back. */
export function lyingBets(state: TableState): { readonly lying: Bets; readonly paid: Bets } {
  const { result } = state
  if (!result) return { lying: NO_BETS, paid: NO_BETS }
  const lying = new Map(result.round.spots.map(({ spot, stakedCoins }) => [spot, stakedCoins]))
  const paid = new Map<string, number>()
  for (const event of shownEvents(state)) {
    if (event.type === 'betDecided')
      lying.set(event.spot, Math.max(0, (lying.get(event.spot) ?? 0) - event.stakedCoins))
    if (event.type === 'betTakenDown') lying.set(event.spot, Math.max(0, (lying.get(event.spot) ?? 0) - event.coins))
    if (event.type !== 'spotSettled') continue
    if (event.paidCoins === 0) lying.delete(event.spot)
    else {
      lying.set(event.spot, event.stakedCoins)
      paid.set(event.spot, event.paidCoins)
    }
  }
  return { lying, paid }
}
