import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connect } from '../src/platform/storage/postgres/connection.ts'
import { migrate } from '../src/platform/storage/postgres/migrate.ts'
import { readPostgres } from '../src/platform/storage/postgres/open.ts'
import { openForReading } from '../src/platform/storage/sqlite/open.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { addPlayers, type SessionPlayer } from '../src/testing/session-players.ts'
import type { Chance } from './chance.ts'
import { openNetwork } from './network.ts'
import type { startPostgres } from './postgres.ts'
import { openDisk } from './power.ts'
import { keepServer, OURS, type Server } from './servers.ts'

/** What breaks; it ends when whatever broke is whole again, or is being started again. */
export type Fault = (chance: Chance) => Promise<void>

/** The address at which a server is reached. */
export type Door = () => string | undefined

export interface Casino {
  readonly name: string
  readonly servers: readonly Server[]
  /** Where players ask each of them; nowhere while it does not answer. */
  readonly doors: readonly Door[]
  /** Brings the tables up to date; servers that start from then on are of this version. */
  upgrade?(): Promise<void>
  readonly faults: Readonly<Record<string, Fault>>
  /** Waits until all servers have started. */
  whole(): Promise<void>
  addPlayers(count: number): Promise<SessionPlayer[]>
  read(): Promise<Pick<Storage, 'read' | 'close'>>
  stop(): Promise<void>
}

const run = promisify(execFile)
const ADD_PLAYERS = fileURLToPath(new URL('add-players.ts', import.meta.url))
/** The second game of the casino: its rounds wait for choices. */
const TABLE = 'den-sorte-knaegt'
const SECRET_KEY = 'the secret of the casino that is to break'
/** A server that stops in the middle of a transaction holds the others up for five seconds at most; it is stopped longer. */
const STOPPED_MS = 12_000
const WRONG_MS = 5000
const DAY_MS = 86_400_000

const portIn = (url: string | undefined) => (url === undefined ? undefined : Number(new URL(url).port))

const kill =
  (servers: readonly Server[]): Fault =>
  async (chance) =>
    void (await chance.oneOf(servers).kill())

/** With this the others are compared: how long it takes until everybody is answered where nothing has happened. */
const NOTHING: Readonly<Record<string, Fault>> = { 'nothing breaks': async () => undefined }

const allReady = async (servers: readonly Server[]) => void (await Promise.all(servers.map((server) => server.ready())))

/** What one signal begins, for so long, and another ends. */
const between =
  (servers: readonly Server[], begins: NodeJS.Signals, lastsMs: number, ends: NodeJS.Signals): Fault =>
  async (chance) => {
    const server = chance.oneOf(servers)
    server.send(begins)
    await wait(lastsMs)
    server.send(ends)
  }

const stopped = (servers: readonly Server[]) => between(servers, 'SIGSTOP', STOPPED_MS, 'SIGCONT')
/** A clock that is set wrong, and right again. */
const wrongClock = (servers: readonly Server[]) => between(servers, 'SIGUSR2', WRONG_MS, 'SIGUSR2')

/**
 * Two servers that answer and one that works, on one database behind a network.
 * @param from the package of the version that they begin with
 */
export async function onPostgres(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  extra: Readonly<Record<string, string>> = {},
  from: string = OURS,
): Promise<Casino> {
  const ask = async (statement: string) => {
    const admin = await connect(postgres.admin, true)
    await admin.query(statement).finally(admin.close)
  }
  await ask("CREATE DATABASE casino TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'")
  const direct = `postgres://postgres@127.0.0.1:${postgres.port}/casino`
  let version = from
  const migrateTo = async (folder: string) => {
    const session = await connect(direct, true)
    await migrate(session, join(folder, 'migrations/postgres')).finally(session.close)
  }
  await migrateTo(version)
  const network = await openNetwork(() => postgres.port)
  const settings = {
    ...extra,
    TABLES: TABLE,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}/casino`,
    SECRET_KEY,
  }
  const shifts = { one: DAY_MS, two: -DAY_MS }
  const servers = Object.entries(shifts).map(([name, ms]) =>
    keepServer(name, { ...settings, ROLE: 'api', CLOCK_SHIFT_MS: String(ms) }, () => version),
  )
  const ways = await Promise.all(servers.map(({ url }) => openNetwork(() => portIn(url()))))
  const worker = keepServer('worker', { ...settings, ROLE: 'worker' }, () => version)
  await allReady([...servers, worker])
  const setReadOnly = async (state: 'on' | 'off') => {
    await ask(`ALTER SYSTEM SET default_transaction_read_only = ${state}`)
    await ask('SELECT pg_reload_conf()')
  }
  const { fillDisk } = postgres
  const fullDisk: Readonly<Record<string, Fault>> = fillDisk
    ? { 'the disk of PostgreSQL is full': () => fillDisk(WRONG_MS) }
    : {}
  const cut =
    (lines: readonly Awaited<ReturnType<typeof openNetwork>>[], how: 'silence' | 'refuse'): Fault =>
    async (chance) => {
      for (const line of lines) line[how]()
      await wait(100 + chance.below(how === 'silence' ? 20_000 : 5000))
      for (const line of lines) line.heal()
    }
  return {
    name: 'PostgreSQL',
    servers,
    doors: servers.map((server, n) => () => server.url() && `http://127.0.0.1:${ways[n]?.port}`),
    upgrade: async () => {
      await migrateTo(OURS)
      version = OURS
      await worker.restart()
    },
    whole: () => allReady([...servers, worker]),
    faults: {
      ...NOTHING,
      'a server that answers is killed (-9)': kill(servers),
      'the worker is killed (-9)': kill([worker]),
      'PostgreSQL is killed (-9) and begins anew': postgres.kill,
      'a commit is lost on its way': async () => network.loseCommit('lost'),
      'the answer to a commit is lost': async () => network.loseCommit('answerLost'),
      'all connections are dropped': async () => network.dropAll(),
      'the operator ends all sessions': () =>
        ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'casino'"),
      'nothing arrives for 0.1 to 20 s': cut([network], 'silence'),
      'connections are refused for 0.1 to 5 s': cut([network], 'refuse'),
      'all connections of players are dropped': async () => {
        for (const way of ways) way.dropAll()
      },
      'nothing of players arrives for 0.1 to 20 s': cut(ways, 'silence'),
      'players are refused for 0.1 to 5 s': cut(ways, 'refuse'),
      'a server stands still for 12 s': stopped(servers),
      'the clock of a server is a day ahead': wrongClock(servers.slice(0, 1)),
      'the clock of a server is a day behind': wrongClock(servers.slice(1)),
      'the database is read-only': async () => {
        await setReadOnly('on')
        await wait(WRONG_MS)
        await setReadOnly('off')
      },
      ...fullDisk,
    },
    addPlayers: async (count) => {
      const env = {
        ...process.env,
        ...{ DATABASE_URL: direct, SECRET_KEY, DATA_DIR: mkdtempSync(join(tmpdir(), 'spilvaerk-players-')) },
      }
      const { stdout } = await run(process.execPath, [ADD_PLAYERS, from, String(count)], { env })
      return JSON.parse(stdout) as SessionPlayer[]
    },
    read: () => readPostgres(direct),
    stop: async () => {
      await Promise.all([...servers, worker].map((server) => server.stop()))
      for (const line of [network, ...ways]) line.close()
    },
  }
}

/** One server on a folder. */
export async function onSqlite(dataDir: string): Promise<Casino> {
  let server: Server | undefined
  const servers: Server[] = []
  const disk = openDisk(dataDir)
  const powerCut: Readonly<Record<string, Fault>> = disk
    ? {
        'the power is cut': async (chance) => {
          disk.cut(chance)
          await server?.kill()
        },
      }
    : {}
  return {
    name: 'SQLite',
    servers,
    doors: [() => servers[0]?.url()],
    whole: () => allReady(servers),
    faults: {
      ...NOTHING,
      'the server is killed (-9)': kill(servers),
      ...powerCut,
      'the server stands still for 12 s': stopped(servers),
    },
    addPlayers: async (count) => {
      const players = await addPlayers(dataDir, count)
      const settings = { DATA_DIR: dataDir, TABLES: TABLE, ...disk?.settings }
      server = keepServer('one', settings, undefined, disk?.begin)
      servers.push(server)
      await server.ready()
      return players
    },
    read: async () => openForReading(dataDir),
    stop: async () => {
      await server?.stop()
      disk?.close()
    },
  }
}
