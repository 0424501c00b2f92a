import { entryOf } from '../../../entries.ts'
import {
  add,
  addSpectrum,
  atOnePoint,
  type FeatureLaw,
  type Grid,
  type Moments,
  NOTHING,
  one,
  type Spectrum,
  times,
} from '../../law/law.ts'
import { expect, type SpinLaw, varianceOf } from '../../law/spin-law.ts'
import { startSpectra } from '../../law/spin-spectra.ts'

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
  const sums: Moments[] = [NOTHING]
  const factor = atOnePoint((theta, i, below) =>
    expect(entryOf(laws, i), (coins) => (coins < below ? Math.exp(theta * coins) : 0)),
  )
  const moments = (n: number): Moments => {
    while (sums.length <= n) sums.push(add(sums.at(-1) as Moments, momentsOf(upTo(sums.length).at(-1) as SpinLaw)))
    return sums[n] as Moments
  }
  return {
    id,
    moments,
    transform: (theta, n, below) => upTo(n).reduce((product, _, i) => product * factor(theta, i, below), 1),
    spectrum: (grid: Grid, n: number): Spectrum =>
      upTo(n).reduce((product, spin) => {
        grid.meter.spend(6 * grid.bins)
        return times(
          product,
          grid.meter.within({}, () => whole(spin, grid)),
        )
      }, one(grid)),
    get outcomes() {
      return laws.reduce((sum, { outcomes }) => sum + outcomes, 0)
    },
    get steps() {
      return laws.flatMap((spin) => [...new Set(spin.coins)])
    },
    bySource(n) {
      const { mean } = moments(n)
      return Array.from({ length: features }, (_, i) => (i === index ? mean : 0))
    },
  }
}

const momentsOf = (spin: SpinLaw): Moments => ({
  mean: expect(spin, (coins) => coins),
  variance: varianceOf(spin, (coins) => coins),
  nothing: expect(spin, (coins) => (coins > 0 ? 0 : 1)),
})

/** All outcomes together: nothing more is started. */
function whole(spin: SpinLaw, grid: Grid): Spectrum {
  const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  for (const { spectrum } of startSpectra(spin, grid)) {
    addSpectrum(sum, spectrum)
  }
  return sum
}
