/** A number for each pixel, row by row. */
export type Grid = Float32Array | Uint8ClampedArray | Int32Array

/** What is at an index known to be within the grid: loops over pixels never leave it. */
export const at = (grid: Grid, index: number): number => grid[index] as number

/** Room for numbers that nobody keeps: painting one body after another would leave megabytes behind. */
export function createScratch(): (size: number) => Float32Array {
  let room = new Float32Array(0)
  return (size) => {
    if (room.length < size) room = new Float32Array(size)
    return room.subarray(0, size)
  }
}

const rowsOf = createScratch()

/** The mean of the square of `2 × radius + 1` pixels round each, in place; the edge goes on beyond itself. */
export function soften(grid: Float32Array, width: number, height: number, radius: number): void {
  if (radius < 1) return
  const rows = rowsOf(grid.length)
  for (let y = 0; y < height; y++) slide(grid, rows, y * width, width, radius)
  // All columns at once: memory is read in the order in which it lies.
  const sums = new Float32Array(width)
  const row = (y: number): number => Math.min(Math.max(y, 0), height - 1) * width
  for (let k = -radius; k <= radius; k++) for (let x = 0; x < width; x++) sums[x] = at(sums, x) + at(rows, row(k) + x)
  for (let y = 0; y < height; y++) {
    const [here, into, out] = [y * width, row(y + radius + 1), row(y - radius)]
    for (let x = 0; x < width; x++) {
      grid[here + x] = at(sums, x) / (2 * radius + 1)
      sums[x] = at(sums, x) + at(rows, into + x) - at(rows, out + x)
    }
  }
}

/** A running mean along one row. */
function slide(from: Grid, to: Float32Array, offset: number, length: number, radius: number): void {
  const last = offset + length - 1
  let sum = 0
  for (let k = -radius; k <= radius; k++) sum += at(from, offset + Math.min(Math.max(k, 0), length - 1))
  for (let k = 0; k < length; k++) {
    to[offset + k] = sum / (2 * radius + 1)
    sum += at(from, Math.min(last, offset + k + radius + 1)) - at(from, Math.max(offset, offset + k - radius))
  }
}
