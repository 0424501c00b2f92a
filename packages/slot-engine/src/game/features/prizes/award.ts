import type { Prize } from '../../../definition.ts'
import type { Host } from '../../core/feature-plan.ts'
import { jackpotCoins } from '../jackpot/coins.ts'

/** Gives a prize. */
export function award(player: Host, feature: string, prize: Prize): void {
  if ('coins' in prize) {
    player.tally.pay(prize.coins)
    player.teller?.push({ type: 'prizeWon', feature, coins: prize.coins })
  } else if ('jackpot' in prize) payJackpot(player, prize.jackpot)
  else if ('feature' in prize) player.start(player.indexOf(prize.feature), prize.spins ?? 1, [])
}

function payJackpot(player: Host, jackpot: string): void {
  const coins = jackpotCoins(player.game, jackpot)
  player.tally.pay(coins)
  player.teller?.push({ type: 'jackpotWon', jackpot, coins })
}
