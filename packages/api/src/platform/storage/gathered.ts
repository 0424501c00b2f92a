type One<Connection, Row, Result> = (db: Connection, row: Row) => Promise<Result>

/** What waits on a connection to be sent, in the order in which it was first asked for. */
const waiting = new WeakMap<object, Set<() => void>>()

/**
 * Calls on a connection are gathered from now on.
 * @returns sends what waits: before each other statement, so that all arrive in the order in which they were asked for
 */
export function gatherOn(connection: object): () => void {
  const flushes = new Set<() => void>()
  waiting.set(connection, flushes)
  let isFlushing = false
  return () => {
    if (isFlushing) return
    isFlushing = true
    for (const flush of flushes) {
      flushes.delete(flush)
      flush()
    }
    isFlushing = false
  }
}

interface Call<Row, Result> {
  readonly row: Row
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * The same statement for many rows is one statement where it goes to a database elsewhere and is asked for in one go by
 * transactions that go together.
 * @param all answers in the order of the rows
 */
export function gathered<Connection extends object, Row, Result>(
  one: One<Connection, Row, Result>,
  all: (db: Connection, rows: readonly Row[]) => Promise<readonly Result[]>,
): One<Connection, Row, Result> {
  const callsOn = new WeakMap<Connection, Call<Row, Result>[]>()

  const send = (db: Connection, calls: readonly Call<Row, Result>[]): void => {
    const [only] = calls
    const rows = calls.map(({ row }) => row)
    const sent = only && calls.length === 1 ? one(db, only.row).then((result) => [result]) : all(db, rows)
    sent.then(
      (results) => {
        // `all` answers each row.
        for (const [n, { resolve }] of calls.entries()) resolve(results[n] as Result)
      },
      (error: unknown) => {
        for (const { reject } of calls) reject(error)
      },
    )
  }

  return (db, row) => {
    const flushes = waiting.get(db)
    // SQLite's connections gather nothing: a statement there costs less than gathering it.
    if (!flushes) return one(db, row)
    return new Promise((resolve, reject) => {
      const call = { row, resolve, reject }
      const calls = callsOn.get(db)
      if (calls) {
        calls.push(call)
        return
      }
      const gathering = [call]
      callsOn.set(db, gathering)
      const flush = () => {
        flushes.delete(flush)
        callsOn.delete(db)
        send(db, gathering)
      }
      flushes.add(flush)
      process.nextTick(() => {
        if (callsOn.get(db) === gathering) flush()
      })
    })
  }
}
