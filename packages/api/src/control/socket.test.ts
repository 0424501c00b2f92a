import { chmodSync, chownSync, existsSync, mkdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { startTestServer } from '../testing/server.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { addressOf } from './address.ts'
import { commandLine } from './run-here.ts'
import { askServer, serveControl } from './socket.ts'

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
  if (process.platform !== 'win32') expect(statSync(addressOf(server.dataDir) ?? '').mode & 0o077).toBe(0)
})

test('what is no command is not answered, and the next one is', async () => {
  const dataDir = tempDir()
  const said: (readonly string[])[] = []
  const control = await serveControl(dataDir, async (words) => said.push(words), log)
  onTestFinished(() => control.close())
  for (const rubbish of ['{', '{"words":1}', '[1]', 'x'.repeat(10_000)]) {
    const socket = createConnection(addressOf(dataDir) ?? '')
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

describe.skipIf(process.platform === 'win32')('a folder whose path is too long for a socket', () => {
  async function serving() {
    const dataDir = join(tempDir(), 'x'.repeat(120))
    mkdirSync(dataDir)
    const control = await serveControl(dataDir, async () => 7, log)
    onTestFinished(() => control.close())
    return { dataDir, control, address: addressOf(dataDir) ?? '', ask: () => askServer(dataDir, ['x']) }
  }

  test('has it in a directory of its own, which nobody else can enter or know', async () => {
    const [one, other] = [await serving(), await serving()]
    expect(one.address.length).toBeLessThan(108)
    expect(dirname(one.address)).not.toBe(dirname(other.address))
    expect(statSync(dirname(one.address)).mode & 0o777).toBe(0o700)
    expect(statSync(join(one.dataDir, 'control.address')).mode & 0o077).toBe(0)
    expect(await one.ask()).toEqual({ lines: [], code: 7 })
  })

  test('leaves nothing behind, also when it was killed', async () => {
    const { dataDir, address } = await serving()
    // What a killed server leaves: the next one takes another address.
    const next = await serveControl(dataDir, async () => 8, log)
    const later = addressOf(dataDir) ?? ''
    expect([existsSync(dirname(address)), later === address]).toEqual([false, false])
    expect(await askServer(dataDir, ['x'])).toEqual({ lines: [], code: 8 })
    await next.close()
    expect([existsSync(dirname(later)), addressOf(dataDir)]).toEqual([false, undefined])
  })

  const NOT_THE_OWNERS = /^the command socket .* does not belong to the owner of DATA_DIR alone: remove it$/

  test('is not asked through a directory that others may write to', async () => {
    const { address, ask } = await serving()
    chmodSync(dirname(address), 0o777)
    await expect(ask()).rejects.toThrow(NOT_THE_OWNERS)
    chmodSync(dirname(address), 0o700)
    expect(await ask()).toMatchObject({ code: 7 })
  })

  test('is not asked through a link', async () => {
    const { address, ask } = await serving()
    renameSync(address, `${address}.moved`)
    symlinkSync(`${address}.moved`, address)
    await expect(ask()).rejects.toThrow(NOT_THE_OWNERS)
    renameSync(`${address}.moved`, address)
  })

  test.skipIf(process.getuid?.() !== 0)('is not asked where it or its directory is somebody else’s', async () => {
    const { address, ask } = await serving()
    for (const path of [address, dirname(address)]) {
      chownSync(path, 12_345, 12_345)
      await expect(ask()).rejects.toThrow(NOT_THE_OWNERS)
      chownSync(path, 0, 0)
    }
    expect(await ask()).toMatchObject({ code: 7 })
  })
})

test.skipIf(process.platform === 'win32')('what lies in the place of a socket is not asked', async () => {
  const dataDir = tempDir()
  writeFileSync(join(dataDir, 'control.sock'), 'x')
  await expect(askServer(dataDir, ['x'])).rejects.toThrow(/does not belong/)
  const control = await serveControl(dataDir, async () => 7, log)
  onTestFinished(() => control.close())
  expect(await askServer(dataDir, ['x'])).toMatchObject({ code: 7 })
})
