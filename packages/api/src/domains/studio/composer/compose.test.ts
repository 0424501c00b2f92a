import chars from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' }
import { palette } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { THEMES } from './lexicon/themes.ts'
import { isOthersName } from './names.ts'
import { plain } from './nearness/glyph-words.ts'
import { contrastOf } from './palette.ts'
import { plainText } from './plain-text.ts'
import { readWishes } from './read-wishes.ts'

const drawn = new Set(Object.keys(chars).map((name) => name.replace(/\b0+/g, '')))
const artOf = (emoji: string) =>
  Array.from(emoji, (glyph) => glyph.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== 0xfe0f)
    .map((codePoint) => codePoint.toString(16))
    .join('-')
const rgbOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

describe('the lexicon', () => {
  test('knows at least forty themes, each under a key of its own', () => {
    expect(new Set(THEMES.map(({ key }) => key)).size).toBe(THEMES.length)
    expect(THEMES.length).toBeGreaterThanOrEqual(40)
  })

  test.each(THEMES.map((theme) => [theme.key, theme] as const))(
    '%s has symbols that are drawn, and are told apart',
    (_, theme) => {
      const glyphs = [theme.wild, theme.scatter, ...theme.regulars]
      expect(glyphs.map(({ emoji }) => emoji).filter((emoji) => !drawn.has(artOf(emoji)))).toEqual([])
      for (const side of ['emoji', 'da', 'en'] as const)
        expect(new Set(glyphs.map((glyph) => glyph[side])).size).toBe(glyphs.length)
      expect(theme.regulars.length).toBeGreaterThanOrEqual(10)
      expect(Object.values(theme.whose).flat().filter(isOthersName)).toEqual([])
    },
  )

  test('no two themes have the same symbols', () => {
    const sets = THEMES.map(({ regulars }) => regulars.map(({ emoji }) => emoji))
    for (const [at, set] of sets.entries())
      for (const other of sets.slice(at + 1))
        expect(set.filter((emoji) => other.includes(emoji)).length).toBeLessThan(8)
  })
})

describe('an idea', () => {
  test('is the same for the same prompt, and another for another roll or prompt', () => {
    const prompt = 'Et spil om havets dyb'
    expect(compose(prompt)).toEqual(compose(prompt))
    expect(compose(prompt, { roll: 1 })).not.toEqual(compose(prompt))
    expect(compose(`${prompt}!`).symbols).not.toEqual(compose(prompt).symbols)
  })

  test.each([
    ['en rejse til det gamle Egypten', 'egyptian', 'da'],
    ['modern video slot with the Norse Mythology theme, 5 reels', 'norse', 'en'],
    ['Space Adventure with aliens', 'space', 'en'],
    ['et juleeventyr for nisser', 'christmas', 'da'],
    ['pirates of the caribbean sea hunting treasure', 'pirate', 'en'],
    ['Rock & Roll', 'rock', 'en'],
    ['Den sidste haj i havets dyb', 'ocean', 'da'],
    ['a bakery in the morning with coffee', 'bakery', 'en'],
    ['European roulette with multipliers', 'tables', 'en'],
  ])('of “%s” is about %s', (prompt, theme, language) => {
    expect(compose(prompt)).toMatchObject({ theme, language, themeNamed: true })
  })

  test.each([
    ['a lighthouse slot', ['💡', '🌫️', '⛵'], ['🦈', '🐙', '🐡']],
    ['En fyrpasser på en øde ø samler stjerneskud i krukker', ['💡', '⚓', '🌠'], ['🦈', '🐙', '🔱']],
    ['a slot about librarians', ['📚', '🖋️'], ['🦂', '♎']],
    ['et spil om bogtrykkere', ['📰', '📖'], ['🧀', '🍕']],
    ['et spil om skorstensfejere', ['🧹', '🎩'], ['👑', '⚓']],
    ['a slot about glassblowers', ['🔥', '💎'], ['🎈', '♣️']],
  ])('of “%s” shows what it is about', (prompt, some, none) => {
    const shown = new Set(
      [0, 1, 2, 3].flatMap((roll) => compose(prompt, { roll }).symbols.map(({ emoji }) => plain(emoji))),
    )
    const wrong = [
      ...some.filter((emoji) => !shown.has(plain(emoji))),
      ...none.filter((emoji) => shown.has(plain(emoji))),
    ]
    expect(wrong).toEqual([])
  })

  test('of two themes has symbols of both', () => {
    const emojis = compose('vikinger på en rumrejse til fremmede planeter').symbols.map(({ emoji }) => emoji)
    const of = (key: string) => THEMES.find((theme) => theme.key === key)?.regulars.map(({ emoji }) => emoji) ?? []
    expect(emojis.some((emoji) => of('space').includes(emoji))).toBe(true)
    expect(emojis.some((emoji) => of('viking').includes(emoji))).toBe(true)
  })

  test.each(['', 'xqzt wrrp', '🎰🎰', '?'.repeat(5000), '\u0000\u202e'])(
    'of nonsense (%j) is a proper one',
    (prompt) => {
      const { symbols, name, palette: colours } = compose(prompt)
      expect(symbols.length).toBeGreaterThanOrEqual(8)
      expect(symbols.length).toBeLessThanOrEqual(12)
      expect(name).toMatch(/\p{L}{3}/u)
      expect(palette.parse(colours)).toEqual(colours)
    },
  )

  test('can be read: its light and main colours stand out from its ground', () => {
    for (const { key } of THEMES) {
      const [ground, , main, light] = compose(`farver ${key}`, { theme: key }).palette.map(rgbOf)
      expect(contrastOf(main!, ground!)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(light!, ground!)).toBeGreaterThanOrEqual(9)
    }
  })

  test('takes the name that stands in quotation marks, without markup, and never one of others', () => {
    expect(compose('et spil kaldet "Nordlysets <b>Guld</b>" om sne').name).toBe('Nordlysets Guld')
    expect(compose('a slot called "Book of Dead" about Egypt').name).not.toMatch(/book of/i)
    expect(compose('a slot called "<img src=x onerror=alert(1)>"').name).not.toMatch(/[<>=]/)
  })
})

test('markup is no part of a text', () => {
  expect(plainText('a<script>alert(1)</script> b <img src="x" onerror=y> c\u202e\u0007 {{d}}', 100)).toBe(
    'a alert(1) b c d',
  )
})

test.each<[string, object]>([
  ['fem hjul, tyve linjer og høj volatilitet', { reels: 5, lines: 20, volatility: 'high' }],
  [
    '6-hjulet spil, 50 gevinstlinjer, lav volatilitet, 96,5 % RTP',
    { reels: 6, lines: 50, volatility: 'low', rtp: 96.5 },
  ],
  ['5x4 grid, 1,024 ways, medium volatility', { reels: 5, rows: 4, ways: 1024, wins: 'ways', volatility: 'medium' }],
  ['RTP på 94.2 og maks gevinst 5.000x', { rtp: 94.2, maxWin: 5000 }],
  ['win up to 10,000 times your bet, volatility: extreme', { maxWin: 10_000, volatility: 'extreme' }],
  ['Megaways with up to 117,649 ways', { wins: 'megaways' }],
  ['cluster pays on a 7x7 grid with cascades', { wins: 'clusters', reels: 7, rows: 7, wanted: ['cascades'] }],
  ['Classic Slots with 3 reels, RTP 92-96%', { reels: 3, rtp: 94 }],
  ['hit frequency 30%, return to player 96%', { hitFrequency: 30, rtp: 96 }],
  ['10 frispil med x3 og sticky wilds', { freeSpins: 10, freeSpinMultiplier: 3, wanted: ['freeSpins', 'stickyWild'] }],
  ['uden frispil og jackpot, men med bonuskøb', { unwanted: ['freeSpins', 'jackpots'], wanted: ['bonusBuy'] }],
  ['no free spins, no wilds, but hold and win', { unwanted: ['freeSpins', 'wild'], wanted: ['holdAndWin'] }],
  ['European roulette with at least 3 mini-games', { requestedKind: 'roulette', miniGames: 3 }],
  ['et blackjack-bord for nybegyndere', { requestedKind: 'blackjack', audience: 'beginners' }],
  ['wild west with a lucky wheel, a pick-me bonus and a bonus ladder', { wanted: ['wheel', 'pick', 'ladder'] }],
  ['a slot with 12 reels, 0 lines and RTP 150', { reels: 12, lines: 0, rtp: 150 }],
  ['100 hjul, 20.000 gevinstlinjer, RTP er 5 %', { reels: 100, lines: 20_000, rtp: 5 }],
  ['2,5 hjul og 500 frispil, maks gevinst 1.000.000x', { reels: 2.5, freeSpins: 500, maxWin: 1_000_000 }],
  ['20x20 grid with a max win of 5x', { reels: 20, rows: 20, maxWin: 5 }],
  ['hit frequency 150% and 40 mini-games', { hitFrequency: 150, miniGames: 40 }],
  ['free spins that can be bought for 100 times the bet', { buyPrice: 100, wanted: ['freeSpins', 'bonusBuy'] }],
  ['a dragon breathing fire', { wanted: [], unwanted: [] }],
])('“%s” is read', (prompt, wishes) => {
  expect(readWishes(prompt, compose(prompt).language)).toMatchObject(wishes)
})

test.each<[string, readonly string[]]>([
  ['high RTP, 5 reels and 25 lines', ['rtp', 'maxWin']],
  ['max win on 20 lines, rtp and 10 free spins', ['rtp', 'maxWin']],
  ['free spins that can be bought for 100 times the bet', ['maxWin']],
])('“%s” says nothing of %j', (prompt, fields) => {
  const read: object = readWishes(prompt, 'en')
  for (const field of fields) expect(read).not.toHaveProperty(field)
})

test.each([
  ['europæisk roulette med la partage', /Roulette/],
  ['en punto banco uden kommission', /Punto Banco/],
  ['blackjack with 6 decks and late surrender', /Blackjack/],
  ['a coin flip, heads or tails', /Heads or Tails/],
])('%s, which names no theme, has the name of a table of its kind', (prompt, kind) => {
  const names = Array.from({ length: 8 }, (_, roll) => compose(prompt, { roll }).name)
  for (const name of names) expect(name).toMatch(kind)
  expect(new Set(names).size).toBeGreaterThan(3)
})

test('the name that is asked for is given with every roll', () => {
  const prompt = 'Viking slot called "Fjord Raiders" with free spins'
  expect([0, 1, 40_000].map((roll) => compose(prompt, { roll }).name)).toEqual(Array(3).fill('Fjord Raiders'))
})

test('a figure after about is not what a game is about, and something Danish is no dance', () => {
  expect(compose('A game called "Night Train" with a wheel; hit frequency about 30%').wishes.about).toBeUndefined()
  const { theme, guest } = compose('dansk jul med nisser; progressiv jackpot')
  expect([theme, guest]).toEqual(['christmas', undefined])
  expect(compose('et dansegulv i firserne').theme).toBe('disco')
})
