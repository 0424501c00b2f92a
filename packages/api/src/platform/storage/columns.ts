import * as s from 'drizzle-orm/sqlite-core'

/**
 * The vocabulary that tables are written in, and the only file that knows a dialect:
 * another database needs the same words and nothing else.
 */
export const table = s.sqliteTable
export const { check, index, uniqueIndex, primaryKey } = s

export const serial = () => s.integer().primaryKey({ autoIncrement: true })
export const text = () => s.text()
export const int = () => s.integer()
export const real = () => s.real()
export const flag = () => s.integer({ mode: 'boolean' })
export const time = () => s.integer({ mode: 'timestamp_ms' })
export const json = <T>() => s.text({ mode: 'json' }).$type<T>()
