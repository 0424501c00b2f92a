import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/time/clock.ts'
import { runSql } from '../../testing/database.ts'
import { openHouse } from '../../testing/house.ts'
import { newPlayer, value } from '../../testing/players.ts'
import { dropDatabase, makeEmptyDatabase } from '../../testing/postgres/databases.ts'
import { storeOf } from '../../testing/stores.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { restore } from './restore.ts'

const PATIENCE = 120_000

async function played() {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const player = await newPlayer(house)
  value(await player.play())
  return { house, player, url: String((await storeOf(house.dataDir)).DATABASE_URL) }
}

async function emptyDatabase(): Promise<string> {
  const url = await makeEmptyDatabase()
  onTestFinished(() => dropDatabase(url))
  return url
}

const into = (name: string) => join(tempDir(), name)
const copy = (url: string, target = into('backup')) =>
  backUpPostgres({ url, target, version: 'test', clock: systemClock }).then((manifest) => ({ target, manifest }))

test('a backup under load is restored as the casino was at one moment, and goes on', {
  timeout: PATIENCE,
}, async () => {
  const { house, player, url } = await played()
  let isLoaded = true
  const load = (async () => {
    while (isLoaded) value(await player.play())
  })()
  const { target, manifest } = await copy(url)
  isLoaded = false
  await load
  const there = await emptyDatabase()
  expect(await restorePostgres(target, there)).toEqual(manifest)
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'database-url'), there)
  const again = await openHouse({ dataDir })
  onTestFinished(() => again.close())
  const rounds = await again.rounds.allRounds(player.id)
  expect(rounds.length).toBeGreaterThan(0)
  expect(rounds).toEqual((await house.rounds.allRounds(player.id)).slice(-rounds.length))
  value(await again.rounds.spin({ id: 1, bet: 1, stake: 'money' }, player))
  await expect(runSql(again.storage, "UPDATE movements SET text = 'x'")).rejects.toThrow('a movement never changes')
})

test('nothing is written over, and what is spoiled is found before anything is restored', {
  timeout: PATIENCE,
}, async () => {
  const { url } = await played()
  const { target } = await copy(url)
  await expect(copy(url, target)).rejects.toThrow('is not empty')
  await expect(restorePostgres(target, url)).rejects.toThrow('nothing is ever restored over a casino')
  await expect(restore(target, into('again'))).rejects.toThrow('is of a casino on PostgreSQL')
  const file = join(target, 'casino.dump')
  writeFileSync(
    file,
    readFileSync(file).map((byte, i) => (i === 5000 ? byte ^ 1 : byte)),
  )
  const there = await emptyDatabase()
  await expect(restorePostgres(target, there)).rejects.toThrow('casino.dump is not what was written')
})

test('a ledger with a fault is not backed up', { timeout: PATIENCE }, async () => {
  const { house, url } = await played()
  await runSql(
    house.storage,
    'DROP TRIGGER movements_keep ON movements',
    "UPDATE movements SET text = 'x' WHERE id = 1",
  )
  const target = into('backup')
  await expect(copy(url, target)).rejects.toThrow('movement 1 is not what was written')
  expect(existsSync(target)).toBe(false)
})
