import type { HoldAndWin, Prize } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { HitTerms, LawTerms } from '../../core/feature-plan.ts'
import type { FeatureLaw, Grid, Moments, Spectrum } from '../../law/law.ts'
import { type CoinSum, sumMoments, sumSpectrum, sumTransform } from '../coins/sum-law.ts'
import { type CoinValues, worthOf } from '../coins/values.ts'
import { prizeHits } from '../prizes/hits.ts'
import { prizeLaw } from '../prizes/law.ts'
import { Tree } from '../prizes/tree.ts'
import { ActiveSums, type Landing } from './active-sums.ts'
import { actOf, plainAct } from './acts.ts'
import type { End } from './ends.ts'

type GridTerms = Pick<LawTerms, 'features' | 'jackpotCoins' | 'feature' | 'meter'>

/**
 * Hold-and-win as a Markov chain on (coins locked, respins left): on each respin every free cell shows a coin with chance
 * p = hit / (hit + miss). The coins' values are independent, so the win is a sum of a random number of them, times the
 * factor of their number, and what their number, full reels and a full grid bring. Reels with respins of their own have a
 * chain each.
 * @param endsFrom the ways that it ends, by what it starts with
 */
export function holdAndWinLaw(
  feature: HoldAndWin,
  index: number,
  values: CoinValues,
  endsFrom: (start: number) => readonly End[],
  terms: GridTerms,
): FeatureLaw {
  const sums = sumsOf(values, terms)
  const given = givenBy(feature, index, terms)
  const known = new Map<number, readonly CoinSum[]>()
  const sumsFrom = (start: number): readonly CoinSum[] => {
    const sum = known.get(start) ?? sumsBy(endsFrom(start), feature, given)
    known.set(start, sum)
    return sum
  }
  return {
    id: feature.id,
    moments: (n) => sums.moments(sumsFrom(n)),
    transform: (theta, n, below) => sums.transform(sumsFrom(n), theta, below),
    spectrum: (grid, n) => sums.spectrum(sumsFrom(n), grid),
    steps: stepsOf(feature, sums.coins, given.steps),
    bySource(n) {
      const ends = sumsFrom(n)
      const own = sums.moments(ends.map((end) => ({ ...end, prize: null }))).mean
      const others = Array.from({ length: terms.features }, (_, i) =>
        ends.reduce((sum, { chance, prize }) => sum + chance * (prize?.bySource(1)[i] ?? 0), 0),
      )
      return others.map((coins, i) => (i === index ? coins + own : coins))
    },
  }
}

/** What prizes are worth: some fixed coins, and what features give. */
interface Given {
  readonly coins: (prizes: readonly Prize[]) => number
  readonly law: (prizes: readonly Prize[]) => FeatureLaw | null
  readonly steps: readonly number[]
}

const isStart = (prize: Prize): boolean => 'feature' in prize

/** Of many reels that may be full, fixed prizes are added up: laws are as many as there are sets of features started. */
function givenBy(feature: HoldAndWin, index: number, terms: GridTerms): Given {
  const { id, grades = [], fullReels = [], eachReel } = feature
  const addsUp = (prize: Prize): boolean => eachReel !== undefined && !isStart(prize)
  const fixed = (prize: Prize): number =>
    'coins' in prize ? prize.coins : 'jackpot' in prize ? terms.jackpotCoins(prize.jackpot) : 0
  const laws = new Map<string, FeatureLaw>()
  const of = (prizes: readonly Prize[]): FeatureLaw => {
    const key = JSON.stringify(prizes)
    const law = laws.get(key) ?? prizeLaw(id, index, oneAfterOther(prizes), prizes, terms)
    laws.set(key, law)
    return law
  }
  const all = [...grades, ...fullReels].flatMap(({ prize }) => (prize === undefined ? [] : [prize]))
  return {
    coins: (prizes) => prizes.filter(addsUp).reduce((sum, prize) => sum + fixed(prize), 0),
    law(prizes) {
      const others = prizes.filter((prize) => !addsUp(prize))
      return others.length > 0 ? of(others) : null
    },
    steps: all.flatMap((prize) => (addsUp(prize) ? [fixed(prize)] : of([prize]).steps)),
  }
}

function oneAfterOther(prizes: readonly Prize[]): Tree {
  const tree = new Tree()
  prizes.toReversed().forEach((prize, i) => {
    tree.add([{ chance: 1, prize, ...(i > 0 ? { next: i - 1 } : {}) }])
  })
  return tree
}

/** Ends as sums of coins; of reels that fill by themselves, those that come to the same as one. */
function sumsBy(ends: readonly End[], { fullCoins = 0, eachReel }: HoldAndWin, given: Given): readonly CoinSum[] {
  const all = ends.map(({ chance, coins, isFull, factor, prizes }) => {
    const extra = given.coins(prizes) + (isFull ? fullCoins : 0)
    return { chance, coins, factor, extra, prize: given.law(prizes) }
  })
  if (eachReel === undefined) return all
  const sums = new Map<FeatureLaw | null, Map<string, CoinSum>>()
  for (const one of all) {
    const into = sums.get(one.prize) ?? new Map<string, CoinSum>()
    sums.set(one.prize, into)
    const key = `${one.coins} ${one.extra}`
    into.set(key, { ...one, chance: one.chance + (into.get(key)?.chance ?? 0) })
  }
  return [...sums.values()].flatMap((each) => [...each.values()])
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

/** What every sum of coins is a whole multiple of, once their greatest common divisor is taken. */
function stepsOf({ grades = [], fullCoins = 0 }: HoldAndWin, worth: readonly number[], given: readonly number[]) {
  const factors = new Set([1, ...grades.map(({ factor = 1 }) => factor)])
  return [...[...factors].flatMap((factor) => worth.map((coins) => factor * coins)), fullCoins, ...given]
}

/** How often the coins are each jackpot, on average; and what their number and full reels give. */
export function lockedHits({ values, jackpots }: CoinValues, ends: readonly End[], terms: HitTerms): readonly number[] {
  const coins = ends.reduce((sum, end) => sum + end.chance * end.coins, 0)
  const chanceOf = (id: string): number => {
    const entry = values.tokens.indexOf(-1 - jackpots.indexOf(id))
    return jackpots.includes(id) ? entryOf(values.weights, entry) / values.total : 0
  }
  const given = ends.flatMap(({ chance, prizes }) =>
    chance === 0 ? [] : prizes.map((prize) => prizeHits(Tree.of([{ chance, prize }]), terms)),
  )
  return terms.jackpots.map((id, i) => coins * chanceOf(id) + given.reduce((sum, hits) => sum + (hits[i] ?? 0), 0))
}
