import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMet, type MarkedClause, markedPrompts } from '../../../../testing/marked-prompts.ts'
import { readSlot, type SlotReading } from './read-slot.ts'

/** Further prompts of somebody who had not read the lexicon; the readers were mended after they were measured with them. */
const PROMPTS = markedPrompts(readFileSync(new URL('./further-prompts.txt', import.meta.url), 'utf8'))

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** Whether a clause, or words of it, are among those that are told as not understood. */
const isTold = ({ clauses }: SlotReading, { text }: MarkedClause): boolean =>
  clauses.some(
    ({ text: said, state, left }) =>
      (state === 'unknown' || left !== undefined) && wordsOf(left ?? said).some((word) => wordsOf(text).includes(word)),
  )

const readings = PROMPTS.map((prompt) => ({ prompt, reading: readSlot(prompt.text) }))
const all = readings.flatMap(({ prompt, reading }) =>
  prompt.clauses.map((clause) => ({
    clause: `${prompt.text} | ${clause.text}`,
    isRight:
      clause.means.every((one) => isMet(one, reading, clause)) &&
      (!clause.means.includes('?') || isTold(reading, clause)),
    isTold: isTold(reading, clause),
    isToBeTold: clause.means.includes('?'),
  })),
)

test('nearly three hundred further prompts are read as well as the first', () => {
  expect(PROMPTS.length).toBeGreaterThanOrEqual(290)
  expect(all.filter(({ isRight }) => isRight).length / all.length).toBeGreaterThanOrEqual(0.97)
})

test('one clause of a hundred that is not read right is told to nobody', () => {
  const silent = all.filter(({ isRight, isTold: told }) => !isRight && !told).map(({ clause }) => clause)
  expect(silent.length).toBeLessThanOrEqual(all.length * 0.011)
})

test('what is read right is seldom told as not understood', () => {
  const told = all.filter(({ isRight, isTold: told, isToBeTold }) => isRight && told && !isToBeTold)
  expect(told.length).toBeLessThanOrEqual(all.length * 0.05)
})

test('99 of a hundred are answered in their language', () => {
  const right = readings.filter(({ prompt, reading }) => reading.language === prompt.language).length
  expect(right / readings.length).toBeGreaterThanOrEqual(0.99)
})
