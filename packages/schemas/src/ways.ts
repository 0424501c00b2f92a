/** Lines that a game has at most; what is more is a number of ways. */
export const MOST_LINES = 100
const REELS = [3, 4, 5, 6, 7, 8] as const
const ROWS = [3, 4, 5, 6] as const
/** With rows that are drawn for each reel. */
const MOST_ROWS = 7

/** Ways that windows on so many reels have: rows × rows × …, and the most of those whose rows are drawn. */
export const waysOn = (reels: number): number[] =>
  [...ROWS, MOST_ROWS].map((rows) => rows ** reels).filter((ways) => ways > MOST_LINES)

/** Rows of a window with exactly so many ways; 7 are drawn for each spin. */
export const rowsOfWays = (ways: number, reels: number): number | undefined =>
  [...ROWS, MOST_ROWS].find((rows) => rows ** reels === ways && ways > MOST_LINES)

export const MOST_WAYS = Math.max(...REELS.flatMap(waysOn))
