import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkpointNumbered } from '../domains/money/wallet/checkpoints/checkpoints.ts'
import { confirmed } from '../domains/money/wallet/verify.ts'
import { built } from '../testing/built.ts'
import { CHILD_ENV } from '../testing/child-env.ts'
import { runSql } from '../testing/database.ts'
import { openHouse } from '../testing/house.ts'
import { newPlayer, value } from '../testing/players.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { checkpointsCommand, ledgerCommand } from './ledger-command.ts'
import { createSegmentReaders } from './segment-readers.ts'

async function run(dataDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [await built('server'), ...args], {
    encoding: 'utf8',
    env: { ...CHILD_ENV, DATA_DIR: dataDir },
  })
  return { status, said: (stdout + stderr).trim() }
}

test('the ledger is verified beside the server that writes it', { timeout: 60_000 }, async () => {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const player = await newPlayer(house)
  value(await player.play())
  expect(await run(house.dataDir, 'verify')).toEqual({
    status: 0,
    said: expect.stringMatching(
      /^the ledger is whole: \d+ movements, head [0-9a-f]{64}\nthe audit log is whole: 1 decisions, head [0-9a-f]{64}$/,
    ),
  })
  await runSql(house.storage, 'DROP TRIGGER movements_keep', "UPDATE movements SET text = 'x' WHERE id = 1")
  const { status, said } = await run(house.dataDir, 'verify')
  expect([status, said.split('\n')[0]]).toEqual([1, 'movement 1 is not what was written'])
})

/** The same without a process of its own. */
async function here(
  dataDir: string,
  command: (env: NodeJS.ProcessEnv, say: (line: string) => void) => Promise<number>,
) {
  const lines: string[] = []
  const status = await command({ DATA_DIR: dataDir }, (line) => void lines.push(line))
  return { status, lines }
}

test('signed checkpoints are kept elsewhere, the ledger is held against them, and threads read what lies between', async () => {
  const house = await openHouse()
  onTestFinished(() => house.close())
  const player = await newPlayer(house)
  await house.checkpoints.tick()
  value(await player.play())
  const segment = { from: undefined, until: (await checkpointNumbered(house.storage.read, 1))! }
  const readers = createSegmentReaders({ DATABASE_URL: 'off', DATA_DIR: house.dataDir }, 2)
  const walked = await readers.read(segment, undefined)
  expect(walked).toEqual(await confirmed(house.storage.read, segment, undefined))
  expect(walked).toMatchObject({ ok: true, end: { id: 1 }, lines: 2 })
  await readers.close()
  const {
    lines: [kept = ''],
  } = await here(house.dataDir, checkpointsCommand)
  expect(JSON.parse(kept)).toMatchObject({ n: 1, movements: 1, hash: (await house.checkpoints.latest())?.hash })
  const file = join(tempDir(), 'kept.jsonl')
  const verifying = (recent: boolean) =>
    here(house.dataDir, (env, say) => ledgerCommand(env, { recent, kept: file }, say))
  writeFileSync(file, `${kept}\n`)
  expect(await verifying(true)).toEqual({
    status: 0,
    lines: [expect.stringMatching(/^the ledger is whole since checkpoint 1: \d+ movements/), expect.any(String)],
  })
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(kept), hash: 'x' })}\n`)
  expect(await verifying(false)).toEqual({
    status: 1,
    lines: ['checkpoint 1 is not the one that was kept', expect.any(String)],
  })
  writeFileSync(file, 'x')
  await expect(verifying(false)).rejects.toThrow(`${file} is no file of checkpoints, each a line of JSON`)
})

test('what it does not know, and where there is no ledger, is said in one line', { timeout: 60_000 }, async () => {
  expect(await run(tempDir(), 'ledger', 'audit')).toEqual({ status: 2, said: 'ledger audit is no command' })
  const { status, said } = await run(tempDir(), 'ledger', 'verify')
  expect([status, said.split('\n').length]).toEqual([1, 1])
})
