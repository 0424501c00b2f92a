import type { Definition, Gamble } from '../../../definition.ts'
import { GAMBLE, TAKE } from '../../core/choices.ts'
import type { Host } from '../../core/feature-plan.ts'
import type { Game } from '../../core/game.ts'

/** What a won gamble makes of these coins; a lost one leaves none. */
export const gambledCoins = (coins: number, { factor }: Gamble, maxCoins: number): number =>
  Math.min(coins * factor, maxCoins)

/** Gambles what a round has won for as long as the player wants, and gives what is left. */
function playGamble(player: Host, gamble: Gamble, won: number): number {
  const { maxCoins } = player.game
  let coins = won
  for (let step = 0; step < gamble.steps && coins > 0 && coins < maxCoins; step++) {
    if (player.choose(GAMBLE, 2) === TAKE) break
    const lucky = player.rng.below(gamble.up + gamble.down) < gamble.up
    coins = lucky ? gambledCoins(coins, gamble, maxCoins) : 0
    player.tally.total = coins
    player.teller?.push({ type: 'gambled', won: lucky, coins })
  }
  return coins
}

export const gamblePlan = ({ gamble }: Definition): Game['plan']['gamble'] =>
  gamble === undefined ? null : (host, won) => playGamble(host, gamble, won)
