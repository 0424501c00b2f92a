import type { Definition } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { GAMBLE, TAKE } from '../../core/choices.ts'
import type { Host } from '../../core/feature-plan.ts'
import type { Game } from '../../core/game.ts'
import { type GambleWay, gambledCoins, gambleWays, keptCoins, stakedCoins } from './ways.ts'

interface GamblePlan {
  readonly ways: readonly GambleWay[]
  readonly steps: number
}

/** Gambles what a round has won for as long as the player wants, and gives what is left. */
function playGamble(player: Host, { ways, steps }: GamblePlan, won: number): number {
  const { maxCoins } = player.game
  let coins = won
  for (let step = 0; step < steps && coins > 0 && coins < maxCoins; step++) {
    const answer = player.choose(GAMBLE, 1 + ways.length)
    if (answer === TAKE) break
    const way = entryOf(ways, answer - 1)
    const lucky = player.rng.below(way.up + way.down) < way.up
    const told = ways.length > 1 && { way: answer - 1, staked: stakedCoins(coins, way) }
    coins = lucky ? gambledCoins(coins, way, maxCoins) : keptCoins(coins, way)
    player.tally.total = coins
    player.teller?.push({ type: 'gambled', won: lucky, coins, ...told })
  }
  return coins
}

export function gamblePlan({ gamble }: Definition): Game['plan']['gamble'] {
  if (gamble === undefined) return null
  const plan = { ways: gambleWays(gamble), steps: gamble.steps }
  return (host, won) => playGamble(host, plan, won)
}
