import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Measure, markedPrompts, measureOf } from '../../../../testing/marked-prompts.ts'
import { readSlot } from './read-slot.ts'

/** Prompts of somebody who had not read the lexicon, or who wrote past it; the readers were mended after each set was measured. */
interface PromptSet {
  readonly file: string
  readonly prompts: number
  /** Shares of the clauses: at least so many are read right, at most so many are told to nobody, or told though they were read. */
  readonly right?: number
  readonly silent: number
  readonly told?: number
}

const SETS: readonly PromptSet[] = [
  { file: 'further-prompts.txt', prompts: 290, silent: 0.005 },
  { file: 'third-prompts.txt', prompts: 189, silent: 0.005 },
  { file: 'fourth-prompts.txt', prompts: 80, silent: 0.01 },
  // By somebody who never saw the readers; the last two were looked at by nobody who worked on them before they were measured.
  { file: 'fifth-prompts.txt', prompts: 50, right: 0.98, silent: 0.01, told: 0.14 },
  { file: 'sixth-prompts.txt', prompts: 50, right: 0.98, silent: 0.01, told: 0.14 },
  { file: 'seventh-prompts.txt', prompts: 50, right: 0.97, silent: 0.01, told: 0.18 },
  { file: 'eighth-prompts.txt', prompts: 50, right: 0.97, silent: 0.01, told: 0.2 },
  { file: 'ninth-prompts.txt', prompts: 50, right: 0.89, silent: 0.03, told: 0.16 },
  { file: 'tenth-prompts.txt', prompts: 50, right: 0.79, silent: 0.03, told: 0.29 },
]

const measured = (file: string): Measure =>
  measureOf(markedPrompts(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')), readSlot)

describe.each(SETS)('$file', ({ file, prompts, silent, right = 0.96, told = 0.08 }) => {
  const set = measured(file)

  test('clauses are read right', () => {
    expect(set.prompts).toBeGreaterThanOrEqual(prompts)
    expect(set.right / set.clauses).toBeGreaterThanOrEqual(right)
  })

  test('what is not read right is told, but for very few', () => {
    expect(set.silent.length, set.silent.join('\n')).toBeLessThanOrEqual(set.clauses * silent)
  })

  test('what is read right is seldom told as not understood', () => {
    expect(set.told.length, set.told.join('\n')).toBeLessThanOrEqual(set.clauses * told)
  })

  test('98 of a hundred are answered in their language', () => {
    expect(set.inLanguage / set.prompts).toBeGreaterThanOrEqual(0.98)
  })
})
