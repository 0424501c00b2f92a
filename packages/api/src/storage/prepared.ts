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
