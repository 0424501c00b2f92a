import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of a PostgreSQL's programs, the newest of those that the system has. */
function programs(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : []
  const [newest] = versions.filter((version) => version >= 15).sort((a, b) => b - a)
  return newest === undefined ? undefined : join(DEBIAN, String(newest), 'bin')
}

const isRoot = (): boolean => process.getuid?.() === 0

/** Whether there is the user that PostgreSQL runs as: it refuses to run as root. */
function hasUser(): boolean {
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Where tests find a PostgreSQL: a server that runs, or programs to run one; undefined where there is none. */
export function findPostgres(): { readonly url: string } | { readonly bin: string } | undefined {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  const bin = programs()
  return bin !== undefined && (!isRoot() || hasUser()) ? { bin } : undefined
}

/** Runs one of its programs, as the user that it wants. */
export function runProgram(bin: string, name: string, ...args: readonly string[]): void {
  const program = join(bin, name)
  const [command, ...all] = isRoot() ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  execFileSync(String(command), all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
}
