import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test-support/runs.ts'
import type { ReelDefinition } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { createRng, type Rng } from '../../rng.ts'
import { compile } from '../compile/compile.ts'
import { drawIndex, joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../tables/weighted-draw.ts'
import { drawFaces, drawToken } from './draw.ts'

/** A generator that draws the number wanted. */
const drawing = (number: number): Rng => ({ ...createRng(''), below: () => number })

/** What each number below the total draws. */
const drawn = (draw: WeightedDraw): number[] =>
  Array.from({ length: draw.total }, (_, n) => drawToken(draw, drawing(n)))

const tables = fc.dictionary(fc.stringMatching(/^[1-9]\d?$/), fc.nat(5), { minKeys: 1, maxKeys: 6 })

test('a draw by its table is the draw by its weights', () => {
  const check = (weights: Record<string, number>): void => {
    const draw = weightedDraw(weights)
    const indexed = drawn(draw).map((_, n) => draw.tokens[drawIndex(draw.weights, draw.total, drawing(n))])
    expect(draw.byNumber).not.toBeNull()
    expect(drawn({ ...draw, byNumber: null })).toEqual(drawn(draw))
    expect(indexed).toEqual(drawn(draw))
  }
  fc.assert(fc.property(tables, check), runs(5, 200))
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

/** The faces that reels of one row draw by these numbers, and of how many each of them is one. */
function faces(reels: readonly Omit<ReelDefinition, 'rows'>[], ...numbers: number[]) {
  const asked: number[] = []
  const below = (size: number): number => {
    asked.push(size)
    return entryOf(numbers, asked.length - 1)
  }
  const { base } = compile({
    ...{ definitionVersion: 1, id: 'faces', name: 'Faces', betCoins: 1, maxWin: 1 },
    symbols: [{ id: 'a', kind: 'regular' }],
    reelSets: { base: reels.map((reel) => ({ ...reel, rows: 1 })) },
    wins: { type: 'lines', lines: [] },
  }).plan
  const shown = new Int32Array(reels.length).fill(-1)
  drawFaces(base, { ...createRng(''), below }, shown)
  return { asked, shown: [...shown] }
}

const reel = (stops: number) => ({ strip: Array.from({ length: stops }, () => 'a') })

test('one number decides a group of reels, the last of them fastest, each stop as often as it weighs', () => {
  const reels = [reel(2), { ...reel(3), weights: [1, 0, 2] }, reel(2)]
  const all = Array.from({ length: 12 }, (_, n) => faces(reels, n))
  const expected = [0, 1].flatMap((a) => [0, 2, 2].flatMap((b) => [0, 1].map((c) => [a, b, c])))
  expect(all).toEqual(expected.map((shown) => ({ asked: [12], shown })))
})

test('a reel that follows another is not drawn and stops where that one does', () => {
  const reels = [reel(2), { ...reel(3), weights: [0, 1, 2] }, { ...reel(3), follows: 1 }, reel(2)]
  expect(faces(reels, 11)).toEqual({ asked: [12], shown: [1, 2, 2, 1] })
  expect(faces(reels, 1)).toEqual({ asked: [12], shown: [0, 1, 1, 1] })
  expect(faces([reel(5), { ...reel(5), follows: 0 }], 3)).toEqual({ asked: [5], shown: [3, 3] })
})

test('reels that are too many for one number are drawn by several', () => {
  const reels = [reel(1000), reel(200), reel(900), reel(7)]
  expect(faces(reels, 123 * 200 + 45, 678 * 7 + 6)).toEqual({ asked: [200_000, 6300], shown: [123, 45, 678, 6] })
})
