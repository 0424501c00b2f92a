import type { CountedWin } from '../counted/told.ts'

/** A win by ways, with the event that tells it. */
export function waysWin(win: Omit<CountedWin, 'kind' | 'multiplier' | 'event'>): CountedWin {
  const { direction, count, ways, cells, coins } = win
  return {
    kind: 'ways',
    ...win,
    multiplier: 1,
    event: (multiplier, idOf) => ({
      type: 'waysWon',
      direction,
      ways,
      symbol: idOf(win.symbol),
      count,
      cells,
      multiplier,
      coins: coins * multiplier,
    }),
  }
}
