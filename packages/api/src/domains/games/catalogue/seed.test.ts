import { readdir } from 'node:fs/promises'
import chars from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' }
import type { Definition, ReelDefinition, SymbolDefinition } from '@spilvaerk/slot-engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import { readSeeds, type Seed } from './seed.ts'
import { MEANT } from './seed-meant.ts'
import { readTableSeeds } from './seed-tables.ts'
import { ENGLISH, houseText } from './texts/house-texts.ts'

const CATEGORIES = ['adventure', 'classic', 'fantasy', 'fruit', 'holiday', 'jackpot', 'mythology', 'nature', 'slots']
/** Symbols that stand in stacks, so that one window shows several. */
const STACKED: Readonly<Record<string, readonly string[]>> = {
  braendestablen: ['nabo'],
  'kaempens-koekkenhave': ['kaempe', 'vandkande'],
  sparegrisen: ['moent'],
}
/** Words that belong to others, or that a game's name must not promise. */
const NOT_OURS = /megaways|tivoli gardens|book of|starburst|gonzo|lego|disney|marvel|garanti|sikker gevinst/i

let seeds: readonly Seed[] = []
beforeAll(async () => {
  seeds = await readSeeds(ASSETS.seeds)
})

const seedOf = (slug: string): Seed => {
  const found = seeds.find((seed) => seed.slug === slug)
  if (!found) throw new Error(`no seed is called ${slug}`)
  return found
}

describe('the house', () => {
  test('has at least 24 games, and each of those meant', async () => {
    const files = (await readdir(ASSETS.seeds)).filter((file) => file.endsWith('.json'))
    expect(files.sort()).toEqual(seeds.map(({ slug }) => `${slug}.json`).sort())
    expect(seeds.map(({ slug }) => slug).sort()).toEqual(Object.keys(MEANT).sort())
    expect(seeds.length).toBeGreaterThanOrEqual(24)
  })

  test.each(['slug', 'name', 'description', 'palette'] as const)('has no two games with one %s', (field) => {
    expect(new Set(seeds.map((seed) => String(seed[field]))).size).toBe(seeds.length)
  })

  test('tells of each of its games in English, too, and of no other', async () => {
    const slugs = [...seeds, ...(await readTableSeeds(ASSETS.seeds))].map(({ slug }) => slug)
    const told = slugs.map((slug) => houseText(slug, 'description'))
    expect(told.filter((text) => text === undefined || /[æøå]/i.test(text))).toEqual([])
    expect(new Set(told).size).toBe(slugs.length)
    expect([...ENGLISH.keys()].sort()).toEqual(slugs.sort())
  })

  test('has something for everyone', () => {
    const distinct = (values: readonly unknown[]) => new Set(values).size
    expect(distinct(seeds.map(({ theme }) => theme))).toBeGreaterThanOrEqual(16)
    expect(distinct(seeds.map(({ category }) => category))).toBe(CATEGORIES.length)
    expect(distinct(seeds.map(({ definition }) => linesOf(definition)))).toBeGreaterThanOrEqual(9)
    expect(distinct(seeds.map(({ definition }) => definition.reelSets.base?.length))).toBeGreaterThanOrEqual(5)
    expect(
      distinct(seeds.map(({ definition }) => ('direction' in definition.wins ? definition.wins.direction : 'left'))),
    ).toBe(4)
    const featured = seeds.filter((seed) => seed.featured).length
    expect(featured).toBeGreaterThanOrEqual(6)
    expect(featured).toBeLessThanOrEqual(12)
  })
})

describe.each(Object.keys(MEANT))('%s', (slug) => {
  test('is told in Danish, in its own words and colours', () => {
    const { name, description, category, palette, definition } = seedOf(slug)
    expect(definition).toMatchObject({ id: slug, name, description })
    expect(name.length).toBeLessThanOrEqual(26)
    expect(`${name} ${description}`).not.toMatch(NOT_OURS)
    expect(description.split(/[.!?](?:\s|$)/).filter(Boolean)).toHaveLength(2)
    expect(`${name} ${description}`).toMatch(/[æøå]/i)
    expect(CATEGORIES).toContain(category)
    const [ground, deep, main, light] = palette
    expect(contrast(light, ground)).toBeGreaterThanOrEqual(10)
    expect(contrast(light, deep)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(main, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('shows symbols of the art set, each with a name', () => {
    const shown = seedOf(slug).definition.symbols.filter(({ kind }) => kind !== 'blank')
    for (const { emoji = '', name } of shown) {
      expect(chars, emoji).toHaveProperty([artName(emoji)])
      expect(name).toBeTruthy()
    }
    expect(new Set(shown.map(({ emoji }) => emoji)).size).toBe(shown.length)
    expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
  })

  test('pays more for better symbols and longer runs, and nothing is on a strip in vain', () => {
    const { symbols, reelSets } = seedOf(slug).definition
    const onStrips = new Set(Object.values(reelSets).flatMap((reels) => reels.flatMap(({ strip }) => strip)))
    expect([...onStrips].sort()).toEqual(symbols.map(({ id }) => id).sort())
    const regulars = symbols.filter(({ kind }) => kind === 'regular').map(paysOf)
    expect(regulars.filter((pays) => pays.size > 0).length).toBeGreaterThanOrEqual(6)
    for (const pays of symbols.map(paysOf)) {
      const coins = [...pays.entries()].sort(([a], [b]) => a - b).map(([, each]) => each)
      expect(coins).toEqual([...new Set(coins)].sort((a, b) => a - b))
    }
    regulars.slice(1).forEach((pays, i) => {
      for (const [count, coins] of pays) expect(coins).toBeLessThanOrEqual(regulars[i]?.get(count) ?? coins)
    })
  })

  test('keeps scatters and wilds of a reel out of each other’s window', () => {
    const { symbols, reelSets } = seedOf(slug).definition
    const stacked = STACKED[slug] ?? []
    const rare = symbols.filter(({ kind, id }) => (kind === 'scatter' || kind === 'wild') && !stacked.includes(id))
    for (const reel of Object.values(reelSets).flat()) {
      for (const { id } of rare) expect(leastDistance(reel.strip, id)).toBeGreaterThanOrEqual(mostRows(reel))
    }
  })
})

const mostRows = ({ rows }: ReelDefinition): number =>
  typeof rows === 'number' ? rows : Math.max(...Object.keys(rows).map(Number))

const linesOf = ({ wins }: Definition): number => (wins.type === 'lines' ? wins.lines.length : 0)

const paysOf = (symbol: SymbolDefinition): Map<number, number> =>
  new Map(Object.entries('pays' in symbol ? (symbol.pays ?? {}) : {}).map(([count, coins]) => [Number(count), coins]))

/** How the art set names a drawing. */
const artName = (emoji: string): string =>
  Array.from(emoji, (glyph) => glyph.codePointAt(0) ?? 0)
    .filter((codePoint) => codePoint !== 0xfe0f)
    .map((codePoint) => codePoint.toString(16))
    .join('-')

function leastDistance(strip: readonly string[], id: string): number {
  const stops = strip.flatMap((each, stop) => (each === id ? [stop] : []))
  return stops.reduce(
    (least, stop, i) => Math.min(least, (stops[i + 1] ?? (stops[0] ?? 0) + strip.length) - stop),
    1000,
  )
}

/** WCAG 2.2's contrast ratio. */
function contrast(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
