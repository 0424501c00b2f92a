import { addTo } from '../../entries.ts'

/** The distribution of a sum of independent things. */
export function convolve(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(a.length + b.length - 1)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      addTo(sum, i + j, x * y)
    })
  })
  return sum
}
