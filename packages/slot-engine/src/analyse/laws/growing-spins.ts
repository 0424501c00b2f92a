import { expect, type SpinLaw, varianceOf } from '../spin-law.ts'
import { startSpectra } from './free-spins.ts'
import { type FeatureLaw, type Grid, one, type Spectrum, times } from './law.ts'

/** Free spins whose multiplier grows with every spin and that award no more: the k-th spin has a law of its own. */
export function growingSpinsLaw(
  id: string,
  index: number,
  features: number,
  spinAt: (number: number) => SpinLaw,
): FeatureLaw {
  const laws: SpinLaw[] = []
  const upTo = (n: number): SpinLaw[] => {
    while (laws.length < n) laws.push(spinAt(laws.length + 1))
    return laws.slice(0, n)
  }
  return {
    id,
    moments: (n) => ({
      mean: upTo(n).reduce((sum, spin) => sum + expect(spin, (coins) => coins), 0),
      variance: upTo(n).reduce((sum, spin) => sum + varianceOf(spin, (coins) => coins), 0),
      nothing: upTo(n).reduce((product, spin) => product * expect(spin, (coins) => (coins > 0 ? 0 : 1)), 1),
    }),
    transform: (theta, n, below) =>
      upTo(n).reduce(
        (product, spin) => product * expect(spin, (coins) => (coins < below ? Math.exp(theta * coins) : 0)),
        1,
      ),
    spectrum: (grid: Grid, n: number): Spectrum =>
      upTo(n).reduce((product, spin) => times(product, whole(spin, grid)), one(grid)),
    get steps() {
      return laws.flatMap((spin) => [...new Set(spin.coins)])
    },
    bySource(n) {
      const { mean } = this.moments(n)
      return Array.from({ length: features }, (_, i) => (i === index ? mean : 0))
    },
  }
}

/** All outcomes together: nothing more is started. */
function whole(spin: SpinLaw, grid: Grid): Spectrum {
  const re = new Float64Array(grid.bins)
  const im = new Float64Array(grid.bins)
  for (const { spectrum } of startSpectra(spin, grid)) {
    for (let k = 0; k < grid.bins; k++) {
      re[k] = (re[k] as number) + (spectrum.re[k] as number)
      im[k] = (im[k] as number) + (spectrum.im[k] as number)
    }
  }
  return { re, im }
}
