import { addTo, entryOf, floatAt, intAt } from '../../../entries.ts'
import {
  atOnePoint,
  type FeatureLaw,
  type Grid,
  type Moments,
  OutOfReach,
  type Spectrum,
  spectrumBytes,
} from '../../law/law.ts'
import { eachOutcome, expect, type SpinLaw } from '../../law/spin-law.ts'
import { startSpectra } from '../../law/spin-spectra.ts'
import { type FreeSpinsLaw, freeSpinsLaw } from './law.ts'
import { groupsOf, mostLeft, type RisingLevels } from './rising.ts'

/** Steps of a term of the recursion. */
const TERM_STEPS = 8

/**
 * Free spins that climb levels as they go, as a Markov chain on (level, spins left). With S(l, n) what n spins left at level l win,
 *   S(l, 0) = 0,  S(l, n) = v + S(l + u, n − 1 + b)
 * where v, b and u are the win, the spins awarded and the levels gained of a spin at level l. At the top no level is gained, so
 * S(top, n) is the sum of n branching processes (`freeSpinsLaw`). Below it a spin that stays on its level awards none: every
 * step leads to a higher level or to fewer spins, and each value of the law is one pass over the states.
 */
export function risingLaw(
  { id, index, features }: { readonly id: string; readonly index: number; readonly features: number },
  levels: RisingLevels,
): FeatureLaw & Pick<FreeSpinsLaw, 'spinsPerAward' | 'spins'> {
  const { top } = levels
  const made = new Map<number, SpinLaw>()
  const at = (level: number): SpinLaw => {
    const spin = made.get(level) ?? levels.at(level)
    made.set(level, spin)
    return spin
  }
  const limits = new Map<number, Int32Array>()
  const limitOf = (n: number): Int32Array => {
    const limit = limits.get(n) ?? mostLeft({ top, at }, n)
    if (limit === null) throw new OutOfReach(`features.${id}`, 'multiplierGrows')
    limits.set(n, limit)
    return limit
  }
  let highest: FreeSpinsLaw | undefined
  const highestLaw = (): FreeSpinsLaw => {
    highest ??= freeSpinsLaw(id, index, features, [{ chance: 1, spin: at(top) }])
    return highest
  }
  const chain = { at, limitOf, top, highest: highestLaw }
  const known = new Map<number, Moments>()
  const moments = (n: number): Moments => {
    const found = known.get(n) ?? momentsOf(chain, n)
    known.set(n, found)
    return found
  }
  return {
    id,
    get outcomes() {
      return [...made.values()].reduce((sum, spin) => sum + spin.outcomes, 0)
    },
    get spins() {
      return [...made.values()]
    },
    get spinsPerAward() {
      // What a spin awards hangs on symbols in view, never on its multiplier.
      return 1 / (1 - expect(at(0), (_, [award = 0]) => award))
    },
    moments,
    transform: atOnePoint((theta, n, below) =>
      realValue(chain, n, {
        term: (coins) => (coins < below ? Math.exp(theta * coins) : 0),
        atTop: (left) => highestLaw().transform(theta, left, below),
      }),
    ),
    spectrum: (grid, n) => grid.meter.within({}, () => spectrumOf(chain, grid, n)),
    get steps() {
      return [...made.values()].flatMap((spin) => [...new Set(spin.coins)])
    },
    bySource(n) {
      const { mean } = moments(n)
      return Array.from({ length: features }, (_, i) => (i === index ? mean : 0))
    },
  }
}

interface Chain extends RisingLevels {
  readonly limitOf: (n: number) => Int32Array
  readonly highest: () => FreeSpinsLaw
}

function momentsOf(chain: Chain, n: number): Moments {
  const { at, top, limitOf, highest } = chain
  const limit = limitOf(n)
  const means: Float64Array[] = []
  const variances: Float64Array[] = []
  const last = intAt(limit, top)
  means[top] = Float64Array.from({ length: last + 1 }, (_, left) => highest().moments(left).mean)
  variances[top] = Float64Array.from({ length: last + 1 }, (_, left) => highest().moments(left).variance)
  for (let level = top - 1; level >= 0; level--) {
    const size = intAt(limit, level) + 1
    const mean = new Float64Array(size)
    const variance = new Float64Array(size)
    means[level] = mean
    variances[level] = variance
    const groups = size > 1 ? groupsOf(at(level)) : []
    for (let left = 1; left < size; left++) {
      const after = groups.map(({ award, up, ...group }) => {
        const next = left - 1 + award
        return {
          ...group,
          all: group.mean + floatAt(entryOf(means, level + up), next),
          spread: group.variance + floatAt(entryOf(variances, level + up), next),
        }
      })
      const all = after.reduce((sum, one) => sum + one.chance * one.all, 0)
      mean[left] = all
      variance[left] = after.reduce((sum, one) => sum + one.chance * (one.spread + (one.all - all) ** 2), 0)
    }
  }
  const nothing = realValue(chain, n, {
    term: (coins) => (coins > 0 ? 0 : 1),
    atTop: (left) => highest().moments(left).nothing,
  })
  return { mean: floatAt(entryOf(means, 0), n), variance: floatAt(entryOf(variances, 0), n), nothing }
}

interface RealTerms {
  /** What an outcome counts for, by its coins. */
  readonly term: (coins: number) => number
  readonly atTop: (left: number) => number
}

/** E[Π term(coins)] over all spins. */
function realValue({ at, top, limitOf }: Chain, n: number, { term, atTop }: RealTerms): number {
  const limit = limitOf(n)
  const values: Float64Array[] = []
  values[top] = Float64Array.from({ length: intAt(limit, top) + 1 }, (_, left) => (left === 0 ? 1 : atTop(left)))
  for (let level = top - 1; level >= 0; level--) {
    const value = new Float64Array(intAt(limit, level) + 1)
    values[level] = value
    if (value.length === 0) continue
    value[0] = 1
    if (value.length === 1) continue
    const spin = at(level)
    const sums = new Float64Array(spin.starts.length)
    eachOutcome(spin, ({ coins, count, startIndex }) => {
      addTo(sums, startIndex, (count / spin.cycle) * term(coins))
    })
    for (let left = 1; left < value.length; left++) {
      for (const [i, [award = 0, up = 0]] of spin.starts.entries()) {
        // What cannot happen leads nowhere.
        if (floatAt(sums, i) > 0)
          addTo(value, left, floatAt(sums, i) * floatAt(entryOf(values, level + up), left - 1 + award))
      }
    }
  }
  return floatAt(entryOf(values, 0), n)
}

/** A level of the chain at one frequency. */
interface Stage {
  readonly re: Float64Array
  readonly im: Float64Array
  readonly terms: readonly { readonly award: number; readonly up: number; readonly spectrum: Spectrum }[]
}

function spectrumOf({ at, top, limitOf, highest }: Chain, grid: Grid, n: number): Spectrum {
  const limit = limitOf(n)
  const last = intAt(limit, top)
  const one = last > 0 ? highest().spectrum(grid, 1) : null
  const stages = Array.from({ length: top + 1 }, (_, level): Stage => {
    const size = intAt(limit, level) + 1
    const terms =
      level === top || size <= 1
        ? []
        : startSpectra(at(level), grid).map(({ starts: [award = 0, up = 0], spectrum }) => ({ award, up, spectrum }))
    return { re: new Float64Array(size), im: new Float64Array(size), terms }
  })
  const work = stages.reduce((sum, { re, terms }) => sum + re.length * Math.max(1, terms.length), 0)
  grid.meter.hold(spectrumBytes(grid.bins))
  const re = new Float64Array(grid.bins)
  const im = new Float64Array(grid.bins)
  for (let k = 0; k < grid.bins; k++) {
    grid.meter.spend(TERM_STEPS * work)
    const highestStage = entryOf(stages, top)
    if (one !== null) powers(highestStage, floatAt(one.re, k), floatAt(one.im, k))
    else if (last === 0) highestStage.re[0] = 1
    for (let level = top - 1; level >= 0; level--) climb(stages, level, k)
    re[k] = floatAt(entryOf(stages, 0).re, n)
    im[k] = floatAt(entryOf(stages, 0).im, n)
  }
  return { re, im }
}

/** All powers of a complex number. */
function powers({ re, im }: Stage, x: number, y: number): void {
  re[0] = 1
  im[0] = 0
  for (let left = 1; left < re.length; left++) {
    const [a, b] = [floatAt(re, left - 1), floatAt(im, left - 1)]
    re[left] = a * x - b * y
    im[left] = a * y + b * x
  }
}

function climb(stages: readonly Stage[], level: number, k: number): void {
  const { re, im, terms } = entryOf(stages, level)
  if (re.length === 0) return
  re[0] = 1
  im[0] = 0
  for (let left = 1; left < re.length; left++) {
    let x = 0
    let y = 0
    for (let i = 0; i < terms.length; i++) {
      const { award, up, spectrum } = entryOf(terms, i)
      const next = entryOf(stages, level + up)
      const [tx, ty] = [floatAt(spectrum.re, k), floatAt(spectrum.im, k)]
      const [nx, ny] = [floatAt(next.re, left - 1 + award), floatAt(next.im, left - 1 + award)]
      x += tx * nx - ty * ny
      y += tx * ny + ty * nx
    }
    re[left] = x
    im[left] = y
  }
}
