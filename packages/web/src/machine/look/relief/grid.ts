/** A number for each pixel, row by row. */
export type Grid = Float32Array | Uint8ClampedArray | Int32Array

/** What is at an index known to be within the grid: loops over pixels never leave it. */
export const at = (grid: Grid, index: number): number => grid[index] as number

/** The mean of the square of `2 × radius + 1` pixels round each, in place; the edge goes on beyond itself. */
export function soften(grid: Float32Array, width: number, height: number, radius: number): void {
  if (radius < 1) return
  const rows = new Float32Array(grid.length)
  for (let y = 0; y < height; y++) slide(grid, rows, y * width, 1, width, radius)
  for (let x = 0; x < width; x++) slide(rows, grid, x, width, height, radius)
}

/** A running mean along one line. */
function slide(from: Grid, to: Float32Array, offset: number, step: number, length: number, radius: number): void {
  const last = offset + (length - 1) * step
  let sum = 0
  for (let k = -radius; k <= radius; k++) sum += at(from, offset + Math.min(Math.max(k, 0), length - 1) * step)
  for (let k = 0; k < length; k++) {
    to[offset + k * step] = sum / (2 * radius + 1)
    sum +=
      at(from, Math.min(last, offset + (k + radius + 1) * step)) -
      at(from, Math.max(offset, offset + (k - radius) * step))
  }
}
