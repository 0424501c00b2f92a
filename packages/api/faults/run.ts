import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Players over HTTP while servers, the database and the way to it break: nothing that was acknowledged may be lost or
 * done twice. FAULTS=200 takes longer; --sqlite has one server on a folder; SEED runs a run again; ONLY=clock
 * has the faults with that word.
 */
const isSqlite = process.argv.includes('--sqlite')
const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-casino-'))
const { startPostgres } = await import('./postgres.ts')
const postgres = isSqlite ? undefined : await startPostgres()
// The tables are written for one database when they are loaded.
if (postgres) process.env.DATABASE_URL = postgres.admin
const { onPostgres, onSqlite } = await import('./casino.ts')
const { runFaults } = await import('./campaign.ts')
try {
  const casino = postgres ? await onPostgres(postgres) : await onSqlite(join(folder, 'data'))
  process.exitCode = (await runFaults(casino, {
    seed: process.env.SEED ?? 'spilvaerk',
    count: Number(process.env.FAULTS ?? 40),
    players: Number(process.env.PLAYERS ?? 16),
    only: process.env.ONLY ?? '',
  }))
    ? 0
    : 1
} finally {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
