import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Measure, markedPrompts, measureOf } from '../../../../testing/marked-prompts.ts'
import { readSlot } from './read-slot.ts'

/** Prompts of somebody who had not read the lexicon, or who wrote past it; the readers were mended after each set was measured. */
const SETS = [
  { file: 'further-prompts.txt', prompts: 290, silent: 0.005 },
  { file: 'third-prompts.txt', prompts: 189, silent: 0.005 },
  { file: 'fourth-prompts.txt', prompts: 60, silent: 0.01 },
] as const

const measured = (file: string): Measure =>
  measureOf(markedPrompts(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')), readSlot)

describe.each(SETS)('$file', ({ file, prompts, silent }) => {
  const set = measured(file)

  test('96 of a hundred clauses are read right', () => {
    expect(set.prompts).toBeGreaterThanOrEqual(prompts)
    expect(set.right / set.clauses).toBeGreaterThanOrEqual(0.96)
  })

  test('what is not read right is told, but for very few', () => {
    expect(set.silent.length, set.silent.join('\n')).toBeLessThanOrEqual(set.clauses * silent)
  })

  test('what is read right is seldom told as not understood', () => {
    expect(set.told.length, set.told.join('\n')).toBeLessThanOrEqual(set.clauses * 0.08)
  })

  test('98 of a hundred are answered in their language', () => {
    expect(set.inLanguage / set.prompts).toBeGreaterThanOrEqual(0.98)
  })
})
