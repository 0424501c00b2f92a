import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addPlayers, furnish } from '../src/testing/session-players.ts'
import { cpuOf } from './cpu.ts'
import { pacedRateOf, type Rate, rateOf } from './rate.ts'

/** Rounds for money a second over HTTP, beside the same server's answers to GET /api/health. */
const CONNECTIONS = 64
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const REPEATS = 3
/** Shares of the rate under full load, at which rounds come at their own times. */
const LOADS = [0.25, 0.5, 0.75]
const GAME = process.env.BENCH_GAME ?? 'frugtfest'

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'spilvaerk-bench-'))
const players = await addPlayers(dataDir, CONNECTIONS)
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
  const health = { method: 'GET', path: '/api/health' }
  const gameId = await numberOf(url, GAME)
  await Promise.all(players.map((player) => furnish(url.origin, player, gameId, 20_000)))
  const spins = players.map(({ token }) => ({
    method: 'POST',
    path: `/api/games/${gameId}/spin`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"bet":0.1,"stake":"money"}',
  }))
  await rateOf(url, spins, 2)
  const cpu = cpuOf(child.pid ?? 0)
  const results: { readonly rounds: Rate; readonly share: number }[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const started = cpu()
    const answers = await rateOf(url, Array(CONNECTIONS).fill(health), SECONDS)
    const between = cpu()
    const rounds = await rateOf(url, spins, SECONDS)
    const each = {
      health: ((between - started) * 1e6) / answers.count,
      round: ((cpu() - between) * 1e6) / rounds.count,
    }
    results.push({ rounds, share: rounds.perSecond / answers.perSecond })
    const { perSecond, p50, p99, refused } = rounds
    const byCpu = `CPU of the server: ${each.round.toFixed(0)} µs a round, ${each.health.toFixed(0)} µs an answer`
    process.stdout.write(
      `${perSecond.toFixed(0)} rounds/s (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${refused} refused), ` +
        `${answers.perSecond.toFixed(0)} answers to health/s: ${((100 * perSecond) / answers.perSecond).toFixed(1)} % (${byCpu})\n`,
    )
  }
  const median = results.sort((a, b) => a.share - b.share)[Math.floor(REPEATS / 2)]
  process.stdout.write(
    `median: ${(100 * (median?.share ?? 0)).toFixed(1)} % of health, p99 ${median?.rounds.p99.toFixed(1)} ms\n`,
  )
  for (const load of LOADS) {
    const paced = await pacedRateOf(url, spins, (median?.rounds.perSecond ?? 0) * load, SECONDS)
    process.stdout.write(
      `at ${100 * load} % of that rate: p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms, ` +
        `longest ${paced.longest.toFixed(1)} ms (${paced.perSecond.toFixed(0)} rounds/s, ${paced.refused} refused)\n`,
    )
  }
} finally {
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

async function numberOf(url: URL, slug: string): Promise<number> {
  const games = (await (await fetch(new URL('/api/casino/games', url))).json()) as { id: number; slug: string }[]
  const game = games.find((one) => one.slug === slug)
  if (!game) throw new Error(`there is no game ${slug}`)
  return game.id
}
