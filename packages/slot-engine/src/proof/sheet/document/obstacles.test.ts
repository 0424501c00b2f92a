import { describe, expect, test } from 'vitest'
import { OBSTACLES } from '../../../index.ts'
import { LANGUAGES } from './language.ts'
import { numbersOf } from './numbers.ts'
import { obstacleText } from './obstacles.ts'

const values = { combinations: 350_000_000, most: 1_000_000, kinds: 2 }

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(OBSTACLES)('%s is said in two sentences, with its values', (code) => {
    const text = obstacleText({ code, values }, language, numbersOf(language))
    expect(text).toMatch(/^[^{}]+\. [^{}]+\.$/)
  })
})

test('an obstacle says what stands in the way and what would remove it', () => {
  expect(obstacleText({ code: 'cascadesTooLong', values }, 'en', numbersOf('en'))).toBe(
    'The windows of the cascades are too many: the reels have 350,000,000 combinations of stops. With shorter strips, so that there are at most 1,000,000, the sheet is exact.',
  )
})
