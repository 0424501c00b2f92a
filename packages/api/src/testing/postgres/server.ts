import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ASSETS } from '../../platform/config/assets.ts'
import { connect } from '../../platform/storage/postgres/connection.ts'
import { migrate } from '../../platform/storage/postgres/migrate.ts'
import { at, TEMPLATE } from './databases.ts'
import { findPostgres, runProgram } from './find.ts'

/** A database of tests may forget everything when the power goes. */
const FORGETFUL = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300'

/** One server for a run of the tests, with a database that is up to date to copy from. */
export default async function setup(): Promise<(() => void) | undefined> {
  const found = findPostgres()
  if (!found) return undefined
  const end = 'bin' in found ? startServer(found.bin) : () => undefined
  process.env.TEST_DATABASE_URL ??= 'bin' in found ? '' : found.url
  const admin = await connect(String(process.env.TEST_DATABASE_URL), true)
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE}`)
  await admin.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`)
  await admin.close()
  const template = await connect(at(TEMPLATE), true)
  await migrate(template, ASSETS.postgresMigrations)
  await template.close()
  return end
}

function startServer(bin: string): () => void {
  // The user that it runs as must reach the folder.
  const dir = mkdtempSync(join(tmpdir(), 'spilvaerk-postgres-'))
  chmodSync(dir, 0o777)
  const data = join(dir, 'data')
  runProgram(bin, 'initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const options = `${FORGETFUL} -c listen_addresses= -k ${dir}`
  runProgram(bin, 'pg_ctl', '-D', data, '-w', '-l', join(dir, 'log'), '-o', options, 'start')
  process.env.TEST_DATABASE_URL = `postgres://postgres@localhost/postgres?host=${dir}`
  return () => {
    runProgram(bin, 'pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
    rmSync(dir, { recursive: true, force: true })
  }
}
