import type { BetMode } from '../../definition.ts'
import type { FeaturePlan, FreeSpinsPlan } from '../../game/core/feature-plan.ts'
import { type Game, paidSets } from '../../game/core/game.ts'
import { type Meter, unmetered } from '../../meter.ts'

/** Whether a window is decided by where the reels stop and by nothing else. */
export const isPlainWindow = ({ definition, plan }: Game): boolean =>
  plan.rule.isWalked &&
  plan.cascades === null &&
  plan.changes === null &&
  plan.settlers.length === 0 &&
  definition.respins === undefined

/** Free spins in which a spin depends on more than its own window. */
export const hasMemory = (plan: FreeSpinsPlan): boolean =>
  plan.sticky.length + plan.walking.length > 0 ||
  plan.kept !== null ||
  plan.extraWilds !== null ||
  plan.changes !== null ||
  plan.chosen !== null ||
  plan.levels !== null ||
  plan.spares !== null ||
  plan.inWin !== null

/** Free spins that are all alike and depend on their windows alone. */
export const isPlainFreeSpins = (plan: FeaturePlan): plan is FreeSpinsPlan =>
  plan.type === 'freeSpins' &&
  plan.sets.only !== null &&
  plan.feature.grows === undefined &&
  plan.winsAtLeast === 0 &&
  plan.factors === null &&
  !hasMemory(plan)

/** Features that go on from the cells of the window before them, or look at its wins: table walks leave no cells. */
const needsCells = (plan: FeaturePlan): boolean =>
  plan.holdsView ||
  plan.inWin !== null ||
  (plan.type === 'freeSpins' && (plan.walking.length > 0 || plan.feature.keepsView === true))

/** Whether a paid spin, and what features it starts, can be had by table walks. */
export const isPlain = (game: Game, mode: BetMode, meter: Meter = unmetered()): boolean =>
  isPlainWindow(game) &&
  mode.buys === undefined &&
  paidSets(game, mode).only === game.plan.base &&
  game.plan.chances === null &&
  game.plan.extraWilds === null &&
  game.plan.factors === null &&
  !game.plan.features.some(needsCells) &&
  game.plan.features.every((plan) => !isPlainFreeSpins(plan) || (plan.sets.only?.screen(meter) ?? null) !== null)
