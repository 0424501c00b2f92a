import { connect } from '../../platform/storage/postgres/connection.ts'

export const TEMPLATE = 'spilvaerk_template'

/** The address of a database on the server of this run. */
export function at(name: string): string {
  const url = new URL(String(process.env.TEST_DATABASE_URL))
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(statement: string): Promise<void> {
  const admin = await connect(String(process.env.TEST_DATABASE_URL), true)
  try {
    await admin.query(statement)
  } finally {
    await admin.close()
  }
}

/** Chance is seeded in tests, and the same in each of their threads. */
const newName = () => `test_${process.pid}_${process.hrtime.bigint()}`

/** A database of its own, up to date and empty. Returns its address. */
export async function makeDatabase(): Promise<string> {
  const name = newName()
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  return at(name)
}

/** One without tables. */
export async function makeEmptyDatabase(): Promise<string> {
  const name = newName()
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`)
  return at(name)
}

export const dropDatabase = (url: string): Promise<void> =>
  asAdmin(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
