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

/** Values of a transform that a core keeps in its own cache. */
const CACHED = 1 << 12

/** In-place discrete Fourier transform (J. W. Cooley and J. W. Tukey, 1965); no scaling. */
export function fft(plan: FftPlan, re: Float64Array, im: Float64Array, inverse = false): void {
  reverseBits(re, im)
  const values = { re, im, cos: plan.cos, sin: plan.sin, sign: inverse ? -1 : 1 }
  transform(values, 0, plan.length)
}

interface Values {
  readonly re: Float64Array
  readonly im: Float64Array
  readonly cos: Float64Array
  readonly sin: Float64Array
  readonly sign: number
}

/** The transform of a block: of its halves first where it is long, so that each is done with while it lies in the cache. */
function transform(values: Values, from: number, size: number): void {
  if (size > CACHED) {
    transform(values, from, size / 2)
    transform(values, from + size / 2, size / 2)
    oneStage(values, from, size / 2)
    return
  }
  let half = 1
  if (Math.log2(size) % 2 === 1) {
    for (let a = from; a < from + size; a += 2) oneStage(values, a, 1)
    half = 2
  }
  for (; half < size; half *= 4) twoStages(values, from, size, half)
}

/** The last stage of a block of two halves. */
function oneStage({ re, im, cos, sin, sign }: Values, from: number, half: number): void {
  for (let k = 0; k < half; k++) {
    const a = from + k
    const b = a + half
    const wr = cos[half + k] as number
    const wi = sign * (sin[half + k] as number)
    const br = (re[b] as number) * wr - (im[b] as number) * wi
    const bi = (re[b] as number) * wi + (im[b] as number) * wr
    const ar = re[a] as number
    const ai = im[a] as number
    re[b] = ar - br
    im[b] = ai - bi
    re[a] = ar + br
    im[a] = ai + bi
  }
}

/** The stages of half-blocks of `half` and of twice that, in one pass. */
function twoStages({ re, im, cos, sin, sign }: Values, from: number, size: number, half: number): void {
  for (let block = from; block < from + size; block += 4 * half) {
    for (let k = 0; k < half; k++) {
      const a = block + k
      const b = a + half
      const c = b + half
      const d = c + half
      const wr = cos[half + k] as number
      const wi = sign * (sin[half + k] as number)
      const br = (re[b] as number) * wr - (im[b] as number) * wi
      const bi = (re[b] as number) * wi + (im[b] as number) * wr
      const dr = (re[d] as number) * wr - (im[d] as number) * wi
      const di = (re[d] as number) * wi + (im[d] as number) * wr
      const ar = re[a] as number
      const ai = im[a] as number
      const cr = re[c] as number
      const ci = im[c] as number
      const ur = cos[2 * half + k] as number
      const ui = sign * (sin[2 * half + k] as number)
      const vr = cos[3 * half + k] as number
      const vi = sign * (sin[3 * half + k] as number)
      const er = (cr + dr) * ur - (ci + di) * ui
      const ei = (cr + dr) * ui + (ci + di) * ur
      const fr = (cr - dr) * vr - (ci - di) * vi
      const fi = (cr - dr) * vi + (ci - di) * vr
      re[c] = ar + br - er
      im[c] = ai + bi - ei
      re[a] = ar + br + er
      im[a] = ai + bi + ei
      re[d] = ar - br - fr
      im[d] = ai - bi - fi
      re[b] = ar - br + fr
      im[b] = ai - bi + fi
    }
  }
}

/** A side of the tiles by which bits are reversed, so that what is read and written together lies together. */
const TILE = 32
const HERE = new Float64Array(TILE * TILE)
const THERE = new Float64Array(TILE * TILE)

/** L. Carter and K. S. Gatlin, "Towards an optimal bit-reversal permutation program" (FOCS 1998). */
function reverseBits(re: Float64Array, im: Float64Array): void {
  const n = re.length
  if (n < TILE * TILE) {
    const reversed = reversedOf(n)
    for (const values of [re, im]) reverseBy(values, reversed)
    return
  }
  const inTile = reversedOf(TILE)
  const between = reversedOf(n / TILE / TILE)
  for (const values of [re, im]) {
    for (let middle = 0; middle < between.length; middle++) {
      const mirrored = between[middle] as number
      if (mirrored < middle) continue
      readTile(values, middle, HERE, inTile)
      if (mirrored !== middle) {
        readTile(values, mirrored, THERE, inTile)
        writeTile(values, middle, THERE)
      }
      writeTile(values, mirrored, HERE)
    }
  }
}

function reverseBy(values: Float64Array, reversed: Uint32Array): void {
  for (let i = 0; i < values.length; i++) {
    const j = reversed[i] as number
    if (i >= j) continue
    const value = values[i] as number
    values[i] = values[j] as number
    values[j] = value
  }
}

/** What has these bits in the middle, by its first bits, which become the last ones, and by its last, which become the first. */
function readTile(values: Float64Array, middle: number, tile: Float64Array, reversed: Uint32Array): void {
  const stride = values.length / TILE
  for (let first = 0; first < TILE; first++) {
    const from = first * stride + middle * TILE
    const column = reversed[first] as number
    for (let last = 0; last < TILE; last++)
      tile[(reversed[last] as number) * TILE + column] = values[from + last] as number
  }
}

function writeTile(values: Float64Array, middle: number, tile: Float64Array): void {
  const stride = values.length / TILE
  for (let first = 0; first < TILE; first++) {
    const from = first * stride + middle * TILE
    for (let last = 0; last < TILE; last++) values[from + last] = tile[first * TILE + last] as number
  }
}

/** By number below n, a power of two, the number of its bits read backwards. */
function reversedOf(n: number): Uint32Array {
  const reversed = new Uint32Array(n)
  for (let size = 1; size < n; size *= 2) {
    for (let i = 0; i < size; i++) {
      const value = 2 * (reversed[i] as number)
      reversed[i] = value
      reversed[size + i] = value + 1
    }
  }
  return reversed
}
