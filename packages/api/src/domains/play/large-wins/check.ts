import type { Replayed } from '../../../platform/calculations/task.ts'
import type { LargeWin } from './store.ts'

/** What is stored of a round that won much. */
export interface CheckedRound {
  readonly totalCoins: number
  readonly costMicro: number
  readonly winMicro: number
  readonly jackpotMicro: number
}

/** Whether a round that was played again came to what was played, stored and booked. */
export function agrees(win: LargeWin, round: CheckedRound, replayed: Replayed, poolsMicro: number): boolean {
  if ('fault' in replayed) return false
  const { betCoins, totalCoins, eventsHash } = replayed
  return (
    eventsHash === win.eventsHash &&
    totalCoins === round.totalCoins &&
    // Of a round that cost so much a coin is worth cost / betCoins.
    BigInt(round.winMicro) * BigInt(betCoins) === BigInt(totalCoins) * BigInt(round.costMicro) &&
    round.jackpotMicro === poolsMicro &&
    round.winMicro + round.jackpotMicro === win.winMicro
  )
}
