import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGameInput } from './create-game.ts'

/** What the studio's form sends. */
const form = {
  name: 'Guldfeber',
  description: 'En mine fuld af guld.',
  theme: 'western',
  rtp: 9650,
  volatility: 'medium',
  reels: 5,
  paylines: 25,
  maxWinMultiplier: 5000,
  symbols: [
    { emoji: '⛏️', name: 'Hakke', value: 25, type: 'wild' },
    { emoji: '💰', name: 'Guld', value: 50, type: 'regular' },
  ],
  paytable: { Guld: { 3: 2, 4: 10, 5: 50 } },
  config: { minBet: 0.1, maxBet: 100, betLevels: [0.1, 1, 100], autoSpinOptions: [10, 25] },
}

describe('accepted', () => {
  test('the whole form', () => {
    expect(createGameInput.parse(form)).toMatchObject(form)
  })

  test('a name alone, with the usual figures for the rest', () => {
    expect(createGameInput.parse({ name: '  Guldfeber ' })).toMatchObject({
      name: 'Guldfeber',
      rtp: 9650,
      volatility: 'medium',
      reels: 5,
      paylines: 25,
      maxWinMultiplier: 5000,
      symbols: [],
      config: { betLevels: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100], autoSpinOptions: [10, 25, 50, 100] },
    })
  })
})

test.each([
  [5, 243],
  [6, 117_649],
])('more lines than there are is the ways of a window: %d reels, %d', (reels, paylines) => {
  expect(createGameInput.parse({ name: 'Veje', reels, paylines })).toMatchObject({ reels, paylines })
})

describe('refused by name, in Danish', () => {
  test.each([
    [{ name: '' }, 'name', 'Navnet må ikke være tom'],
    [{ name: 'x'.repeat(81) }, 'name', 'Navnet må højst være 80 tegn'],
    [{ rtp: 96.5 }, 'rtp', 'RTP (i hundrededele af en procent) skal være et helt tal fra 8.500 til 9.800'],
    [{ rtp: 9900 }, 'rtp', 'RTP (i hundrededele af en procent) skal være et helt tal fra 8.500 til 9.800'],
    [{ volatility: 'wild' }, 'volatility', 'Volatiliteten skal være low, medium, high eller extreme'],
    [{ reels: 2 }, 'reels', 'Antallet af hjul skal være et helt tal fra 3 til 8'],
    [{ paylines: 0 }, 'paylines', 'Antallet af linjer eller veje skal være et helt tal fra 1 til 5.764.801'],
    [
      { paylines: 200 },
      'paylines',
      'Et spil med 5 hjul har 1 til 100 linjer eller 243, 1.024, 3.125, 7.776, 16.807 veje',
    ],
    [{ theme: '' }, 'theme', 'Temaet må ikke være tom'],
    [
      { symbols: [{ emoji: '💰', name: 'Guld', value: -1 }] },
      'symbols.0.value',
      'Symbolets værdi skal være et tal fra 0 til 100.000',
    ],
    [{ symbols: [{ name: 'Guld' }] }, 'symbols.0.emoji', 'Symbolets emoji skal være en tekst'],
    [
      { symbols: [{ id: 'et guld', emoji: '💰', name: 'Guld' }] },
      'symbols.0.id',
      'Symbolets id skal være 1 til 60 bogstaver, cifre, - og _',
    ],
    [
      { symbols: ['💰', '🪙'].map((emoji) => ({ id: 'guld', emoji, name: 'Guld' })) },
      'symbols.1.id',
      'To symboler har det samme id',
    ],
    [
      { paytable: { Guld: { 100: 1 } } },
      'paytable.Guld.100',
      'Antallet i gevinsttabellen skal være et helt tal fra 1 til 99',
    ],
    [{ paytable: { Guld: { 6: 1 } } }, 'paytable.Guld.6', 'Et spil med 5 hjul kan højst betale for 5 ens'],
    [{ paytable: { Guld: { 3: -1 } } }, 'paytable.Guld.3', 'En gevinst skal være et tal fra 0 til 100.000'],
    [{ config: { betLevels: [] } }, 'config.betLevels', 'Indsatserne skal indeholde mindst 1'],
    [{ config: { betLevels: [0.001] } }, 'config.betLevels.0', 'En indsats skal være et tal fra 0,01 til 5.000'],
    [{ config: { betLevels: [1.005] } }, 'config.betLevels.0', 'En indsats skal være et helt antal øre'],
    [{ palette: ['red', '#000000', '#000000', '#000000'] }, 'palette.0', 'En farve skrives som #rrggbb'],
    [{ definition: 'a text' }, 'definition', 'definition skal være et objekt'],
  ])('%j', (change, field, message) => {
    const { error } = createGameInput.safeParse({ ...form, ...change })
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([field, message])
  })

  test('anything at all is either accepted or refused in Danish, and nothing throws', () => {
    const fields = Object.keys(createGameInput.shape)
    const change = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 4 }))
    fc.assert(
      fc.property(change, (fields) => {
        const { error } = createGameInput.safeParse({ ...form, ...fields })
        for (const { message } of error?.issues ?? [])
          expect(message).not.toMatch(/^(Invalid|Too |Unrecognized|Expected)/)
      }),
      { seed: 20_261_121, numRuns: 500 },
    )
  })
})

test('a name is one line of signs that are seen', () => {
  const symbols = [{ emoji: '🍒', name: 'Kirse\u0000bær\u2066' }]
  const {
    name,
    theme,
    symbols: made,
  } = createGameInput.parse({ name: ' Spil\r\nBcc:\u202e x ', theme: 'a\u2028b', symbols })
  expect([name, theme, made[0]?.name]).toEqual(['Spil Bcc: x', 'a b', 'Kirse bær'])
  expect(createGameInput.safeParse({ name: '\u0000\u202e' }).error?.issues[0]?.message).toBe('Navnet må ikke være tom')
})
