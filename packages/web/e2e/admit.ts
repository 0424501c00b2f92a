import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type APIRequestContext, expect } from '@playwright/test'

const SERVER = join(import.meta.dirname, '../../api/dist/server.mjs')
const STAFF = 'mia@spilvaerk.example'

const run = promisify(execFile)

/** What the staff type beside the running server. */
const command = (...words: readonly string[]) =>
  run(process.execPath, [SERVER, ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, NODE_ENV: 'production' },
  })

/** Has a member's game proved, and admitted by somebody else: then it is played for money. */
export async function admit(request: APIRequestContext, gameId: number): Promise<void> {
  expect((await request.post(`/api/games/${gameId}/submission`)).ok()).toBe(true)
  const submission = async () => (await (await request.get(`/api/games/${gameId}/admission`)).json()).submission
  await expect.poll(async () => (await submission()).state, { timeout: 60_000 }).not.toBe('proving')
  expect(await submission()).toMatchObject({ state: 'pending', faults: [] })
  await command('staff', 'add', STAFF, '--role', 'games')
  await command('games', 'admit', String(gameId), '--by', STAFF, '--why', 'set igennem')
}
