import { floatAt } from '../../entries.ts'

/** The twiddle factors of every stage of a transform of one length: those of half-block h stand from index h on, side by side. */
export interface FftPlan {
  readonly length: number
  readonly cos: Float64Array
  readonly sin: Float64Array
}

/** @param length a power of two */
export function fftPlan(length: number): FftPlan {
  const cos = new Float64Array(length)
  const sin = new Float64Array(length)
  const last = length / 2
  for (let k = 0; k < last; k++) {
    const angle = (-2 * Math.PI * k) / length
    cos[last + k] = Math.cos(angle)
    sin[last + k] = Math.sin(angle)
  }
  for (let half = last / 2; half >= 1; half /= 2) {
    for (let k = 0; k < half; k++) {
      cos[half + k] = floatAt(cos, 2 * half + 2 * k)
      sin[half + k] = floatAt(sin, 2 * half + 2 * k)
    }
  }
  return { length, cos, sin }
}

/** In-place discrete Fourier transform (J. W. Cooley and J. W. Tukey, 1965); no scaling. */
export function fft({ length: n, cos, sin }: FftPlan, re: Float64Array, im: Float64Array, inverse = false): void {
  reverseBits(re, im)
  const sign = inverse ? -1 : 1
  for (let half = 1; half < n; half *= 2) {
    for (let block = 0; block < n; block += 2 * half) {
      for (let a = block, k = half; k < 2 * half; a++, k++) {
        const b = a + half
        const wr = floatAt(cos, k)
        const wi = sign * floatAt(sin, k)
        const x = floatAt(re, b)
        const y = floatAt(im, b)
        const br = x * wr - y * wi
        const bi = x * wi + y * wr
        const ar = floatAt(re, a)
        const ai = floatAt(im, a)
        re[b] = ar - br
        im[b] = ai - bi
        re[a] = ar + br
        im[a] = ai + bi
      }
    }
  }
}

function reverseBits(re: Float64Array, im: Float64Array): void {
  const n = re.length
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i >= j) continue
    const r = floatAt(re, i)
    const m = floatAt(im, i)
    re[i] = floatAt(re, j)
    im[i] = floatAt(im, j)
    re[j] = r
    im[j] = m
  }
}
