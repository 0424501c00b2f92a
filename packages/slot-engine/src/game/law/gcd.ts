/** The greatest common divisor of two whole numbers. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The least common multiple of whole numbers; no longer exact beyond 2^53. */
export const lcm = (numbers: readonly number[]): number =>
  numbers.reduce((multiple, number) => (multiple / gcd(multiple, number)) * number, 1)

/**
 * What counts over several cycles are brought to: their least common multiple while that is exact. Beyond 2^53 counts are rounded
 * whatever they are brought to, and only their ratios matter: a power of two above all cycles then does, and never overflows.
 */
export function commonCycle(cycles: readonly number[]): number {
  let multiple = 1
  for (const cycle of cycles) {
    multiple = (multiple / gcd(multiple, cycle)) * cycle
    if (multiple > Number.MAX_SAFE_INTEGER) return 2 ** (1 + Math.ceil(Math.log2(Math.max(2 ** 53, ...cycles))))
  }
  return multiple
}
