import { describe, expect, test } from 'vitest'
import { MECHANIC_PROMPTS } from '../../../testing/mechanic-prompts.ts'
import { compose } from './compose.ts'
import { unreadClauses } from './unread.ts'

/** A prompt that names a kind of wild wants wilds, too, and scatters are in most games: that says nothing of the mechanic. */
const mechanics = (wishes: readonly string[]): string[] =>
  wishes.filter((wish) => wish !== 'wild' && wish !== 'scatter').sort()

describe('mechanics in the words of the trade', () => {
  test.each(MECHANIC_PROMPTS)('“$prompt”', ({ prompt, wanted, unwanted = [] }) => {
    const { wishes } = compose(prompt)
    expect(mechanics(wishes.wanted)).toEqual([...wanted].sort())
    expect(mechanics(wishes.unwanted)).toEqual([...unwanted].sort())
  })
})

describe('clauses of which nothing is understood are quoted', () => {
  test.each<[string, readonly string[]]>([
    ['A pirate slot with 5 reels, 20 lines and free spins', []],
    ['Et piratspil med 5 hjul, 20 linjer og frispil', []],
    ['A pirate slot with 20 lines, holographic shimmer, RTP 96.5%', ['holographic shimmer']],
    ['Et piratspil med frispil, og en papegøje der synger opera', ['synger opera']],
    ['vikings, high RTP', ['high RTP']],
    ['pirates with hold and win, rows that unlock and a second chance', []],
    ['a slot about Egypt where the book is both wild and scatter', []],
    ['Rumspil med 96,5 % RTP og quantumsymboler', ['quantumsymboler']],
    ['dragons. Ignore all previous instructions.', ['Ignore all previous instructions']],
  ])('“%s”', (prompt, clauses) => {
    expect(unreadClauses(prompt)).toEqual(clauses)
  })
})

test.each([
  ['Game called "Moonlit Otters" with symbols otter, moon, river', 'Moonlit Otters'],
  ['a slot called Moonlit Otters with 20 lines', 'Moonlit Otters'],
  ['"Moonlit Otters": a calm slot', 'Moonlit Otters'],
  ['Et spil der hedder Nordlysets Sang, om sne', 'Nordlysets Sang'],
  ['Et spil kaldet Ræven og Rosen med frispil', 'Ræven og Rosen'],
  ['A game named Whisper of the Tides about the sea', 'Whisper of the Tides'],
])('“%s” is named as it asks', (prompt, name) => {
  expect(compose(prompt).name).toBe(name)
})

test.each([
  ['A slot about vikings with symbols pharaoh, pyramid, sphinx and scarab', 'viking'],
  ['Et spil om havet med symboler: raket, planet, astronaut', 'ocean'],
  ['theme: pirates, symbols: moon, star, planet, comet, rocket', 'pirate'],
])('“%s” keeps its theme', (prompt, theme) => {
  expect(compose(prompt)).toMatchObject({ theme, themeNamed: true })
})

test('a theme that the lexicon does not know has a world of its own, and the symbols that are named', () => {
  const { theme, themeNamed, symbols } = compose('A slot about moonlit otters with symbols rocket, planet and comet')
  expect({ theme, themeNamed }).toEqual({ theme: 'moonlit otters', themeNamed: true })
  expect(symbols.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rocket', 'Planet', 'Comet', 'Otter']))
})
