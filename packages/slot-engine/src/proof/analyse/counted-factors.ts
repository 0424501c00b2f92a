import type { FactorsPlan } from '../../game/core/factors-plan.ts'
import type { Game } from '../../game/core/game.ts'
import { areOfEveryWin } from '../../game/factors/of-every-win.ts'

/**
 * Whether the law of a spin can tell its factors: those of single wins, of cells and of runs it cannot, nor those of full reels in
 * windows that fall, or beside coins in view.
 */
export const areCounted = ({ plan, definition }: Game, factors: FactorsPlan | null, isFree: boolean): boolean =>
  factors === null ||
  (areOfEveryWin(factors, definition) &&
    factors.inView.length + factors.cells.length + factors.run.length === 0 &&
    (factors.fill.length === 0 || (plan.cascades === null && !(isFree && plan.collects.length > 0))))
