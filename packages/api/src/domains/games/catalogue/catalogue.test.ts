import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse, compile } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASSETS } from '../../../platform/config/assets.ts'
import { spoilSheets } from '../../../testing/database.ts'
import { seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { slot, slotValue } from '../../../testing/players.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { createPlanted } from './planted.ts'
import { readSeed, readSeeds } from './seed.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const slugs = (games: readonly { slug: string }[]) => games.map(({ slug }) => slug)

test('a game shows what its definition proves', async () => {
  const sheet = analyse(compile(smallGame()))
  expect(await house.catalogue.summary(1)).toMatchObject({
    value: {
      slug: 'lille-spil',
      rtp: Math.round(sheet.rtp * 10_000),
      hitFrequency: sheet.hitFrequency,
      volatility: sheet.volatilityClass,
      reels: 3,
      rows: [3, 3, 3],
      paylines: 3,
      maxWinMultiplier: 500,
      features: ['freeSpins'],
      version: 1,
    },
  })
})

test('a symbol shows its best pay in times the bet', async () => {
  const [game] = await house.catalogue.list()
  expect(game && slot(game).symbols).toEqual([
    { id: 'a', name: 'Kirsebær', emoji: '🍒', value: 0.3, type: 'regular' },
    { id: 'b', name: 'Klokke', emoji: '🔔', value: 0.8, type: 'regular' },
    { id: 'c', name: 'Syvtal', emoji: '7️⃣', value: 4, type: 'regular' },
    { id: 'w', name: 'Joker', emoji: '🃏', value: 0, type: 'wild' },
    { id: 's', name: 'Stjerne', emoji: '⭐', value: 0.5, type: 'scatter' },
  ])
})

test('a game page gets pay table, lines and rules', async () => {
  const game = await house.catalogue.game(1)
  expect(game).toMatchObject({
    value: {
      betCoins: 10,
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [2, 2, 2],
      ],
      rules: [
        'Vælg en indsats, og tryk på SPIN.',
        '3 eller flere ens symboler på en linje vinder fra venstre mod højre. Syvtal vinder fra 2.',
        'På hver linje udbetales kun den højeste gevinst.',
        'Joker er wild: den erstatter alle symboler undtagen scatter og ganger gevinsten med 2.',
        'Stjerne er scatter: 3 eller flere betaler, uanset hvor de står.',
        'Stjerne udløser gratis spins: 3 giver 3. Her ganges gevinsterne med 2.',
        'En runde kan højst betale 500 gange indsatsen.',
        expect.stringMatching(/^Spillet betaler i gennemsnit [\d.,]+ % tilbage \(RTP\), og volatiliteten er lav\.$/),
      ],
    },
  })
  expect(slotValue(game).paytable.find(({ symbolId }) => symbolId === 'c')).toEqual({
    symbolId: 'c',
    name: 'Syvtal',
    emoji: '7️⃣',
    pays: [
      { count: 2, coins: 1, times: 0.1 },
      { count: 3, coins: 40, times: 4 },
    ],
  })
})

test('the lists: newest first, featured only, and the most played first', async () => {
  await house.plant(seedOf('andet', smallGame(), { featured: true }), seedOf('tredje'))
  expect(slugs(await house.catalogue.popular())).toEqual(['tredje', 'andet', 'lille-spil'])
  await house.rounds.spin({ id: 1, bet: 1 }, { id: 'anna', kind: 'player' })
  await house.rounds.spin({ id: 3, bet: 1 }, { id: 'anna', kind: 'player' })
  await house.rounds.spin({ id: 1, bet: 1 }, { id: 'bo', kind: 'player' })
  expect(slugs(await house.catalogue.list())).toEqual(['tredje', 'andet', 'lille-spil'])
  expect(slugs(await house.catalogue.featured())).toEqual(['andet'])
  expect(slugs(await house.catalogue.popular())).toEqual(['lille-spil', 'tredje', 'andet'])
})

test('planting again changes nothing; a changed text keeps the version', async () => {
  const before = await house.catalogue.list()
  await house.plant(seedOf('tredje'))
  expect(await house.catalogue.list()).toEqual(before)
  await house.plant(seedOf('tredje', smallGame(), { name: 'Det Tredje' }))
  expect((await house.catalogue.list())[0]).toEqual({ ...before[0], name: 'Det Tredje' })
})

test('a start reads the files of the games once, until they, the program or what is stored of them change', async () => {
  const [dataDir, program, seeds] = [tempDir(), tempDir(), tempDir()]
  writeFileSync(join(program, 'server.mjs'), '1')
  writeFileSync(join(seeds, 'a.json'), '{}')
  const planted = (worker = 'worker.mjs') =>
    createPlanted({
      ...house,
      ...{ dataDir, read: house.storage.read, assets: { calculations: join(program, worker), seeds } },
    })
  /** Whether it is up to date, and again after the games were brought so. */
  const starts = async () => {
    const before = await planted().isUpToDate()
    await planted().keep()
    return [before, await planted().isUpToDate()]
  }
  expect(await starts()).toEqual([false, true])
  writeFileSync(join(program, 'server.mjs'), '2')
  expect(await starts()).toEqual([false, true])
  writeFileSync(join(seeds, 'a.json'), '{ }')
  expect(await starts()).toEqual([false, true])
  await house.plant(seedOf('planted-again', smallGame({ id: 'planted-again' })))
  expect(await starts()).toEqual([false, true])
  // Sources are read at each start.
  expect(await planted('worker.ts').isUpToDate()).toBe(false)
})

test('a sheet is proved once and kept by hash', async () => {
  const sheet = await house.catalogue.sheet(1)
  expect(sheet).toEqual({
    ok: true,
    value: { kind: 'slot', hash: expect.any(String), sheet: analyse(compile(smallGame())) },
  })
  expect(await house.catalogue.sheet(99)).toMatchObject({ refusal: { code: 'gameNotFound' } })
})

test('a sheet that an older server kept in another shape is proved again', async () => {
  const fresh = await house.catalogue.sheet(1)
  await spoilSheets(house.storage)
  expect(await house.catalogue.sheet(1)).toEqual(fresh)
})

test.each([
  ['a definition with a fault', { definition: { ...smallGame(), betCoins: 0 } }, /definition\.betCoins/],
  [
    'coins that a bet cannot be shared into',
    { definition: smallGame({ betCoins: 30 }) },
    /definition\.betCoins: a bet of/,
  ],
  ['a colour that is none', { palette: ['red', '#202020', '#a0a0a0', '#f0f0f0'] }, /palette/],
  ['a field that is not known', { rtp: 9600 }, /rtp/],
])('a seed with %s is refused by name', (_, changes, message) => {
  expect(() => readSeed({ ...seedOf('x'), ...changes })).toThrow(message)
})

test('every game of the house is in order, with a slug and a name of its own', async () => {
  const seeds = await readSeeds(ASSETS.seeds)
  expect(seeds.length).toBeGreaterThan(0)
  expect(new Set(seeds.map(({ slug }) => slug)).size).toBe(seeds.length)
  expect(new Set(seeds.map(({ name }) => name)).size).toBe(seeds.length)
})
