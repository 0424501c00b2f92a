import { entryOf, floatAt } from '../../../entries.ts'
import {
  atOnePoint,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  mixSpectra,
  powerOf,
  type Spectrum,
} from '../../law/law.ts'
import { eachOutcome, expect, type SpinLaw, varianceOf } from '../../law/spin-law.ts'
import { startSpectra } from '../../law/spin-spectra.ts'

/** Free spins whose spins are all alike once the chosen symbol, if any, is drawn. */
export interface FreeSpinsLaw extends FeatureLaw {
  readonly variants: readonly FreeSpinsVariant[]
  /** Mean number of spins played for each one awarded. */
  readonly spinsPerAward: number
  /** All kinds of spins that they are made of. */
  readonly spins: readonly SpinLaw[]
}

export interface FreeSpinsVariant {
  readonly chance: number
  readonly spin: SpinLaw
}

/**
 * Free spins as a branching process (T. E. Harris, "The Theory of Branching Processes", 1963). A spin wins v and awards
 * b more; with everything it leads to it wins S = v + S_1 + … + S_b. Hence
 *   E[S] = E[v] / (1 − E[b]),  Var[S] = Var[v + b·E[S]] / (1 − E[b]),
 * P(S = 0) is the least solution of s = E[s^b; v = 0], and E[z^S] = F solves F = E[z^v F^b].
 */
export function freeSpinsLaw(
  id: string,
  index: number,
  features: number,
  variants: readonly FreeSpinsVariant[],
): FreeSpinsLaw {
  const each = variants.map(({ chance, spin }) => ({ chance, ...branching(spin) }))
  const meanOne = each.reduce((sum, { chance, mean }) => sum + chance * mean, 0)
  const moments = (n: number): Moments =>
    mix(
      each.map(({ chance, mean, variance, nothing }) => ({
        chance,
        moments: { mean: n * mean, variance: n * variance, nothing: nothing ** n },
      })),
    )
  const spectra = new Map<Grid, Spectrum[]>()
  const points = variants.map(({ spin }) => atOnePoint((theta, _, below) => realFixedPoint(spin, theta, below)))
  return {
    id,
    outcomes: variants.reduce((sum, { spin }) => sum + spin.outcomes, 0),
    variants,
    spins: variants.map(({ spin }) => spin),
    spinsPerAward: each.reduce((sum, { chance, awarded }) => sum + chance / (1 - awarded), 0),
    moments,
    transform: (theta, n, below) =>
      variants.reduce((sum, { chance }, i) => sum + chance * entryOf(points, i)(theta, 1, below) ** n, 0),
    spectrum(grid, n) {
      const made = spectra.get(grid) ?? variants.map(({ spin }) => fixedPoint(spin, grid))
      spectra.set(grid, made)
      return mixSpectra(
        grid,
        made.map((spectrum, i) => ({ chance: entryOf(variants, i).chance, spectrum: powerOf(spectrum, n) })),
      )
    },
    steps: variants.flatMap(({ spin }) => [...new Set(spin.coins)]),
    bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? n * meanOne : 0)),
  }
}

function branching(spin: SpinLaw) {
  const awards = (_: number, [more = 0]: readonly number[]): number => more
  const awarded = expect(spin, awards)
  const mean = expect(spin, (coins) => coins) / (1 - awarded)
  const variance = varianceOf(spin, (coins, starts) => coins + awards(coins, starts) * mean) / (1 - awarded)
  return { awarded, mean, variance, nothing: chanceOfNothing(spin) }
}

function chanceOfNothing(spin: SpinLaw): number {
  const terms = byAward(spin, (coins) => (coins > 0 ? 0 : 1))
  let chance = 0
  for (let i = 0; i < 1000; i++) {
    const next = terms.reduce((sum, { award, value }) => sum + value * chance ** award, 0)
    if (next - chance < 1e-16) return next
    chance = next
  }
  return chance
}

/** The sum of `value` over the outcomes of a spin, by the spins that they award. */
function byAward(spin: SpinLaw, value: (coins: number) => number): { readonly award: number; value: number }[] {
  const terms = new Map<number, { readonly award: number; value: number }>()
  const byIndex = spin.starts.map(([award = 0]) => {
    const term = terms.get(award) ?? { award, value: 0 }
    terms.set(award, term)
    return term
  })
  eachOutcome(spin, ({ coins, count, startIndex }) => {
    entryOf(byIndex, startIndex).value += (count / spin.cycle) * value(coins)
  })
  return [...terms.values()].filter((term) => term.value !== 0)
}

function realFixedPoint(spin: SpinLaw, theta: number, below: number): number {
  const terms = byAward(spin, (coins) => (coins < below ? Math.exp(theta * coins) : 0))
  let f = 1
  for (let i = 0; i < 500; i++) {
    const next = terms.reduce((sum, { award, value }) => sum + value * f ** award, 0)
    if (!(next < 1e100)) return Number.POSITIVE_INFINITY
    if (Math.abs(next - f) <= 1e-12 * next) return next
    f = next
  }
  return Number.POSITIVE_INFINITY
}

/** Steps of a power of a complex number. */
const TERM_STEPS = 6

/** As near as rounding lets the iteration come. */
const SETTLED = 4e-16

/** F = Σ P_b F^b at each frequency, by iteration: |Σ b P_b F^(b−1)| ≤ E[b] < 1 on the unit circle, so it contracts. */
function fixedPoint(spin: SpinLaw, grid: Grid): Spectrum {
  const terms = startSpectra(spin, grid).map(({ starts: [award = 0], spectrum }) => ({ award, ...spectrum }))
  const re = new Float64Array(grid.bins)
  const im = new Float64Array(grid.bins)
  const at = { x: 0, y: 0 }
  for (let k = 0; k < grid.bins; k++) {
    let x = 1
    let y = 0
    let rounds = 0
    for (; rounds < 1000; rounds++) {
      let nx = 0
      let ny = 0
      for (const term of terms) {
        power(x, y, term.award, at)
        const tr = floatAt(term.re, k)
        const ti = floatAt(term.im, k)
        nx += tr * at.x - ti * at.y
        ny += tr * at.y + ti * at.x
      }
      const moved = Math.abs(nx - x) + Math.abs(ny - y)
      x = nx
      y = ny
      if (moved < SETTLED) break
    }
    grid.meter.spend(TERM_STEPS * terms.length * rounds)
    re[k] = x
    im[k] = y
  }
  return { re, im }
}

/** (x + iy) to a whole power, by squaring, into `to`: it runs millions of times, so nothing is made for it. */
function power(x: number, y: number, exponent: number, to: { x: number; y: number }): void {
  let rx = 1
  let ry = 0
  let bx = x
  let by = y
  for (let e = exponent; e > 0; e >>= 1) {
    if (e & 1) {
      const t = rx * bx - ry * by
      ry = rx * by + ry * bx
      rx = t
    }
    const square = bx * bx - by * by
    by = 2 * bx * by
    bx = square
  }
  to.x = rx
  to.y = ry
}
