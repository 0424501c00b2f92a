import { existsSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotStart } from '../../config/stop.ts'
import { missingTable } from '../made-tables.ts'

/**
 * Looks at a database before anything is written to it.
 * @throws CannotStart with one line where it is not this version's, or an earlier one's
 */
export function assertFit(file: string, folder: string, openReader: (file: string) => Sqlite.Database): void {
  if (!existsSync(file)) return
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const reader = openReader(file)
  try {
    const applied = Number(reader.pragma('user_version', { simple: true }))
    const tables = reader
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
      )
      .pluck()
      .all()
    if (applied > migrations.length) throw new CannotStart('DATA_DIR was written by a newer version of the server')
    if (applied === 0 && tables.length > 0)
      throw new CannotStart(
        `DATA_DIR holds something else, such as the table ${tables[0]}: the casino needs a folder of its own`,
      )
    const missing = missingTable(migrations.slice(0, applied), tables)
    if (missing !== undefined) throw new CannotStart(`DATA_DIR is there by half: the table ${missing} is missing`)
  } finally {
    reader.close()
  }
}
