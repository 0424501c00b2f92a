import { describe, expect, test } from 'vitest'
import type { ShelfEntry } from './entry.ts'
import { normalizeText } from './normalize-text.ts'
import { createShelfSearch } from './search.ts'

const game = (own: Partial<ShelfEntry> & Pick<ShelfEntry, 'id' | 'name'>): ShelfEntry => ({
  ...{ description: 'Tre hjul og en klokke.', theme: 'classic', category: 'slots', featured: false, origin: 'seed' },
  ...{ createdAt: new Date(0), rtp: 9650, volatility: 'medium', mechanics: [], lines: 10, maxWin: 500 },
  ...own,
})

const GAMES = [
  game({ id: 1, name: 'Faraos Nat', theme: 'egyptian', mechanics: ['freeSpins'] }),
  game({ id: 2, name: 'Søens Guld', theme: 'pirate', description: 'Kaptajnen har brændt kortet.' }),
  game({ id: 3, name: 'Bolsjekogeriet', theme: 'sweet', mechanics: ['clusters', 'cascades'] }),
  game({ id: 4, name: 'Klassikeren' }),
  game({ id: 5, name: 'Månens Bagside', theme: 'space' }),
  game({ id: 6, name: 'Havnens Held', theme: 'tables', mechanics: ['roulette'] }),
  game({ id: 7, name: 'Kanalbåden', theme: 'Min Egen Kanal' }),
]
const words = (theme: string) => (theme === 'egyptian' ? ['egypt*', 'pyramid*', 'nil', 'det_gamle_egypten'] : [])

const search = createShelfSearch(words)
const names = async (text: string, games = GAMES) =>
  (await search.find(text, games))?.map((id) => games.find((one) => one.id === id)?.name)

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
  test('for nothing seeks nothing', async () => {
    expect(await names('  ')).toBeUndefined()
    expect(await names('?!')).toBeUndefined()
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
    ['pirates', 'Søens Guld', 'the theme in English'],
    ['kaptajnen', 'Søens Guld', 'the description'],
    ['egyptisk', 'Faraos Nat', 'a word for the theme, with any ending'],
    ['egytisk', 'Faraos Nat', 'such a word with a typing error'],
    ['kanal', 'Kanalbåden', 'a theme that its maker made up'],
    ['klynge', 'Bolsjekogeriet', 'the mechanic in Danish'],
    ['cluster', 'Bolsjekogeriet', 'the mechanic in English'],
    ['frispil', 'Faraos Nat', 'free spins in one word'],
    ['free spins', 'Faraos Nat', 'and in two'],
    ['roulete', 'Havnens Held', 'a kind of table with a typing error'],
    ['slik klynger', 'Bolsjekogeriet', 'theme and mechanic together'],
  ])('for %s finds %s: %s', async (text, name) => {
    expect((await names(text))?.[0]).toBe(name)
  })

  test('puts a name before a theme, that before a mechanic, and a description last', async () => {
    const games = [
      game({ id: 11, name: 'Alfa', description: 'En stige står der.' }),
      game({ id: 12, name: 'Beta', mechanics: ['ladder'] }),
      game({ id: 13, name: 'Gamma', theme: 'stige' }),
      game({ id: 14, name: 'Stige' }),
    ]
    expect(await createShelfSearch(words).find('stige', games)).toEqual([14, 13, 12, 11])
  })

  test('has all the words, and for something else finds nothing', async () => {
    expect(await names('farao klynger')).toEqual([])
    expect(await names('blomkål')).toEqual([])
  })

  test('follows the shelf: what is new is found, what is gone is not, a new name instead of the old', async () => {
    const own = createShelfSearch(words)
    expect(await own.find('klassikeren', GAMES)).toEqual([4])
    const changed = [
      ...GAMES.filter(({ id }) => id !== 1),
      game({ id: 4, name: 'Veteranen' }),
      game({ id: 9, name: 'Ny' }),
    ]
    const now = changed.filter((one, at) => changed.findLastIndex(({ id }) => id === one.id) === at)
    expect(await own.find('klassikeren', now)).toEqual([])
    expect(await own.find('veteranen', now)).toEqual([4])
    expect(await own.find('farao', now)).toEqual([])
    expect(await own.find('ny', now)).toContain(9)
  })
})
