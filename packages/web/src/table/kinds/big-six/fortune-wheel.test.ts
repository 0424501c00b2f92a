import { expect, test } from 'vitest'
import { stopping } from './stopping.ts'

const STEP = 360 / 54

test.each([0, 1, 26, 53])('segment %i comes to the pointer, by its middle, from wherever the wheel was', (segment) => {
  for (const from of [0, 123.4, 4000]) {
    expect(stopping(from, 0, 5000, segment, STEP)).toBeCloseTo(from, 6)
    const turned = stopping(from, 5000, 5000, segment, STEP)
    expect(((((turned + (segment + 0.5) * STEP) % 360) + 540) % 360) - 180).toBeCloseTo(0, 6)
    expect(turned).toBeGreaterThan(from + 360)
  }
})
