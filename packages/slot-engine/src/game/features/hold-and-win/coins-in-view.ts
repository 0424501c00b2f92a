import type { CountTable, CountTrigger } from '../../../definition.ts'

/** Hold-and-win starts with as many coins as are in view. */
export function coinsInView({ at, upTo }: CountTrigger, most: number): CountTable {
  const counts = Array.from({ length: Math.max(0, most - at + 1) }, (_, i) => at + i)
  return Object.fromEntries(counts.map((count) => [count, upTo !== undefined && count > upTo ? 0 : count]))
}
