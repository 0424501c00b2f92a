import { createHash, createHmac } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpinResult } from '@spilvaerk/schemas'
import { compile, createRng, spin } from '@spilvaerk/slot-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../../../testing/database.ts'
import { verifyRoundFile } from '../../../testing/engine-cli.ts'
import { seedOf } from '../../../testing/games.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { chooseSeed, codeOf, newPlayer, slotValue, value } from '../../../testing/players.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const somebody = () => ({ id: crypto.randomUUID(), kind: 'player' as const })

test('the server lays its seed fast before it knows the member’s', async () => {
  const { id } = somebody()
  expect(codeOf(await house.fairness.setClientSeed(id, { id: 1, clientSeed: 'x' }))).toBe('seedNotShown')
  const shown = value(await house.fairness.seeds(id, 1))
  expect(shown).toMatchObject({ clientSeed: null, nonce: 0, previous: null })
  expect(value(await house.fairness.seeds(id, 1))).toEqual(shown)
  const chosen = value(await house.fairness.setClientSeed(id, { id: 1, clientSeed: 'hyld og humle' }))
  expect(chosen).toMatchObject({ clientSeed: 'hyld og humle', serverSeedHash: shown.serverSeedHash, nonce: 0 })
  expect(chosen.nextServerSeedHash).not.toBe(chosen.serverSeedHash)
})

test('a game that is not there has no seeds', async () => {
  const { id } = somebody()
  expect(codeOf(await house.fairness.seeds(id, 999))).toBe('gameNotFound')
  expect(codeOf(await house.fairness.setClientSeed(id, { id: 999, clientSeed: 'x' }))).toBe('gameNotFound')
  expect(codeOf(await house.fairness.rotate(id, { id: 999 }))).toBe('gameNotFound')
})

test('no round is played for money without a seed of the member’s own', async () => {
  const player = await newPlayer(house)
  await house.plant(seedOf('andet-spil'))
  expect(codeOf(await house.rounds.spin({ id: 2, bet: 1, stake: 'money' }, player))).toBe('clientSeedMissing')
  expect(codeOf(await house.fairness.rotate(player.id, { id: 2 }))).toBe('clientSeedMissing')
})

test('a rotation reveals the seed that every round of it follows from', async () => {
  const player = await newPlayer(house)
  const before = value(await house.fairness.seeds(player.id, 1))
  const played: SpinResult[] = []
  for (let n = 0; n < 5; n++) played.push(value(await player.play()))
  const hidden = value(await house.rounds.verification(played[3]!.roundId, player))
  expect(hidden.seeds).toEqual({
    ...{ serverSeed: null, serverSeedHash: before.serverSeedHash, clientSeed: 'mit eget seed', nonce: 3 },
  })
  const { previous, nonce, ...after } = value(await house.fairness.rotate(player.id, { id: 1 }))
  expect([nonce, after.clientSeed, after.serverSeedHash]).toEqual([0, 'mit eget seed', before.nextServerSeedHash])
  expect(previous).toMatchObject({ serverSeedHash: before.serverSeedHash, rounds: 5 })
  expect(sha256(previous!.serverSeed)).toBe(before.serverSeedHash)
  const { definition } = slotValue(await house.catalogue.definition(1))
  for (const [n, { round, roundId }] of played.entries()) {
    const seed = createHmac('sha256', previous!.serverSeed).update(`mit eget seed:${n}`).digest('hex')
    expect(value(await house.rounds.verification(roundId, player))).toMatchObject({
      seed,
      seeds: { serverSeed: previous!.serverSeed, nonce: n },
    })
    expect(spin(compile(definition), createRng(seed), { choices: [] })).toEqual(round)
  }
})

test('a seed can be changed with the rotation, and only the player is told where a round comes from', async () => {
  const player = await newPlayer(house)
  const { roundId } = value(await player.play())
  const { clientSeed, previous } = value(await house.fairness.rotate(player.id, { id: 1, clientSeed: 'nyt' }))
  expect([clientSeed, previous?.clientSeed]).toEqual(['nyt', 'mit eget seed'])
  expect(value(await house.rounds.verification(roundId, null)).seeds).toBeNull()
  expect(value(await house.rounds.verification(roundId, somebody())).seeds).toBeNull()
})

test('the seeds of one game and member are no others', async () => {
  const [one, other] = [await newPlayer(house), await newPlayer(house)]
  const of = async (id: string) => value(await house.fairness.seeds(id, 1)).serverSeedHash
  expect(await of(one.id)).not.toBe(await of(other.id))
  await chooseSeed(house, one.id, 1)
  expect(value(await house.fairness.seeds(other.id, 1)).previous).toBeNull()
})

test.each([
  ["UPDATE seeds SET server_seed = 'x'", 'only what is still missing'],
  ["UPDATE seeds SET client_seed = 'x' WHERE client_seed IS NOT NULL", 'only what is still missing'],
  ['UPDATE seeds SET nonce = nonce + 2', 'only what is still missing'],
  ['UPDATE seeds SET revealed_at = 1 WHERE revealed_at IS NOT NULL', 'only what is still missing'],
  ['DELETE FROM seeds', 'a seed is never deleted'],
])('the database refuses %s', async (statement, message) => {
  const player = await newPlayer(house)
  await house.fairness.rotate(player.id, { id: 1 })
  await expect(runSql(house.storage, statement)).rejects.toThrow(message)
})

test('the verification is a file that the engine’s command line reads', { timeout: 60_000 }, async () => {
  const player = await newPlayer(house)
  const { roundId } = value(await player.play())
  const file = join(house.dataDir, 'runde.json')
  const verification = value(await house.rounds.verification(roundId, player))
  writeFileSync(file, JSON.stringify(verification))
  expect(verifyRoundFile(file)).toEqual({ code: 0, output: 'the round is what its seed gives' })
  writeFileSync(
    file,
    JSON.stringify({ ...verification, totalCoins: 1, round: { ...verification.round, totalCoins: 1e6 } }),
  )
  expect(verifyRoundFile(file).code).not.toBe(0)
})
