import { describe, expect, test } from 'vitest'
import { fft, fftPlan } from './fft.ts'

/** The sum that defines the transform, term by term. */
function transformed(re: readonly number[], im: readonly number[], sign: 1 | -1): (readonly [number, number])[] {
  const n = re.length
  return re.map((_, k) => {
    let [x, y] = [0, 0]
    for (let j = 0; j < n; j++) {
      const angle = (sign * 2 * Math.PI * j * k) / n
      x += re[j]! * Math.cos(angle) - im[j]! * Math.sin(angle)
      y += re[j]! * Math.sin(angle) + im[j]! * Math.cos(angle)
    }
    return [x, y]
  })
}

describe.each([2, 4, 8, 32])('%i values', (length) => {
  const re = Array.from({ length }, (_, i) => ((i * 7) % 11) - 3)
  const im = Array.from({ length }, (_, i) => ((i * 5) % 13) / 4)

  test.each([
    ['forward', false, -1],
    ['back', true, 1],
  ] as const)('%s', (_, inverse, sign) => {
    const [x, y] = [Float64Array.from(re), Float64Array.from(im)]
    fft(fftPlan(length), x, y, inverse)
    for (const [k, [wantedX, wantedY]] of transformed(re, im, sign).entries()) {
      expect(x[k]).toBeCloseTo(wantedX, 11)
      expect(y[k]).toBeCloseTo(wantedY, 11)
    }
  })
})

test.each([1024, 2048, 16_384])('one value among %i zeros turns round with its place, and comes back', (length) => {
  const plan = fftPlan(length)
  const place = 5 + length / 3 - ((length / 3) % 1)
  const [x, y] = [new Float64Array(length), new Float64Array(length)]
  x[place] = 1
  fft(plan, x, y)
  for (let k = 0; k < length; k += 7) {
    const angle = (-2 * Math.PI * ((place * k) % length)) / length
    expect(x[k]).toBeCloseTo(Math.cos(angle), 12)
    expect(y[k]).toBeCloseTo(Math.sin(angle), 12)
  }
  fft(plan, x, y, true)
  expect(x.map((value) => Math.round(value * 1e9) + 0)).toEqual(
    Float64Array.from(x, (_, i) => (i === place ? 1e9 * length : 0)),
  )
})
