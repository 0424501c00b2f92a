import { and, eq, lt, sql } from 'drizzle-orm'
import { databaseNow, number } from '../storage/expressions.ts'
import type { Storage } from '../storage/storage.ts'
import { runs } from './tables.ts'

export type StoredRun = typeof runs.$inferSelect

export function createStore({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const until = (lifeMs: number) => sql<number>`${databaseNow} + ${sql.raw(String(lifeMs))}`
  const held = (id: string, holder: string) => and(eq(runs.id, id), eq(runs.holder, holder), eq(runs.state, 'running'))

  /** In the place of an earlier one of the same key. */
  const begin = (run: Omit<StoredRun, 'leaseUntil' | 'state' | 'told'>, lifeMs: number, since: Date) =>
    tx(async (db) => {
      await db.delete(runs).where(lt(runs.startedAt, since))
      await db.delete(runs).where(eq(runs.id, run.id))
      await db.insert(runs).values({ ...run, state: 'running', told: '{}', leaseUntil: until(lifeMs) })
    })

  const tell = (id: string, holder: string, told: string, lifeMs: number) =>
    tx((db) =>
      db
        .update(runs)
        .set({ told, leaseUntil: until(lifeMs) })
        .where(held(id, holder)),
    )

  const end = (id: string, holder: string, state: StoredRun['state'], told: string) =>
    tx((db) => db.update(runs).set({ state, told }).where(held(id, holder)))

  const cancel = (id: string) =>
    tx((db) =>
      db
        .update(runs)
        .set({ state: 'cancelled' })
        .where(and(eq(runs.id, id), eq(runs.state, 'running'))),
    )

  const find = async (id: string): Promise<(StoredRun & { readonly isLost: boolean }) | undefined> => {
    const [found] = await read
      .select({ run: runs, overdueMs: number(sql`${databaseNow} - ${runs.leaseUntil}`) })
      .from(runs)
      .where(eq(runs.id, id))
    return found && { ...found.run, isLost: found.run.state === 'running' && found.overdueMs > 0 }
  }

  return { begin, tell, end, cancel, find }
}
