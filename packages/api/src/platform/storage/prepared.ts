interface Preparable {
  prepare(): unknown
}

type Prepared<Builders> = {
  readonly [Name in keyof Builders]: Builders[Name] extends { prepare(): infer Statement } ? Statement : never
}

let count = 0

/** PostgreSQL parses a statement once for each connection where it has a name; SQLite's need none. */
function prepareNamed(name: string, builder: Preparable): unknown {
  count++
  return (builder.prepare as (name: string) => unknown).call(builder, `${name}_${count}`)
}

/**
 * Statements that are built once for each connection: building one costs ten times what running it does.
 * They are run with `execute`, inside a transaction like any other.
 */
export function prepared<Connection extends object, Builders extends { readonly [name: string]: Preparable }>(
  build: (db: Connection) => Builders,
): (db: Connection) => Prepared<Builders> {
  const built = new WeakMap<Connection, Prepared<Builders>>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const entries = Object.entries(build(db)).map(([name, builder]) => [name, prepareNamed(name, builder)])
    // Each name with what its own builder prepares.
    const statements = Object.fromEntries(entries) as Prepared<Builders>
    built.set(db, statements)
    return statements
  }
}
