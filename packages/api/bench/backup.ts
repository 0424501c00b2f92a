import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type House, openHouse } from '../src/testing/house.ts'
import { newPlayer } from '../src/testing/players.ts'

/**
 * How long a backup takes beside play, and restoring it: so many rounds are played into a new data folder, the built
 * command line (or BENCH_SERVER) backs it up while play goes on, and restores and verifies it elsewhere.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1_000_000)
const TOGETHER = 256
const PLAYERS = 64

const server = process.env.BENCH_SERVER ?? fileURLToPath(new URL('../src/server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-backup-'))
const [dataDir, backup, restored] = ['data', 'backup', 'restored'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
]
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function command(DATA_DIR: string, ...words: string[]): Promise<number> {
  const from = performance.now()
  const env = { ...process.env, DATA_DIR, LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server, ...words], {
    env,
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  return (performance.now() - from) / 1000
}

const playersOf = (house: House) =>
  Promise.all(Array.from({ length: PLAYERS }, () => newPlayer(house, { balance: 90_000 })))

/** Plays until so many rounds are done, or until it is told to stop; returns the milliseconds of each. */
async function play(
  players: Awaited<ReturnType<typeof playersOf>>,
  isOver: (played: number) => boolean,
): Promise<number[]> {
  const times: number[] = []
  const lane = async (n: number) => {
    while (!isOver(times.length)) {
      const from = performance.now()
      await players[n % PLAYERS]?.play({ bet: 0.1 })
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, (_, n) => lane(n)))
  return times
}

const told = (times: readonly number[], seconds: number) => {
  const sorted = times.toSorted((a, b) => a - b)
  return `${(times.length / seconds).toFixed(0)} rounds/s, p99 ${sorted[Math.floor(sorted.length * 0.99)]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms`
}

const bytesIn = (path: string): number =>
  readdirSync(path).reduce((sum, name) => sum + statSync(join(path, name)).size, 0)

mkdirSync(dataDir)
const house = await openHouse({ dataDir })
try {
  const players = await playersOf(house)
  const from = performance.now()
  const times = await play(players, (played) => played >= ROUNDS)
  say(
    `alone: ${told(times.slice(-20_000), 0.02 * ROUNDS === 0 ? 1 : ((performance.now() - from) / 1000) * (20_000 / times.length))}`,
  )
  say(`${times.length} rounds, ${(bytesIn(dataDir) / 1e6).toFixed(0)} MB`)
  let isBackedUp = false
  const backingUp = command(dataDir, 'backup', backup).finally(() => {
    isBackedUp = true
  })
  const started = performance.now()
  const beside = await play(players, () => isBackedUp)
  say(`beside the backup: ${told(beside, (performance.now() - started) / 1000)}`)
  say(`backup: ${(await backingUp).toFixed(1)} s, ${(bytesIn(backup) / 1e6).toFixed(0)} MB`)
  say(`restore: ${(await command(restored, 'restore', backup)).toFixed(1)} s`)
  say(`verify: ${(await command(restored, 'verify')).toFixed(1)} s`)
} finally {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
