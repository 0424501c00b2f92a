import type { ExportedGame } from '@spilvaerk/schemas'
import { expect, test } from 'vitest'
import { lightPageOf } from './page.ts'

const PLAYER = { script: `"${'x'.repeat(840_000)}"`, style: '', engine: '' }
const gameWith = (art: Readonly<Record<string, string>>) => ({ name: 'Spil', art }) as ExportedGame
const keptIn = (page: string): string[] =>
  Object.keys(JSON.parse(page.match(/id="game">(.*?)<\/script>/)?.[1] ?? '').art)

test('a page with little to draw keeps all of it', () => {
  expect(keptIn(lightPageOf(gameWith({ b: '<svg/>', a: '<svg/>' }), PLAYER))).toEqual(['a', 'b'])
})

test('a page that would be too heavy leaves its heaviest drawings out', () => {
  const drawing = (bytes: number) => `<svg>${'é'.repeat(bytes / 2)}</svg>`
  const art = { d: drawing(30_000), c: drawing(21_000), b: drawing(22_000), a: drawing(10_000) }
  const page = lightPageOf(gameWith(art), PLAYER)
  expect(Buffer.byteLength(page)).toBeLessThan(900_000)
  expect(keptIn(page)).toEqual(['a', 'b', 'c'])
  expect(Buffer.byteLength(lightPageOf(gameWith({ ...art, c: drawing(10_000) }), PLAYER))).toBeLessThan(900_000)
})
