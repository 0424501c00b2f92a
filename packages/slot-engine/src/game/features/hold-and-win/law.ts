import type { HoldAndWin } from '../../../definition.ts'
import { addTo, entryOf, floatAt } from '../../../entries.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
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
  type Spectrum,
  times,
} from '../../law/law.ts'
import type { CoinValues } from './coins.ts'

/**
 * Hold-and-win as a Markov chain on (coins locked, respins left): on each respin every free cell shows a coin with chance
 * p = hit / (hit + miss). The coins' values are independent, so the win is a sum of a random number of them, and the
 * prize for a full grid.
 * @param cells of the window, which must be the same in every spin
 */
export function holdAndWinLaw(
  feature: HoldAndWin,
  index: number,
  { values, jackpots }: CoinValues,
  cells: number,
  { features, jackpotCoins }: Pick<LawTerms, 'features' | 'jackpotCoins'>,
): FeatureLaw {
  const { id, respins, landing, fullCoins = 0 } = feature
  const p = landing.hit / (landing.hit + landing.miss)
  const worth = values.tokens.map((value) => (value < 0 ? jackpotCoins(jackpots[-1 - value] as string) : value))
  const lands = worth.map((coins, i) => ({ coins, chance: entryOf(values.weights, i) / values.total }))
  const value = mix(lands.map(({ coins, chance }) => ({ chance, moments: constant(coins) })))
  const full = constant(fullCoins)
  const coinsLocked = (start: number): number[] => lockedDistribution(start, cells, respins, p)
  const momentsOf = (locked: number): Moments => {
    let sum = NOTHING
    for (let i = 0; i < locked; i++) sum = add(sum, value)
    return locked === cells ? add(sum, full) : sum
  }
  const moments = (n: number): Moments =>
    mix(coinsLocked(n).map((chance, locked) => ({ chance, moments: momentsOf(locked) })))
  return {
    id,
    moments,
    transform(theta, n) {
      const each = lands.reduce((sum, { coins, chance }) => sum + chance * Math.exp(theta * coins), 0)
      const extra = Math.exp(theta * fullCoins)
      return coinsLocked(n).reduce(
        (sum, chance, locked) => sum + chance * each ** locked * (locked === cells ? extra : 1),
        0,
      )
    },
    spectrum(grid: Grid, n: number): Spectrum {
      const each = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
      for (const { coins, chance } of lands) addSpectrum(each, phase(grid, coins), chance)
      let power = one(grid)
      const sum = { re: new Float64Array(grid.bins), im: new Float64Array(grid.bins) }
      coinsLocked(n).forEach((chance, locked) => {
        grid.meter.spend(6 * grid.bins)
        if (locked > 0) power = times(power, each)
        addSpectrum(sum, locked === cells ? times(power, phase(grid, fullCoins)) : power, chance)
      })
      return sum
    },
    steps: [...worth, fullCoins],
    bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? moments(n).mean : 0)),
  }
}

/**
 * P(`locked` coins at the end), by number, from `start` coins. Whatever lands resets the respins, so what is left of them
 * need not be followed: with a chance q that a respin brings nothing, all of them bring nothing with chance q^respins, and
 * else the first that brings something decides how many coins it is.
 */
function lockedDistribution(start: number, cells: number, respins: number, p: number): number[] {
  const ends = new Float64Array(cells + 1)
  const now = new Float64Array(cells + 1)
  now[Math.min(start, cells)] = 1
  for (let locked = Math.min(start, cells); locked <= cells; locked++) {
    const chance = floatAt(now, locked)
    const free = cells - locked
    const logNothing = free * Math.log1p(-p)
    if (chance === 0) continue
    if (free === 0 || p === 0) {
      addTo(ends, locked, chance)
      continue
    }
    addTo(ends, locked, chance * Math.exp(respins * logNothing))
    const decided = (chance * Math.expm1(respins * logNothing)) / Math.expm1(logNothing)
    for (let landed = 1; landed <= free; landed++) addTo(now, locked + landed, decided * binomial(free, landed, p))
  }
  return Array.from(ends)
}

function binomial(n: number, k: number, p: number): number {
  let chance = (1 - p) ** (n - k)
  for (let i = 0; i < k; i++) chance *= ((n - i) / (i + 1)) * p
  return chance
}

/** How often the coins are each jackpot, on average, from `start` coins. */
export function lockedHits(
  { landing, respins }: HoldAndWin,
  { values, jackpots }: CoinValues,
  start: number,
  cells: number,
  ids: readonly string[],
): readonly number[] {
  const ends = lockedDistribution(start, cells, respins, landing.hit / (landing.hit + landing.miss))
  const coins = ends.reduce((sum, chance, locked) => sum + chance * locked, 0)
  const chanceOf = (id: string): number => {
    const entry = values.tokens.indexOf(-1 - jackpots.indexOf(id))
    return jackpots.includes(id) ? entryOf(values.weights, entry) / values.total : 0
  }
  return ids.map((id) => coins * chanceOf(id))
}
