/** The greatest common divisor of two whole numbers. */
export const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** The least common multiple of whole numbers; no longer exact beyond 2^53. */
export const lcm = (numbers: readonly number[]): number =>
  numbers.reduce((multiple, number) => (multiple / gcd(multiple, number)) * number, 1)
