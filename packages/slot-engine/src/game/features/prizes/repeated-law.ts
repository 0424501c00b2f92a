import { type FeatureLaw, powerOf } from '../../law/law.ts'

/** The law of a feature that is played as often as wins have started it, each time by itself. */
export const repeated = (law: FeatureLaw): FeatureLaw => ({
  ...law,
  moments(n) {
    const { mean, variance, nothing } = law.moments(1)
    return { mean: n * mean, variance: n * variance, nothing: nothing ** n }
  },
  transform: (theta, n, below) => law.transform(theta, 1, below) ** n,
  spectrum: (grid, n) => powerOf(law.spectrum(grid, 1), n),
  bySource: (n) => law.bySource(1).map((mean) => n * mean),
})
