import {
  add,
  addPhase,
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

/** Sums that follow one another by one coin more take one product each; of as many coins, what comes on top is added up before. */
export function sumSpectrum(sums: readonly CoinSum[], worth: readonly Worth[], grid: Grid): Spectrum {
  const { meter } = grid
  const sum = empty(grid)
  const powers = new Powers(worth, grid)
  let extras: Spectrum | null = null
  sums.forEach(({ chance, coins, factor, extra, prize }, i) => {
    powers.goTo(factor, coins)
    if (chance > 0 && prize !== null) {
      meter.spend(6 * grid.bins)
      const own = extra === 0 ? powers.now : times(powers.now, phase(grid, extra))
      addSpectrum(sum, times(own, prize.spectrum(grid, 1)), chance)
    } else if (chance > 0) {
      extras ??= empty(grid)
      addPhase(extras, grid, extra, chance)
    }
    const next = sums[i + 1]
    if (extras === null || (next?.coins === coins && next.factor === factor)) return
    meter.spend(4 * grid.bins)
    addSpectrum(sum, times(powers.now, extras))
    extras = null
  })
  return sum
}

const empty = ({ bins }: Grid): Spectrum => ({ re: new Float64Array(bins), im: new Float64Array(bins) })

/** The spectra of so many coins, one after the other. */
class Powers {
  now: Spectrum
  private factor = 1
  private coins = 0
  private each: Spectrum
  private readonly worth: readonly Worth[]
  private readonly grid: Grid

  constructor(worth: readonly Worth[], grid: Grid) {
    this.worth = worth
    this.grid = grid
    this.each = coinSpectrum(worth, 1, grid)
    this.now = one(grid)
  }

  goTo(factor: number, coins: number): void {
    const { meter, bins } = this.grid
    const isOther = factor !== this.factor
    if (!isOther && coins === this.coins) return
    if (isOther) this.each = coinSpectrum(this.worth, factor, this.grid)
    if (!isOther && coins === this.coins + 1) {
      meter.spend(4 * bins)
      this.now = times(this.now, this.each)
    } else {
      meter.spend(12 * bins)
      this.now = powerOf(this.each, coins)
    }
    this.factor = factor
    this.coins = coins
  }
}

function coinSpectrum(worth: readonly Worth[], factor: number, grid: Grid): Spectrum {
  const each = empty(grid)
  for (const { coins, chance } of worth) addPhase(each, grid, factor * coins, chance)
  return each
}
