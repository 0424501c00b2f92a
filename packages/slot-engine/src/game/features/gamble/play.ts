import type { Gamble } from '../../../definition.ts'
import type { Rng } from '../../../rng.ts'
import { GAMBLE, TAKE } from '../../core/choices.ts'
import type { Game } from '../../core/game.ts'
import type { Tally } from '../../core/tally.ts'
import type { Teller } from '../../core/teller.ts'

/** What a gamble needs of whoever plays the round. */
interface Host {
  readonly game: Game
  readonly rng: Rng
  readonly tally: Tally
  readonly teller: Teller | null
  choose(feature: string, options: number): number
}

/** What a won gamble makes of these coins; a lost one leaves none. */
export const gambledCoins = (coins: number, { factor }: Gamble, maxCoins: number): number =>
  Math.min(coins * factor, maxCoins)

/** Gambles what a round has won for as long as the player wants, and gives what is left. */
export function playGamble(player: Host, won: number): number {
  const { definition, maxCoins } = player.game
  const { gamble } = definition
  let coins = won
  for (let step = 0; gamble && step < gamble.steps && coins > 0 && coins < maxCoins; step++) {
    if (player.choose(GAMBLE, 2) === TAKE) break
    const lucky = player.rng.below(gamble.up + gamble.down) < gamble.up
    coins = lucky ? gambledCoins(coins, gamble, maxCoins) : 0
    player.tally.total = coins
    player.teller?.push({ type: 'gambled', won: lucky, coins })
  }
  return coins
}
