import { sql } from 'drizzle-orm'

/**
 * A value that is given when the statement runs, hidden from SQLite's planner. In a statement with an order or a limit the
 * planner looks at the values themselves and prepares the whole statement again for each one, which costs ten times what
 * running it does. For the same reason such statements take `max(id)` and no `LIMIT`, whose number is a value too.
 */
export const given = (name: string) => sql`(SELECT ${sql.placeholder(name)})`

/**
 * Statements that are built once for each connection: building one costs ten times what running it does.
 * They are run with `execute`, inside a transaction like any other.
 */
export function prepared<Connection extends object, Statements>(
  build: (db: Connection) => Statements,
): (db: Connection) => Statements {
  const built = new WeakMap<Connection, Statements>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statements = build(db)
    built.set(db, statements)
    return statements
  }
}
