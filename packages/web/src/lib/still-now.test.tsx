import { afterEach, expect, test } from 'vitest'
import { useMotionChoice } from './motion.ts'
import { isStillNow } from './still-now.ts'

afterEach(() => localStorage.clear())

test('what the visitor chose about motion is known from what the browser kept', () => {
  expect(isStillNow()).toBe(false)
  useMotionChoice.getState().setStill(true)
  expect(isStillNow()).toBe(true)
  useMotionChoice.getState().setStill(false)
  expect(isStillNow()).toBe(false)
  for (const rubbish of ['{', 'null', '7', '{"state":null}', '{"state":{"isStill":"yes"}}']) {
    localStorage.setItem('motion', rubbish)
    expect(isStillNow()).toBe(false)
  }
})
