/** How likely each number of coins is. */
export type Law = ReadonlyMap<number, number>

export const certain = (coins: number): Law => new Map([[coins, 1]])

/** One of the laws, each with its chance. */
export function mixture(parts: Iterable<readonly [law: Law, chance: number]>): Law {
  const sum = new Map<number, number>()
  for (const [law, chance] of parts) for (const [coins, p] of law) sum.set(coins, (sum.get(coins) ?? 0) + chance * p)
  return sum
}

/** Both together, neither knowing of the other. */
export const together = (a: Law, b: Law): Law =>
  mixture([...a].map(([coins, chance]) => [new Map([...b].map(([more, p]) => [coins + more, p])), chance] as const))

export const timesOver = (law: Law, times: number): Law =>
  Array.from({ length: times }, () => law).reduce(together, certain(0))

export const cappedAt = (law: Law, cap: number): Law =>
  mixture([...law].map(([coins, chance]) => [certain(Math.min(coins, cap)), chance] as const))

export const expected = (law: Law, value: (coins: number) => number = (coins) => coins): number =>
  [...law].reduce((sum, [coins, p]) => sum + p * value(coins), 0)

export const deviation = (law: Law): number => {
  const mean = expected(law)
  return Math.sqrt(expected(law, (coins) => (coins - mean) ** 2))
}
