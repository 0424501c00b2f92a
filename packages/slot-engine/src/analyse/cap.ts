import { fft, fftPlan } from './fft.ts'
import { startSpectra } from './laws/free-spins.ts'
import { type FeatureLaw, type Grid, type Spectrum, times } from './laws/law.ts'
import { OutOfReach, type RoundLaw } from './round-law.ts'
import { expect, type SpinLaw } from './spin-law.ts'

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
 * stand as they are. Else the distribution of T is read off its generating function on the unit circle,
 * G(z) = E[z^w Π E[z^(S_f) | n_f]]; one Fourier transform turns G into probabilities.
 * @throws OutOfReach where that would need too long a transform
 */
export function capEffect(law: RoundLaw): CapEffect {
  const cap = law.game.maxCoins
  if (law.base.starts.every((starts) => starts.every((n) => n === 0))) return capSpin(law, cap)
  const bound = tailBound(law, cap, Number.POSITIVE_INFINITY)
  if (bound.excess / law.betCoins < NEGLIGIBLE_BETS) {
    return { mean: law.mean, variance: law.variance, probability: bound.probability, probabilityIs: 'atMost' }
  }
  const { coins, chances } = roundDistribution(law)
  const probability = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0))
  return capDistribution(coins, chances, probability, cap)
}

function capSpin({ base }: RoundLaw, cap: number): CapEffect {
  const chances = base.counts.map((count) => count / base.cycle)
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
function tailBound(law: RoundLaw, cap: number, below: number): { excess: number; probability: number } {
  let best = { excess: law.mean, probability: 1 }
  for (let power = 1; power <= 80; power *= 1.25) {
    const theta = power / cap
    const transform = momentTransform(law, theta, below)
    if (!Number.isFinite(transform)) break
    const probability = transform * Math.exp(-power)
    if (probability / theta < best.excess) best = { excess: probability / theta, probability: Math.min(1, probability) }
  }
  return best
}

/** E[e^(θT)], infinite where it does not converge. */
function momentTransform(law: RoundLaw, theta: number, below: number): number {
  const known = new Map<readonly number[], number>()
  const startsTransform = (starts: readonly number[]): number => {
    const value =
      known.get(starts) ??
      starts.reduce(
        (product, n, f) => (n > 0 ? product * (law.features[f] as FeatureLaw).transform(theta, n, below) : product),
        1,
      )
    known.set(starts, value)
    return value
  }
  return expect(law.base, (coins, starts) => (coins < below ? Math.exp(theta * coins) * startsTransform(starts) : 0))
}

/**
 * The probability of every total of a round below the cap. A spin that pays the cap at once takes its round out of them,
 * so such spins are left out from the start: what remains has a light tail and needs a far shorter transform.
 * What lies past the end is too unlikely to count.
 */
function roundDistribution(law: RoundLaw): { coins: Float64Array; chances: Float64Array } {
  const cap = law.game.maxCoins
  const steps = [...new Set(law.base.coins), ...law.features.flatMap((feature) => [...feature.steps])].filter(
    (coins) => coins < cap,
  )
  const unit = steps.reduce(gcd, cap)
  const length = lengthFor(law, unit)
  const plan = fftPlan(length)
  const grid: Grid = { plan, length, unit, below: cap, bins: length / 2 + 1 }
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  for (const { starts, spectrum } of startSpectra(law.base as SpinLaw, grid)) {
    const whole = starts.reduce<Spectrum>(
      (product, n, f) => (n > 0 ? times(product, (law.features[f] as FeatureLaw).spectrum(grid, n)) : product),
      { re: spectrum.re.slice(0, grid.bins), im: spectrum.im.slice(0, grid.bins) },
    )
    for (let k = 0; k < grid.bins; k++) {
      re[k] = (re[k] as number) + (whole.re[k] as number)
      im[k] = (im[k] as number) + (whole.im[k] as number)
    }
  }
  for (let k = grid.bins; k < length; k++) {
    re[k] = re[length - k] as number
    im[k] = -(im[length - k] as number)
  }
  fft(plan, re, im, true)
  const chances = re.subarray(0, cap / unit).map((value) => (value / length > ROUNDING ? value / length : 0))
  return { coins: chances.map((_, i) => i * unit), chances }
}

/** Long enough that what wraps round is below 1e-14. */
function lengthFor(law: RoundLaw, unit: number): number {
  let length = 1024
  while (length * unit < law.game.maxCoins || tailBound(law, length * unit, law.game.maxCoins).probability > 1e-14) {
    length *= 2
    if (length > MAX_LENGTH) throw new OutOfReach('maxWin')
  }
  return length
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
