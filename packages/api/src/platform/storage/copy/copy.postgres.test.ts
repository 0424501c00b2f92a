import { execFile } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { built } from '../../../testing/built.ts'
import { CHILD_ENV } from '../../../testing/child-env.ts'
import { at, dropDatabase, makeDatabase } from '../../../testing/postgres/databases.ts'
import { tempDir } from '../../../testing/temp-dir.ts'
import { connect } from '../postgres/connection.ts'

/** Runs one of our programs with these settings and no others. */
async function run(program: Parameters<typeof built>[0], words: readonly string[], settings: Record<string, string>) {
  const file = await built(program)
  const { TMPDIR } = process.env
  const env = { ...CHILD_ENV, ...(TMPDIR && { TMPDIR }), LOG_LEVEL: 'silent', NODE_ENV: 'test', ...settings }
  return new Promise<{ status: unknown; said: string }>((ended) => {
    execFile(process.execPath, [file, ...words], { env }, (error, stdout, stderr) =>
      ended({ status: error ? error.code : 0, said: stdout + stderr }),
    )
  })
}

/** Several processes are started, which takes its time on a busy machine. */
const PATIENCE = 240_000

async function databaseOf(): Promise<string> {
  const url = await makeDatabase()
  onTestFinished(() => dropDatabase(url))
  return url
}

async function change(url: string, statement: string): Promise<void> {
  const session = await connect(url, true)
  await session.query(statement)
  await session.close()
}

test('a casino moves to PostgreSQL with every row, head and number, once', { timeout: PATIENCE }, async () => {
  const [DATA_DIR, url] = [tempDir(), await databaseOf()]
  expect(await run('casino', [], { DATA_DIR })).toMatchObject({ status: 0 })
  const copied = await run('server', ['copy', '--to', url], { DATA_DIR })
  expect(copied).toMatchObject({ status: 0, said: expect.stringContaining('30 rounds among them') })
  const head = /head (\w{64})/.exec(copied.said)?.[1]
  const there = { DATABASE_URL: url, SECRET_KEY_FILE: `${DATA_DIR}/secret.key`, DATA_DIR: tempDir() }
  expect(await run('server', ['verify'], there)).toMatchObject({
    ...{ status: 0, said: expect.stringContaining(`movements, head ${head}`) },
  })
  // The next of each series comes after what was copied, and the triggers are back.
  await change(url, "INSERT INTO ledger_accounts (name) VALUES ('one more')")
  await expect(change(url, "UPDATE movements SET text = 'x'")).rejects.toThrow('a movement never changes')
  expect(await run('server', ['copy', '--to', url], { DATA_DIR })).toMatchObject({
    ...{ status: 1, said: expect.stringContaining('the database holds a casino already') },
  })
})

test.each([
  ['mysql://x', 'DATABASE_URL must be off or an address'],
  [() => at('nowhere'), 'cannot be copied: database "nowhere" does not exist'],
])('no casino is copied to %s', { timeout: PATIENCE }, async (to, why) => {
  const url = typeof to === 'string' ? to : to()
  const { status, said } = await run('server', ['copy', '--to', url], { DATA_DIR: tempDir() })
  expect(status).toBe(1)
  expect(said).toContain(why)
  expect(said.trim().split('\n')).toHaveLength(1)
})
