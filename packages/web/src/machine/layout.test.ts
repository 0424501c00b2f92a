import { describe, expect, test } from 'vitest'
import { cellCentre, layoutFor } from './layout.ts'

const SHAPES = [
  { name: 'one reel', rows: [1] },
  { name: '3×3', rows: [3, 3, 3] },
  { name: '5×3', rows: [3, 3, 3, 3, 3] },
  { name: 'a diamond', rows: [2, 3, 4, 5, 4, 3, 2] },
  { name: '8×10', rows: [10, 10, 10, 10, 10, 10, 10, 10] },
]
const SPACES = [
  { width: 288, height: 420 },
  { width: 358, height: 520 },
  { width: 736, height: 560 },
  { width: 1180, height: 620 },
]

describe.each(SHAPES)('$name', ({ rows }) => {
  test.each(SPACES)('fits into $width × $height', (space) => {
    const layout = layoutFor(rows, space)
    expect(layout.width).toBeLessThanOrEqual(space.width)
    expect(layout.apertures).toHaveLength(rows.length)
    for (const [reel, hole] of layout.apertures.entries()) {
      expect(hole.x).toBeGreaterThanOrEqual(layout.window.x - 0.001)
      expect(hole.x + hole.width).toBeLessThanOrEqual(layout.window.x + layout.window.width + 0.001)
      expect(hole.height).toBeCloseTo((rows[reel] ?? 0) * layout.cell)
    }
    expect(layout.brass.x).toBeGreaterThanOrEqual(0)
    expect(layout.brass.y + layout.brass.height).toBeLessThanOrEqual(layout.height)
  })
})

test('a short reel stands in the middle of the window', () => {
  const layout = layoutFor([1, 3, 1], { width: 600, height: 600 })
  const middle = layout.window.y + layout.window.height / 2
  expect(cellCentre(layout, 0, 0).y).toBeCloseTo(middle)
  expect(cellCentre(layout, 1, 1).y).toBeCloseTo(middle)
})

test('bulbs stand in the brass, in every corner', () => {
  const { bulbs, brass, frame } = layoutFor([3, 3, 3, 3, 3], { width: 900, height: 600 })
  const corner = { x: brass.x + frame / 2, y: brass.y + frame / 2 }
  expect(bulbs[0]).toEqual({ x: expect.closeTo(corner.x), y: expect.closeTo(corner.y) })
  expect(new Set(bulbs.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(bulbs.length)
})
