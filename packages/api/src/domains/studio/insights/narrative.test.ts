import { expect, test } from 'vitest'
import { compose } from '../composer/compose.ts'
import { narrate } from './narrative.ts'
import { TIMES } from './tales.ts'

test.each([
  ['pirater', 'da'],
  ['otters by moonlight', 'en'],
  ['havets dyb', 'en'],
] as const)('ten stories of %s share no sentence, and are in the language of the page', (theme, language) => {
  const sentences = Array.from({ length: 10 }, (_, roll) => {
    const { premise, chapters } = narrate(compose(theme, { language, roll }), undefined, roll)
    return [premise, ...chapters.map(({ text }) => text)]
  }).flat()
  expect(new Set(sentences).size).toBe(sentences.length)
  const begins = (sentence: string) => TIMES[language].some((time) => sentence.startsWith(time))
  expect(sentences.filter((sentence) => !begins(sentence))).toEqual([])
})
