import { randomUUID } from 'node:crypto'
import { type BrowseInput, browseInput, isMechanic } from '@spilvaerk/schemas'
import { FEATURE_TYPES } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import type { OwnGames } from './shelf-lists.ts'

const NOBODY: OwnGames = { favourites: [], continue: [] }
let house: House
beforeAll(async () => {
  house = await openHouse()
  const named = (name: string, changes: object, definition = smallGame({ id: name.toLowerCase() })) =>
    seedOf(definition.id, definition, { name, ...changes })
  await house.plant(
    named('Alfa', { theme: 'egyptian', featured: true }),
    named('Beta', { category: 'table' }, smallGame({ id: 'beta', maxWin: 100 })),
    named('Æble', {}, smallGame({ id: 'aeble', features: [], maxWin: 200 })),
    named('Gamma', { theme: 'pirate' }, smallGame({ id: 'gamma', maxWin: 300 })),
  )
})
afterAll(() => house.close())

const page = (asked: Record<string, unknown>, own = NOBODY) =>
  house.catalogue.browse(browseInput.parse(asked) as BrowseInput, 'da', own)
const names = async (asked: Record<string, unknown>, own = NOBODY) =>
  (await page(asked, own)).games.map(({ name }) => name)

describe('browsing', () => {
  test('begins with what the house features, the rest newest first', async () => {
    const all = await house.catalogue.list('da')
    const featured = all.filter((game) => game.featured)
    const { games, total, next } = await page({})
    expect(games).toEqual([...featured, ...all.filter((game) => !game.featured)])
    expect([total, next]).toEqual([5, null])
  })

  test.each([
    [{ category: 'table' }, ['Beta']],
    [{ category: 'featured' }, ['Alfa']],
    [{ category: 'none of them' }, []],
    [{ category: 'workshop' }, []],
    [{ minMaxWin: 300, sort: 'largestWin' }, ['Lille Spil', 'Alfa', 'Gamma']],
    [{ minMaxWin: 200, mechanics: 'freeSpins', sort: 'name' }, ['Alfa', 'Gamma', 'Lille Spil']],
    [{ mechanics: 'freeSpins,clusters' }, []],
    [{ lines: '11-25,26-,ways' }, []],
    [{ provider: 'members' }, []],
    [{ sort: 'name' }, ['Alfa', 'Beta', 'Gamma', 'Lille Spil', 'Æble']],
    [{ q: 'egytisk' }, ['Alfa']],
    [{ q: 'egyptisk', mechanics: 'clusters' }, []],
  ])('%j finds %j', async (asked, found) => {
    expect((await names(asked)).toSorted()).toEqual(found.toSorted())
    if ('sort' in asked && asked.sort === 'name') expect(await names(asked)).toEqual(found)
  })

  test('goes page by page through the same order', async () => {
    const whole = await names({ sort: 'name' })
    const first = await page({ sort: 'name', limit: 2 })
    const second = await page({ sort: 'name', limit: 2, cursor: first.next })
    const third = await page({ sort: 'name', limit: 2, cursor: second.next })
    expect([first, second, third].flatMap(({ games }) => games.map(({ name }) => name))).toEqual(whole)
    expect([first.total, third.next]).toEqual([5, null])
  })

  test('tells how many games each further choice would leave', async () => {
    const { facets } = await page({ mechanics: 'freeSpins', provider: 'members' })
    expect(facets.mechanics).toEqual([])
    expect(facets.provider).toEqual([{ key: 'house', count: 4 }])
    expect((await page({})).facets.lines).toEqual([{ key: '1-10', count: 5 }])
  })

  test('a member’s own lists keep their order, and leave out what is nowhere', async () => {
    const gamma = (await house.catalogue.list()).find(({ name }) => name === 'Gamma')?.id ?? 0
    const own = { favourites: [gamma, 999, 1], continue: [1] }
    expect(await names({ category: 'favourites' }, own)).toEqual(['Gamma', 'Lille Spil'])
    expect(await names({ category: 'favourites', q: 'gamma' }, own)).toEqual(['Gamma'])
    expect(await names({ category: 'continue' }, own)).toEqual(['Lille Spil'])
    expect(await names({ category: 'favourites' })).toEqual([])
  })

  test('orders by players at once, and sees a new game at once', async () => {
    const { id = 0 } = (await house.catalogue.list()).find(({ name }) => name === 'Beta') ?? {}
    await house.rounds.spin({ id, bet: 1 }, { id: randomUUID(), kind: 'player' })
    expect((await names({ sort: 'mostPlayed' }))[0]).toBe('Beta')
    expect((await names({ category: 'popular' }))[0]).toBe('Beta')
    await house.plant(seedOf('delta', smallGame({ id: 'delta' }), { name: 'Delta' }))
    expect(await names({ q: 'delta' })).toEqual(['Delta'])
  })
})

test('the rails have what there is, and each of their games once', async () => {
  const own = { favourites: [1], continue: [] }
  const { rails, counts, categories, games, lead } = await house.catalogue.rails('da', own)
  expect(rails[0]).toEqual({ category: 'favourites', mechanic: null, volatility: null, total: 1, ids: [1] })
  expect(rails.find(({ mechanic }) => mechanic === 'freeSpins')?.total).toBeGreaterThanOrEqual(4)
  expect(rails.map(({ category }) => category)).not.toContain('workshop')
  expect(counts).toMatchObject({ active: categories.length > 0 ? 6 : 0, featured: 1 })
  expect(categories).toContain('table')
  const ids = games.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const rail of rails) for (const id of rail.ids) expect(ids).toContain(id)
  expect(games.find(({ id }) => id === lead)?.featured).toBe(true)
})

test('each kind of feature of the engine is a mechanic', () => {
  expect(FEATURE_TYPES.filter((type) => !isMechanic(type))).toEqual([])
})
