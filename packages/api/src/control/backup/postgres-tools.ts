import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { CannotStart } from '../../platform/config/stop.ts'

/** The address without its password, which anybody on the machine would see among the processes. */
function apart(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, password }
}

/**
 * Runs `pg_dump` or `pg_restore` on a database.
 * @throws CannotStart with what it says when it fails, or where it is not installed
 */
export async function runTool(name: 'pg_dump' | 'pg_restore', url: string, ...words: readonly string[]): Promise<void> {
  const { address, password } = apart(url)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(name, ['--dbname', address, ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  try {
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new CannotStart(`${name} ended with ${code}: ${oneLine(await said)}`)
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${name} is not here: install the programs of PostgreSQL (Debian: postgresql-client)`, {
      cause: error,
    })
  }
}

const oneLine = (said: string): string => said.trim().split('\n').slice(0, 2).join(' ')
