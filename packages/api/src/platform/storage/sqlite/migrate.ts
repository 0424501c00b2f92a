import type Sqlite from 'better-sqlite3'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotStart } from '../../config/stop.ts'

/**
 * Applies the migrations that the database has not seen, all or none, under the write lock: of two servers
 * that start at once, one migrates. `user_version` counts the applied ones and rolls back with them.
 */
export function migrate(writer: Sqlite.Database, folder: string): void {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const run = writer.transaction(() => {
    const applied = Number(writer.pragma('user_version', { simple: true }))
    if (applied > migrations.length) throw new CannotStart('DATA_DIR was written by a newer version of the server')
    for (const { sql } of migrations.slice(applied)) for (const statement of sql) writer.exec(statement)
    if (applied < migrations.length) writer.pragma(`user_version = ${migrations.length}`)
  })
  run.immediate()
}
