import type { Session } from '../postgres/connection.ts'

/** A table as PostgreSQL has it. */
export interface Plan {
  readonly table: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly key: readonly string[]
  /** Numbers its rows by itself. */
  readonly isNumbered: boolean
}

/** What servers tell each other, and the count of the migrations, belong to no casino. */
const OWN = /^store_/

/** The tables of a casino, each after those that it refers to. */
export async function plansOf(session: Session): Promise<Plan[]> {
  const { rows } = await session.query(`
    SELECT c.relname AS table,
      (SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY a.attnum)
        FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
      (SELECT json_agg(a.attname ORDER BY k.n) FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (number, n), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.number) AS key,
      EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attidentity <> '') AS "isNumbered",
      ARRAY(SELECT f.relname::text FROM pg_constraint x JOIN pg_class f ON f.oid = x.confrelid
        WHERE x.conrelid = c.oid AND x.contype = 'f' AND f.oid <> c.oid) AS after
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname = current_schema() ORDER BY c.relname`)
  return inOrder((rows as (Plan & { after: string[] })[]).filter(({ table }) => !OWN.test(table)))
}

function inOrder(plans: readonly (Plan & { readonly after: readonly string[] })[]): Plan[] {
  const ordered: Plan[] = []
  const rest = new Set(plans)
  const isThere = (table: string) => ordered.some((plan) => plan.table === table)
  while (rest.size > 0) {
    const next = [...rest].filter(({ after }) => after.every(isThere))
    if (next.length === 0) throw new Error('tables refer to each other in circles')
    for (const plan of next) {
      ordered.push(plan)
      rest.delete(plan)
    }
  }
  return ordered
}
