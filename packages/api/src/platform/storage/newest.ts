import { type AnyColumn, and, eq, lt, or, type SQL } from 'drizzle-orm'

/** Where a list of what happened goes on, the newest first: before a moment, and of that moment before a number. */
export interface Point {
  readonly at: Date
  readonly id: number
}

/** Which part of such a list is asked for. */
export interface Newest {
  /** By whom, as it is stored there; by all where there is nobody. */
  readonly by?: string | undefined
  readonly before?: Point | undefined
  readonly limit: number
}

export const isBefore = (at: AnyColumn, id: AnyColumn, point: Point | undefined): SQL | undefined =>
  point && or(lt(at, point.at), and(eq(at, point.at), lt(id, point.id)))

export const isBy = (column: AnyColumn, by: string | undefined): SQL | undefined =>
  by === undefined ? undefined : eq(column, by)
