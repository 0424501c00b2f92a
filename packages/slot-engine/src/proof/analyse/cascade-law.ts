import type { Game } from '../../game/core/game.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import type { Meter } from '../../meter.ts'
import { hasMemory } from '../simulate/plain.ts'
import { BoardSight } from './board-sight.ts'
import { CascadeSets, type FreeAt } from './cascade-sets.ts'

/** Combinations of faces that are in reach whatever their windows: of wins along reels, and by cells. */
export const COMBINATIONS = 80_000_000
export const COMBINATIONS_OF_CELLS = 1_000_000
/** Of more combinations, windows that are looked at, each for a whole class of them: a few seconds' work. */
const WINDOWS = 500_000

/**
 * The law of a spin with cascades, every combination of faces counted. `null` where that takes too many windows, or a draw comes
 * into it besides the stops.
 */
export function cascadeLaw(game: Game, set: ReelSet, free: FreeAt | null, meter: Meter): SpinLaw | null {
  const { plan } = game
  const combinations = set.reels.reduce((product, reel) => product * reel.faces, 1)
  if (free === null && (plan.extraWilds !== null || plan.changes !== null)) return null
  if (drawsOn(game) || isTied(game, set) || (free !== null && hasMemory(free.plan))) return null
  const isSmall = combinations <= (plan.rule.isWalked ? COMBINATIONS : COMBINATIONS_OF_CELLS)
  const limit = isSmall ? Number.POSITIVE_INFINITY : WINDOWS
  // Without a sight every combination is a class of its own.
  if (plan.rule.sight === null && combinations > limit) return null
  const makeSight = plan.rule.sight?.(meter) ?? (() => new BoardSight(game, set))
  return new CascadeSets(game, set, free, makeSight, { meter, limit }).law()
}

/** Whether something is drawn besides the stops. */
const drawsOn = ({ plan }: Game): boolean => plan.cascades?.refill !== null || plan.settlers.length > 0

/** Whether the reels of a spin hang together, or a win starts what no count of symbols tells. */
const isTied = ({ plan }: Game, set: ReelSet): boolean =>
  !set.isIndependent || plan.features.some(({ inWin }) => inWin !== null)
