import { type CreateGameInput, createGameInput, type Game, libraryInput } from '@spilvaerk/schemas'
import { analyse, compile, simulate } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '../../../platform/refusals/refusals.ts'
import { smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { slotValue } from '../../../testing/players.ts'
import { guestOwner, memberOwner } from '../../games/catalogue/owner.ts'
import { memberViewer } from '../../games/catalogue/service.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const create = (input: CreateGameInput) => house.studio.create(createGameInput.parse(input), memberOwner('maker'))
const record = (definition: object) => ({ ...definition }) as Record<string, unknown>

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

const COIN = {
  ...{ definitionVersion: 1, kind: 'coin', id: 'coin', name: 'Plat eller krone' },
  ...{ limits: { min: 100, max: 10_000 }, chip: 100, back: [196] },
}

test.each<[string, CreateGameInput]>([
  ['that a draft meets', { name: 'Høsttid', rtp: 9400, reels: 5, paylines: 10 }],
  ['that no draft comes near', { name: 'Fjernt', rtp: 9700, volatility: 'extreme' }],
])('a game without strips has the RTP that was wished for, and shows the proved one: %s', async (_, wishes) => {
  const game: Game = value(await create(wishes))
  expect(Math.abs(game.rtp - (wishes.rtp ?? 0))).toBeLessThanOrEqual(5)
  const { definition } = slotValue(await house.catalogue.definition(game.id, memberViewer('maker')))
  expect(game.rtp).toBe(Math.round(analyse(compile(definition)).rtp * 10_000))
})

const FRUITS = ['🍒', '🍋', '🍇', '🍉', '🔔', '💎'].map((emoji) => ({ emoji, name: emoji }))
const payingEach = (pays: Record<string, number>) => Object.fromEntries(FRUITS.map(({ name }) => [name, pays]))

test.each<[string, CreateGameInput, object]>([
  ['of 243 ways', { name: 'Veje', paylines: 243, rtp: 9500 }, { reels: 5, paylines: 243 }],
  ['of ways on six reels', { name: 'Flere veje', reels: 6, paylines: 4096, rtp: 9400 }, { reels: 6, paylines: 4096 }],
  [
    'whose symbols have values',
    { name: 'Værdier', symbols: FRUITS.map((one, i) => ({ ...one, value: 60 - 9 * i })) },
    {},
  ],
  [
    'whose pays would return far more',
    { name: 'Rige gevinster', symbols: FRUITS, paytable: payingEach({ 3: 5, 4: 20, 5: 100 }) },
    { paylines: 25 },
  ],
])('a game %s returns what was asked for', async (_, wishes, shown) => {
  const asked = createGameInput.parse(wishes)
  const game = value(await create(wishes))
  expect(game).toMatchObject(shown)
  expect(Math.abs(game.rtp - asked.rtp)).toBeLessThanOrEqual(50)
})

test('pays that are written stay to the coin while reels are sought for them', async () => {
  const game = value(await create({ name: 'Skrevne', symbols: FRUITS, paytable: payingEach({ 3: 2, 4: 10, 5: 50 }) }))
  const { definition } = slotValue(await house.catalogue.definition(game.id, memberViewer('maker')))
  for (const { name } of FRUITS)
    expect(definition.symbols.find((symbol) => symbol.name === name)).toMatchObject({
      pays: { 3: 2 * definition.betCoins, 4: 10 * definition.betCoins, 5: 50 * definition.betCoins },
    })
})

test.each<[string, object]>([
  ['many reels, where a stop more or less moves the return far', { reels: 7, paylines: 5 }],
  ['a pay table that does not follow the values', { reels: 5, paylines: 3 }],
])('reels are found for written pays: %s', async (_, shape) => {
  const symbols = FRUITS.map((fruit, at) => ({ ...fruit, value: 10 * at }))
  const paytable = Object.fromEntries(FRUITS.map(({ name }, at) => [name, { 3: 0.4 / (at + 1), 4: 2, 5: 7 }]))
  const game = value(await create({ name: 'Fundne', rtp: 9376, symbols, paytable, ...shape }))
  expect(Math.abs(game.rtp - 9376)).toBeLessThanOrEqual(50)
})

test('a definition that is sent is kept as it is', async () => {
  const game = value(await create({ name: 'Sendt', definition: record(smallGame()) }))
  expect(value(await house.catalogue.definition(game.id, memberViewer('maker'))).definition).toEqual(smallGame())
  expect(game).toMatchObject({ name: 'Sendt', version: 1, paylines: 3, featured: false })
})

test('games of one name get addresses of their own', async () => {
  const names = [await create({ name: 'Tvilling', reels: 3 }), await create({ name: 'Tvilling', reels: 3 })]
  expect(names.map((game) => value(game).slug)).toEqual(['tvilling', 'tvilling-2'])
})

test('bets are kept in order, within their limits', async () => {
  const config = { minBet: 0.5, maxBet: 10, betLevels: [25, 1, 0.1, 5, 1] }
  expect(value(await create({ name: 'Indsats', reels: 3, config })).config).toMatchObject({
    betLevels: [1, 5],
    minBet: 1,
    maxBet: 5,
  })
})

test.each<[string, CreateGameInput, object]>([
  [
    'a definition with faults',
    { name: 'X', definition: { ...smallGame(), maxWin: -1, betCoins: 'ten' } },
    { code: 'definitionInvalid', problems: [{ field: 'definition.betCoins' }, { field: 'definition.maxWin' }] },
  ],
  [
    'coins that a bet cannot be shared into',
    { name: 'X', definition: record(smallGame({ betCoins: 30 })) },
    { code: 'betIndivisible', betCoins: 30, level: 0.1 },
  ],
  [
    'pays that no reels return so much with',
    { name: 'X', symbols: FRUITS, paytable: payingEach({ 5: 0.01 }) },
    { code: 'paysApart', rtp: 9650 },
  ],
  [
    'figures that no game has together',
    { name: 'X', volatility: 'extreme', maxWinMultiplier: 100 },
    { code: 'wishUnmet', wish: 'maxWinMultiplier' },
  ],
  [
    'no bet within the limits',
    { name: 'X', reels: 3, config: { minBet: 7, maxBet: 8 } },
    { code: 'levelsOutside', minBet: 7, maxBet: 8 },
  ],
])('%s is refused and leaves no game', async (_, input, refusal) => {
  const before = await house.catalogue.list()
  expect(await create(input)).toMatchObject({ ok: false, refusal })
  expect(await house.catalogue.list()).toEqual(before)
})

test('a new version whose coins the bets of the game cannot be shared into is refused', async () => {
  const { id } = value(await create({ name: 'Udelelig', definition: record(smallGame()) }))
  const refusal = { code: 'betIndivisible', betCoins: 30, level: 0.1 }
  expect(
    await house.studio.revise({ id, definition: record(smallGame({ betCoins: 30 })) }, memberOwner('maker')),
  ).toEqual({
    ok: false,
    refusal,
  })
})

test('a version is of the kind that its game is: a slot never becomes a table, which is offered otherwise', async () => {
  const owner = memberOwner('maker')
  const { id } = value(await create({ name: 'Ét slags', definition: record(smallGame()) }))
  const table = await house.studio.revise({ id, definition: { ...COIN } }, owner)
  expect(table).toMatchObject({
    ok: false,
    refusal: { code: 'definitionInvalid', problems: [{ field: 'definition.kind', code: 'not_allowed' }] },
  })
  expect(value(await house.catalogue.game(id, { owners: [owner] })).kind).toBe('slot')
  expect((await house.studio.list(owner)).map((game) => game.id)).toContain(id)
})

test('a version of a table with other limits is offered at amounts of its own', async () => {
  const owner = memberOwner('maker')
  const made = value(await create({ name: 'Egne grænser', definition: { ...COIN } }))
  const { coin = 0 } = made.config
  const limits = { min: COIN.limits.min * 2, max: COIN.limits.max / 2 }
  const { config } = value(await house.studio.revise({ id: made.id, definition: { ...COIN, limits } }, owner))
  expect(config).toMatchObject({ coin, minBet: made.config.minBet * 2, maxBet: made.config.maxBet / 2 })
  expect([config.betLevels[0], config.betLevels.at(-1)]).toEqual([config.minBet, config.maxBet])
})

test('a simulation gives the numbers that the engine gives in a browser', async () => {
  const options = { spins: 10_000, seed: 'samme tal' }
  const result = value(await house.studio.simulate({ id: 1, ...options }))
  const report = await simulate(compile(smallGame()), options)
  expect(result.report).toEqual(report)
  expect(result).toMatchObject({
    totalSpins: 10_000,
    actualRtp: report.actualRtp * 100,
    winRate: report.winRate * 100,
    wins: report.wins,
    biggestWin: report.biggestWin,
    seed: 'samme tal',
  })
  const { rtp, hitFrequency, standardDeviation } = analyse(compile(smallGame()))
  expect(result.exact).toEqual({ rtp, hitFrequency, standardDeviation })
})

test('without a seed each simulation draws its own, and says which', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => house.studio.simulate({ id: 1, spins: 1000 })))
  expect(value(one!).seed).not.toBe(value(other!).seed)
})

test('a cancelled simulation ends, and the next one runs', async () => {
  const abort = new AbortController()
  const cancelled = house.studio.simulate({ id: 1, spins: 1_000_000 }, abort.signal)
  abort.abort()
  expect(await cancelled).toMatchObject({ ok: false, refusal: { code: 'cancelled' } })
  expect(await house.studio.simulate({ id: 1, spins: 1000 })).toMatchObject({ ok: true })
})

test('what a guest made becomes the member’s, and only that', async () => {
  const input = createGameInput.parse({ name: 'Gæstens Spil', reels: 3, paylines: 5 })
  const { id } = value(await house.studio.create(input, guestOwner('a secret')))
  const isMine = async (memberId: string) =>
    (await house.studio.list(memberOwner(memberId))).find((game) => game.id === id)?.mine
  expect(await isMine('anna')).toBeUndefined()
  await house.studio.adoptGuestGames('another secret', 'anna')
  expect(await isMine('anna')).toBeUndefined()
  await house.studio.adoptGuestGames('a secret', 'anna')
  expect(await isMine('anna')).toBe(true)
  expect(await isMine('bo')).toBeUndefined()
  value(await house.studio.revise({ id, definition: record(smallGame({ maxWin: 40 })) }, memberOwner('anna')))
  const [first, second] = value(await house.catalogue.versions(id, memberViewer('anna')))
  expect([first?.by, second?.by]).toEqual(['youAsGuest', 'you'])
  expect(value(await house.catalogue.versions(1))[0]?.by).toBe('house')
})

const shelf = async (input: object, member = 'librarian') =>
  house.library.page(libraryInput.parse(input), memberOwner(member))
const namesOn = async (input: object) => (await shelf(input)).games.map(({ game }) => game.name)

test('one’s own games are looked through, tagged, put away and taken out, and nobody else’s', async () => {
  const owner = memberOwner('librarian')
  const makeOf = async (name: string, definition: object) =>
    value(await house.studio.create(createGameInput.parse({ name, definition: { ...definition } }), owner)).id
  const [sea, coin, hill] = [
    await makeOf('Åbent hav', smallGame({ maxWin: 40 })),
    await makeOf('Krone ved havet', COIN),
    await makeOf('Bakken', smallGame()),
  ]
  expect(await namesOn({})).toEqual(['Bakken', 'Krone ved havet', 'Åbent hav'])
  expect(await namesOn({ order: 'name' })).toEqual(['Bakken', 'Krone ved havet', 'Åbent hav'])
  expect(await namesOn({ q: 'HAV a\u030Abent' })).toEqual(['Åbent hav'])
  expect(await namesOn({ kind: 'tables' })).toEqual(['Krone ved havet'])
  expect(await namesOn({ standing: 'listed' })).toEqual([])
  const byWin = (await shelf({ order: 'maxWin' })).games.map(({ game }) => game.maxWinMultiplier)
  expect(byWin).toEqual(byWin.toSorted((a, b) => b - a))

  const notes = value(await house.library.note({ id: sea, tags: ['Påske', 'påske', 'sommer'] }, owner))
  expect(notes).toEqual({ tags: ['Påske', 'sommer'], archivedAt: null })
  value(await house.library.note({ id: coin, tags: ['PÅSKE'] }, owner))
  expect((await shelf({})).tags).toEqual([expect.objectContaining({ games: 2 }), { tag: 'sommer', games: 1 }])
  expect(await namesOn({ tag: 'påske' })).toEqual(['Krone ved havet', 'Åbent hav'])
  expect(await namesOn({ q: 'sommer' })).toEqual(['Åbent hav'])

  const put = value(await house.library.note({ id: hill, archived: true }, owner))
  expect(value(await house.library.note({ id: hill, archived: true }, owner))).toEqual(put)
  expect(await shelf({ shelf: 'archive' })).toMatchObject({ total: 1, shelves: { mine: 2, archive: 1 } })
  expect(value(await house.library.note({ id: hill, archived: false }, owner)).archivedAt).toBeNull()
  const page = await shelf({ limit: 2 })
  expect([page.games.length, page.total, page.nextCursor]).toEqual([2, 3, 2])
  expect(await shelf({ limit: 2, cursor: 2 })).toMatchObject({ games: [{ game: { id: sea } }], nextCursor: null })

  expect(await house.library.note({ id: sea, archived: true }, memberOwner('another'))).toMatchObject({ ok: false })
  expect(await house.library.note({ id: 1, archived: true }, owner)).toMatchObject({ refusal: { code: 'notYours' } })
  expect(await shelf({}, 'another')).toMatchObject({ total: 0, tags: [] })
})
