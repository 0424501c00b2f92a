import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { readConfig } from '../src/domains/config.ts'
import { CHAIN_START, linkHash, wishHash } from '../src/domains/money/wallet/chain.ts'
import { CHECKPOINT_PURPOSE } from '../src/domains/money/wallet/checkpoints/checkpoint.ts'
import { createCheckpoints } from '../src/domains/money/wallet/checkpoints/checkpoints.ts'
import { ASSETS } from '../src/platform/config/assets.ts'
import { createLog } from '../src/platform/log/log.ts'
import { secretOf } from '../src/platform/sealing/sealing.ts'
import { createSigning } from '../src/platform/sealing/signing.ts'
import { fileIn, openStorage } from '../src/platform/storage/sqlite/open.ts'
import { systemClock } from '../src/platform/time/clock.ts'

/**
 * How long `verify` takes by one thread and by two, of a ledger of so many rounds, on SQLite and (with --postgres) on a
 * PostgreSQL of its own, to which the casino is copied. The movements are made up; their chain, their balances and the
 * checkpoints are what the product makes of them. SERVER is the built command line.
 */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1_000_000)
const TIMES = Number(process.env.BENCH_TIMES ?? 2)
const PLAYERS = 5000
const server = process.env.BENCH_SERVER
if (!server) throw new Error('BENCH_SERVER is the built command line, such as packages/api/dist/server.mjs')

const folder = mkdtempSync(join(tmpdir(), 'spilvaerk-verify-'))
const say = (line: string) => void process.stdout.write(`${line}\n`)

async function makeLedger(): Promise<number> {
  await openStorage({ dataDir: folder, migrations: ASSETS.migrations }).close()
  const db = new Sqlite(fileIn(folder))
  db.pragma('synchronous = OFF')
  const balances = new Map<string, number>()
  const ids = new Map<string, number>()
  const account = db.prepare('INSERT INTO ledger_accounts (name) VALUES (?) RETURNING id').pluck()
  const movement = db.prepare(
    'INSERT INTO movements (id, kind, member_id, round_id, text, key, wish_hash, created_at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const posting = db.prepare('INSERT INTO postings VALUES (?, ?, ?, ?)')
  let [id, head] = [0, CHAIN_START]
  const idOf = (name: string): number => {
    const known = ids.get(name) ?? Number(account.get(name))
    ids.set(name, known)
    return known
  }
  const post = (kind: 'deposit' | 'bet' | 'win', memberId: string, roundId: string | null, micro: number) => {
    const sides = [
      [`member:${memberId}`, micro],
      [kind === 'deposit' ? 'deposits' : 'house', -micro],
    ] as const
    const lines = sides
      .map(([name, amount]) => [name, amount, (balances.get(name) ?? 0) + amount] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const key = `${kind}:${roundId ?? memberId}`
    const createdAt = new Date(1_700_000_000_000 + id * 20)
    const link = {
      ...{ id: ++id, kind, memberId, roundId, text: 'Spil på Frugthaven', key, createdAt, postings: lines },
      wishHash: wishHash(lines),
    }
    head = linkHash(head, link)
    movement.run(id, kind, memberId, roundId, link.text, key, link.wishHash, createdAt.getTime(), head)
    for (const [name, amount, balance] of lines) {
      posting.run(id, idOf(name), amount, balance)
      balances.set(name, balance)
    }
  }
  db.transaction(() => {
    for (let n = 0; n < PLAYERS; n++) post('deposit', `player-${n}`, null, 1_000_000_000_000)
    for (let n = 0; n < ROUNDS; n++) {
      const player = `player-${(n * 7919) % PLAYERS}`
      post('bet', player, `round-${n}`, -1_000_000)
      // Rounds of the casino move money 1.57 times.
      if (n % 7 < 4) post('win', player, `round-${n}`, 1_500_000)
    }
  })()
  db.close()
  return id
}

async function signLedger(): Promise<void> {
  const storage = openStorage({ dataDir: folder, migrations: ASSETS.migrations })
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error' })
  const signing = createSigning(secretOf(config.SECRET_KEY, folder), CHECKPOINT_PURPOSE)
  const onFault = (fault: string) => {
    throw new Error(fault)
  }
  await createCheckpoints({ storage, clock: systemClock, log: createLog(config), signing, onFault }).tick()
  await storage.close()
}

const child = (env: Readonly<Record<string, string>>, ...words: string[]) =>
  spawn(process.execPath, [server, ...words], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Seconds by the clock. */
async function verified(env: Readonly<Record<string, string>>, threads: number): Promise<number> {
  const from = performance.now()
  const [code] = await once(child(env, 'verify', '--threads', String(threads)), 'exit')
  if (code !== 0) throw new Error(`verify ended with ${code}`)
  return (performance.now() - from) / 1000
}

async function measure(name: string, env: Readonly<Record<string, string>>): Promise<void> {
  const seconds: Record<'1' | '2', number[]> = { 1: [], 2: [] }
  for (let n = 0; n < TIMES; n++) {
    seconds[1].push(await verified(env, 1))
    seconds[2].push(await verified(env, 2))
  }
  const told = (all: readonly number[]) => all.map((each) => each.toFixed(1)).join(', ')
  const ratio = Math.min(...seconds[2]) / Math.min(...seconds[1])
  say(`${name}: one thread ${told(seconds[1])} s; two ${told(seconds[2])} s; the best of each ${ratio.toFixed(2)}`)
}

let postgres: Awaited<ReturnType<typeof import('../faults/postgres.ts')['startPostgres']>> | undefined
try {
  const from = performance.now()
  const movements = await makeLedger()
  await signLedger()
  say(
    `${ROUNDS} rounds, ${movements} movements, made and signed in ${((performance.now() - from) / 1000).toFixed(0)} s`,
  )
  await measure('SQLite', {})
  if (process.argv.includes('--postgres')) {
    const { startPostgres } = await import('../faults/postgres.ts')
    postgres = await startPostgres('8g')
    const admin = `postgres://postgres@127.0.0.1:${postgres.port}`
    const { connect } = await import('../src/platform/storage/postgres/connection.ts')
    const session = await connect(postgres.admin, true)
    await session.query("CREATE DATABASE casino TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
    await session.close()
    const [code] = await once(child({}, 'copy', '--to', `${admin}/casino`), 'exit')
    if (code !== 0) throw new Error(`copy ended with ${code}`)
    await measure('PostgreSQL', { DATABASE_URL: `${admin}/casino`, SECRET_KEY_FILE: join(folder, 'secret.key') })
  }
} finally {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
