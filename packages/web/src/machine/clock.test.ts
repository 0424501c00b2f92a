import { expect, test, vi } from 'vitest'
import { createClock, type Frames } from './clock.ts'

/** Frames that pass when the test says so. */
function manualFrames() {
  let next: ((time: number) => void) | undefined
  let time = 0
  const frames: Frames = {
    request: (callback) => {
      next = callback
      return 1
    },
    cancel: () => {
      next = undefined
    },
  }
  const pass = async (ms: number, count = 1) => {
    for (let index = 0; index < count; index++) {
      time += ms
      const call = next
      next = undefined
      call?.(time)
      await Promise.resolve()
    }
  }
  return { frames, pass, asleep: () => next === undefined }
}

test('a tween ends with exactly 1, and the clock then sleeps', async () => {
  const { frames, pass, asleep } = manualFrames()
  const draw = vi.fn()
  const clock = createClock(draw, frames)
  const seen: number[] = []
  const done = clock.tween(50, (t) => seen.push(t))
  await pass(16, 6)
  await done
  expect(seen.at(-1)).toBe(1)
  expect(asleep()).toBe(true)
})

test('a hidden tab costs no time: a long gap between frames counts as one frame', async () => {
  const { frames, pass } = manualFrames()
  const clock = createClock(() => {}, frames)
  clock.everyFrame(() => {})
  await pass(16, 2)
  const before = clock.now()
  await pass(60_000)
  expect(clock.now() - before).toBeLessThanOrEqual(64)
})

test('a hurried clock runs faster', async () => {
  const { frames, pass } = manualFrames()
  const clock = createClock(() => {}, frames)
  clock.everyFrame(() => {})
  await pass(10)
  clock.setRate(10)
  await pass(10, 3)
  expect(clock.now()).toBe(300)
})

test('touch draws one frame without anything running', async () => {
  const { frames, pass, asleep } = manualFrames()
  const draw = vi.fn()
  createClock(draw, frames).touch()
  await pass(16)
  expect(draw).toHaveBeenCalledOnce()
  expect(asleep()).toBe(true)
})

test('a stopped clock asks for no more frames', async () => {
  const { frames, asleep } = manualFrames()
  const clock = createClock(() => {}, frames)
  clock.everyFrame(() => {})
  clock.stop()
  clock.touch()
  expect(asleep()).toBe(true)
})
