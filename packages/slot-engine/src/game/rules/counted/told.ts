import type { Cell, WinEvent } from '../../../round.ts'
import type { RuleWin } from '../../core/win-rule.ts'

/** A win whose cells are counted: by ways, in a cluster, or anywhere. */
export interface CountedWin extends RuleWin {
  readonly kind: 'ways' | 'cluster' | 'anywhere'
  readonly direction: 'left' | 'right'
  readonly ways: number
  readonly cells: readonly Cell[]
  readonly multiplier: number
}

type Fields = Omit<CountedWin, 'kind' | 'direction' | 'ways' | 'event'>

/** A win by cells, wherever they are: told as an event of this type. */
export const cellsWin = (type: 'clusterWon' | 'anywhereWon', win: Fields): CountedWin => {
  const { count, cells, coins } = win
  const event = (multiplier: number, idOf: (symbol: number) => string): WinEvent => ({
    type,
    symbol: idOf(win.symbol),
    count,
    cells,
    multiplier: win.multiplier * multiplier,
    coins: coins * multiplier,
  })
  return { kind: type === 'clusterWon' ? 'cluster' : 'anywhere', direction: 'left', ways: 1, ...win, event }
}
