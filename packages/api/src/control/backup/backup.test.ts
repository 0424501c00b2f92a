import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/time/clock.ts'
import { runSql } from '../../testing/database.ts'
import { type House, openHouse } from '../../testing/house.ts'
import { newPlayer, value } from '../../testing/players.ts'
import { tempDir } from '../../testing/temp-dir.ts'
import { backUp } from './backup.ts'
import { MANIFEST } from './manifest.ts'
import { restore } from './restore.ts'

async function played(): Promise<{ house: House; player: Awaited<ReturnType<typeof newPlayer>> }> {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const player = await newPlayer(house)
  value(await player.play())
  return { house, player }
}

const into = (name: string) => join(tempDir(), name)
const copy = (dataDir: string, target = into('backup')) =>
  backUp({ dataDir, target, version: 'test', clock: systemClock }).then((manifest) => ({ target, manifest }))

test('a backup under load is restored as the casino was at one moment, and goes on', { timeout: 60_000 }, async () => {
  const { house, player } = await played()
  let isLoaded = true
  const load = (async () => {
    while (isLoaded) value(await player.play())
  })()
  const { target, manifest } = await copy(house.dataDir)
  isLoaded = false
  await load
  const dataDir = into('again')
  expect(await restore(target, dataDir)).toEqual(manifest)
  const again = await openHouse({ dataDir })
  onTestFinished(() => again.close())
  const rounds = await again.rounds.allRounds(player.id)
  expect(rounds.length).toBeGreaterThan(0)
  const kept = (await house.rounds.allRounds(player.id)).slice(-rounds.length)
  expect(rounds).toEqual(kept)
  value(await again.rounds.spin({ id: 1, bet: 1, stake: 'money' }, player))
})

test('a backup has the key and the mails, and is closed to everybody else', async () => {
  const { house } = await played()
  mkdirSync(join(house.dataDir, 'outbox', 'a'), { recursive: true })
  writeFileSync(join(house.dataDir, 'outbox', 'a', 'mail.eml'), 'Kære')
  const { target, manifest } = await copy(house.dataDir)
  expect(manifest.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['secret.key', 'spilvaerk.sqlite', 'outbox/a/mail.eml']),
  )
  expect(readdirSync(target)).not.toContain('server.lock')
})

test('nothing is written over: neither by a backup nor by a restore', async () => {
  const { house } = await played()
  const { target } = await copy(house.dataDir)
  await expect(copy(house.dataDir, target)).rejects.toThrow('is not empty')
  await expect(restore(target, house.dataDir)).rejects.toThrow('nothing is ever restored over a casino')
})

const withByteChanged = (bytes: Buffer) => bytes.map((byte, i) => (i === 5000 ? byte ^ 1 : byte))

test.each([
  ['a changed byte', withByteChanged],
  ['a file that is cut short', (bytes: Buffer) => bytes.subarray(0, 5000)],
])('%s is found, and leaves nothing behind', async (_, spoil) => {
  const { house } = await played()
  const { target } = await copy(house.dataDir)
  const file = join(target, 'spilvaerk.sqlite')
  writeFileSync(file, spoil(readFileSync(file)))
  const dataDir = into('again')
  await expect(restore(target, dataDir)).rejects.toThrow('spilvaerk.sqlite is not what was written')
  expect([existsSync(dataDir), existsSync(`${dataDir}.part`)]).toEqual([false, false])
})

test('a ledger with a fault is not backed up', async () => {
  const { house } = await played()
  await runSql(house.storage, 'DROP TRIGGER movements_keep', "UPDATE movements SET text = 'x' WHERE id = 1")
  const target = into('backup')
  await expect(copy(house.dataDir, target)).rejects.toThrow('movement 1 is not what was written')
  expect(existsSync(target)).toBe(false)
})

test('what is no backup is said to be none', async () => {
  const folder = tempDir()
  await expect(restore(folder, into('again'))).rejects.toThrow(`it has no ${MANIFEST}`)
  for (const text of ['no json', '{}', '{"format":2}']) {
    writeFileSync(join(folder, MANIFEST), text)
    await expect(restore(folder, into('again'))).rejects.toThrow('is not what this version writes')
  }
  const outside = { path: '../passwd', bytes: 1, sha256: '' }
  const manifest = { format: 1, version: '1', madeAt: '2027-01-01T00:00:00.000Z', ledger: { movements: 0, head: '' } }
  writeFileSync(join(folder, MANIFEST), JSON.stringify({ ...manifest, files: [outside] }))
  await expect(restore(folder, into('again'))).rejects.toThrow('which is not in the backup')
})
