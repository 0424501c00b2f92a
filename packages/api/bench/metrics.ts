import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addPlayers, furnish } from '../src/testing/session-players.ts'
import { cpuOf } from './cpu.ts'
import { type Ask, rateOf } from './rate.ts'

/** Processor time a round for money of a server that measures itself beside one that does not, in turns. */
const CONNECTIONS = 32
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const TURNS = 6

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

interface Running {
  readonly child: ChildProcess
  readonly dataDir: string
  readonly url: URL
  readonly spins: Ask[]
}

async function run(settings: Record<string, string>): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spilvaerk-bench-'))
  const players = await addPlayers(dataDir, CONNECTIONS)
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'error', ...settings }
  const args = ['--disable-warning=ExperimentalWarning', process.env.BENCH_SERVER ?? server, 'serve']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  const url = new URL(String(line).replace('Spilværk: ', '').trim())
  const games = (await (await fetch(new URL('/api/casino/games', url))).json()) as { id: number; slug: string }[]
  const gameId = games.find(({ slug }) => slug === 'frugtfest')?.id ?? 1
  await Promise.all(players.map((player) => furnish(url.origin, player, gameId, 20_000)))
  const spins = players.map(({ token }) => ({
    method: 'POST',
    path: `/api/games/${gameId}/spin`,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: '{"bet":0.1,"stake":"money"}',
  }))
  await rateOf(url, spins, 2)
  return { child, dataDir, url, spins }
}

const [without, measuring] = [await run({}), await run({ METRICS_PORT: '0' })]
try {
  const ratios: number[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const inTurn = turn % 2 === 0 ? [without, measuring] : [measuring, without]
    const spent = new Map<Running, number>()
    for (const one of inTurn) {
      const cpu = cpuOf(one.child.pid ?? 0)
      const from = cpu()
      const { count } = await rateOf(one.url, one.spins, SECONDS)
      spent.set(one, ((cpu() - from) * 1e6) / count)
    }
    const [off, on] = [spent.get(without) ?? 0, spent.get(measuring) ?? 0]
    ratios.push(on / off)
    process.stdout.write(
      `${off.toFixed(0)} µs a round without, ${on.toFixed(0)} µs with figures: ${(100 * (on / off)).toFixed(1)} %\n`,
    )
  }
  ratios.sort((a, b) => a - b)
  process.stdout.write(`median: ${(100 * (ratios[TURNS / 2] ?? 0)).toFixed(1)} %\n`)
} finally {
  for (const { child, dataDir } of [without, measuring]) {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
