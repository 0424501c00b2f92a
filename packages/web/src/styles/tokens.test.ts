import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { luminance } from '../lobby/picture/colour.ts'

const SOURCE = join(import.meta.dirname, '..')
const TOKENS = 'styles/tokens.css'

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')
const tokens = read(TOKENS)
const colour = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const NIGHTS = ['void', 'ground', 'surface', 'raised', 'lifted']

describe('text is read at 4.5:1', () => {
  test.each(
    ['paper', 'muted', 'lamp', 'red-text', 'green-text', 'blue-text', 'petrol-text'].flatMap((text) =>
      NIGHTS.map((night) => [text, night] as const),
    ),
  )('%s on %s', (text, night) => {
    expect(contrast(text, night)).toBeGreaterThanOrEqual(4.5)
  })

  const STUDIO = NIGHTS.map((night) => `studio-${night}`)
  test.each(
    ['paper', 'studio-muted', 'lamp', 'red-text', 'green-text', 'petrol-text'].flatMap((text) =>
      STUDIO.map((night) => [text, night] as const),
    ),
  )('%s on %s', (text, night) => {
    expect(contrast(text, night)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['lamp', 'lamp-deep', 'lamp-bright', 'green', 'green-bright'])('on-lamp on %s', (plate) => {
    expect(contrast('on-lamp', plate)).toBeGreaterThanOrEqual(4.5)
  })

  test('void on red', () => {
    expect(contrast('void', 'red')).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['petrol', 'petrol-deep'])('lamp-bright on %s', (plate) => {
    expect(contrast('lamp-bright', plate)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each(['ground', 'surface', 'raised'])('the edge of a control stands out from %s at 3:1', (night) => {
  expect(contrast('edge', night)).toBeGreaterThanOrEqual(3)
})

/** A game brings colours of its own, and so do games that are only proposed: they are data, not the site's looks. */
const COLOURS_OF_GAMES = ['studio/preview/preview-game.ts', 'studio/art/adjust.ts']

test('nothing but the tokens names a colour', () => {
  const painted = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        /\.(css|tsx?)$/.test(file) && !/\.test\.|^test\/|gen\.ts$|^(machine|game)\//.test(file) && file !== TOKENS,
    )
    .filter((file) => /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch)a?\((?!from)/i.test(read(file)))
  expect(painted.filter((file) => !COLOURS_OF_GAMES.includes(file))).toEqual([])
})
