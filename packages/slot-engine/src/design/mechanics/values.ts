/** Weights by coins; worths that come to the same number of coins share it. */
export function spread(
  values: readonly (readonly [bets: number, weight: number])[],
  coins: (bets: number) => number,
): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const [bets, weight] of values) {
    const key = String(coins(bets))
    weights[key] = (weights[key] ?? 0) + weight
  }
  return weights
}
