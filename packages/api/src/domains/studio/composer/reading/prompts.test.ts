import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURE_NAMES, markedPrompts, measureOf } from '../../../../testing/marked-prompts.ts'
import { readSlot } from './read-slot.ts'

/** Written before the readers were: what each clause means stands in braces after it. */
const PROMPTS = markedPrompts(readFileSync(new URL('./prompts.txt', import.meta.url), 'utf8'))

const readings = PROMPTS.map((prompt) => ({ prompt, reading: readSlot(prompt.text) }))
const set = measureOf(PROMPTS, readSlot)

test('six hundred prompts are parted into clauses', () => {
  expect(set.prompts).toBeGreaterThanOrEqual(590)
  expect(set.clauses).toBeGreaterThanOrEqual(1400)
})

test('98 of a hundred clauses are read right', () => {
  expect(set.right / set.clauses).toBeGreaterThanOrEqual(0.98)
})

test('what is not read right is told, but for a few', () => {
  expect(set.silent.length, set.silent.join('\n')).toBeLessThanOrEqual(set.clauses * 0.01)
})

test('nothing is read that nobody asked for', () => {
  const named = new Set(PROMPTS.flatMap(({ clauses }) => clauses.flatMap(({ means }) => means)))
  expect(named.size).toBeGreaterThan(200)
  const unasked = readings.flatMap(({ prompt, reading: { wishes } }) => {
    const asked = prompt.clauses.flatMap(({ means }) =>
      means.flatMap((one) => FEATURE_NAMES[one.replace(/^no:/, '').split(':')[0] ?? ''] ?? []),
    )
    const open = ['wild', 'scatter', 'jackpots', 'freeSpins', 'retrigger']
    const isBrand = /(?:starburst|gonzo|reactoonz|bonus(?: |$)|mini|special|jackpot)/i.test(prompt.text)
    return isBrand
      ? []
      : wishes.wanted
          .filter((feature) => !open.includes(feature) && !asked.includes(feature))
          .map((feature) => `${prompt.text}: ${feature}`)
  })
  expect(unasked.length, unasked.join('\n')).toBeLessThanOrEqual(3)
})

test('98 of a hundred prompts are answered in their language', () => {
  const right = readings.filter(({ prompt, reading }) => reading.language === prompt.language).length
  expect(right / readings.length).toBeGreaterThanOrEqual(0.98)
})
