import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../faults/postgres.ts'
import { cpuOf } from './cpu.ts'

/**
 * Rounds for money without HTTP, by so many players at once: on a PostgreSQL of its own what the server and the database
 * take of the processor for each, and what the connection that writes is at; `--sqlite` on SQLite.
 */
const isPostgres = !process.argv.includes('--sqlite')
const AT_ONCE = [1, 4, 16, 64]
const ROUNDS = 600
const SAMPLE_MS = 5

const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-in-process-'))
const postgres = isPostgres ? await startPostgres('4g') : undefined
// The tables are written for one database when they are loaded.
if (postgres) process.env.DATABASE_URL = postgres.admin
const { connect } = await import('../src/platform/storage/postgres/connection.ts')
const url = postgres && `postgres://postgres@127.0.0.1:${postgres.port}/rounds`
if (postgres && url) {
  const admin = await connect(postgres.admin, true)
  await admin.query("CREATE DATABASE rounds TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
  await admin.close()
  writeFileSync(join(folder, 'database-url'), url)
}
const { openHouse } = await import('../src/testing/house.ts')
const { newPlayer } = await import('../src/testing/players.ts')
const house = await openHouse({ dataDir: folder })
const players: Awaited<ReturnType<typeof newPlayer>>[] = []
for (let n = 0; n < Math.max(...AT_ONCE); n++) players.push(await newPlayer(house, { balance: 9000, gameId: 1 }))
const watcher = url ? await connect(url, true) : undefined

/** Seconds of processor time of all connections to the database. */
async function databaseCpu(): Promise<number> {
  const found = await watcher?.query("SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'")
  return (found?.rows ?? []).reduce((sum: number, { pid }) => sum + cpuOf(pid)(), 0)
}

/** How often the connection that writes was at what, while a transaction was open, until it is told to end. */
async function watch(isOver: () => boolean): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  while (watcher && !isOver()) {
    const { rows } = await watcher.query(
      `SELECT coalesce(wait_event_type || ':' || wait_event, 'works') AS at FROM pg_stat_activity
       WHERE datname = 'rounds' AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
    )
    for (const { at } of rows) seen.set(at, (seen.get(at) ?? 0) + 1)
    await setTimeout(SAMPLE_MS)
  }
  return seen
}

async function play(atOnce: number): Promise<void> {
  let left = ROUNDS
  await Promise.all(
    players.slice(0, atOnce).map(async (player) => {
      while (left-- > 0) await player.play({ bet: 0.1 })
    }),
  )
}

try {
  await play(Math.max(...AT_ONCE))
  for (const atOnce of AT_ONCE) {
    const [before, from, start] = [await databaseCpu(), process.cpuUsage(), performance.now()]
    await play(atOnce)
    const ms = (performance.now() - start) / ROUNDS
    const { user, system } = process.cpuUsage(from)
    const database = (((await databaseCpu()) - before) * 1000) / ROUNDS
    process.stdout.write(
      `${atOnce} at once: ${(1000 / ms).toFixed(0)} rounds/s, ${ms.toFixed(2)} ms each; of the processor ` +
        `${((user + system) / 1000 / ROUNDS).toFixed(2)} ms here, ${database.toFixed(2)} ms in the database\n`,
    )
  }
  let isOver = false
  const watching = watch(() => isOver)
  await play(Math.max(...AT_ONCE))
  isOver = true
  for (const [at, times] of await watching) process.stdout.write(`${at}: ${times}\n`)
} finally {
  await watcher?.close()
  await house.close()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
