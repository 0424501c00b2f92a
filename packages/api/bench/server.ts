import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { addPlayers, furnish, type SessionPlayer } from '../src/testing/session-players.ts'
import { type Ask, rateOf } from './rate.ts'

const SERVER = process.env.BENCH_SERVER ?? fileURLToPath(new URL('../src/server.ts', import.meta.url))
const API = fileURLToPath(new URL('..', import.meta.url))
const ADD_PLAYERS = join(API, 'faults/add-players.ts')
const GAME = process.env.BENCH_GAME ?? 'frugtfest'
const WARM_UP_SECONDS = 2

/** A server with players who have money, and what each of them sends for a round. */
export interface Running {
  readonly pid: number
  readonly url: URL
  readonly spins: Ask[]
  stop(): Promise<void>
}

/** Starts a server (or BENCH_SERVER) in a folder of its own, or on the database of the settings, and warms it up with rounds. */
export async function startServer(players: number, settings: Record<string, string> = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spilvaerk-bench-'))
  const added = settings.DATABASE_URL ? await addElsewhere(players, settings) : await addPlayers(dataDir, players)
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'error', ...settings }
  const args = ['--disable-warning=ExperimentalWarning', SERVER, 'serve']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    const [line] = await once(child.stdout, 'data')
    const url = new URL(String(line).replace('Spilværk: ', '').trim())
    const gameId = await numberOf(url, GAME)
    await Promise.all(added.map((player) => furnish(url.origin, player, gameId, 20_000)))
    const spins = added.map(({ token }) => ({
      method: 'POST',
      path: `/api/games/${gameId}/spin`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"bet":0.1,"stake":"money"}',
    }))
    await rateOf(url, spins, WARM_UP_SECONDS)
    return { pid: child.pid ?? 0, url, spins, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** By a process of its own: the tables are written for one database when they are loaded. */
async function addElsewhere(players: number, settings: Record<string, string>): Promise<SessionPlayer[]> {
  const env = { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'spilvaerk-bench-players-')), ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [ADD_PLAYERS, API, String(players)], { env })
  return JSON.parse(stdout) as SessionPlayer[]
}

async function numberOf(url: URL, slug: string): Promise<number> {
  const games = (await (await fetch(new URL('/api/casino/games', url))).json()) as { id: number; slug: string }[]
  const id = games.find((game) => game.slug === slug)?.id
  if (id === undefined) throw new Error(`there is no game ${slug}`)
  return id
}
