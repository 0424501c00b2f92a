import { expect, test } from 'vitest'
import { atLeast } from './at-least.ts'
import { previewRound } from './preview-round.ts'

test('a spin is over when both the machine and the least time are', async () => {
  const waits: { readonly ms: number; readonly end: () => void }[] = []
  const machine = atLeast(
    () => ({ start: () => {}, finish: async () => {}, recall: async () => {} }),
    3000,
    (ms) => new Promise((resolve) => waits.push({ ms, end: resolve })),
  )
  const told: string[] = []
  machine.start()
  const spun = machine.finish(previewRound({ bet: 1, key: 'a' }).round).then(() => told.push('over'))
  await Promise.resolve()
  expect(told).toEqual([])
  waits[0]?.end()
  await spun
  expect(waits.map(({ ms }) => ms)).toEqual([3000])
  expect(told).toEqual(['over'])
})
