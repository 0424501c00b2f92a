import { expect, test } from 'vitest'
import { placeOf, UNCHANGED } from './adjust.ts'

const PLACE = { width: 200, height: 100 }

test('unchanged, a picture lies whole in the middle of its place', () => {
  expect(placeOf({ width: 50, height: 50 }, PLACE, UNCHANGED)).toEqual({ width: 100, height: 100, left: 50, top: 0 })
})

test('it grows from its middle, and moves by shares of the place', () => {
  const wish = { ...UNCHANGED, zoom: 200, x: 10, y: -50 }
  expect(placeOf({ width: 400, height: 200 }, PLACE, wish)).toEqual({ width: 400, height: 200, left: -80, top: -100 })
})
