import type { Jackpot } from '../../definition.ts'
import type { Bounds } from './proof.ts'

/**
 * A pool that is paid less often than once in so many rounds returns nothing that a player can count on: its contribution
 * is no part of the lower bound.
 */
const RARE = 1e-8
/** Heights that are looked at one by one; of more, as many stretches, each by its ends. */
const HEIGHTS = 100_000

/** What is known of how often rounds win a jackpot. */
export interface Hits {
  /** The chance that a round wins it, once or more. */
  readonly chance: Bounds
  /** The most times that one round can. */
  readonly most: number
}

/** Who plays the pool. */
export interface Players {
  /** Who plays the mode, under whichever strategy. */
  readonly own: Hits
  /** Who plays any mode under any strategy. */
  readonly all: Hits
  /** Whether everybody plays alike: there is one mode and one strategy. */
  readonly alike: boolean
}

/**
 * Coins that a progressive jackpot pays beside the round, on average in the long run. What goes in comes out again if the
 * pool is ever paid: to everybody together, so who wins it r times as often as others gets r times as much of it. A pool
 * that must be hit pays, whenever its height ends it, also what it started from, and nobody has put that in.
 */
export function poolBounds(jackpot: Jackpot, players: Players): Bounds {
  const { coins, contributionPpm = 0, mustHitBy } = jackpot
  const { own, all } = players
  const contribution = contributionPpm / 1e6
  if (contribution === 0) return { low: 0, high: 0 }
  const share = shareWon(players)
  if (mustHitBy === undefined) {
    const low = own.chance.low >= RARE ? contribution * share.low : 0
    return { low, high: own.most > 0 ? contribution * share.high : 0 }
  }
  const ends = mustHits(mustHitBy - coins, contributionPpm, all)
  const isPaid = all.chance.low + ends.low >= RARE
  return {
    low: isPaid ? contribution * share.low + ends.low * coins : 0,
    high: contribution * Math.max(1, share.high) + ends.high * coins,
  }
}

/** Stands for "no bound" in what must be a number. */
const NO_BOUND = 1e9

/** How often one player wins a pool for once that another does, whatever others play. */
function shareWon({ own, all, alike }: Players): Bounds {
  if (alike || all.most === 0) return { low: 1, high: 1 }
  const low = all.chance.high === 0 ? 0 : Math.min(1, own.chance.low / all.chance.high)
  const high = all.chance.low === 0 ? NO_BOUND : Math.min(NO_BOUND, own.chance.high / all.chance.low)
  return { low, high: Math.max(1, high) }
}

/**
 * How often the height ends the pool, in a round. Where no round wins it, exactly c / E[j]: what goes in, c, comes out as
 * the height j. Else a pool that starts with a fraction of a coin lives for min(G, m) rounds, with G geometric of the chance
 * p of a win and ⌈(j − 1) / c⌉ ≤ m ≤ ⌈j / c⌉ (at least 1); rounds in which pools start are one in E[min(G, m)], and p of them
 * are wins.
 */
function mustHits(range: number, contributionPpm: number, { chance, most }: Hits): Bounds {
  const contribution = contributionPpm / 1e6
  if (most === 0) {
    const rate = (2 * contribution) / (range + 1)
    return { low: rate, high: rate }
  }
  const shortest = meanLife(range, chance.high, (from) => Math.max(1, Math.ceil(((from - 1) * 1e6) / contributionPpm)))
  const longest = meanLife(range, chance.low, (_, to) => Math.ceil((to * 1e6) / contributionPpm))
  return {
    low: Math.max(0, 1 / longest - chance.high),
    high: Math.min(contribution, 1 / shortest - chance.low),
  }
}

/** E[min(G, m)] = (1 − (1 − p)^m) / p over heights from 1 to `range`. */
function meanLife(range: number, chance: number, roundsTo: (from: number, to: number) => number): number {
  const stretches = Math.min(range, HEIGHTS)
  let sum = 0
  for (let i = 0; i < stretches; i++) {
    const from = Math.floor((i * range) / stretches) + 1
    const to = Math.floor(((i + 1) * range) / stretches)
    const rounds = roundsTo(from, to)
    sum += (to - from + 1) * (chance === 0 ? rounds : -Math.expm1(rounds * Math.log1p(-chance)) / chance)
  }
  return sum / range
}
