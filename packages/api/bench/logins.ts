import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addPlayers, furnish } from '../src/testing/session-players.ts'
import { rateOf } from './rate.ts'

/** How long rounds for money take while nobody logs in, and while 200 log in at once. */
const PLAYERS = 8
const LOGINS = 200
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const GAME = process.env.BENCH_GAME ?? 'frugtfest'

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'spilvaerk-bench-'))
const players = await addPlayers(dataDir, PLAYERS)
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', process.env.BENCH_SERVER ?? server, 'serve'],
  {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
try {
  const [line] = await once(child.stdout, 'data')
  const url = new URL(String(line).replace('Spilværk: ', '').trim())
  const games = (await (await fetch(new URL('/api/casino/games', url))).json()) as { id: number; slug: string }[]
  const gameId = games.find(({ slug }) => slug === GAME)?.id
  if (gameId === undefined) throw new Error(`there is no game ${GAME}`)
  await Promise.all(players.map((player) => furnish(url.origin, player, gameId, 20_000)))
  const spins = players.map(({ token }) => ({
    method: 'POST',
    path: `/api/games/${gameId}/spin`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"bet":0.1,"stake":"money"}',
  }))
  await rateOf(url, spins, 2)
  await tell('nobody logs in', async () => rateOf(url, spins, SECONDS))
  await tell(`${LOGINS} log in at once`, async () => {
    const logins = Array.from({ length: LOGINS }, (_, index) => login(url, index))
    // The rounds that are played while any login is under way, and no others.
    const ended = Promise.all(logins)
    const played = await rateOf(url, spins, ended)
    process.stdout.write(`${summary(await ended)}\n`)
    return played
  })
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

async function tell(name: string, measure: () => ReturnType<typeof rateOf>): Promise<void> {
  const { count, p50, p99, longest } = await measure()
  process.stdout.write(
    `${name}: ${count} rounds, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms\n`,
  )
}

/** A wrong login takes the same work as a right one. */
async function login(url: URL, index: number): Promise<{ readonly status: number; readonly ms: number }> {
  const from = performance.now()
  const body = JSON.stringify({ email: `nobody${index}@example.dk`, password: 'a wrong password' })
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body })
  return { status, ms: performance.now() - from }
}

function summary(logins: Awaited<ReturnType<typeof login>>[]): string {
  const busy = logins.filter(({ status }) => status === 503).length
  return `the last login was answered after ${Math.max(...logins.map(({ ms }) => ms)).toFixed(0)} ms, ${busy} of ${LOGINS} were told that the server is busy`
}
