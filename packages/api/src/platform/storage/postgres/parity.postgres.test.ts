import Sqlite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { at, TEMPLATE } from '../../../testing/postgres/databases.ts'
import { ASSETS } from '../../config/assets.ts'
import { migrate } from '../sqlite/migrate.ts'
import { connect } from './connection.ts'

/** What servers tell each other, and the count of the migrations. */
const OWN = /^store_/

function sqlite() {
  const database = new Sqlite(':memory:')
  onTestFinished(() => void database.close())
  migrate(database, ASSETS.migrations)
  return (text: string) => database.prepare(text).all() as Record<string, string | number>[]
}

async function postgres() {
  const session = await connect(at(TEMPLATE), true)
  onTestFinished(() => session.close())
  return async (text: string) => (await session.query(text)).rows as Record<string, string | number>[]
}

const told = (rows: readonly Record<string, unknown>[]) =>
  rows
    .map((row) => Object.values(row).join(' '))
    .filter((line) => !OWN.test(line))
    .sort()

test('both have the same tables with the same columns, of which the same may be missing', async () => {
  const here = sqlite()(
    `SELECT t.name AS tab, c.name, CASE WHEN c."notnull" OR c.pk THEN 'set' ELSE 'optional' END
     FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
  )
  const there = await (await postgres())(
    `SELECT table_name, column_name, CASE is_nullable WHEN 'NO' THEN 'set' ELSE 'optional' END AS may
     FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  expect(told(there)).toEqual(told(here))
  expect(here.length).toBeGreaterThan(250)
})

test('both have the same indexes', async () => {
  const here = sqlite()(
    `SELECT i.tbl_name, i.name, l."unique", i.sql LIKE '% WHERE %' FROM sqlite_schema i, pragma_index_list(i.tbl_name) l
     WHERE i.type = 'index' AND l.name = i.name AND i.sql IS NOT NULL`,
  )
  const there = await (await postgres())(
    `SELECT t.relname AS tab, i.relname AS name, x.indisunique::int AS uniq, (x.indpred IS NOT NULL)::int AS part FROM pg_index x
     JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
     JOIN pg_namespace n ON n.oid = t.relnamespace WHERE n.nspname = 'public' AND NOT x.indisprimary`,
  )
  expect(told(there)).toEqual(told(here))
  expect(here.length).toBeGreaterThan(40)
})

test('both refuse the same in the same words', async () => {
  const here = sqlite()(`SELECT tbl_name, name, sql FROM sqlite_schema WHERE type = 'trigger'`).map((row) => ({
    ...{ table: row.tbl_name, name: row.name },
    words: /RAISE\(ABORT, '([^']*)'\)/.exec(String(row.sql))?.[1] ?? 'counts',
  }))
  const there = await (await postgres())(
    `SELECT t.relname AS tab, g.tgname AS name,
       CASE WHEN p.proname = 'refuse' THEN convert_from(substring(g.tgargs FROM 1 FOR length(g.tgargs) - 1), 'UTF8')
         ELSE coalesce(substring(p.prosrc FROM 'RAISE EXCEPTION ''([^'']*)'''), 'counts') END AS words
     FROM pg_trigger g JOIN pg_class t ON t.oid = g.tgrelid JOIN pg_proc p ON p.oid = g.tgfoid
     WHERE NOT g.tgisinternal AND g.tgname NOT LIKE '%_whole' AND g.tgname NOT LIKE 'store_%'`,
  )
  expect(told(there)).toEqual(told(here))
  expect(here.length).toBeGreaterThan(30)
})
