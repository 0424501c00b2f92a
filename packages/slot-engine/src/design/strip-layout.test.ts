import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRng } from '../rng.ts'
import { layStrip, leastGap } from './strip-layout.ts'

const counts = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 6, maxLength: 12 })

test('a strip holds what was counted', () => {
  fc.assert(
    fc.property(counts, fc.string(), (wanted, seed) => {
      const strip = layStrip(
        wanted,
        wanted.map(() => 3),
        createRng(seed),
      )
      expect(wanted.map((_, symbol) => strip.filter((each) => each === symbol).length)).toEqual(wanted)
    }),
  )
})

test('equal symbols stand apart: by their gap where there is room for it', () => {
  const wanted = [1, 4, 5, 6, 7, 8, 8, 2, 2]
  for (let seed = 0; seed < 50; seed++) {
    const strip = layStrip(
      wanted,
      wanted.map(() => 3),
      createRng(`strip ${seed}`),
    )
    wanted.forEach((_, symbol) => {
      expect(leastGap(strip, symbol)).toBeGreaterThanOrEqual(3)
    })
  }
})

test('the same seed lays the same strip, another seed another', () => {
  const lay = (seed: string) => layStrip([2, 4, 6, 8], [3, 3, 3, 2], createRng(seed))
  expect(lay('a')).toEqual(lay('a'))
  expect(lay('a')).not.toEqual(lay('b'))
})
