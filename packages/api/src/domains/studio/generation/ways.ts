interface Grid {
  readonly reels: number
  readonly rows: number
  readonly ways: number
}

const REELS = [5, 6, 4, 3, 7]
const ROWS = [3, 4, 5, 6]

/** The window with so many ways, or the nearest to it; on so many reels, where those are named. */
export function gridOfWays(ways: number | undefined, reels: number | undefined): Grid | undefined {
  if (ways === undefined) return undefined
  const grids = REELS.filter((each) => reels === undefined || each === reels).flatMap((each) =>
    ROWS.map((rows): Grid => ({ reels: each, rows, ways: rows ** each })),
  )
  const distance = (grid: Grid) => Math.abs(Math.log(grid.ways / ways))
  return grids.reduce<Grid | undefined>(
    (best, grid) => (best && distance(best) <= distance(grid) ? best : grid),
    undefined,
  )
}
