import { addTo, floatAt } from '../../../entries.ts'

/** How a grid of coins fills. */
export interface Filling {
  readonly respins: number
  /** That a free cell shows a coin on a respin. */
  readonly chance: number
  /** The cells that play once so many coins are locked. */
  readonly cells: (locked: number) => number
}

/**
 * P(`locked` coins at the end), by number, from `start` coins. Whatever lands resets the respins, so what is left of them
 * need not be followed: with a chance q that a respin brings nothing, all of them bring nothing with chance q^respins, and
 * else the first that brings something decides how many coins it is.
 */
export function lockedDistribution(start: number, { respins, chance: p, cells }: Filling): number[] {
  const most = cells(Number.POSITIVE_INFINITY)
  const ends = new Float64Array(most + 1)
  const now = new Float64Array(most + 1)
  now[Math.min(start, most)] = 1
  for (let locked = Math.min(start, most); locked <= most; locked++) {
    const chance = floatAt(now, locked)
    const free = cells(locked) - locked
    const logNothing = free * Math.log1p(-p)
    if (chance === 0) continue
    if (free <= 0 || p === 0) {
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
