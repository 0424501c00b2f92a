import { createHash } from 'node:crypto'
import type Sqlite from 'better-sqlite3'
import type { Session } from '../postgres/connection.ts'
import type { Plan } from './plan.ts'

type Value = string | number | bigint | boolean | null
const BATCH = 2000
/** Of text: files of makers are rows of a megabyte. */
const FETCHED = 200
const BATCH_CHARACTERS = 16_000_000

const quoted = (name: string) => `"${name}"`
const listed = (names: readonly string[]) => names.map(quoted).join(', ')
const namesOf = ({ columns }: Plan) => columns.map(({ name }) => name)

/** The rows of a table in SQLite, in the order of their keys, in pieces. */
export function* rowsOf(source: Sqlite.Database, plan: Plan): Generator<Value[][]> {
  const all = source
    .prepare(`SELECT ${listed(namesOf(plan))} FROM ${quoted(plan.table)} ORDER BY ${listed(plan.key)}`)
    .raw()
    .safeIntegers()
  let piece: Value[][] = []
  let characters = 0
  for (const row of all.iterate() as IterableIterator<Value[]>) {
    piece.push(row)
    for (const value of row) characters += typeof value === 'string' ? value.length : 0
    if (piece.length < BATCH && characters < BATCH_CHARACTERS) continue
    yield piece
    piece = []
    characters = 0
  }
  if (piece.length > 0) yield piece
}

/** A value as PostgreSQL takes it: what SQLite keeps as 0 and 1 may be a flag. */
const asSent = (value: Value, type: string): Value =>
  value === null ? null : type === 'boolean' ? Number(value) === 1 : typeof value === 'bigint' ? String(value) : value

/** Stores a piece by one statement, a list for each column. */
export async function store(session: Session, plan: Plan, piece: readonly Value[][]): Promise<void> {
  const lists = plan.columns.map(({ type }, n) => piece.map((row) => asSent(row[n] ?? null, type)))
  const typed = plan.columns.map(({ type }, n) => `$${n + 1}::${type}[]`).join(', ')
  await session.query(
    `INSERT INTO ${quoted(plan.table)} (${listed(namesOf(plan))}) SELECT * FROM unnest(${typed})`,
    lists,
  )
}

/** The bytes of a row, equal in both databases. */
const lineOf = (row: readonly unknown[], { columns }: Plan): string =>
  JSON.stringify(
    row.map((value, n) => {
      if (value === null || value === undefined) return null
      const type = columns[n]?.type
      return type === 'boolean' || type === 'double precision' ? Number(value) : String(value)
    }),
  )

export interface Digest {
  readonly rows: number
  readonly hash: string
}

const digester = (plan: Plan) => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (piece: readonly (readonly unknown[])[]) => {
      for (const row of piece) hash.update(`${lineOf(row, plan)}\n`)
      rows += piece.length
    },
    digest: (): Digest => ({ rows, hash: hash.digest('hex') }),
  }
}

/** Of all rows of a table in SQLite. */
export function digestHere(source: Sqlite.Database, plan: Plan): Digest {
  const { add, digest } = digester(plan)
  for (const piece of rowsOf(source, plan)) add(piece)
  return digest()
}

/** Of all rows of a table in PostgreSQL. */
export async function digestThere(session: Session, plan: Plan): Promise<Digest> {
  const { add, digest } = digester(plan)
  const names = namesOf(plan)
  await session.query(
    `DECLARE looking NO SCROLL CURSOR FOR SELECT ${listed(names)} FROM ${quoted(plan.table)} ORDER BY ${listed(plan.key)}`,
  )
  for (;;) {
    const { rows } = await session.query(`FETCH ${FETCHED} FROM looking`)
    if (rows.length === 0) break
    add(rows.map((row) => names.map((name) => row[name])))
  }
  await session.query('CLOSE looking')
  return digest()
}
