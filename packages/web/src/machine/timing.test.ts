import { expect, test } from 'vitest'
import { NORMAL_PACE, QUICK_PACE, stopOrder, stopTimes } from './timing.ts'

const plan = { order: [0, 1, 2, 3, 4], pace: NORMAL_PACE, free: false, tension: undefined, elapsedMs: 0 }

test('reels stop at 1500 ms and 400 ms apart', () => {
  expect(stopTimes(plan)).toEqual([1500, 1900, 2300, 2700, 3100])
})

test('quick mode is three times as fast', () => {
  expect(stopTimes({ ...plan, pace: QUICK_PACE })).toEqual(stopTimes(plan).map((time) => expect.closeTo(time / 3)))
})

test('a late answer moves all stops, not their distance', () => {
  expect(stopTimes({ ...plan, elapsedMs: 4000 })).toEqual([4000, 4400, 4800, 5200, 5600])
})

test('tension holds its reel and those after it', () => {
  expect(stopTimes({ ...plan, tension: 3 })).toEqual([1500, 1900, 2300, 4200, 4600])
})

test('reels that turn as one stop as one', () => {
  const order = stopOrder([0, 1, 1, 1, 4])
  expect(order).toEqual([0, 1, 1, 1, 2])
  expect(stopTimes({ ...plan, order })).toEqual([1500, 1900, 1900, 1900, 2300])
  expect(stopTimes({ ...plan, order, tension: 1 })).toEqual([1500, 3400, 3400, 3400, 3800])
})
