import type { FeatureLaw } from '../../law/law.ts'

/** A feature of which the mean is known and nothing else: what asks for more gets no number. */
export const meanLaw = (
  id: string,
  { index, features }: { readonly index: number; readonly features: number },
  mean: (n: number) => number,
): FeatureLaw => ({
  id,
  moments: (n) => ({ mean: mean(n), variance: Number.NaN, nothing: Number.NaN }),
  transform: () => Number.NaN,
  spectrum: ({ bins }) => ({ re: new Float64Array(bins).fill(Number.NaN), im: new Float64Array(bins) }),
  steps: [],
  bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? mean(n) : 0)),
})
