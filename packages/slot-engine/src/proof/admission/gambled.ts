import type { Gamble } from '../../definition.ts'
import type { Game } from '../../game/core/game.ts'
import { gambledCoins, gambleWays, greatestFactor } from '../../game/features/gamble/ways.ts'

type Gambling = Pick<Game['definition'], 'gamble'>

/** Whether it is known what is left of a win that is gambled as badly as can be; else there is a bound. */
export const isLeastKnown = ({ gamble }: Gambling): boolean => gamble === undefined || gambleWays(gamble).length === 1

/**
 * What is left of a win on average for who gambles it as badly as can be. Of one way to stake all of the coins v₀(c) = c and
 * v_s(c) = min(c, p · v_(s−1)(min(factor · c, cap))), with p = up / (up + down). A gamble is never worth more than its stake
 * (factor · p ≤ 1 by `parseDefinition`, and the cap cuts what it pays), so nothing is won by it either. Several ways lead to
 * more sums of coins than can be gone through: then it is a bound, the share that is left of any win.
 */
export function leastAfterGamble({ definition, maxCoins }: Game): (coins: number) => number {
  const { gamble } = definition
  if (gamble === undefined) return (coins) => coins
  const share = leastShareGambled(definition)
  if (!isLeastKnown(definition)) return (coins) => share * coins
  const { up, down, steps } = gamble
  const [chance, way] = [up / (up + down), { factor: gamble.factor, half: false }]
  const least = (coins: number, left: number): number =>
    left === 0 || coins >= maxCoins
      ? coins
      : Math.min(coins, chance * least(gambledCoins(coins, way, maxCoins), left - 1))
  return (coins) => least(coins, steps)
}

/**
 * The share of any win that is left at the least: q^s / f, where q is what the worst way pays back of its stake and f the
 * greatest factor. A step that the cap does not cut leaves q of the coins or more, also where half of them are kept; one that
 * it cuts leaves as many coins as there were with the chance p of a win, and p ≥ q / f.
 */
export const leastShareGambled = ({ gamble }: Gambling): number =>
  gamble === undefined ? 1 : leastPaidBack(gamble) ** gamble.steps / greatestFactor(gamble)

const leastPaidBack = (gamble: Gamble): number =>
  Math.min(...gambleWays(gamble).map(({ factor, up, down }) => (up * factor) / (up + down)))
