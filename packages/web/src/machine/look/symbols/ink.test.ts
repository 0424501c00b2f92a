import { expect, test } from 'vitest'
import { hslOf, rgbOf } from '../relief/colour.ts'
import { inkOfPixels } from './ink.ts'

const filled = (...parts: readonly (readonly [hex: string, count: number])[]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    parts.flatMap(([hex, count]) => Array.from({ length: count }, () => [...rgbOf(hex), 255]).flat()),
  )

test.each([
  ['a red heart', filled(['#e0202c', 300], ['#ffffff', 80]), 0],
  ['a green leaf on brown', filled(['#2fa04a', 300], ['#4a3a2c', 120]), 135],
  ['a blue gem', filled(['#2a6ae0', 200], ['#0a0a0a', 200]), 220],
])('%s is known by its colour', (_what, pixels, hue) => {
  const [found] = hslOf(inkOfPixels(pixels) ?? '#000000')
  expect(Math.min(Math.abs(found - hue), 360 - Math.abs(found - hue))).toBeLessThan(16)
})

test('what is grey has no colour of its own', () => {
  expect(inkOfPixels(filled(['#808080', 200], ['#ffffff', 100]))).toBeUndefined()
})
