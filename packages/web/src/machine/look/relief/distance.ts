import { at } from './grid.ts'

const FAR = 1e9

/**
 * For each pixel the distance in pixels to the nearest one outside the silhouette, at most `cap`.
 * Exact, by lower envelopes of parabolas: Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions",
 * Theory of Computing 8 (2012). What lies beyond the picture is outside.
 * @param alpha how much of each pixel the silhouette covers, 0 to 255; from 128 on it is inside
 * @param room for the answer
 */
export function distanceToEdge(
  alpha: Uint8ClampedArray,
  width: number,
  height: number,
  cap: number,
  room: Float32Array = new Float32Array(width * height),
): Float32Array {
  downEachColumn(alpha, width, height, room)
  const run = new Run(width)
  for (let y = 0; y < height; y++)
    for (let x = 0, row = y * width; x < width; x++) {
      const from = x
      while (x < width && at(room, row + x) > 0) x++
      if (x > from) run.transform(room, row, from, x, cap)
    }
  return room
}

/** The distance within each column: a line of only inside and outside needs no envelope. */
function downEachColumn(alpha: Uint8ClampedArray, width: number, height: number, distances: Float32Array): void {
  const size = width * height
  for (let index = 0; index < size; index++) {
    const above = index < width ? 0 : at(distances, index - width)
    distances[index] = at(alpha, index) > 127 ? above + 1 : 0
  }
  for (let index = size - 1; index >= 0; index--) {
    const below = index + width < size ? at(distances, index + width) : 0
    distances[index] = Math.min(at(distances, index), below + 1)
  }
}

/** Pixels of one row from edge to edge. No other ones of the row are nearer to any of them than those two edges. */
class Run {
  /** The parabolas of the envelope: where each stands, how high, and from where on it is the lowest. */
  readonly #stands: Int32Array
  readonly #heights: Float32Array
  readonly #from: Float32Array
  #last = 0

  constructor(longest: number) {
    this.#stands = new Int32Array(longest + 2)
    this.#heights = new Float32Array(longest + 2)
    this.#from = new Float32Array(longest + 3)
  }

  transform(distances: Float32Array, row: number, start: number, end: number, cap: number): void {
    this.#begin(start - 1)
    for (let x = start; x < end; x++) {
      const distance = at(distances, row + x)
      if (distance < cap) this.#add(x, distance * distance)
    }
    this.#add(end, 0)
    for (let x = start, parabola = 0; x < end; x++) {
      while (at(this.#from, parabola + 1) < x) parabola++
      const away = x - at(this.#stands, parabola)
      distances[row + x] = Math.min(cap, Math.sqrt(away * away + at(this.#heights, parabola)))
    }
  }

  #begin(stand: number): void {
    this.#last = 0
    this.#stands[0] = stand
    this.#heights[0] = 0
    this.#from[0] = -FAR
    this.#from[1] = FAR
  }

  #add(stand: number, height: number): void {
    let meet = this.#meet(stand, height)
    while (this.#last > 0 && meet <= at(this.#from, this.#last)) {
      this.#last--
      meet = this.#meet(stand, height)
    }
    if (meet > at(this.#from, this.#last)) this.#last++
    this.#stands[this.#last] = stand
    this.#heights[this.#last] = height
    this.#from[this.#last] = this.#last === 0 ? -FAR : meet
    this.#from[this.#last + 1] = FAR
  }

  #meet(stand: number, height: number): number {
    const before = at(this.#stands, this.#last)
    return (height + stand * stand - (at(this.#heights, this.#last) + before * before)) / (2 * (stand - before))
  }
}
