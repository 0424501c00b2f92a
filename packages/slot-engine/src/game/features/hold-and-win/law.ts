import type { HoldAndWin } from '../../../definition.ts'
import { addTo, entryOf } from '../../../entries.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
import {
  add,
  constant,
  type FeatureLaw,
  type Grid,
  type Moments,
  mix,
  mixSpectra,
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
      const each = mixSpectra(
        grid,
        lands.map(({ coins, chance }) => ({ chance, spectrum: phase(grid, coins) })),
      )
      let power = one(grid)
      const parts = coinsLocked(n).map((chance, locked) => {
        if (locked > 0) power = times(power, each)
        return { chance, spectrum: locked === cells ? times(power, phase(grid, fullCoins)) : power }
      })
      return mixSpectra(grid, parts)
    },
    steps: [...worth, fullCoins],
    bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? moments(n).mean : 0)),
  }
}

/** P(`locked` coins at the end), by number, from `start` coins. */
function lockedDistribution(start: number, cells: number, respins: number, p: number): number[] {
  const ends = new Float64Array(cells + 1)
  let now = new Map<number, number>([[start * (respins + 1) + respins, 1]])
  while (now.size > 0) {
    const next = new Map<number, number>()
    for (const [state, chance] of now) {
      const locked = Math.floor(state / (respins + 1))
      const left = state % (respins + 1)
      if (left === 0 || locked >= cells) {
        addTo(ends, Math.min(locked, cells), chance)
        continue
      }
      const free = cells - locked
      for (let landed = 0; landed <= free; landed++) {
        const to = (locked + landed) * (respins + 1) + (landed > 0 ? respins : left - 1)
        next.set(to, (next.get(to) ?? 0) + chance * binomial(free, landed, p))
      }
    }
    now = next
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
