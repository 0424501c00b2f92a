import { expect, test } from 'vitest'
import { THEMES } from '../lexicon/themes.ts'
import { COMPANIONS, SHORT_NAMES } from './companions.ts'
import { DRAWINGS, plain } from './glyph-words.ts'
import { companionsOf } from './world.ts'

test('every theme has companions enough for half of a cast, and each of them is drawn', () => {
  expect([...COMPANIONS.keys()].toSorted()).toEqual(THEMES.map(({ key }) => key).toSorted())
  for (const theme of THEMES) expect([theme.key, companionsOf(theme).length >= 6]).toEqual([theme.key, true])
  const named = [...[...COMPANIONS.values()].join(' ').split(' '), ...Object.keys(SHORT_NAMES)]
  expect(named.filter((emoji) => !DRAWINGS.has(plain(emoji)))).toEqual([])
})
