import { expect, test } from 'vitest'
import { createTimeCheck } from './time.ts'

const AT = Date.parse('2026-06-24T12:00:00Z')

function world() {
  const machine = { shift: 0, begun: 0, there: 0, asked: 0 }
  const check = createTimeCheck(
    { now: () => new Date(AT + machine.begun + machine.shift) },
    async () => {
      machine.asked++
      return new Date(AT + machine.there)
    },
    () => machine.begun,
  )
  return { machine, check }
}

test('a clock that goes on is right, and nobody is asked', async () => {
  const { machine, check } = world()
  for (const begun of [0, 5000, 86_400_000, 10 * 86_400_000]) {
    machine.begun = begun
    expect(await check()).toBe(true)
  }
  expect(machine.asked).toBe(0)
})

test.each([86_400_000, 61_000, -61_000])(
  'a clock that is set off by %i ms is wrong until it is set right',
  async (ms) => {
    const { machine, check } = world()
    machine.shift = ms
    expect([await check(), await check()]).toEqual([false, false])
    expect(machine.asked).toBe(2)
    machine.shift = 0
    expect(await check()).toBe(true)
    expect(machine.asked).toBe(2)
  },
)

test('a machine that slept asks once', async () => {
  const { machine, check } = world()
  machine.shift = 3_600_000
  machine.there = 3_600_000
  expect([await check(), await check()]).toEqual([true, true])
  expect(machine.asked).toBe(1)
})
