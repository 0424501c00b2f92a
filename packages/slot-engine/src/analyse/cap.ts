import { type FftPlan, fft, fftPlan } from './fft.ts'
import type { RoundLaw } from './round-law.ts'
import type { SpinLaw } from './spin-law.ts'

/** What the cap does to a round. */
export interface CapEffect {
  /** Mean coins of a round, as paid. */
  readonly mean: number
  /** The variance of a round's coins, as paid. */
  readonly variance: number
  /** P(a round reaches the cap), or a bound on it. */
  readonly probability: number
  /** `exact` up to 1e-12; `atMost`: an upper bound, where the cap is out of sight. */
  readonly probabilityIs: 'exact' | 'atMost'
}

/** Below this many bets the cap's part of the RTP is no part of any figure. */
const NEGLIGIBLE_BETS = 1e-12
/** What a transform leaves where a probability is zero. */
const ROUNDING = 1e-15
/** The longest transform that is reasonable to take. */
const MAX_LENGTH = 1 << 22

/**
 * The round as paid, min(T, cap). Where Chernoff's bound shows that the cap takes nothing that could be seen, the moments
 * stand as they are. Else the distribution of T is read off its generating function G(z) on the unit circle: a feature's
 * F(z) solves F = E[z^v F^b], and G(z) = E[z^w Π F_f^(a_f)]; one Fourier transform turns G into probabilities.
 * @throws RangeError where that would need too long a transform
 */
export function capEffect(law: RoundLaw): CapEffect {
  const cap = law.game.maxCoins
  if (law.features.length === 0) return capSpin(law, cap)
  const bound = tailBound(termsOf(law), cap)
  if (bound.excess / law.game.betCoins < NEGLIGIBLE_BETS) {
    return { mean: law.mean, variance: law.variance, probability: bound.probability, probabilityIs: 'atMost' }
  }
  const { coins, chances } = roundDistribution(law)
  const probability = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0))
  return capDistribution(coins, chances, probability, cap)
}

function capSpin({ base }: RoundLaw, cap: number): CapEffect {
  const chances = base.window.counts.map((count) => count / base.window.cycle)
  const probability = chances.reduce((sum, chance, i) => ((base.coins[i] as number) >= cap ? sum + chance : sum), 0)
  return capDistribution(base.coins, chances, probability, cap)
}

/**
 * @param probability P(a round reaches the cap): not 1 − the others' sum where it can be had without that rounding,
 * which the square of a far cap would blow up
 */
function capDistribution(coins: Float64Array, chances: Float64Array, probability: number, cap: number): CapEffect {
  const below = (term: (value: number) => number): number =>
    coins.reduce((sum, value, i) => (value < cap ? sum + (chances[i] as number) * term(value) : sum), 0)
  const mean = below((value) => value) + probability * cap
  const variance = below((value) => (value - mean) ** 2) + probability * (cap - mean) ** 2
  return { mean, variance, probability, probabilityIs: 'exact' }
}

/** H. Chernoff (1952): P(T ≥ c) ≤ E[e^(θT)] e^(−θc) and E[(T − c)+] ≤ E[e^(θT)] e^(−θc) / θ for every θ > 0. */
function tailBound(terms: Terms, cap: number): { excess: number; probability: number } {
  let best = { excess: Number.POSITIVE_INFINITY, probability: 1 }
  for (let power = 1; power <= 80; power *= 1.25) {
    const theta = power / cap
    const transform = momentTransform(terms, theta)
    if (!Number.isFinite(transform)) break
    const probability = transform * Math.exp(-power)
    if (probability / theta < best.excess) best = { excess: probability / theta, probability: Math.min(1, probability) }
  }
  return best
}

/** E[e^(θT)], infinite where it does not converge. */
function momentTransform({ base, features }: Terms, theta: number): number {
  const solved = features.map((terms) => {
    const values = terms.map(({ awards, entries }) => ({
      award: awards[0] as number,
      value: entries.reduce((sum, [coins, chance]) => sum + chance * Math.exp(theta * coins), 0),
    }))
    let f = 1
    for (let i = 0; i < 500; i++) {
      const next = values.reduce((sum, { award, value }) => sum + value * f ** award, 0)
      if (!(next < 1e100)) return Number.POSITIVE_INFINITY
      if (Math.abs(next - f) <= 1e-12 * next || next < 1e-30) return next
      f = next
    }
    return Number.POSITIVE_INFINITY
  })
  return base.reduce((sum, { awards, entries }) => {
    const value = entries.reduce((part, [coins, chance]) => part + chance * Math.exp(theta * coins), 0)
    return sum + awards.reduce((product, award, f) => product * (solved[f] as number) ** award, value)
  }, 0)
}

/** The outcomes of a spin that award the same, as (coins, probability). */
interface Term {
  readonly awards: readonly number[]
  readonly entries: (readonly [coins: number, chance: number])[]
}

/** The terms of a paid spin and of each feature's spins, without the outcomes that pay `below` coins or more at once. */
interface Terms {
  readonly base: Term[]
  readonly features: Term[][]
}

function termsOf(law: RoundLaw, below = Number.POSITIVE_INFINITY): Terms {
  return {
    base: byAward(law.base, below, (scatters) => law.features.map((feature) => feature.awards[scatters] as number)),
    features: law.features.map((feature) =>
      byAward(feature.spin, below, (scatters) => [feature.retriggers[scatters] as number]),
    ),
  }
}

function byAward(law: SpinLaw, below: number, awardsOf: (scatters: number) => readonly number[]): Term[] {
  const terms = new Map<string, Term>()
  law.coins.forEach((coins, i) => {
    if (coins >= below) return
    const awards = awardsOf(law.window.scatters[i] as number)
    const key = awards.join()
    const term = terms.get(key) ?? { awards, entries: [] }
    term.entries.push([coins, (law.window.counts[i] as number) / law.window.cycle])
    terms.set(key, term)
  })
  return [...terms.values()]
}

/**
 * The probability of every total of a round below the cap, by units. A spin that pays the cap at once takes its round out of
 * them, so such spins are left out from the start: what remains has a light tail and needs a far shorter transform.
 * What lies past the end is too unlikely to count.
 */
function roundDistribution(law: RoundLaw): { coins: Float64Array; chances: Float64Array } {
  const terms = termsOf(law, law.game.maxCoins)
  const { base, features } = terms
  const all = [base, ...features].flat()
  const unit = all.reduce((g, term) => term.entries.reduce((h, [coins]) => gcd(h, coins), g), law.game.maxCoins)
  const length = lengthFor(terms, law.game.maxCoins, unit)
  const plan = fftPlan(length)
  const bins = length / 2 + 1
  const solved = features.map((terms) => solveFeature(transformTerms(terms, unit, plan), bins))
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  for (const { awards, re: tr, im: ti } of transformTerms(base, unit, plan)) {
    const product = { re: tr, im: ti }
    awards.forEach((award, f) => {
      multiplyByPower(product, solved[f] as Spectrum, award, bins)
    })
    for (let k = 0; k < bins; k++) {
      re[k] = (re[k] as number) + (tr[k] as number)
      im[k] = (im[k] as number) + (ti[k] as number)
    }
  }
  for (let k = bins; k < length; k++) {
    re[k] = re[length - k] as number
    im[k] = -(im[length - k] as number)
  }
  fft(plan, re, im, true)
  const chances = re
    .subarray(0, law.game.maxCoins / unit)
    .map((value) => (value / length > ROUNDING ? value / length : 0))
  return { coins: chances.map((_, i) => i * unit), chances }
}

/** Long enough that what wraps round is below 1e-14. */
function lengthFor(terms: Terms, cap: number, unit: number): number {
  let length = 1024
  while (length * unit < cap || tailBound(terms, length * unit).probability > 1e-14) {
    length *= 2
    if (length > MAX_LENGTH)
      throw new RangeError('maxWin: too far from a coin for an exact sheet; a smaller cap or coarser pays would fit')
  }
  return length
}

interface Spectrum {
  readonly re: Float64Array
  readonly im: Float64Array
}

const transformTerms = (
  terms: readonly Term[],
  unit: number,
  plan: FftPlan,
): (Spectrum & { readonly awards: readonly number[] })[] =>
  terms.map(({ awards, entries }) => {
    const re = new Float64Array(plan.length)
    const im = new Float64Array(plan.length)
    for (const [coins, chance] of entries) {
      const at = (coins / unit) % plan.length
      re[at] = (re[at] as number) + chance
    }
    fft(plan, re, im)
    return { awards, re, im }
  })

/** As near as rounding lets the iteration come. */
const SETTLED = 4e-16

/** F = Σ P_b F^b at each frequency, by iteration: |Σ b P_b F^(b−1)| ≤ E[b] < 1 on the unit circle, so it contracts. */
function solveFeature(terms: readonly (Spectrum & { readonly awards: readonly number[] })[], bins: number): Spectrum {
  const solved = { re: new Float64Array(bins), im: new Float64Array(bins) }
  const at = { x: 0, y: 0 }
  for (let k = 0; k < bins; k++) {
    let x = 1
    let y = 0
    for (let i = 0; i < 1000; i++) {
      let nx = 0
      let ny = 0
      for (const term of terms) {
        power(x, y, term.awards[0] as number, at)
        const tr = term.re[k] as number
        const ti = term.im[k] as number
        nx += tr * at.x - ti * at.y
        ny += tr * at.y + ti * at.x
      }
      const moved = Math.abs(nx - x) + Math.abs(ny - y)
      x = nx
      y = ny
      if (moved < SETTLED) break
    }
    solved.re[k] = x
    solved.im[k] = y
  }
  return solved
}

function multiplyByPower(product: Spectrum, factor: Spectrum, exponent: number, bins: number): void {
  if (exponent === 0) return
  const at = { x: 0, y: 0 }
  for (let k = 0; k < bins; k++) {
    power(factor.re[k] as number, factor.im[k] as number, exponent, at)
    const x = product.re[k] as number
    const y = product.im[k] as number
    product.re[k] = x * at.x - y * at.y
    product.im[k] = x * at.y + y * at.x
  }
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

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
