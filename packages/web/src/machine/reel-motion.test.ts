import { expect, test, vi } from 'vitest'
import { ReelMotion } from './reel-motion.ts'

function run(motion: ReelMotion, ms: number, frameMs = 1000 / 60): number[] {
  const tops: number[] = []
  for (let elapsed = 0; elapsed < ms; elapsed += frameMs) {
    motion.advance(frameMs)
    tops.push(motion.top)
  }
  return tops
}

test('a start has weight: the reel pulls back before it runs', () => {
  const motion = new ReelMotion(() => {})
  motion.place(5)
  motion.start(1)
  const tops = run(motion, 800)
  expect(Math.max(...tops)).toBeGreaterThan(5)
  expect(motion.top).toBeLessThan(0)
  expect(motion.resting).toBe(false)
})

test.each([
  { frames: 60, pace: 1 },
  { frames: 30, pace: 1 },
  { frames: 60, pace: 3 },
  { frames: 15, pace: 3 },
])('it comes to rest exactly on its stop, ticking once, at $frames fps and pace $pace', ({ frames, pace }) => {
  const tick = vi.fn()
  const motion = new ReelMotion(tick)
  motion.start(pace)
  run(motion, 900, 1000 / frames)
  motion.brakeTo(7)
  run(motion, 1500, 1000 / frames)
  expect(motion.top).toBe(7)
  expect(motion.resting).toBe(true)
  expect(tick).toHaveBeenCalledOnce()
})

test('the stop overshoots a little, and by less than a fifth of a symbol', () => {
  const motion = new ReelMotion(() => {})
  motion.start(1)
  run(motion, 900)
  motion.brakeTo(7)
  const lowest = Math.min(...run(motion, 1500))
  expect(lowest).toBeLessThan(7)
  expect(lowest).toBeGreaterThan(6.8)
})

test('the jump to the landing place keeps the symbols’ spacing', () => {
  const motion = new ReelMotion(() => {})
  motion.start(1)
  run(motion, 900)
  const before = motion.top
  motion.brakeTo(3)
  expect((motion.top - before) % 1).toBeCloseTo(0, 9)
})

test('it may be told to stop before it has come up to speed', () => {
  const motion = new ReelMotion(() => {})
  motion.start(1)
  run(motion, 100)
  motion.brakeTo(2)
  run(motion, 2000)
  expect(motion.top).toBe(2)
})
