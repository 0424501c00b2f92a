import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { gameStats, roundRecord, spinResult } from '@spilvaerk/schemas'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './domains/config.ts'
import { start } from './start.ts'
import { built } from './testing/built.ts'
import { CHILD_ENV } from './testing/child-env.ts'
import { makeTempDir, removeTempDir, tempDir } from './testing/temp-dir.ts'

/** A data folder with the house's games, whose proofs would take each test some seconds. */
const planted = makeTempDir()
let program: string
beforeAll(async () => {
  program = await built('server')
  const { stop } = await start(readConfig({ PORT: '0', DATA_DIR: planted, LOG_LEVEL: 'silent' }))
  await stop()
}, 120_000)
afterAll(() => removeTempDir(planted))

function plantedDir(): string {
  const dir = tempDir()
  cpSync(planted, dir, { recursive: true })
  return dir
}

/** The server as a process of its own, as `npm start` runs it. */
function run(settings: Record<string, string>) {
  const env = { ...CHILD_ENV, PORT: '0', DATA_DIR: tempDir(), ...settings }
  const child = spawn(process.execPath, [program, 'serve'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  const end = async () => {
    const [[code], stdout, stderr] = await ended
    return { code, stdout, stderr }
  }
  return { child, end }
}

async function address({ child }: ReturnType<typeof run>): Promise<string> {
  const [line] = await once(child.stdout, 'data')
  return String(line).replace('Spilværk: ', '').trim()
}

test('starts with one line, answers, and stops with grace', { timeout: 60_000 }, async () => {
  const server = run({ DATA_DIR: plantedDir(), LOG_LEVEL: 'warn' })
  const url = await address(server)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const underWay = fetch(`${url}/api/games/1/simulate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"spins":100000}',
  })
  await fetch(`${url}/api/health`)
  server.child.kill('SIGTERM')
  expect((await underWay).status).toBe(200)
  expect(await server.end()).toEqual({ code: 0, stdout: `Spilværk: ${url}\n`, stderr: '' })
})

const isListening = (url: string) =>
  fetch(`${url}/api/health`).then(
    () => true,
    () => false,
  )

test('told to stop again and again, it still finishes what is under way', { timeout: 60_000 }, async () => {
  const server = run({ DATA_DIR: plantedDir(), LOG_LEVEL: 'warn' })
  const url = await address(server)
  const underWay = fetch(`${url}/api/games/1/simulate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"spins":1000000}',
  })
  await fetch(`${url}/api/health`)
  server.child.kill('SIGINT')
  while (await isListening(url)) await setImmediate()
  server.child.kill('SIGINT')
  server.child.kill('SIGTERM')
  expect((await underWay).status).toBe(200)
  expect(await server.end()).toMatchObject({ code: 0, stderr: '' })
})

test('killed in the middle of playing, it comes back with whole rounds', { timeout: 120_000 }, async () => {
  const DATA_DIR = plantedDir()
  const first = run({ DATA_DIR })
  const url = await address(first)
  const spin = () =>
    fetch(`${url}/api/games/1/spin`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"bet":1}',
    }).then(async (response) => spinResult.parse(await response.json()))
  const answered = await Promise.all(Array.from({ length: 20 }, spin))
  const unanswered = Promise.allSettled(Array.from({ length: 20 }, spin))
  first.child.kill('SIGKILL')
  await unanswered
  const again = await address(run({ DATA_DIR }))
  for (const { roundId, round } of answered) {
    const kept = roundRecord.parse(await (await fetch(`${again}/api/rounds/${roundId}`)).json())
    expect(kept.round).toEqual(round)
  }
  const { totalSpins, totalWagered } = gameStats.parse(await (await fetch(`${again}/api/games/1/stats`)).json())
  expect(totalSpins).toBeGreaterThanOrEqual(20)
  expect(totalWagered).toBe(totalSpins)
})

test('a taken port is said in one line', { timeout: 60_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await run({ PORT: String(port) }).end()).toEqual({
    code: 1,
    stdout: '',
    stderr: `Spilværk cannot start: PORT ${port} on 127.0.0.1 is taken by another program; stop it or set PORT to another number\n`,
  })
})

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc"'],
  ['HOST', '203.0.113.1', 'HOST 203.0.113.1 cannot be listened on: EADDRNOTAVAIL'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent, not "loud"'],
])('%s=%s stops the start in one line', { timeout: 60_000 }, async (name, value, reason) => {
  expect(await run({ [name]: value }).end()).toEqual({
    code: 1,
    stdout: '',
    stderr: `Spilværk cannot start: ${reason}\n`,
  })
})

test('what live lacks stops the start, a line for each', { timeout: 60_000 }, async () => {
  const { code, stdout, stderr } = await run({ CVR_URL: 'https://cvr.test/_search' }).end()
  expect([code, stdout]).toEqual([1, ''])
  const [head, ...lines] = stderr.trimEnd().split('\n')
  expect(head).toBe(
    'Spilværk cannot start: MODE is live (auto, and CVR_URL is set), and live does not start half configured:',
  )
  expect(lines.map((line) => line.match(/^ {2}(.+?) is required: /)?.[1])).toEqual([
    ...['PUBLIC_URL', 'SECRET_KEY', 'SELLER', 'SMTP_URL', 'MITID_ISSUER', 'MITID_CLIENT_ID', 'MITID_CLIENT_SECRET'],
    ...['ROFUS_URL', 'ROFUS_USER', 'ROFUS_PASSWORD', 'a way to pay'],
  ])
})

test('a data folder that cannot be made stops the start in one line', { timeout: 60_000 }, async () => {
  const file = join(tempDir(), 'file')
  writeFileSync(file, '')
  const { code, stdout, stderr } = await run({ DATA_DIR: join(file, 'data') }).end()
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Spilværk cannot start: DATA_DIR .* cannot be used: ENOTDIR[^\n]*\n$/)
})

test.skipIf(process.platform === 'win32')('a full disk stops the start in one line', { timeout: 60_000 }, async () => {
  const DATA_DIR = tempDir()
  // Files may grow to 128 blocks of 512 bytes, which is room for the tables and not for the games.
  const command = ["trap '' XFSZ", 'ulimit -f 128', `exec "${process.execPath}" "${program}" serve`].join('; ')
  const child = spawn('sh', ['-c', command], { env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR } })
  const [[code], stderr] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Spilværk cannot start: DATA_DIR .* cannot be used: [^\n]*\n$/)
})
