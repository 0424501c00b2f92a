import type { Game } from '../../game/core/game.ts'

/**
 * What is left of a win on average for who gambles it as badly as can be: v₀(c) = c and
 * v_s(c) = min(c, p · v_(s−1)(min(factor · c, cap))), with p = up / (up + down). A gamble is never worth more than its stake
 * (factor · p ≤ 1 by `parseDefinition`, and the cap cuts what it pays), so nothing is won by it either.
 */
export function leastAfterGamble({ definition, maxCoins }: Game): (coins: number) => number {
  const { gamble } = definition
  if (gamble === undefined) return (coins) => coins
  const { factor, up, down, steps } = gamble
  const chance = up / (up + down)
  const least = (coins: number, left: number): number =>
    left === 0 || coins >= maxCoins
      ? coins
      : Math.min(coins, chance * least(Math.min(coins * factor, maxCoins), left - 1))
  return (coins) => least(coins, steps)
}

/** The share of any win that is left at the least: the cap cuts the last stake only, down to what was staked. */
export function leastShareGambled({ gamble }: Game['definition']): number {
  if (gamble === undefined) return 1
  const { factor, up, down, steps } = gamble
  return ((up * factor) / (up + down)) ** steps / factor
}
