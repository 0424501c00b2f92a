import type { FullWindow } from '../../../definition.ts'
import type { RulePlan, RuleSource } from '../../core/win-rule.ts'
import { fullSymbols } from './candidates.ts'
import { FullWindowFold } from './fold.ts'
import { FullWindowRule } from './play.ts'

/** A win rule beside which a full window pays a prize of its own. */
export function withFullWindow(plan: RulePlan, full: FullWindow, { definition, tokens }: RuleSource): RulePlan {
  const symbols = fullSymbols(full, definition, tokens)
  if (symbols.length === 0) return plan
  // Which wins there are to be weighed hangs on the whole window, too, and so does what loses.
  const { weighed: _, glance: __, ...rest } = plan
  const { fold } = plan
  return {
    ...rest,
    make: () => new FullWindowRule(symbols, plan.make()),
    fold: fold && ((reels) => new FullWindowFold(symbols, fold(reels), reels)),
    sight: null,
    // Which windows a run is paid in hangs on all that is in view.
    addWins: null,
  }
}

export const greatestFull = ({ pays }: FullWindow): number => Math.max(...Object.values(pays))
