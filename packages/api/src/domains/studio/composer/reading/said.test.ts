import { expect, test } from 'vitest'
import { withNumbers } from './number-words.ts'
import { rewritten, saidOf } from './said.ts'

test.each([
  ['twelve symbols altogether', 'symbols'],
  ['five reels and four rows of otters', 'otters'],
  ['two hundred and forty-three ways', 'ways'],
])('“%s”: a number in words moves nothing that comes after it', (prompt, word) => {
  const { text, at } = withNumbers(saidOf(prompt), 'en')
  expect(at[text.indexOf(word)]).toBe(prompt.indexOf(word))
})

test('words in another order keep their places, and new ones stay inside what they replace', () => {
  const said = rewritten(
    saidOf('otters, free spins: 12, moon'),
    /free spins: (\d+)/g,
    ([, count]) => `${count} free spins`,
  )
  expect(said.text).toBe('otters, 12 free spins, moon')
  expect(said.at[said.text.indexOf('12')]).toBe(20)
  expect(said.at[said.text.indexOf('moon')]).toBe(24)
  expect(said.at.slice(8, 21).every((place) => place >= 8 && place < 22)).toBe(true)
})
