import type { Direction } from '../../../../definition.ts'
import type { RulePlan } from '../../../core/win-rule.ts'
import { SplitFold } from './fold.ts'
import { SplitRule } from './play.ts'
import { addSplitWins } from './sheet.ts'
import type { SplitWays } from './split.ts'

/** Ways that are told apart by whether they are of wilds alone, or that pay once. */
export const splitPlan = (split: SplitWays, direction: Exclude<Direction, 'any'>, reels: number): RulePlan => ({
  type: 'ways',
  lines: [],
  make: () => new SplitRule(split, direction, reels),
  looks: (cells) => (split.symbols.length * cells * (direction === 'both' ? 2 : 1)) >> 1,
  fold: (settled) => new SplitFold(split, direction, settled),
  isWalked: true,
  sight: null,
  addWins: (tally, settled, times, pays) => addSplitWins(tally, split, direction, settled, times, pays),
})
