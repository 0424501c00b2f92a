import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ASSETS } from '../src/platform/config/assets.ts'
import { openDatabase } from '../src/platform/storage/open.ts'
import { connect } from '../src/platform/storage/postgres/connection.ts'
import { migrate } from '../src/platform/storage/postgres/migrate.ts'
import { readPostgres } from '../src/platform/storage/postgres/open.ts'
import { openForReading } from '../src/platform/storage/sqlite/open.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { addPlayers, addPlayersTo, type SessionPlayer } from '../src/testing/session-players.ts'
import type { Chance } from './chance.ts'
import { openNetwork } from './network.ts'
import type { startPostgres } from './postgres.ts'
import { keepServer, type Server } from './servers.ts'

/** What breaks; it ends when whatever broke is whole again, or is being started again. */
export type Fault = (chance: Chance) => Promise<void>

export interface Casino {
  readonly name: string
  /** What players ask. */
  readonly servers: readonly Server[]
  readonly faults: Readonly<Record<string, Fault>>
  addPlayers(count: number): Promise<SessionPlayer[]>
  read(): Promise<Pick<Storage, 'read' | 'close'>>
  stop(): Promise<void>
}

const SECRET_KEY = 'the secret of the casino that is to break'
/** A server that stops in the middle of a transaction holds the others up for five seconds at most; it is stopped longer. */
const STOPPED_MS = 12_000

const kill =
  (servers: readonly Server[]): Fault =>
  async (chance) =>
    chance.oneOf(servers).send('SIGKILL')

const stopped =
  (servers: readonly Server[]): Fault =>
  async (chance) => {
    const server = chance.oneOf(servers)
    server.send('SIGSTOP')
    await wait(STOPPED_MS)
    server.send('SIGCONT')
  }

/** Two servers that answer and one that works, on one database behind a network. */
export async function onPostgres(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  extra: Readonly<Record<string, string>> = {},
): Promise<Casino> {
  const ask = async (statement: string) => {
    const admin = await connect(postgres.admin, true)
    await admin.query(statement).finally(admin.close)
  }
  await ask("CREATE DATABASE casino TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
  const direct = `postgres://postgres@127.0.0.1:${postgres.port}/casino`
  const session = await connect(direct, true)
  await migrate(session, ASSETS.postgresMigrations)
  await session.close()
  const network = await openNetwork(postgres.port)
  const settings = { ...extra, DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}/casino`, SECRET_KEY }
  const servers = ['one', 'two'].map((name) => keepServer(name, { ...settings, ROLE: 'api' }))
  const worker = keepServer('worker', { ...settings, ROLE: 'worker' })
  await Promise.all([...servers, worker].map((server) => server.ready()))
  const cut =
    (how: 'silence' | 'refuse'): Fault =>
    async (chance) => {
      network[how]()
      await wait(100 + chance.below(how === 'silence' ? 20_000 : 5000))
      network.heal()
    }
  return {
    name: 'PostgreSQL',
    servers,
    faults: {
      'a server that answers is killed (-9)': kill(servers),
      'the worker is killed (-9)': kill([worker]),
      'PostgreSQL is killed (-9) and begins anew': postgres.kill,
      'a commit is lost on its way': async () => network.loseCommit('lost'),
      'the answer to a commit is lost': async () => network.loseCommit('answerLost'),
      'all connections are dropped': async () => network.dropAll(),
      'the operator ends all sessions': () =>
        ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'casino'"),
      'nothing arrives for 0.1 to 20 s': cut('silence'),
      'connections are refused for 0.1 to 5 s': cut('refuse'),
      'a server stands still for 12 s': stopped(servers),
    },
    addPlayers: async (count) => {
      const place = {
        DATABASE_URL: direct,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'spilvaerk-players-')),
        ROLE: 'all' as const,
        SECRET_KEY,
      }
      const storage = await openDatabase(place, ASSETS)
      const players = await addPlayersTo(storage, count)
      await storage.close()
      return players
    },
    read: () => readPostgres(direct),
    stop: async () => {
      await Promise.all([...servers, worker].map((server) => server.stop()))
      network.close()
    },
  }
}

/** One server on a folder. */
export async function onSqlite(dataDir: string): Promise<Casino> {
  let server: Server | undefined
  const servers: Server[] = []
  return {
    name: 'SQLite',
    servers,
    faults: {
      'the server is killed (-9)': kill(servers),
      'the server stands still for 12 s': stopped(servers),
    },
    addPlayers: async (count) => {
      const players = await addPlayers(dataDir, count)
      server = keepServer('one', { DATA_DIR: dataDir })
      servers.push(server)
      await server.ready()
      return players
    },
    read: async () => openForReading(dataDir),
    stop: async () => void (await server?.stop()),
  }
}
