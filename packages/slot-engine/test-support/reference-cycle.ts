/** Every combination of stops, one after the other, with its weight. */
import type { LineGame, TriggeredSpins } from './line-game.ts'
import { evaluateWindow, type Window } from './reference-window.ts'

/** All combinations of stops that win the same and award the same. */
export interface Outcome {
  readonly coins: number
  readonly awards: readonly number[]
  readonly weight: bigint
}

export interface Cycle {
  readonly weight: bigint
  readonly outcomes: readonly Outcome[]
  readonly lineCoins: bigint
  readonly scatterCoins: bigint
}

/** @param during the free spins whose spins are enumerated; `undefined` for paid spins */
export function enumerateCycle(definition: LineGame, during?: TriggeredSpins): Cycle {
  const outcomes = new Map<string, Outcome>()
  let [weight, lineCoins, scatterCoins] = [0n, 0n, 0n]
  for (const stop of windows(definition, during?.reelSet ?? 'base')) {
    const result = evaluateWindow(definition, stop.window, during)
    const coins = result.lineCoins + result.scatterCoins
    const key = [coins, ...result.awards].join()
    const before = outcomes.get(key)?.weight ?? 0n
    outcomes.set(key, { coins, awards: result.awards, weight: before + stop.weight })
    weight += stop.weight
    lineCoins += stop.weight * BigInt(result.lineCoins)
    scatterCoins += stop.weight * BigInt(result.scatterCoins)
  }
  return { weight, outcomes: [...outcomes.values()], lineCoins, scatterCoins }
}

interface Stop {
  readonly window: Window
  readonly weight: bigint
}

function windows(definition: LineGame, reelSet: string): readonly Stop[] {
  return definition.reelSets[reelSet]!.reduce<readonly Stop[]>(
    (before, { strip, weights, rows }) =>
      before.flatMap(({ window, weight }) =>
        strip.flatMap((_, stop) => {
          const share = BigInt(weights?.[stop] ?? 1)
          const shown = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)
          return share === 0n ? [] : [{ window: [...window, shown], weight: weight * share }]
        }),
      ),
    [{ window: [], weight: 1n }],
  )
}

/** The sums over a cycle by name, as a PAR sheet prints them. */
export function cycleSums(cycle: Cycle) {
  const over = (value: (outcome: Outcome) => bigint) =>
    Number(cycle.outcomes.reduce((total, outcome) => total + outcome.weight * value(outcome), 0n))
  return {
    coins: over(({ coins }) => BigInt(coins)),
    lineCoins: Number(cycle.lineCoins),
    scatterCoins: Number(cycle.scatterCoins),
    hits: over(({ coins }) => (coins > 0 ? 1n : 0n)),
    squaredCoins: over(({ coins }) => BigInt(coins) ** 2n),
    triggers: over(({ awards }) => (awards.some((spins) => spins > 0) ? 1n : 0n)),
    freeSpins: over(({ awards }) => BigInt(awards.reduce((sum, spins) => sum + spins, 0))),
  }
}

/** Weight by coins, ascending. */
export function cycleDistribution(cycle: Cycle): readonly (readonly [coins: number, weight: number])[] {
  const weights = new Map<number, bigint>()
  for (const { coins, weight } of cycle.outcomes) weights.set(coins, (weights.get(coins) ?? 0n) + weight)
  return [...weights].sort(([a], [b]) => a - b).map(([coins, weight]) => [coins, Number(weight)])
}
