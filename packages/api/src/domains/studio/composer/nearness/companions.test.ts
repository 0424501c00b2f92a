import { expect, test } from 'vitest'
import { THEMES } from '../lexicon/themes.ts'
import { COMPANIONS, SHORT_NAMES } from './companions.ts'
import { conceptPartOf, DRAWINGS, plain } from './glyph-words.ts'
import { companionsOf } from './world.ts'

test('every theme has companions enough for half of a cast, and each of them is drawn', () => {
  expect([...COMPANIONS.keys()].toSorted()).toEqual(THEMES.map(({ key }) => key).toSorted())
  for (const theme of THEMES) expect([theme.key, companionsOf(theme).length >= 6]).toEqual([theme.key, true])
  const named = [...[...COMPANIONS.values()].join(' ').split(' '), ...Object.keys(SHORT_NAMES)]
  expect(named.filter((emoji) => !DRAWINGS.has(plain(emoji)))).toEqual([])
})

test('a compound is drawn from its first part where the other is a word too', () => {
  const parts = (words: string) => words.split(' ').map((word) => conceptPartOf(word))
  expect(parts('cykelhandleren smørrebrødsforretning kirkegårdsgraver graveyardkeeper bageriudsalg')).toEqual(
    'cykel smørrebrød kirkegård graveyard bageri'.split(' '),
  )
  const strays =
    'crowdfunding ravenous radioactive metropolis marshmallow stampede sundhedsplejerske batswoman tubeless shopaholic bridgerton sevenoaks chartered pondering countryside'
  expect(parts(strays).filter((part) => part !== undefined)).toEqual([])
})
