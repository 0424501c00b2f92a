import type { Cell } from '../../../round.ts'
import type { RuleWin } from '../../core/win-rule.ts'

/** A straight run that wins. */
export interface StraightWin extends RuleWin {
  readonly kind: 'straight'
  readonly along: 'row' | 'reel'
  readonly multiplier: number
}

interface Fields {
  readonly symbol: number
  readonly count: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
  readonly coins: number
}

export const straightWin = (along: 'row' | 'reel', win: Fields): StraightWin => ({
  kind: 'straight',
  along,
  ...win,
  event: (multiplier, idOf) => ({
    type: 'straightWon',
    symbol: idOf(win.symbol),
    along,
    count: win.count,
    cells: win.cells,
    multiplier: win.multiplier * multiplier,
    coins: win.coins * multiplier,
  }),
})
