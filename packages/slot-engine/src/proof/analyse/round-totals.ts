import { addTo, floatAt, intAt } from '../../entries.ts'
import { fft, fftPlan } from '../../game/law/fft.ts'
import { gcd } from '../../game/law/gcd.ts'
import {
  addSpectrum,
  type FeatureLaw,
  type Grid,
  OutOfReach,
  type Spectrum,
  spectrumBytes,
  times,
} from '../../game/law/law.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import { eachOutcome } from '../../game/law/spin-law.ts'
import { startSpectra, transformSteps } from '../../game/law/spin-spectra.ts'
import type { RoundLaw } from './round-law.ts'
import { tailBound } from './tail-bound.ts'

/** What a round totals below the cap, ascending, with the probability of each; and of reaching the cap. */
export interface RoundTotals {
  readonly coins: Float64Array
  readonly chances: Float64Array
  readonly capChance: number
}

/** Steps that an outcome takes. */
const OUTCOME_STEPS = 10
/** What a transform leaves where a probability is zero. */
const ROUNDING = 1e-18
/** What adding all of them up leaves. */
const SUM_ROUNDING = 1e-15
/** The factors of a transform, its sum, and what is multiplied on the way. */
const WORKING_SPECTRA = 4
/** The longest transform that is reasonable to take. */
const MAX_LENGTH = 1 << 22

/**
 * The probability of every total of a round. Spins that start nothing are their own totals. For the others T is read off
 * its generating function on the unit circle, G(z) = E[z^w Π E[z^(S_f) | n_f]]: one Fourier transform turns G into
 * probabilities, each right to 1e-14. A spin that pays the cap at once takes its round out of them, so such spins are
 * left out from the start: what remains has a light tail and needs a far shorter transform.
 * @param reach `cap`: every total below the cap, whatever its probability; `sight`: those that together miss less than 1e-14
 * @throws OutOfReach where that would need too long a transform
 */
export function roundTotals(law: RoundLaw, reach: 'cap' | 'sight'): RoundTotals {
  const { maxCoins: cap } = law.game
  law.meter.spend(OUTCOME_STEPS * law.base.outcomes)
  const { lone, starting } = split(law.base)
  const below = [...lone].filter(([coins]) => coins < cap)
  const atOnce = [...lone].reduce((sum, [coins, chance]) => (coins >= cap ? sum + chance : sum), 0)
  if (starting.outcomes === 0) return compressed(below, new Float64Array(0), 1, atOnce)
  const unit = unitOf(law)
  const chances = law.meter.within({}, () => startedTotals({ ...law, base: starting }, unit, reach))
  const started = starting.counts.reduce((sum, count) => sum + count, 0) / starting.cycle
  const rest = started - chances.reduce((sum, chance) => sum + chance, 0)
  const reachesCap = chances.length * unit >= cap && rest > SUM_ROUNDING
  return compressed(below, chances, unit, atOnce + (reachesCap ? rest : 0))
}

/** The paid spins that start nothing, by what they win, and the law of the rest. */
function split(base: SpinLaw): { lone: Map<number, number>; starting: SpinLaw } {
  const starts = base.starts.map((each) => each.some((n) => n > 0))
  const lone = new Map<number, number>()
  const started: number[] = []
  eachOutcome(base, ({ coins, count, startIndex }, i) => {
    if (starts[startIndex]) started.push(i)
    else lone.set(coins, (lone.get(coins) ?? 0) + count / base.cycle)
  })
  const pick = (from: Float64Array): Float64Array => Float64Array.from(started, (i) => floatAt(from, i))
  return {
    lone,
    starting: {
      ...base,
      outcomes: started.length,
      lineCoins: pick(base.lineCoins),
      scatterCoins: pick(base.scatterCoins),
      coins: pick(base.coins),
      startIndex: Int32Array.from(started, (i) => intAt(base.startIndex, i)),
      counts: pick(base.counts),
    },
  }
}

/** What all totals below the cap are whole multiples of. */
function unitOf({ game, base, features }: RoundLaw): number {
  const steps = [...new Set(base.coins), ...features.flatMap((feature) => [...feature.steps])]
  return steps.filter((coins) => coins < game.maxCoins).reduce(gcd, game.maxCoins)
}

/** Chances by totals of 0, 1, 2, … units. */
function startedTotals(law: RoundLaw, unit: number, reach: 'cap' | 'sight'): Float64Array {
  const cap = law.game.maxCoins
  const length = lengthFor(law, unit, reach)
  law.meter.part = 'maxWin'
  law.meter.hold(WORKING_SPECTRA * spectrumBytes(length))
  law.meter.spend(2 * transformSteps(length))
  const plan = fftPlan(length)
  const grid: Grid = { plan, length, unit, below: cap, bins: length / 2 + 1, meter: law.meter }
  const re = new Float64Array(length)
  const im = new Float64Array(length)
  for (const { starts, spectrum } of startSpectra(law.base, grid)) {
    const whole = starts.reduce<Spectrum>(
      (product, n, f) => (n > 0 ? times(product, (law.features[f] as FeatureLaw).spectrum(grid, n)) : product),
      { re: spectrum.re.slice(0, grid.bins), im: spectrum.im.slice(0, grid.bins) },
    )
    addSpectrum({ re: re.subarray(0, grid.bins), im: im.subarray(0, grid.bins) }, whole)
  }
  for (let k = grid.bins; k < length; k++) {
    re[k] = floatAt(re, length - k)
    im[k] = -floatAt(im, length - k)
  }
  fft(plan, re, im, true)
  return re.subarray(0, cap / unit).map((value) => (value / length > ROUNDING ? value / length : 0))
}

/** Long enough that what wraps round is below 1e-14. */
function lengthFor(law: RoundLaw, unit: number, reach: 'cap' | 'sight'): number {
  const cap = law.game.maxCoins
  let length = 1024
  while ((reach === 'cap' && length * unit < cap) || tailBound(law, length * unit, cap).probability > 1e-14) {
    length *= 2
    if (length > MAX_LENGTH) throw new OutOfReach('maxWin', 'totalsTooMany', { most: MAX_LENGTH })
  }
  return length
}

/** Both kinds of rounds together, without the totals that never come up. */
function compressed(
  lone: readonly (readonly [coins: number, chance: number])[],
  started: Float64Array,
  unit: number,
  capChance: number,
): RoundTotals {
  const beyond: (readonly [number, number])[] = []
  const dense = started.slice()
  for (const [coins, chance] of lone) {
    const at = coins / unit
    if (at < dense.length) addTo(dense, at, chance)
    else beyond.push([coins, chance])
  }
  beyond.sort(([a], [b]) => a - b)
  const size = dense.reduce((sum, chance) => (chance > 0 ? sum + 1 : sum), beyond.length)
  const coins = new Float64Array(size)
  const chances = new Float64Array(size)
  let filled = 0
  const add = (value: number, chance: number): void => {
    coins[filled] = value
    chances[filled++] = chance
  }
  dense.forEach((chance, at) => {
    if (chance > 0) add(at * unit, chance)
  })
  for (const [value, chance] of beyond) add(value, chance)
  return { coins, chances, capChance }
}
