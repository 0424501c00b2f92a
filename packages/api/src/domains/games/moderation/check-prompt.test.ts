import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPrompt } from './check-prompt.ts'

/** On each line what a prompt is refused for, or `+` where it is not, and the prompt. */
const EXAMPLES = readFileSync(new URL('./prompts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
const [refused, allowed] = [EXAMPLES.filter(([fault]) => fault !== '+'), EXAMPLES.filter(([fault]) => fault === '+')]

test('a hundred examples of each kind', () => {
  expect(refused.length).toBeGreaterThanOrEqual(100)
  expect(allowed.length).toBeGreaterThanOrEqual(100)
})

test.each(refused)('%s: “%s” is refused', (fault, prompt = '') => {
  expect(checkPrompt(prompt)?.fault).toBe(fault)
})

test('of prompts that are nothing but prompts hardly any is refused', () => {
  const written = readFileSync(new URL('../../studio/composer/reading/prompts.txt', import.meta.url), 'utf8')
  const prompts = [
    ...allowed.map(([, prompt = '']) => prompt),
    ...written
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3).replace(/\{[^}]*\}/g, '')),
  ]
  const wrongly = prompts.filter((prompt) => checkPrompt(prompt) !== undefined)
  expect(wrongly.length / prompts.length).toBeLessThanOrEqual(0.002)
})
