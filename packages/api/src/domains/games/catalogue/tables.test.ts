import { game, gameSummary } from '@spilvaerk/schemas'
import { analyse, KINDS } from '@spilvaerk/table-games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Calculations } from '../../../platform/calculations/calculations.ts'
import { ASSETS } from '../../../platform/config/assets.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { value } from '../../../testing/players.ts'
import { plantSeeds } from './seed.ts'
import { readTableSeeds, type TableSeed } from './seed-tables.ts'

let house: House
let seeds: readonly TableSeed[]
beforeAll(async () => {
  house = await openHouse()
  seeds = await readTableSeeds(ASSETS.seeds)
  // They bring their sheets: nothing is left to calculate.
  await plantSeeds(seeds, house.catalogue, {} as Calculations, house.admission.admitHouse)
}, 60_000)
afterAll(() => house.close())

const idOf = async (slug: string): Promise<number> =>
  (await house.catalogue.list()).find((one) => one.slug === slug)?.id ?? 0

test('the house has a game of each kind', () => {
  expect(new Set(seeds.map(({ definition }) => definition.kind))).toEqual(new Set(Object.keys(KINDS)))
})

test('each brings the sheet of its definition, to the last digit', { timeout: 300_000 }, () => {
  for (const { slug, definition, sheet } of seeds)
    expect(sheet, slug).toEqual(JSON.parse(JSON.stringify(analyse(definition))))
})

test('each is admitted, and listed with the figures of its main bet', async () => {
  const listed = await house.catalogue.list()
  for (const { slug, sheet } of seeds) {
    const found = listed.find((one) => one.slug === slug)
    expect(gameSummary.parse(found)).toEqual(found)
    expect(found).toMatchObject({ category: 'table', standing: 'admitted', kind: sheet?.kind })
  }
})

test('a roulette shows what its page needs, in the language of the reader', async () => {
  const id = await idOf('havnens-roulette')
  const shown = value(await house.catalogue.game(id, undefined, 'en'))
  expect(game.parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    ...{ kind: 'roulette', rtp: 9730, maxWinMultiplier: 36, features: [], strategies: ['best'] },
    table: { coin: 1, asks: false },
    definition: { kind: 'roulette' },
  })
  if (shown.kind === 'slot') throw new Error('a slot')
  expect(shown.spots[17]).toEqual({
    ...{ id: 'straight-17', group: 'straight', name: 'Straight up 17', min: 1, max: 200, step: 1 },
    ...{ returned: 36 / 37, houseEdge: 1 / 37, elementOfRisk: 1 / 37, hitFrequency: 1 / 37 },
  })
  expect(shown.rules).toContain(
    'A spot takes from 1 to 2,000 kr.'.replace('A spot', 'Put chips on one or more spots. A spot'),
  )
  expect(shown.config).toMatchObject({ betLevels: [1, 2, 5, 10, 20, 50, 100, 200], autoSpinOptions: [] })
})

test('a war asks, and offers the tie beside the ante', async () => {
  const id = await idOf('tinsoldatens-krig')
  expect(value(await house.catalogue.summary(id))).toMatchObject({ table: { spots: 2, asks: true } })
  expect(value(await house.catalogue.game(id))).toMatchObject({
    spots: [
      { id: 'ante', min: 2, step: 2 },
      { id: 'tie', needs: 'ante' },
    ],
    strategies: ['best', 'default', 'war'],
  })
})

test('definition and sheet are told by kind', async () => {
  const id = await idOf('tinsoldatens-krig')
  const { definitionHash } = value(await house.catalogue.summary(id))
  expect(value(await house.catalogue.definition(id))).toMatchObject({
    ...{ kind: 'casinoWar', hash: definitionHash, warnings: [], definition: { kind: 'casinoWar', decks: 8 } },
  })
  expect(value(await house.catalogue.sheet(id))).toMatchObject({ kind: 'casinoWar', sheet: { mainSpot: 'ante' } })
})

test('a simulation on the server is of the main bet under best play', async () => {
  const id = await idOf('tinsoldatens-krig')
  const { totalSpins, exact, report } = value(await house.studio.simulate({ id, spins: 20_000, seed: 'krig' }))
  expect(totalSpins).toBe(20_000)
  expect(exact.rtp).toBeCloseTo(0.97102, 5)
  expect(report).toMatchObject({ rounds: 20_000, betCoins: 40_000, spots: [{ spot: 'ante' }] })
})

test('a spot that pays more than it takes keeps a game from being admitted', async () => {
  const [war] = seeds.filter(({ slug }) => slug === 'tinsoldatens-krig')
  if (!war) throw new Error('no war')
  const { sheet: _, ...seed } = war
  const definition = { ...war.definition, tie: { pays: 13 } }
  await house.plant({ ...seed, slug: 'for-god-krig', definition })
  expect(await idOf('for-god-krig')).toBe(0)
  const listed = (await house.catalogue.workshop()).find(({ slug }) => slug === 'for-god-krig')
  expect(listed).toMatchObject({ standing: 'listed' })
})
