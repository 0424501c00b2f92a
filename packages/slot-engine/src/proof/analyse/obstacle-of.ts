import type { FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import type { Game } from '../../game/core/game.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import { unmetered } from '../../meter.ts'
import { type Obstacle, obstacle } from '../../obstacle.ts'
import { COMBINATIONS, COMBINATIONS_OF_CELLS } from './cascade-law.ts'
import { isReelwise } from './changed-reels.ts'
import { areCounted } from './counted-factors.ts'
import { MOST_PARTS, spinParts } from './spin-parts.ts'

/** Why a spin on these reels has no law in reach. */
export function obstacleOf(game: Game, set: ReelSet, free: FreeSpinsPlan | null): Obstacle {
  const { definition, plan } = game
  const combinations = set.reels.reduce((product, reel) => product * reel.faces, 1)
  if (!areCounted(game, free === null ? plan.factors : free.factors, free !== null)) return obstacle('factors')
  const added = free === null ? plan.extraWilds : free.extraWilds
  if (added !== null) return obstacle('wildsAdded')
  const changes = free === null ? plan.changes : free.changes
  if (changes !== null && (plan.cascades !== null || !isReelwise(changes))) return obstacle('cellsChanged')
  if (plan.cascades !== null) return cascadeObstacle(game, set, free, combinations)
  if (definition.respins !== undefined) return obstacle('respins')
  if (plan.reveals.size > 1) return obstacle('mysteries', { kinds: plan.reveals.size })
  if (spinParts(game, set, changes, unmetered()) === null) return obstacle('partsTooMany', { most: MOST_PARTS })
  const byWins = free === null ? plan.features.some(({ inWin }) => inWin !== null) : free.inWin !== null
  if (byWins && (plan.rule.weighed === undefined || plan.collects.length > 0)) return obstacle('startedByWin')
  return obstacle('windowsTooMany', { combinations })
}

function cascadeObstacle({ plan }: Game, set: ReelSet, free: FreeSpinsPlan | null, combinations: number): Obstacle {
  if (plan.cascades?.refill !== null) return obstacle('cascadesDrawn')
  if (plan.settlers.length > 0) return obstacle('cascadesSettled')
  if (!set.isIndependent) return obstacle('cascadesTied')
  if (plan.features.some(({ inWin }) => inWin !== null)) return obstacle('startedByWin')
  const most = plan.rule.isWalked ? COMBINATIONS : COMBINATIONS_OF_CELLS
  if (free === null || combinations > most) return obstacle('cascadesTooLong', { combinations, most })
  return obstacle('cascadesInFeature')
}
