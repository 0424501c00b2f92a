import type { Game } from '../compile/compile.ts'
import type { ReelSet } from '../compile/reel-set.ts'
import type { WindowDistribution } from '../compile/distribution.ts'
import type { SpinSheet, SpinSums } from '../sheet.ts'

/**
 * What one kind of spin does, with its probabilities: coins won (multipliers in) and the packed scatters shown.
 * The outcomes of a window differ in line coins or scatters; here each has its coins.
 */
export interface SpinLaw {
  readonly reelSet: string
  readonly betCoins: number
  readonly window: WindowDistribution
  readonly lineMultiplier: number
  readonly scatterCoins: Float64Array
  /** Coins of each outcome of the window. */
  readonly coins: Float64Array
}

/** @throws RangeError where the exact distribution is out of reach */
export function spinLaw(game: Game, set: ReelSet, lineMultiplier: number, scatterMultiplier: number): SpinLaw {
  const window = set.window()
  if (window === null) {
    throw new RangeError(`reelSets.${set.name}: too large for an exact sheet; fewer lines, rows or stops would fit`)
  }
  const { pays } = game.plan.scatters
  const scatterCoins = Float64Array.from(window.scatters, (packed) => (pays[packed] as number) * scatterMultiplier)
  const coins = Float64Array.from(scatterCoins, (paid, i) => paid + (window.lineCoins[i] as number) * lineMultiplier)
  return { reelSet: set.name, betCoins: game.betCoins, window, lineMultiplier, scatterCoins, coins }
}

/** The mean of `value` over the outcomes of a spin. */
export function expect(law: SpinLaw, value: (coins: number, scatters: number) => number): number {
  const { counts, scatters, outcomes, cycle } = law.window
  let sum = 0
  for (let i = 0; i < outcomes; i++) sum += value(law.coins[i] as number, scatters[i] as number) * (counts[i] as number)
  return sum / cycle
}

/** @param spins free spins awarded, by packed scatters */
export function spinSheet(law: SpinLaw, spins: (scatters: number) => number): SpinSheet {
  const { cycle } = law.window
  const sums = spinSums(law, spins)
  const mean = sums.coins / cycle
  const variance = expect(law, (coins) => (coins - mean) ** 2)
  return {
    reelSet: law.reelSet,
    cycle,
    rtp: mean / law.betCoins,
    hitFrequency: sums.hits / cycle,
    standardDeviation: Math.sqrt(variance) / law.betCoins,
    distribution: distribution(law),
    sums,
  }
}

function spinSums(law: SpinLaw, spins: (scatters: number) => number): SpinSums {
  const { counts, scatters, lineCoins, outcomes } = law.window
  const sums = { coins: 0, lineCoins: 0, scatterCoins: 0, hits: 0, squaredCoins: 0, triggers: 0, freeSpins: 0 }
  for (let i = 0; i < outcomes; i++) {
    const count = counts[i] as number
    const coins = law.coins[i] as number
    const awarded = spins(scatters[i] as number)
    sums.coins += coins * count
    sums.lineCoins += (lineCoins[i] as number) * law.lineMultiplier * count
    sums.scatterCoins += (law.scatterCoins[i] as number) * count
    sums.squaredCoins += coins * coins * count
    if (coins > 0) sums.hits += count
    if (awarded > 0) sums.triggers += count
    sums.freeSpins += awarded * count
  }
  return sums
}

function distribution(law: SpinLaw): [number, number][] {
  const counts = new Map<number, number>()
  law.coins.forEach((coins, i) => {
    counts.set(coins, (counts.get(coins) ?? 0) + (law.window.counts[i] as number))
  })
  return [...counts].sort(([a], [b]) => a - b)
}
