import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres, runProgram } from '../src/testing/postgres/find.ts'

/** Of the database, so that it can be filled. */
const SMALL = '512m'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** A disk of its own, so that it can be full; false where this user may mount none. */
function mountDisk(dir: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=777`, 'tmpfs', dir], { stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write('no small disk here (mount needs root): a full one is not tried\n')
    return false
  }
}

function fillUp(file: number): void {
  for (let size = 1 << 20; size >= 1; size >>= 1)
    try {
      const block = Buffer.alloc(size)
      while (writeSync(file, block) > 0);
    } catch {
      // No room for so much: a smaller block may still find some.
    }
}

/** A PostgreSQL of its own that keeps what it says it has kept, to be killed. */
export async function startPostgres(disk: string = SMALL) {
  const found = findPostgres()
  if (!found || !('bin' in found)) throw new Error('no programs of PostgreSQL here (Debian: postgresql)')
  const { bin } = found
  const dir = mkdtempSync(join(tmpdir(), 'spilvaerk-faults-'))
  chmodSync(dir, 0o777)
  const isMounted = mountDisk(dir, disk)
  const [data, port] = [join(dir, 'data'), await freePort()]
  runProgram(bin, 'initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-c listen_addresses=127.0.0.1 -p ${port} -k ${dir} -c max_connections=100`
  const begin = () => runProgram(bin, 'pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start')
  const isUp = () => {
    try {
      runProgram(bin, 'pg_ctl', '-D', data, 'status')
      return true
    } catch {
      return false
    }
  }
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
    /** Undefined where nobody may mount a small disk. */
    ...(isMounted && {
      fillDisk: async (ms: number) => {
        const filler = join(dir, 'filler')
        const file = openSync(filler, 'w')
        fillUp(file)
        await wait(ms)
        closeSync(file)
        rmSync(filler)
        // It may have ended for want of room.
        if (!isUp()) begin()
      },
    }),
    stop: () => {
      if (isUp()) runProgram(bin, 'pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      if (isMounted) execFileSync('umount', [dir])
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
