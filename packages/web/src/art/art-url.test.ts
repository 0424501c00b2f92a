import { expect, test } from 'vitest'
import { artUrl } from './art-url.ts'

test.each([
  ['🍒', '/art/1f352.svg'],
  ['7️⃣', '/art/37-20e3.svg'],
  ['🏴‍☠️', '/art/1f3f4-200d-2620.svg'],
  ['⚔️', '/art/2694.svg'],
  ['🐻‍❄️', '/art/1f43b-200d-2744.svg'],
])('%s is drawn in %s', (emoji, url) => {
  expect(artUrl(emoji)).toBe(url)
})
