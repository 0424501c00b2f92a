import {
  add,
  addSpectrum,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  one,
  phase,
  powerOf,
  type Spectrum,
  times,
} from '../../law/law.ts'
import type { Worth } from './values.ts'

/** One way that a feature may end: so many coins, multiplied, with coins and a prize on top. */
export interface CoinSum {
  readonly chance: number
  readonly coins: number
  readonly factor: number
  readonly extra: number
  readonly prize: FeatureLaw | null
}

/** The laws of one of several sums, each coin's value independent of all others. */
export function sumMoments(sums: readonly CoinSum[], worth: readonly Worth[]): Moments {
  const value = mix(worth.map(({ coins, chance }) => ({ chance, moments: constant(coins) })))
  return mix(
    sums.map(({ chance, coins, factor, extra, prize }) => {
      const multiplied = {
        mean: factor * coins * value.mean,
        variance: factor ** 2 * coins * value.variance,
        nothing: value.nothing ** coins,
      }
      const own = extra === 0 ? multiplied : add(multiplied, constant(extra))
      return { chance, moments: prize === null ? own : add(own, prize.moments(1)) }
    }),
  )
}

export function sumTransform(sums: readonly CoinSum[], worth: readonly Worth[], theta: number, below: number): number {
  const each = new Map<number, number>()
  const eachOf = (factor: number): number => {
    const value =
      each.get(factor) ?? worth.reduce((sum, { coins, chance }) => sum + chance * Math.exp(theta * factor * coins), 0)
    each.set(factor, value)
    return value
  }
  return sums.reduce((sum, { chance, coins, factor, extra, prize }) => {
    if (chance === 0) return sum
    const given = prize === null ? 1 : prize.transform(theta, 1, below)
    return sum + chance * eachOf(factor) ** coins * Math.exp(theta * extra) * given
  }, 0)
}

/** Sums that follow one another by one coin more take one product each. */
export function sumSpectrum(sums: readonly CoinSum[], worth: readonly Worth[], grid: Grid): Spectrum {
  const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  let last = { factor: 1, coins: 0 }
  let [each, power] = [coinSpectrum(worth, 1, grid), one(grid)]
  for (const { chance, coins, factor, extra, prize } of sums) {
    grid.meter.spend(6 * grid.bins)
    if (factor !== last.factor) each = coinSpectrum(worth, factor, grid)
    if (factor === last.factor && coins === last.coins + 1) power = times(power, each)
    else if (factor !== last.factor || coins !== last.coins) {
      grid.meter.spend(12 * grid.bins)
      power = powerOf(each, coins)
    }
    last = { factor, coins }
    if (chance === 0) continue
    const own = extra === 0 ? power : times(power, phase(grid, extra))
    addSpectrum(sum, prize === null ? own : times(own, prize.spectrum(grid, 1)), chance)
  }
  return sum
}

function coinSpectrum(worth: readonly Worth[], factor: number, grid: Grid): Spectrum {
  const each = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  for (const { coins, chance } of worth) addSpectrum(each, phase(grid, factor * coins), chance)
  return each
}
