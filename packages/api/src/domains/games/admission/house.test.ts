import type { Definition } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../control/commands.ts'
import { ASKING, seedOf, smallGame } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { newPlayer, value } from '../../../testing/players.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await runCommand(house, ['staff', 'add', 'mia@spil.dk', '--role', 'games'], () => undefined)
})
afterAll(() => house.close())

let planted = 0
/** A game of the casino, of which each start may bring another version. */
async function houseGame(first: Partial<Definition> = {}) {
  const slug = `eget-spil-${planted++}`
  const start = (changes: Partial<Definition>) => house.plant(seedOf(slug, smallGame({ id: slug, ...changes })))
  await start(first)
  const { id } = (await house.catalogue.houseGames()).find((game) => game.slug === slug)!
  const decide = async (action: string) => {
    const said: string[] = []
    const words = ['games', action, String(id), '--by', 'mia@spil.dk', '--why', 'set på']
    expect([await runCommand(house, words, (line) => said.push(line)), said]).toEqual([0, said])
  }
  /** Each version and what it may be used for. */
  const standings = async () =>
    Object.fromEntries(
      (await house.catalogue.standings.of(house.storage.read, id)).map(({ version, state }) => [version, state]),
    )
  return { id, start, decide, standings }
}

test('a new version of a game that staff have suspended is suspended until they restore it', async () => {
  const { id, start, decide, standings } = await houseGame()
  await decide('suspend')
  await start({ maxWin: 400 })
  await start({ maxWin: 400 })
  expect(await standings()).toEqual({ 1: 'suspended', 2: 'suspended' })
  expect((await house.catalogue.list()).map((game) => game.id)).not.toContain(id)
  expect((await house.catalogue.game(id)).ok).toBe(false)
  // A third one does not undo it either.
  await start({ maxWin: 300 })
  expect(await standings()).toEqual({ 1: 'suspended', 2: 'suspended', 3: 'suspended' })

  await decide('restore')
  expect(await standings()).toEqual({ 1: 'withdrawn', 2: 'withdrawn', 3: 'admitted' })
  const [suspended, ...later] = [...(await house.audit.of(`game:${id}`))].filter(
    ({ action }) => action !== 'game.admit',
  )
  expect(suspended).toMatchObject({ actor: 'mia@spil.dk', action: 'game.suspend' })
  expect(later.map(({ actor, action }) => [actor, action])).toEqual([
    ['system', 'game.suspend'],
    ['system', 'game.suspend'],
    ['mia@spil.dk', 'game.restore'],
  ])
})

describe('of a suspended game with jackpot pools', () => {
  const jackpots = [{ id: 'snart', name: 'Snart', coins: 30, contributionPpm: 1_000_000, mustHitBy: 10_000 }]

  test('a version that drops a pool with money in it is not admitted by restoring the game', async () => {
    const { id, start, decide, standings } = await houseGame({ jackpots })
    const player = await newPlayer(house, { gameId: id })
    value(await player.play())
    await decide('suspend')
    await start({})
    expect(await standings()).toEqual({ 1: 'suspended' })
    await decide('restore')
    expect(await standings()).toEqual({ 1: 'admitted' })
    value(await player.play())
  })

  test('the version before is restored where a round has put into a pool that the new one drops', async () => {
    const { id, start, decide, standings } = await houseGame({ ...ASKING, jackpots })
    const player = await newPlayer(house, { gameId: id })
    const waiting = value(await player.play({ mode: 'koeb' }))
    await decide('suspend')
    await start(ASKING)
    expect(await standings()).toEqual({ 1: 'suspended', 2: 'suspended' })
    value(await house.rounds.choose({ id: waiting.roundId, choices: [0] }, player))
    await decide('restore')
    expect(await standings()).toEqual({ 1: 'admitted', 2: 'withdrawn' })
    value(await player.play({ mode: 'koeb' }))
  })
})

test('a version that its proof does not admit is not shown while another is played for money', async () => {
  const { id, start, standings } = await houseGame()
  const rich = smallGame().symbols.map((one) => (one.id === 'c' ? { ...one, pays: { 3: 10_000_000 } } : one))
  await start({ maxWin: 1_000_000, symbols: rich as Definition['symbols'] })
  expect(await standings()).toEqual({ 1: 'admitted' })
  expect(value(await house.catalogue.game(id)).version).toBe(1)
  expect((await house.catalogue.workshop()).map((game) => game.id)).not.toContain(id)
})
