import { statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { startTestServer } from '../testing/server.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { commandLine } from './run-here.ts'
import { askServer, serveControl, socketOf } from './socket.ts'

const log = createLog({ LOG_LEVEL: 'silent', NODE_ENV: 'test' })

test('a command reaches the server that runs on the folder, and only the owner of the folder gets there', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const lines: string[] = []
  const run = (...words: string[]) =>
    commandLine(words, { DATA_DIR: server.dataDir, LOG_LEVEL: 'silent' }, (line) => lines.push(line))
  expect(await run('staff', 'add', 'anna@example.dk', '--role', 'games')).toBe(0)
  expect(await run('staff', 'list')).toBe(0)
  expect(lines).toEqual(['anna@example.dk is staff with the role games', 'anna@example.dk  games'])
  if (process.platform !== 'win32') expect(statSync(socketOf(server.dataDir)).mode & 0o077).toBe(0)
})

test('what is no command is not answered, and the next one is', async () => {
  const dataDir = tempDir()
  const said: (readonly string[])[] = []
  const control = await serveControl(dataDir, async (words) => said.push(words), log)
  onTestFinished(() => control.close())
  for (const rubbish of ['{', '{"words":1}', '[1]', 'x'.repeat(10_000)]) {
    const socket = createConnection(socketOf(dataDir))
    socket.write(`${rubbish}\n`)
    const answers: Buffer[] = []
    for await (const chunk of socket) answers.push(chunk)
    expect(Buffer.concat(answers).toString()).toBe('')
  }
  expect(await askServer(dataDir, ['a', 'b c'])).toEqual({ lines: [], code: 1 })
  expect(said).toEqual([['a', 'b c']])
})

test('where no server runs nobody answers, also when a killed one left its socket', async () => {
  const dataDir = tempDir()
  expect(await askServer(dataDir, ['x'])).toBeUndefined()
  const first = await serveControl(dataDir, async () => 0, log)
  // What a killed server leaves: the next one takes its place.
  const second = await serveControl(dataDir, async () => 7, log)
  expect(await askServer(dataDir, ['x'])).toEqual({ lines: [], code: 7 })
  await Promise.all([first.close(), second.close()])
  expect(await askServer(dataDir, ['x'])).toBeUndefined()
})

test('a folder with a long name has its socket elsewhere', () => {
  expect(socketOf(join(tempDir(), 'x'.repeat(120))).length).toBeLessThan(108)
})
