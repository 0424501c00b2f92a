import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { granted, refused } from '../refusals/refusals.ts'
import { createWorkQueue } from './work-queue.ts'

/** Work that ends when it is told to, and notes how much of it runs. */
function bench() {
  const ends: (() => void)[] = []
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (name: number) => async () => {
    started.push(name)
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running--
    return name
  }
  return { work, ends, started, most: () => most }
}

test('so much runs at once, in the order in which it came, and what is too much is told of a busy server', async () => {
  const { work, ends, started, most } = bench()
  const queue = createWorkQueue({ atOnce: 2, waiting: 3, longestMs: 60_000 })
  const answers = Array.from({ length: 6 }, (_, name) => queue.run(work(name)))
  expect(await answers[5]).toEqual(refused({ code: 'busy' }))
  expect(started).toEqual([0, 1])
  for (let ended = 0; ended < 5; ended++) {
    await turn()
    ends[ended]?.()
    expect(await answers[ended]).toEqual(granted(ended))
  }
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(most()).toBe(2)
  const again = queue.run(work(6))
  await turn()
  ends[5]?.()
  expect(await again).toEqual(granted(6))
})

test('work that fails gives its place free', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 0, longestMs: 60_000 })
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'done')).toEqual(granted('done'))
})

test('what has waited for too long is not begun, and what came later is', async () => {
  const { work, ends, started } = bench()
  let nowMs = 0
  const queue = createWorkQueue({ atOnce: 1, waiting: 3, longestMs: 100 }, () => nowMs)
  const [first, early] = [queue.run(work(1)), queue.run(work(2))]
  await turn()
  nowMs = 60
  const late = queue.run(work(3))
  nowMs = 101
  ends[0]?.()
  expect(await early).toEqual(refused({ code: 'busy' }))
  await turn()
  ends[1]?.()
  expect([await first, await late]).toEqual([granted(1), granted(3)])
  expect(started).toEqual([1, 3])
})
