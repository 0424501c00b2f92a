import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, runProgram } from '../src/testing/postgres/find.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A PostgreSQL of its own that keeps what it says it has kept, to be killed. */
export async function startPostgres() {
  const found = findPostgres()
  if (!found || !('bin' in found)) throw new Error('no programs of PostgreSQL here (Debian: postgresql)')
  const { bin } = found
  const dir = mkdtempSync(join(tmpdir(), 'spilvaerk-faults-'))
  chmodSync(dir, 0o777)
  const [data, port] = [join(dir, 'data'), await freePort()]
  runProgram(bin, 'initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${dir} -c max_connections=100`
  const begin = () => runProgram(bin, 'pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start')
  begin()
  return {
    port,
    admin: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Ends it as a power cut would, as far as the process goes, and begins it anew. */
    kill: async () => {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
      for (let tries = 0; ; tries++) {
        try {
          // What it left behind goes away a moment after it.
          await wait(200)
          return begin()
        } catch (error) {
          if (tries === 50) throw error
        }
      }
    },
    stop: () => {
      runProgram(bin, 'pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
