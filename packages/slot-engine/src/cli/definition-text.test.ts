import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { definitionText } from './definition-text.ts'

const file = readFileSync(new URL('../../examples/fruit.json', import.meta.url), 'utf8')

test('a definition is as short as one writes it by hand', () => {
  const text = definitionText(JSON.parse(file))
  expect(JSON.parse(text)).toEqual(JSON.parse(file))
  expect(text.split('\n').length).toBeLessThan(file.split('\n').length)
  expect(text).toContain('\n    { "id": "star", "kind": "scatter", "emoji": "⭐", "pays": { "3": 5 } }\n')
})

test('long strips fill their lines, and nothing is lost', () => {
  const strip = Array.from({ length: 200 }, (_, i) => `symbol-${i}`)
  const game = { reelSets: { base: [{ strip, rows: 3 }] }, none: {}, empty: [], left: undefined, nothing: null }
  const text = definitionText(game)
  expect(JSON.parse(text)).toEqual({ ...game, left: undefined })
  const widths = text.split('\n').map((line) => line.length)
  expect(Math.max(...widths)).toBeLessThanOrEqual(120)
  expect(widths.length).toBeLessThan(45)
})
