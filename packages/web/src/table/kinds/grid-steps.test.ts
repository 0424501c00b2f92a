import { expect, test } from 'vitest'
import { stepFor } from './grid-steps.ts'

test.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -10],
  ['ArrowDown', 10],
  ['Enter', 0],
])('%s goes %i in a grid of ten columns', (key, step) => {
  expect(stepFor(key, 10)).toBe(step)
})
