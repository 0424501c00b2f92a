type One<Connection, Row, Result> = (db: Connection, row: Row) => Promise<Result>

interface Waiting {
  /** What waits on a connection to be sent, in the order in which it was first asked for. */
  readonly sends: Set<() => void>
  sendAll(): void
}

const waitingOn = new WeakMap<object, Waiting>()

/** Whether calls on a connection are gathered: it then need not be waited for, and keeps their order. */
export const gathers = (connection: object): boolean => waitingOn.has(connection)

/**
 * Calls on a connection are gathered from now on.
 * @returns sends what waits: before each other statement, so that all arrive in the order in which they were asked for
 */
export function gatherOn(connection: object): () => void {
  const sends = new Set<() => void>()
  let isSending = false
  const sendAll = () => {
    // What is sent here is the statement before which all else was to be sent.
    if (isSending) return
    isSending = true
    for (const send of sends) {
      sends.delete(send)
      send()
    }
    isSending = false
  }
  waitingOn.set(connection, { sends, sendAll })
  return sendAll
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
    const waiting = waitingOn.get(db)
    // SQLite's connections gather nothing: a statement there costs less than gathering it.
    if (!waiting) return one(db, row)
    return new Promise((resolve, reject) => {
      const call = { row, resolve, reject }
      const calls = callsOn.get(db)
      if (calls) {
        calls.push(call)
        return
      }
      const gathering = [call]
      callsOn.set(db, gathering)
      waiting.sends.add(() => {
        callsOn.delete(db)
        send(db, gathering)
      })
      process.nextTick(waiting.sendAll)
    })
  }
}
