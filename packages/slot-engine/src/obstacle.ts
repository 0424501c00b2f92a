/** What stands in the way of an exact sheet. The sheet's document says each in words, and what change of the game would remove it. */
export const OBSTACLES = [
  /** Cascades whose windows are too many: `combinations` of stops; up to `most` are always counted. */
  'cascadesTooLong',
  /** Cascades whose gaps are filled by weight. */
  'cascadesDrawn',
  /** Cascades in which symbols turn, multiply by chance or cover reels. */
  'cascadesSettled',
  /** Cascades on reels that stop together, or under a top reel. */
  'cascadesTied',
  /** Cascades in free spins that differ from spin to spin. */
  'cascadesInFeature',
  /** Windows that can still win in too many ways: `combinations` of stops. */
  'windowsTooMany',
  /** Winners held while the rest spins again. */
  'respins',
  /** More than one kind of mystery symbol: `kinds`. */
  'mysteries',
  /** Reels that stop together, or a top reel, with too many stops: more than `most`. */
  'partsTooMany',
  /** Free spins that a win starts. */
  'startedByWin',
  /** Symbols that keep a place from spin to spin. */
  'cellsHeld',
  /** Reels with respins of their own, where what opens hangs on the coins of all of them. */
  'reelsTied',
  /** Wilds put on cells that are drawn. */
  'wildsAdded',
  /** Factors of single wins, or of windows that fall. */
  'factors',
  /** Cells that change by what other reels show, by a draw of cells, by what the window wins, or between cascades. */
  'cellsChanged',
  /** A multiplier that grows through too many values, or beside a symbol that expands. */
  'multiplierGrows',
  /** Levels of free spins that are not alike within a level, or that award more. */
  'levelsUneven',
  /** A feature that plays in the window, where windows are not all alike. */
  'windowsVary',
  /** A feature that can go on in too many ways. */
  'waysTooMany',
  /** Wilds that multiply each other in too many ways. */
  'multipliersTooMany',
  /** Totals below the cap that are too many for one transform: more than `most`. */
  'totalsTooMany',
] as const
export type ObstacleCode = (typeof OBSTACLES)[number]

export interface Obstacle {
  readonly code: ObstacleCode
  readonly values: Readonly<Record<string, number>>
}

export const obstacle = (code: ObstacleCode, values: Obstacle['values'] = {}): Obstacle => ({ code, values })
