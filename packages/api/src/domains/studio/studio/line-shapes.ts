/** Rows in the window when nothing more is asked. */
const USUAL_ROWS = 3

/** The fewest rows, from three, that leave room for so many different lines. */
export function rowsFor(reels: number, lines: number): number {
  let rows = USUAL_ROWS
  while (rows ** reels < lines) rows++
  return rows
}

/** `count` different lines over the window, the calmest first: the straight ones, then the gentle zigzags. */
export function lineShapes(reels: number, rows: number, count: number): number[][] {
  let shapes: number[][] = [[]]
  for (let reel = 0; reel < reels; reel++) {
    shapes = shapes.flatMap((shape) => Array.from({ length: rows }, (_, row) => [...shape, row]))
  }
  const middle = (rows - 1) / 2
  const unrest = (shape: number[]) =>
    shape.reduce((sum, row, reel) => sum + (row - (shape[reel - 1] ?? row)) ** 2, 0) * rows * reels +
    shape.reduce((sum, row) => sum + Math.abs(row - middle), 0)
  return shapes.sort((a, b) => unrest(a) - unrest(b)).slice(0, count)
}
