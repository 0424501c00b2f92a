import { describe, expect, test } from 'vitest'
import { SAMPLE_GAMES, sampleGame } from '../test/sample-games.ts'
import { normalizeText } from './normalize-text.ts'
import { createGameSearch } from './search.ts'

const search = createGameSearch(SAMPLE_GAMES)
const names = (term: string) => search(term).map((game) => game.name)

describe('normalizeText', () => {
  test.each([
    ['Æblehaven', 'aeblehaven'],
    ['Søens', 'soens'],
    ['Søens', 'Sons'],
    ['Åens', 'aaens'],
    ['Åens', 'ÅENS'],
    ['Månens', 'manens'],
    ['Crème Brûlée', 'creme brulee'],
  ])('%s and %s are alike', (one, other) => {
    expect(normalizeText(one)).toBe(normalizeText(other))
  })
})

describe('the search', () => {
  test('for nothing finds everything, in its order', () => {
    expect(search('  ')).toEqual(SAMPLE_GAMES)
  })

  test.each([
    ['FARAO', 'Faraos Nat', 'the case does not matter'],
    ['arao', 'Faraos Nat', 'any part of a word will do'],
    ['aos na', 'Faraos Nat', 'also across two words'],
    ['faroas', 'Faraos Nat', 'two letters swapped'],
    ['faroa', 'Faraos Nat', 'two letters swapped in a short word'],
    ['klasikeren', 'Klassikeren', 'one letter missing'],
    ['bolsjekogerriet', 'Bolsjekogeriet', 'one too many'],
    ['soens guld', 'Søens Guld', 'ø written oe'],
    ['maanens', 'Månens Bagside', 'å written aa'],
    ['pirate', 'Søens Guld', 'the theme by its key'],
    ['pirater', 'Søens Guld', 'the theme in Danish'],
    ['kaptajnen', 'Søens Guld', 'the description'],
  ])('for %s finds %s: %s', (term, name) => {
    expect(names(term)[0]).toBe(name)
  })

  test('puts a name before a theme before a description', () => {
    const games = [
      sampleGame({ id: 1, name: 'Alfa', description: 'En drage sover.' }),
      sampleGame({ id: 2, name: 'Beta', theme: 'drage' }),
      sampleGame({ id: 3, name: 'Drage' }),
    ]
    expect(createGameSearch(games)('drage').map((game) => game.id)).toEqual([3, 2, 1])
  })

  test('for something else finds nothing', () => {
    expect(names('blomkål')).toEqual([])
  })
})
