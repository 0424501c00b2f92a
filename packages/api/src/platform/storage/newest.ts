import { type AnyColumn, and, desc, eq, lt, or, type SQL } from 'drizzle-orm'

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

/** The columns of such a list. */
interface Columns {
  readonly by?: AnyColumn
  readonly at: AnyColumn
  readonly id: AnyColumn
}

/** The order of a list and the condition of a part of it: where a part begins has to follow from the order. */
export const newestBy = (
  { by, at, id }: Columns,
  { by: whom, before }: Newest,
): { readonly where: SQL | undefined; readonly order: readonly SQL[] } => ({
  where: and(
    by && whom !== undefined ? eq(by, whom) : undefined,
    before && or(lt(at, before.at), and(eq(at, before.at), lt(id, before.id))),
  ),
  order: [desc(at), desc(id)],
})
