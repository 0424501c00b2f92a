import type { HoldAndWin, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { HitTerms, LawTerms } from '../../core/feature-plan.ts'
import {
  add,
  addSpectrum,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  NOTHING,
  one,
  phase,
  powerOf,
  type Spectrum,
  times,
} from '../../law/law.ts'
import { prizeHits } from '../prizes/hits.ts'
import { prizeLaw } from '../prizes/law.ts'
import { type Filling, lockedDistribution } from './chain.ts'
import type { CoinValues } from './coins.ts'
import { gradeOf } from './grades.ts'
import { rowsOpen } from './grid.ts'

type GridTerms = Pick<LawTerms, 'features' | 'jackpotCoins' | 'feature' | 'meter'>

/** What the window adds to a feature. */
interface Window {
  readonly cells: number
  readonly reels: number
}

/** What a coin may be worth, and how likely. */
interface Worth {
  readonly coins: number
  readonly chance: number
}

/** The end of a grid: so many coins, multiplied, with coins and a prize on top. */
interface End {
  readonly chance: number
  readonly locked: number
  readonly factor: number
  readonly extra: number
  readonly prize: FeatureLaw | null
}

/**
 * Hold-and-win as a Markov chain on (coins locked, respins left): on each respin every free cell shows a coin with chance
 * p = hit / (hit + miss). The coins' values are independent, so the win is a sum of a random number of them, times the
 * factor of their number, and what their number and a full grid bring.
 * @param window the same in every spin
 */
export function holdAndWinLaw(
  feature: HoldAndWin,
  index: number,
  { values, jackpots }: CoinValues,
  window: Window,
  terms: GridTerms,
): FeatureLaw {
  const worth = values.tokens.map((value) => (value < 0 ? terms.jackpotCoins(jackpots[-1 - value] as string) : value))
  const lands = worth.map((coins, i): Worth => ({ coins, chance: entryOf(values.weights, i) / values.total }))
  const prizes = new Map<Prize, FeatureLaw>()
  for (const { prize } of feature.grades ?? [])
    if (prize !== undefined) prizes.set(prize, prizeLaw(feature.id, index, [{ chance: 1, prize }], [prize], terms))
  const endsFrom = endsOf(feature, window, prizes)
  const momentsFrom = (n: number): Moments => momentsOf(endsFrom(n), lands)
  return {
    id: feature.id,
    moments: momentsFrom,
    transform: (theta, n, below) => transformOf(endsFrom(n), lands, theta, below),
    spectrum: (grid, n) => spectrumOf(endsFrom(n), lands, grid),
    steps: stepsOf(feature, worth, [...prizes.values()]),
    bySource(n) {
      const ends = endsFrom(n)
      const own = momentsOf(
        ends.map((end) => ({ ...end, prize: null })),
        lands,
      ).mean
      const given = Array.from({ length: terms.features }, (_, i) =>
        ends.reduce((sum, { chance, prize }) => sum + chance * (prize?.bySource(1)[i] ?? 0), 0),
      )
      return given.map((coins, i) => (i === index ? coins + own : coins))
    },
  }
}

const fillingOf = (feature: HoldAndWin, { cells, reels }: Window): Filling => ({
  respins: feature.respins,
  chance: feature.landing.hit / (feature.landing.hit + feature.landing.miss),
  cells: (locked) => cells + reels * rowsOpen(feature, locked),
})

const endsOf = (feature: HoldAndWin, window: Window, prizes: ReadonlyMap<Prize, FeatureLaw>) => {
  const filling = fillingOf(feature, window)
  return (start: number): readonly End[] =>
    lockedDistribution(start, filling).map((chance, locked) => {
      const { factor, prize } = gradeOf(feature, locked)
      const extra = locked === filling.cells(locked) ? (feature.fullCoins ?? 0) : 0
      return { chance, locked, factor, extra, prize: (prize && prizes.get(prize)) ?? null }
    })
}

function momentsOf(ends: readonly End[], lands: readonly Worth[]): Moments {
  const value = mix(lands.map(({ coins, chance }) => ({ chance, moments: constant(coins) })))
  let sum = NOTHING
  return mix(
    ends.map(({ chance, factor, extra, prize }, locked) => {
      if (locked > 0) sum = add(sum, value)
      const multiplied = { ...sum, mean: factor * sum.mean, variance: factor ** 2 * sum.variance }
      const own = extra === 0 ? multiplied : add(multiplied, constant(extra))
      return { chance, moments: prize === null ? own : add(own, prize.moments(1)) }
    }),
  )
}

function transformOf(ends: readonly End[], lands: readonly Worth[], theta: number, below: number): number {
  const each = new Map<number, number>()
  for (const { factor } of ends)
    if (!each.has(factor))
      each.set(
        factor,
        lands.reduce((sum, { coins, chance }) => sum + chance * Math.exp(theta * factor * coins), 0),
      )
  return ends.reduce((sum, { chance, locked, factor, extra, prize }) => {
    if (chance === 0) return sum
    const given = prize === null ? 1 : prize.transform(theta, 1, below)
    return sum + chance * (each.get(factor) ?? 0) ** locked * Math.exp(theta * extra) * given
  }, 0)
}

function spectrumOf(ends: readonly End[], lands: readonly Worth[], grid: Grid): Spectrum {
  const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  let [last, each, power] = [1, coinSpectrum(lands, 1, grid), one(grid)]
  ends.forEach(({ chance, locked, factor, extra, prize }) => {
    grid.meter.spend(6 * grid.bins)
    if (factor !== last) {
      each = coinSpectrum(lands, factor, grid)
      grid.meter.spend(12 * grid.bins)
      power = powerOf(each, locked)
      last = factor
    } else if (locked > 0) power = times(power, each)
    if (chance === 0) return
    const own = extra === 0 ? power : times(power, phase(grid, extra))
    addSpectrum(sum, prize === null ? own : times(own, prize.spectrum(grid, 1)), chance)
  })
  return sum
}

function coinSpectrum(lands: readonly Worth[], factor: number, grid: Grid): Spectrum {
  const each = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
  for (const { coins, chance } of lands) addSpectrum(each, phase(grid, factor * coins), chance)
  return each
}

/** What every sum of coins is a whole multiple of, once their greatest common divisor is taken. */
function stepsOf({ grades = [], fullCoins = 0 }: HoldAndWin, worth: readonly number[], prizes: readonly FeatureLaw[]) {
  const factors = new Set([1, ...grades.map(({ factor = 1 }) => factor)])
  return [
    ...[...factors].flatMap((factor) => worth.map((coins) => factor * coins)),
    fullCoins,
    ...prizes.flatMap(({ steps }) => steps),
  ]
}

/** How often the coins are each jackpot, on average, from `start` coins; and what their number gives. */
export function lockedHits(
  feature: HoldAndWin,
  { values, jackpots }: CoinValues,
  start: number,
  window: Window,
  terms: HitTerms,
): readonly number[] {
  const ends = lockedDistribution(start, fillingOf(feature, window))
  const coins = ends.reduce((sum, chance, locked) => sum + chance * locked, 0)
  const chanceOf = (id: string): number => {
    const entry = values.tokens.indexOf(-1 - jackpots.indexOf(id))
    return jackpots.includes(id) ? entryOf(values.weights, entry) / values.total : 0
  }
  const given = ends.map((chance, locked) => {
    const { prize } = gradeOf(feature, locked)
    return prize === undefined ? [] : prizeHits([{ chance, prize }], terms)
  })
  return terms.jackpots.map((id, i) => coins * chanceOf(id) + given.reduce((sum, hits) => sum + (hits[i] ?? 0), 0))
}
