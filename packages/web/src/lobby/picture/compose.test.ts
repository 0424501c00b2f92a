import { describe, expect, test } from 'vitest'
import { createDice } from '../../lib/dice.ts'
import { SAMPLE_GAMES, sampleGame } from '../../test/sample-games.ts'
import { luminance, mix } from './colour.ts'
import { composePicture } from './compose.ts'

const hashed = (id: number, theme = 'classic') =>
  sampleGame({ id, name: 'Spil', theme, definitionHash: (id * 7919).toString(16).padStart(64, '0') })

describe('composePicture', () => {
  test('paints the same game alike, whatever it is called', () => {
    const game = hashed(1)
    expect(composePicture({ ...game })).toEqual(composePicture({ ...game }))
  })

  test('gives each of a thousand games a face of its own', () => {
    const faces = Array.from({ length: 1000 }, (_, id) => JSON.stringify(composePicture(hashed(id))))
    expect(new Set(faces).size).toBe(1000)
  })

  test('shows the symbols worth most, each once, and keeps them inside the frame', () => {
    for (const game of Array.from({ length: 200 }, (_, id) => hashed(id))) {
      const { heroes } = composePicture(game)
      const emoji = heroes.map((hero) => hero.emoji)
      expect(emoji.at(-1)).toBe('🔔')
      expect(new Set(emoji).size).toBe(emoji.length)
      for (const { x, y, size } of heroes) {
        expect(x - size / 2).toBeGreaterThan(0)
        expect(x + size / 2).toBeLessThan(100)
        expect(y).toBeGreaterThan(5)
        expect(y).toBeLessThan(50)
      }
    }
  })

  test('paints a game without symbols too', () => {
    expect(composePicture({ ...hashed(1), symbols: [] }).heroes).toEqual([])
  })

  test.each([
    'egyptian',
    'pirate',
    'fruit',
    'sweet',
    'norse',
    'space',
    'ocean',
    'western',
    'jungle',
    'asian',
    'rock',
    '?',
  ])('writes sound outlines for %s', (theme) => {
    for (let id = 0; id < 60; id += 1) {
      const { land } = composePicture(hashed(id, theme))
      for (const { outline, colour } of land) {
        expect(outline).not.toMatch(/NaN|undefined|Infinity/)
        expect(outline).toMatch(/Z\s*$/)
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      }
    }
  })

  test('needs nothing but the hash, the palette, the symbols and the theme', () => {
    const [game] = SAMPLE_GAMES
    if (!game) throw new Error('no sample')
    const { definitionHash, palette, symbols, theme } = game
    expect(composePicture({ definitionHash, palette, symbols, theme })).toEqual(composePicture(game))
  })
})

test('mix goes from one colour to the other', () => {
  expect(mix('#102030', '#f0e0d0', 0)).toBe('#102030')
  expect(mix('#102030', '#f0e0d0', 1)).toBe('#f0e0d0')
})

test('luminance of black and white', () => {
  expect(luminance('#000000')).toBe(0)
  expect(luminance('#ffffff')).toBeCloseTo(1, 10)
})

test('dice stay within their bounds and reach both ends', () => {
  const dice = createDice('seed')
  const rolls = Array.from({ length: 1000 }, () => dice.whole(1, 6))
  expect(Math.min(...rolls)).toBe(1)
  expect(Math.max(...rolls)).toBe(6)
  expect(createDice('seed').whole(0, 1e9)).toBe(createDice('seed').whole(0, 1e9))
})
