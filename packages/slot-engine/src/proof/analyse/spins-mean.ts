import type { BetMode } from '../../definition.ts'
import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { Meter } from '../../meter.ts'
import { addedMean } from './added-mean.ts'
import { heldMean } from './held-mean.ts'
import { stickyMean } from './sticky-mean.ts'

/**
 * The mean of free spins of which it matters what lies in which cell, by their number; `null` where it is not in reach. Where reels
 * hold each their own and nothing ends the spins early or adds to them, one chain for each reel is enough.
 * @param mode what the paid spin is played in; `null` of a game that free spins alone are played as
 */
export function spinsMean(
  game: Game,
  mode: BetMode | null,
  plan: FreeSpinsPlan,
  meter: Meter,
): (n: number) => number | null {
  if (plan.extraWilds !== null) return addedMean(game, plan, meter)
  const alone = stickyMean(game, plan, meter)
  const together = heldMean(game, mode, plan, meter)
  const known = new Map<number, number | null>()
  return (n) => {
    const mean = known.has(n) ? known.get(n) : (alone(n) ?? together(n))
    known.set(n, mean ?? null)
    return mean ?? null
  }
}
