import { entryOf, floatAt, intAt } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import { atOnePoint, type FeatureLaw, type Grid, type Moments, type Spectrum } from '../../law/law.ts'
import { eachOutcome, type SpinLaw } from '../../law/spin-law.ts'
import { startSpectra } from '../../law/spin-spectra.ts'

/** Where a number of symbols collected leads: further spins, and from there on spins of another law. */
export interface LevelLaw {
  readonly at: number
  readonly spins: number
  /** What it starts is what it collects. */
  readonly spin: SpinLaw
}

interface LevelsSource {
  readonly id: string
  readonly index: number
  readonly features: number
  /** The first is where the spins begin. */
  readonly levels: readonly LevelLaw[]
  /** Numbers of spins that they are started with. */
  readonly awards: readonly number[]
  readonly meter: Meter
}

/** What there is to know of the spins that follow, where so many are left and so many symbols have been collected. */
interface Ahead {
  readonly mean: number
  readonly square: number
  readonly nothing: number
  readonly spins: number
}

/** Outcomes of a spin that collect as many, with sums over their coins. */
interface Collecting {
  readonly count: number
  readonly chance: number
  readonly coins: number
  readonly square: number
  readonly nothing: number
}

const OVER: Ahead = { mean: 0, square: 0, nothing: 1, spins: 0 }
const STATE_STEPS = 10
/** Longer spectra are made one by one: those of all numbers of spins together would take too much memory. */
const MOST_SHARED = 1 << 17
/** Numbers of spins beyond so many times the one asked for are left until they are asked for themselves. */
const NEAR = 4

/**
 * Free spins with levels: a chain over the spins left and the symbols collected, which end at the last level. With F(l, c)
 * what l spins win from c collected ones on, F(l, c) = Σ_k E[z^v; k] F(l − 1 + s(c, c + k), c + k), where s are the spins of
 * the levels passed; F(0, c) = 1. The last level is never left: F(l, c) = E[z^v]^l.
 */
export function levelsLaw({ id, index, features, levels, awards, meter }: LevelsSource): FeatureLaw & {
  readonly meanSpins: (n: number) => number
} {
  const chain = new Chain(levels)
  const parts = levels.map(({ spin }) => collecting(spin))
  const known = new Map<number, Ahead>()
  const ahead = (n: number): Ahead => {
    const found =
      known.get(n) ??
      chain.solve(n, meter, OVER, (level, after) =>
        entryOf(parts, level).reduce(
          (sum, { count, chance, coins, square, nothing }) => {
            const next = after(count)
            return {
              mean: sum.mean + coins + chance * next.mean,
              square: sum.square + square + 2 * coins * next.mean + chance * next.square,
              nothing: sum.nothing + nothing * next.nothing,
              spins: sum.spins + chance * next.spins,
            }
          },
          { mean: 0, square: 0, nothing: 0, spins: 1 },
        ),
      )
    known.set(n, found)
    return found
  }
  const spectra = new Map<Grid, Map<number, Spectrum>>()
  const moments = (n: number): Moments => {
    const { mean, square, nothing } = ahead(n)
    return { mean, variance: Math.max(0, square - mean ** 2), nothing }
  }
  return {
    id,
    outcomes: levels.reduce((sum, { spin }) => sum + spin.outcomes, 0),
    moments,
    meanSpins: (n) => ahead(n).spins,
    transform: atOnePoint((theta, n, below) => {
      const sums = levels.map(({ spin }) => transforms(spin, theta, below))
      return chain.solve(n, meter, 1, (level, after) =>
        [...entryOf(sums, level)].reduce((sum, [count, value]) => sum + value * after(count), 0),
      )
    }),
    spectrum(grid, n) {
      const made = spectra.get(grid) ?? new Map<number, Spectrum>()
      spectra.set(grid, made)
      if (!made.has(n)) {
        const near = grid.bins > MOST_SHARED ? [] : awards.filter((spins) => spins <= NEAR * n)
        const wanted = [...new Set([n, ...near])]
        for (const [i, one] of chain.spectra(wanted, levels, grid).entries()) made.set(entryOf(wanted, i), one)
      }
      return made.get(n) as Spectrum
    },
    steps: levels.flatMap(({ spin }) => [...new Set(spin.coins)]),
    bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? moments(n).mean : 0)),
  }
}

/** The states of the chain, in the order in which they lead to others. */
class Chain {
  private readonly levels: readonly LevelLaw[]
  /** Collected symbols that the last level takes. */
  private readonly last: number

  constructor(levels: readonly LevelLaw[]) {
    this.levels = levels
    this.last = levels.at(-1)?.at ?? 0
  }

  /** @param step what follows a spin of a level: `after` gives what follows so many more collected symbols */
  solve<T>(n: number, meter: Meter, over: T, step: (level: number, after: (count: number) => T) => T): T {
    const rows: T[][] = []
    for (let collected = this.last; collected >= 0; collected--) {
      const row: T[] = [over]
      rows[collected] = row
      const level = this.levelAt(collected)
      const most = n + this.spinsBetween(-1, collected)
      for (let left = 1; left <= most; left++) {
        meter.spend(STATE_STEPS)
        row.push(
          step(level, (count) => {
            const next = Math.min(this.last, collected + count)
            return entryOf(entryOf(rows, next), left - 1 + this.spinsBetween(collected, next))
          }),
        )
      }
    }
    return entryOf(entryOf(rows, 0), n)
  }

  /** The same at every frequency, in numbers of its own: there are many. One walk tells it of every number of spins. */
  spectra(numbers: readonly number[], levels: readonly LevelLaw[], grid: Grid): Spectrum[] {
    const { bins, meter } = grid
    const n = Math.max(...numbers)
    const spectra = levels.map(({ spin }) => startSpectra(spin, grid))
    const width = n + this.spinsBetween(-1, this.last) + 1
    const moves = this.moves(
      spectra.map((parts) => parts.map(({ starts: [count = 0] }) => count)),
      width,
    )
    const factors = new Float64Array(2 * Math.max(...spectra.map((parts) => parts.length)))
    const states = new Float64Array(2 * (this.last + 1) * width)
    const results = numbers.map(() => ({ re: new Float64Array(bins), im: new Float64Array(bins) }))
    const work = moves.reduce((sum, { most, ahead }) => sum + (n + most) * ahead.length, 0)
    for (let k = 0; k < bins; k++) {
      meter.spend(STATE_STEPS * work)
      for (const { collected, level, most, ahead } of moves) {
        const parts = entryOf(spectra, level)
        for (let j = 0; j < parts.length; j++) {
          const { re, im } = entryOf(parts, j).spectrum
          factors[2 * j] = floatAt(re, k)
          factors[2 * j + 1] = floatAt(im, k)
        }
        spread(states, 2 * collected * width, n + most, ahead, factors)
      }
      for (const [i, { re, im }] of results.entries()) {
        re[k] = floatAt(states, 2 * entryOf(numbers, i))
        im[k] = floatAt(states, 2 * entryOf(numbers, i) + 1)
      }
    }
    return results
  }

  /**
   * By collected symbols, from the most on: the level, the spins won before at most, and where each count leads: so far ahead of the
   * spins that are left before it.
   */
  private moves(counts: readonly (readonly number[])[], width: number) {
    return Array.from({ length: this.last + 1 }, (_, i) => {
      const collected = this.last - i
      const level = this.levelAt(collected)
      const ahead = Int32Array.from(entryOf(counts, level), (count) => {
        const next = Math.min(this.last, collected + count)
        return 2 * (next * width - 1 + this.spinsBetween(collected, next))
      })
      return { collected, level, most: this.spinsBetween(-1, collected), ahead }
    })
  }

  private levelAt(collected: number): number {
    return this.levels.findLastIndex(({ at }) => at <= collected)
  }

  /** The spins of the levels above `from` up to `to`. */
  private spinsBetween(from: number, to: number): number {
    return this.levels.reduce((sum, { at, spins }) => (at > from && at <= to ? sum + spins : sum), 0)
  }
}

/** Fills in a row of states, complex numbers side by side, by the number of spins left: each is the sum of what its spin leads to. */
function spread(states: Float64Array, row: number, most: number, ahead: Int32Array, factors: Float64Array): void {
  states[row] = 1
  states[row + 1] = 0
  for (let left = 2; left <= 2 * most; left += 2) {
    let x = 0
    let y = 0
    for (let j = 0; j < ahead.length; j++) {
      const from = intAt(ahead, j) + left
      const [a, b] = [floatAt(states, from), floatAt(states, from + 1)]
      const [re, im] = [floatAt(factors, 2 * j), floatAt(factors, 2 * j + 1)]
      x += re * a - im * b
      y += re * b + im * a
    }
    states[row + left] = x
    states[row + left + 1] = y
  }
}

function collecting(spin: SpinLaw): readonly Collecting[] {
  const sums = new Map<number, Collecting>()
  eachOutcome(spin, ({ coins, count: times, startIndex }) => {
    const [count = 0] = entryOf(spin.starts, startIndex)
    const share = times / spin.cycle
    const before = sums.get(count) ?? { count, chance: 0, coins: 0, square: 0, nothing: 0 }
    sums.set(count, {
      count,
      chance: before.chance + share,
      coins: before.coins + share * coins,
      square: before.square + share * coins ** 2,
      nothing: before.nothing + (coins === 0 ? share : 0),
    })
  })
  return [...sums.values()]
}

/** E[e^(θv)] by what a spin collects. */
function transforms(spin: SpinLaw, theta: number, below: number): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  eachOutcome(spin, ({ coins, count: times, startIndex }) => {
    const [count = 0] = entryOf(spin.starts, startIndex)
    const value = coins < below ? (times / spin.cycle) * Math.exp(theta * coins) : 0
    sums.set(count, (sums.get(count) ?? 0) + value)
  })
  return sums
}
