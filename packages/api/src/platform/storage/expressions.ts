import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DIALECT } from './dialect.ts'

/**
 * A value that is given when the statement runs, hidden from SQLite's planner. In a statement with an order or a limit the
 * planner looks at the values themselves and prepares the whole statement again for each one, which costs ten times what
 * running it does. For the same reason such statements take `max(id)` and no `LIMIT`, whose number is a value too.
 * PostgreSQL would take the type of a hidden value for text.
 */
export const given = (name: string): SQL =>
  DIALECT === 'postgres' ? sql`${sql.placeholder(name)}` : sql`(SELECT ${sql.placeholder(name)})`

/** The greater of two values: an aggregate of SQLite's that takes two arguments. */
export const greater = (one: SQLWrapper, other: SQLWrapper): SQL =>
  DIALECT === 'postgres' ? sql`greatest(${one}, ${other})` : sql`max(${one}, ${other})`

/** Milliseconds since 1970 by the clock of the database, which all servers of a casino have in common. */
export const databaseNow: SQL =
  DIALECT === 'postgres'
    ? sql`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`
    : sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`

/** A number that a statement works out: PostgreSQL tells sums as texts. */
export const number = (expression: SQL): SQL<number> => expression.mapWith(Number) as SQL<number>

/** Orders rows of one time by when they were stored. */
export const storedLater: SQL = DIALECT === 'postgres' ? sql`ctid` : sql`rowid`
