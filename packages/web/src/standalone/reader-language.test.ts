import type { ExportedTable } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { inLanguage, readerLanguage } from './reader-language.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['nb-NO'], 'no'],
  [['nn'], 'no'],
  [['fr', 'sv-SE'], 'sv'],
  [['fr'], 'da'],
  [[], 'da'],
] as const)('a reader of %j reads %s', (locales, language) => {
  expect(readerLanguage(locales, 'da')).toBe(language)
})

test('a game keeps the name that its look follows from, and shows the one of the language', () => {
  const game = {
    ...{ kind: 'casinoWar', name: 'Krig', description: 'Dansk', spots: [{ id: 'ante', name: 'Indsats' }] },
    told: [
      {
        language: 'fi',
        name: 'Sota',
        description: 'English',
        descriptionIn: 'en',
        symbols: {},
        spotNames: { ante: 'Ante' },
        rules: [],
      },
    ],
  } as unknown as ExportedTable
  expect(inLanguage(game, 'fi')).toMatchObject({
    ...{ name: 'Krig', title: 'Sota', description: 'English', descriptionIn: 'en' },
    spots: [{ id: 'ante', name: 'Ante' }],
  })
  expect(inLanguage(game, 'sv')).toBe(game)
})
