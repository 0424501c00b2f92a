/** How far from its mean a normal value lies at most, 95 times of 100. */
export const Z95 = 1.959963984540054

/** The share of a standard normal that lies above z: Abramowitz and Stegun 26.2.17, within 7.5 · 10⁻⁸. */
export function tailOfNormal(z: number): number {
  if (z < 0) return 1 - tailOfNormal(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = series.reduceRight((rest, factor) => t * (factor + rest), 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
