import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { buildScript } from './build-script.ts'
import { BASE_REELS, type Face, faceOf, reelsOf, windowRows } from './face.ts'
import { cellCentre, cellHeight, layoutFor } from './layout.ts'
import { openingWindow } from './opening-window.ts'
import type { Land, Step } from './script.ts'
import { GAMES } from './testing-games.ts'

const faceNamed = (kind: string): Face => faceOf(GAMES[kind]!, ['#000000', '#111111', '#222222', '#333333'])

function scripts(kind: string, rounds = 200): readonly Step[][] {
  const game = compile(GAMES[kind]!)
  const rng = createRng(`anew ${kind}`)
  return Array.from({ length: rounds }, () => [...buildScript(spin(game, rng), faceNamed(kind)).steps])
}

const landings = (kind: string): Land[] =>
  scripts(kind).flatMap((steps) => steps.filter((step) => step.type === 'land'))

test('a respin keeps its cells as they were, and says which it is', () => {
  let most = 0
  for (const steps of scripts('respins')) {
    let number = 0
    let before: Land['window'] = []
    for (const step of steps) {
      if (step.type === 'land') {
        expect(step.respin?.number ?? 0).toBe(number)
        for (const { cell, symbol } of step.respin?.held ?? []) {
          expect(step.window[cell[0]]?.[cell[1]]).toBe(symbol)
          expect(before[cell[0]]?.[cell[1]]).toBe(symbol)
        }
        number++
      }
      if ('window' in step) before = step.window
    }
    most = Math.max(most, number)
  }
  expect(most).toBeGreaterThan(2)
})

test('wins come after the last respin only', () => {
  for (const steps of scripts('respins')) {
    const types = steps.map(({ type }) => type)
    expect(types.indexOf('wins') < 0 || types.indexOf('wins') > types.lastIndexOf('land')).toBe(true)
  }
})

test('what lies over the reels is where the top reel’s strip stops', () => {
  const { strip, reels } = faceNamed('top').topReels.base!
  for (const { top, window } of landings('top')) {
    expect(top?.reels).toEqual(reels)
    for (const [place, reel] of reels.entries())
      expect(window[reel]?.[0]).toBe(strip[((top?.stop ?? 0) + place) % strip.length])
  }
})

test('reels that turn as one stop as one', () => {
  for (const { order, stops } of landings('giants')) {
    expect(order).toEqual([0, 1, 1, 2])
    expect(stops[2]).toBe(stops[1])
  }
})

test.each(['top', 'giants', 'respins'])('%s opens with a window that its reels can show', (kind) => {
  const face = faceNamed(kind)
  const { stops, window, top } = openingWindow(face)
  expect(window.map(({ length }) => length)).toEqual(windowRows(face, BASE_REELS))
  for (const [reel, { follows, strip }] of reelsOf(face, BASE_REELS).entries()) {
    if (follows !== undefined) expect(stops[reel]).toBe(stops[follows])
    expect(window[reel]?.at(top?.reels.includes(reel) ? 1 : 0)).toBe(strip[stops[reel] ?? 0])
  }
})

test('the top reel has a hole of its own over the others', () => {
  const layout = layoutFor([3, 4, 4, 3], { width: 900, height: 600 }, [1, 2])
  const { top, apertures, window, cell } = layout
  expect(top).toMatchObject({ x: apertures[1]?.x, y: window.y, height: cell })
  expect(apertures.map(({ height }) => height / cell)).toEqual([3, 3, 3, 3].map((rows) => expect.closeTo(rows)))
  expect(cellCentre(layout, 1, 0).y).toBeCloseTo(window.y + cell / 2)
  expect(cellCentre(layout, 1, 1).y).toBeCloseTo(cellCentre(layout, 0, 0).y)
  expect(cellHeight(layout, 1, 0)).toBe(cell)
  expect(cellHeight(layout, 1, 3)).toBeCloseTo(cell)
  const bottom = cellCentre(layout, 2, 3).y + cell / 2
  expect(bottom).toBeCloseTo(window.y + window.height)
})
