import { createGameInput, type NewGame } from '@spilvaerk/schemas'
import { type Definition, parseDefinition } from '@spilvaerk/slot-engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftDefinition } from './draft.ts'
import { lineShapes, rowsFor } from './line-shapes.ts'
import { slugOf } from './slug.ts'
import { stripOf } from './strips.ts'

const newGame = (input: object = {}): NewGame => createGameInput.parse({ name: 'Prøve', ...input })

function draft(input: object = {}) {
  const parsed = parseDefinition(draftDefinition(newGame(input), 1))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}

const linesOf = (wins: Definition['wins']) => (wins.type === 'lines' ? wins.lines : [])

test('a name alone makes a game with wild, scatter and free spins', () => {
  const definition = draft()
  expect(definition.symbols.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['wild', 'scatter', 'regular']))
  expect(definition.reelSets.base).toHaveLength(5)
  expect(definition.wins).toMatchObject({ type: 'lines', lines: { length: 25 } })
  expect(definition.features).toHaveLength(1)
})

test('any number of reels and lines that the form offers makes a definition', () => {
  const input = fc.record({
    reels: fc.integer({ min: 3, max: 8 }),
    paylines: fc.integer({ min: 1, max: 100 }),
    volatility: fc.constantFrom('low', 'medium', 'high', 'extreme'),
    maxWinMultiplier: fc.integer({ min: 100, max: 10_000 }),
  })
  fc.assert(
    fc.property(input, (wishes) => {
      const { reelSets, wins, maxWin } = draft(wishes)
      expect(reelSets.base).toHaveLength(wishes.reels)
      expect(wins.type).toBe('lines')
      expect(new Set(linesOf(wins).map(String)).size).toBe(wishes.paylines)
      expect(maxWin).toBe(wishes.maxWinMultiplier)
    }),
    { seed: 20_261_121, numRuns: 60 },
  )
})

test('the pays that the maker wrote stand to the coin, by id, name or emoji', () => {
  const { symbols } = draft({
    symbols: [
      { id: 'a', emoji: '🍒', name: 'Kirsebær', value: 5 },
      { emoji: '🔔', name: 'Klokke' },
      { emoji: '💎', name: 'Diamant' },
    ],
    paytable: { a: { 3: 0.5, 4: 2 }, Klokke: { 5: 12.34 }, '💎': { 3: 1 } },
  })
  const paysOf = (name: string) => symbols.find((symbol) => symbol.name === name)
  expect(paysOf('Kirsebær')).toMatchObject({ pays: { 3: 50, 4: 200 } })
  expect(paysOf('Klokke')).toMatchObject({ pays: { 5: 1234 } })
  expect(paysOf('Diamant')).toMatchObject({ pays: { 3: 100 } })
})

test('a symbol named as something that every object has is priced like any other', () => {
  const { symbols } = draft({ symbols: [{ emoji: '👷', name: 'constructor', value: 5 }] })
  expect(symbols.find(({ name }) => name === 'constructor')).toMatchObject({ pays: { 5: 500 } })
})

test('symbols stand in the order they were sent, those of the house after them', () => {
  const asked = [
    { emoji: '🍒', name: 'Kirsebær', value: 1 },
    { emoji: '💎', name: 'Diamant', value: 50 },
  ]
  const { symbols } = draft({ symbols: asked })
  expect(symbols.slice(0, 2).map(({ name }) => name)).toEqual(['Kirsebær', 'Diamant'])
  const stopsOf = (id = '') => draft({ symbols: asked }).reelSets.base?.[0]?.strip.filter((stop) => stop === id).length
  expect(stopsOf(symbols[1]?.id)).toBeLessThan(stopsOf(symbols[0]?.id) ?? 0)
})

test('a symbol without an id gets one that no other has', () => {
  const { symbols } = draft({
    symbols: [
      { id: 's2', emoji: '🍒', name: 'Kirsebær' },
      { emoji: '🔔', name: 'Klokke' },
    ],
  })
  expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length)
})

test('too few symbols are filled up from the house, without doubling one', () => {
  const { symbols } = draft({ symbols: [{ emoji: '💎', name: 'Min diamant', value: 50 }] })
  expect(symbols.filter(({ kind }) => kind === 'regular').length).toBeGreaterThanOrEqual(6)
  expect(symbols.filter(({ emoji }) => emoji === '💎')).toHaveLength(1)
})

test('a bonus symbol counts anywhere, as a scatter does', () => {
  const { symbols } = draft({ symbols: [{ emoji: '🎁', name: 'Gave', type: 'bonus' }] })
  expect(symbols.find(({ emoji }) => emoji === '🎁')).toMatchObject({ kind: 'scatter' })
})

test('every strip has the stops it was asked for, in an order of its own', () => {
  const shares = [
    { id: 'a', stops: 5 },
    { id: 'b', stops: 3 },
    { id: 'c', stops: 1 },
  ]
  const strips = [0, 1, 2].map((reel) => stripOf(shares, reel))
  for (const strip of strips) expect([...strip].sort()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'c'])
  expect(new Set(strips.map(String)).size).toBe(3)
})

test('lines are all different and start with the straight ones', () => {
  expect(lineShapes(3, 3, 3)).toEqual([
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
  ])
  expect(new Set(lineShapes(3, 4, 50).map(String)).size).toBe(50)
})

test.each([
  [3, 27, 3],
  [3, 28, 4],
  [3, 100, 5],
  [5, 100, 3],
])('%d reels and %d lines need %d rows', (reels, lines, rows) => {
  expect(rowsFor(reels, lines)).toBe(rows)
})

test.each([
  ['Ræven & Ørnen på Årø', 'raeven-oernen-paa-aaroe'],
  ['  Café  Mañana! ', 'cafe-manana'],
  ['🎰🎰', 'spil'],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
