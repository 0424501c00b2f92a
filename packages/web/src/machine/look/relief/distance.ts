import { at } from './grid.ts'

const FAR = 1e9

/**
 * For each pixel the distance in pixels to the nearest one outside the silhouette, at most `cap`.
 * Exact, by lower envelopes of parabolas: Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions",
 * Theory of Computing 8 (2012). What lies beyond the picture is outside.
 * @param alpha how much of each pixel the silhouette covers, 0 to 255; from 128 on it is inside
 */
export function distanceToEdge(alpha: Uint8ClampedArray, width: number, height: number, cap: number): Float32Array {
  const squares = downEachColumn(alpha, width, height)
  const lines = new Lines(width)
  for (let y = 0; y < height; y++) lines.transform(squares, y * width, 1, width)
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++)
      squares[index] = Math.min(cap, Math.sqrt(at(squares, index)), x + 1, width - x, y + 1, height - y)
  return squares
}

/** The square of the distance within each column: a line of only inside and outside needs no envelope. */
function downEachColumn(alpha: Uint8ClampedArray, width: number, height: number): Float32Array {
  const far = width + height
  const distances = new Float32Array(width * height)
  for (let index = 0; index < distances.length; index++) {
    const above = index < width ? far : at(distances, index - width)
    distances[index] = at(alpha, index) > 127 ? Math.min(far, above + 1) : 0
  }
  for (let index = distances.length - 1; index >= 0; index--) {
    const below = index + width < distances.length ? at(distances, index + width) : far
    distances[index] = Math.min(at(distances, index), below + 1)
  }
  for (let index = 0; index < distances.length; index++) distances[index] = at(distances, index) ** 2
  return distances
}

/** One line at a time, with room for the longest. */
class Lines {
  readonly #values: Float32Array
  /** Where the parabolas of the envelope stand, and from where on each is the lowest. */
  readonly #stands: Int32Array
  readonly #from: Float32Array

  constructor(longest: number) {
    this.#values = new Float32Array(longest)
    this.#stands = new Int32Array(longest)
    this.#from = new Float32Array(longest + 1)
  }

  transform(squares: Float32Array, offset: number, step: number, length: number): void {
    const values = this.#values
    for (let k = 0; k < length; k++) values[k] = at(squares, offset + k * step)
    this.#build(length)
    for (let k = 0, parabola = 0; k < length; k++) {
      while (at(this.#from, parabola + 1) < k) parabola++
      const stand = at(this.#stands, parabola)
      squares[offset + k * step] = (k - stand) * (k - stand) + at(values, stand)
    }
  }

  #build(length: number): void {
    const [stands, from] = [this.#stands, this.#from]
    let last = 0
    stands[0] = 0
    from[0] = -FAR
    from[1] = FAR
    for (let k = 1; k < length; k++) {
      let meet = this.#meet(k, at(stands, last))
      while (last > 0 && meet <= at(from, last)) {
        last--
        meet = this.#meet(k, at(stands, last))
      }
      if (meet > at(from, last)) last++
      stands[last] = k
      from[last] = last === 0 ? -FAR : meet
      from[last + 1] = FAR
    }
  }

  #meet(k: number, stand: number): number {
    return (at(this.#values, k) + k * k - (at(this.#values, stand) + stand * stand)) / (2 * (k - stand))
  }
}
