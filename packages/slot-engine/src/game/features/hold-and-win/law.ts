import type { HoldAndWin, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { HitTerms, LawTerms } from '../../core/feature-plan.ts'
import type { FeatureLaw, Grid, Moments, Spectrum } from '../../law/law.ts'
import { type CoinSum, sumMoments, sumSpectrum, sumTransform } from '../coins/sum-law.ts'
import { type CoinValues, worthOf } from '../coins/values.ts'
import { prizeHits } from '../prizes/hits.ts'
import { prizeLaw } from '../prizes/law.ts'
import { ActiveSums, type Landing } from './active-sums.ts'
import { actOf, plainAct } from './acts.ts'
import { type Filling, lockedDistribution } from './chain.ts'
import { gradeOf } from './grades.ts'
import { rowsOpen } from './grid.ts'

type GridTerms = Pick<LawTerms, 'features' | 'jackpotCoins' | 'feature' | 'meter'>

/** What the window adds to a feature. */
interface Window {
  readonly cells: number
  readonly reels: number
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
  values: CoinValues,
  window: Window,
  terms: GridTerms,
): FeatureLaw {
  const sums = sumsOf(values, terms)
  const prizes = new Map<Prize, FeatureLaw>()
  for (const { prize } of feature.grades ?? [])
    if (prize !== undefined) prizes.set(prize, prizeLaw(feature.id, index, [{ chance: 1, prize }], [prize], terms))
  const endsFrom = endsOf(feature, window, prizes)
  return {
    id: feature.id,
    moments: (n) => sums.moments(endsFrom(n)),
    transform: (theta, n, below) => sums.transform(endsFrom(n), theta, below),
    spectrum: (grid, n) => sums.spectrum(endsFrom(n), grid),
    steps: stepsOf(feature, sums.coins, [...prizes.values()]),
    bySource(n) {
      const ends = endsFrom(n)
      const own = sums.moments(ends.map((end) => ({ ...end, prize: null }))).mean
      const given = Array.from({ length: terms.features }, (_, i) =>
        ends.reduce((sum, { chance, prize }) => sum + chance * (prize?.bySource(1)[i] ?? 0), 0),
      )
      return given.map((coins, i) => (i === index ? coins + own : coins))
    },
  }
}

/** The law of what so many coins are worth. */
interface Sums {
  moments(ends: readonly CoinSum[]): Moments
  transform(ends: readonly CoinSum[], theta: number, below: number): number
  spectrum(ends: readonly CoinSum[], grid: Grid): Spectrum
  /** What all of them are sums and multiples of. */
  readonly coins: readonly number[]
}

function sumsOf(values: CoinValues, { jackpotCoins, meter }: GridTerms): Sums {
  if (values.active.length === 0) {
    const worth = worthOf(values, jackpotCoins)
    return {
      moments: (ends) => sumMoments(ends, worth),
      transform: (ends, theta, below) => sumTransform(ends, worth, theta, below),
      spectrum: (ends, grid) => sumSpectrum(ends, worth, grid),
      coins: worth.map(({ coins }) => coins),
    }
  }
  const landings = landingsOf(values)
  const sums = new ActiveSums(landings, meter)
  return {
    moments: (ends) => sums.moments(ends),
    transform: (ends, theta, below) => sums.transform(ends, theta, below),
    spectrum: (ends, grid) => sums.spectrum(ends, grid),
    coins: landings.flatMap(({ own, perCoin }) => [own, perCoin]),
  }
}

const landingsOf = ({ values, active }: CoinValues): Landing[] =>
  values.tokens.map((value, i) => ({
    ...(value < 0 ? actOf(entryOf(active, -1 - value)) : plainAct(value)),
    chance: entryOf(values.weights, i) / values.total,
  }))

const fillingOf = (feature: HoldAndWin, { cells, reels }: Window): Filling => ({
  respins: feature.respins,
  chance: feature.landing.hit / (feature.landing.hit + feature.landing.miss),
  cells: (locked) => cells + reels * rowsOpen(feature, locked),
})

const endsOf = (feature: HoldAndWin, window: Window, prizes: ReadonlyMap<Prize, FeatureLaw>) => {
  const filling = fillingOf(feature, window)
  return (start: number): readonly CoinSum[] =>
    lockedDistribution(start, filling).map((chance, coins) => {
      const { factor, prize } = gradeOf(feature, coins)
      const extra = coins === filling.cells(coins) ? (feature.fullCoins ?? 0) : 0
      return { chance, coins, factor, extra, prize: (prize && prizes.get(prize)) ?? null }
    })
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
