import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Whole rows of a table as one value of a statement on PostgreSQL, which need not be asked for one by one. */
export function recordsOf<Table extends SQLiteTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table))
  const typed = columns.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(', ')
  const kept = (value: unknown, column: (typeof columns)[number][1]) =>
    value === null || value === undefined ? null : column.mapToDriverValue(value)
  return {
    /** For `insert(table).select`, with the rows as the placeholder of this name. */
    select: (name: string): SQL =>
      sql`SELECT * FROM jsonb_to_recordset(${sql.placeholder(name)}::jsonb) AS records(${sql.raw(typed)})`,
    values: (rows: readonly Table['$inferInsert'][]): string =>
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(columns.map(([name, column]) => [name, kept(row[name as keyof typeof row], column)])),
        ),
      ),
  }
}

/** Rows of one key as one row. */
export function merged<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  add: (one: Row, other: Row) => Row,
): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = byKey.get(key)
    byKey.set(key, known === undefined ? row : add(known, row))
  }
  return [...byKey.values()]
}
