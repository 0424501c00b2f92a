import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../compile/weighted-draw.ts'
import { createRng, type Rng } from '../rng.ts'
import { drawIndex, drawToken } from './draw.ts'

/** A generator that draws the number wanted. */
const drawing = (number: number): Rng => ({ ...createRng(''), below: () => number })

/** What each number below the total draws. */
const drawn = (draw: WeightedDraw): number[] =>
  Array.from({ length: draw.total }, (_, n) => drawToken(draw, drawing(n)))

const tables = fc.dictionary(fc.stringMatching(/^[1-9]\d?$/), fc.nat(5), { minKeys: 1, maxKeys: 6 })

test('a draw by its table is the draw by its weights', () => {
  const check = (weights: Record<string, number>): void => {
    const draw = weightedDraw(weights)
    expect(draw.byNumber).not.toBeNull()
    expect(drawn(draw)).toEqual(drawn({ ...draw, byNumber: null }))
    for (let n = 0; n < draw.total; n++) {
      expect(draw.tokens[drawIndex(draw.weights, draw.total, drawing(n))]).toBe(drawToken(draw, drawing(n)))
    }
  }
  fc.assert(fc.property(tables, check), { seed: 5, numRuns: 200 })
})

test('a draw with more numbers than a table should have does without', () => {
  const draw = weightedDraw({ '3': 900_000, '8': 1 })
  expect(draw.byNumber).toBeNull()
  expect([0, 899_999, 900_000].map((n) => drawToken(draw, drawing(n)))).toEqual([3, 3, 8])
})

test('names are drawn in their own order, numbers in the order of the table, joined draws one after the other', () => {
  const named = namedDraw({ b: 1, a: 2, none: 0 }, (name) => name.charCodeAt(0))
  expect(drawn(named)).toEqual([97, 97, 98])
  expect(drawn(joinDraws(weightedDraw({ '7': 1, '2': 1 }), named))).toEqual([2, 7, 97, 97, 98])
})
