/** Where things lie on a board of so many rows, in a box 100 wide: pins by row, buckets below. */
export interface Board {
  readonly rows: number
  readonly height: number
  readonly step: number
}

const TOP = 8

export function boardOf(rows: number): Board {
  const step = 100 / (rows + 2)
  return { rows, step, height: TOP + step * (rows + 1.4) }
}

/** Row r has r + 1 pins, from 0. */
export const pinsOf = ({ rows, step }: Board): readonly (readonly [x: number, y: number])[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, i) => [50 + (i - row / 2) * step, TOP + (row + 0.5) * step] as const),
  ).flat()

export const bucketX = ({ rows, step }: Board, bucket: number): number => 50 + (bucket - rows / 2) * step

/** The places of the ball: above the board, over the pin of each row, and in its bucket. */
export function fallOf(board: Board, path: readonly number[]): readonly (readonly [x: number, y: number])[] {
  const { step, rows } = board
  let right = 0
  const over = path.map((side, row) => {
    const place = [50 + (right - row / 2) * step, TOP + (row + 0.5) * step - step * 0.42] as const
    right += side
    return place
  })
  return [[50, 2], ...over, [bucketX(board, right), TOP + (rows + 0.36) * step]]
}
