import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMet } from '../../../../testing/marked-prompts.ts'
import { FRAMES } from './frames/frames.ts'
import { WORDS_OF_DEEDS } from './frames/words-of-deeds.ts'
import { WORDS_OF_THINGS } from './frames/words-of-things.ts'
import { readSlot } from './read-slot.ts'

/** Each wish with ways to say it, in both languages. */
const PHRASES = readFileSync(new URL('./phrases.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [, means = '', phrases = ''] = /^(.+?): (.*)$/.exec(line) ?? []
    return { means, phrases: phrases.split('|') }
  })

test('nearly all ways to say a wish are read as it', () => {
  const all = PHRASES.flatMap(({ means, phrases }) => phrases.map((phrase) => ({ means, phrase })))
  expect(all.length).toBeGreaterThan(850)
  const wrong = all.filter(({ means, phrase }) => {
    const reading = readSlot(`badgers in a brewery, ${phrase}`)
    return !means.split(';').every((one) => isMet(one, reading, { text: phrase, means: [means] }))
  })
  const lost = wrong.map(({ means, phrase }) => `${means}: ${phrase}`)
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(all.length * 0.03)
})

test('every word of a frame is a concept that has words', () => {
  const concepts = new Set<string>(['TIMES', ...Object.keys(WORDS_OF_THINGS), ...Object.keys(WORDS_OF_DEEDS)])
  const words = FRAMES.flatMap(([, frame]) => frame.split(' ').filter((word) => word !== '&'))
  const unknown = words.flatMap((word) => word.replace(/^[@!]/, '').split('|')).filter((one) => !concepts.has(one))
  expect(words.length).toBeGreaterThan(200)
  expect(unknown).toEqual([])
})

test.each([
  ['a word without an end', 'a'.repeat(5000)],
  ['a number without an end', '1'.repeat(5000)],
  ['thousands without an end', '111 '.repeat(1250)],
  ['the same word', 'wild '.repeat(1000)],
  ['numbers', '92, 94, '.repeat(600)],
  ['wishes on end', 'hjul og rækker med multiplikator der stiger, '.repeat(110)],
] as const)('a prompt of %s is read', (_, prompt) => {
  expect(readSlot(prompt).clauses.length).toBeGreaterThan(0)
})
