import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURE_NAMES, isMet, type MarkedClause, markedPrompts } from '../../../../testing/marked-prompts.ts'
import { readSlot, type SlotReading } from './read-slot.ts'

/** Written before the readers were: what each clause means stands in braces after it. */
const PROMPTS = markedPrompts(readFileSync(new URL('./prompts.txt', import.meta.url), 'utf8'))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Whether a clause is among those that are told as not understood. */
const isTold = ({ clauses }: SlotReading, { text }: MarkedClause): boolean =>
  clauses.some(
    ({ text: said, state }) => state === 'unknown' && wordsOf(said).some((word) => wordsOf(text).includes(word)),
  )

const readings = PROMPTS.map((prompt) => ({ prompt, reading: readSlot(prompt.text) }))
const all = readings.flatMap(({ prompt, reading }) =>
  prompt.clauses.map((clause) => ({
    clause: `${prompt.text} | ${clause.text}`,
    isRight:
      clause.means.every((one) => isMet(one, reading, clause)) &&
      (!clause.means.includes('?') || isTold(reading, clause)),
    isTold: isTold(reading, clause),
  })),
)

test('six hundred prompts are parted into clauses', () => {
  expect(PROMPTS.length).toBeGreaterThanOrEqual(590)
  expect(all.length).toBeGreaterThanOrEqual(1400)
})

test('97 of a hundred clauses are read right', () => {
  const right = all.filter(({ isRight }) => isRight).length
  expect(right / all.length).toBeGreaterThanOrEqual(0.97)
})

test('what is not read right is told, but for a few', () => {
  expect(
    all.filter(({ isRight, isTold: told }) => !isRight && !told).map(({ clause }) => clause).length,
  ).toBeLessThanOrEqual(all.length * 0.012)
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
  expect(unasked.length).toBeLessThanOrEqual(3)
})

test('98 of a hundred prompts are answered in their language', () => {
  const right = readings.filter(({ prompt, reading }) => reading.language === prompt.language).length
  expect(right / readings.length).toBeGreaterThanOrEqual(0.98)
})
