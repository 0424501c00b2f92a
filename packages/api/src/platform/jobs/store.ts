import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { databaseNow } from '../storage/expressions.ts'
import type { Storage, Writer } from '../storage/storage.ts'
import { jobs } from './tables.ts'
import type { Waiting } from './waiting.ts'

export type StoredJob = typeof jobs.$inferSelect
type NewJob = typeof jobs.$inferInsert

/** Adds nothing where one of its key waits. */
const add = (db: Writer, { id, kind, key, data, createdAt, runAt }: Omit<NewJob, 'state' | 'attempts'>) =>
  db.insert(jobs).values({ id, kind, key, data, createdAt, runAt, state: 'waiting', attempts: 0 }).onConflictDoNothing()

export function createStore({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const isFree = or(isNull(jobs.leaseUntil), lt(jobs.leaseUntil, databaseNow))
  const isDue = (kinds: readonly string[], now: Date) =>
    and(eq(jobs.state, 'waiting'), inArray(jobs.kind, [...kinds]), lte(jobs.runAt, now), isFree)
  const held = (id: string, holder: string) => and(eq(jobs.id, id), eq(jobs.holder, holder))

  const isAnyDue = async (kinds: readonly string[], now: Date): Promise<boolean> => {
    const [due] = await read.select({ id: jobs.id }).from(jobs).where(isDue(kinds, now)).limit(1)
    return due !== undefined
  }

  /** Takes the job whose turn it is; transactions that write wait for each other, so nobody else has it. */
  const claim = (kinds: readonly string[], now: Date, holder: string, lifeMs: number): Promise<StoredJob | undefined> =>
    tx(async (db) => {
      const [due] = await db
        .select()
        .from(jobs)
        .where(isDue(kinds, now))
        .orderBy(asc(jobs.runAt), asc(jobs.createdAt))
        .limit(1)
      if (!due) return undefined
      const attempts = due.attempts + 1
      const leaseUntil = sql`${databaseNow} + ${sql.raw(String(lifeMs))}`
      await db.update(jobs).set({ attempts, holder, leaseUntil }).where(eq(jobs.id, due.id))
      return { ...due, attempts, holder }
    })

  /** Whether it still is this try's. */
  const renew = (id: string, holder: string, lifeMs: number): Promise<boolean> =>
    tx(async (db) => {
      const leaseUntil = sql`${databaseNow} + ${sql.raw(String(lifeMs))}`
      const rows = await db.update(jobs).set({ leaseUntil }).where(held(id, holder)).returning({ id: jobs.id })
      return rows.length > 0
    })

  const done = (id: string, holder: string) => tx((db) => db.delete(jobs).where(held(id, holder)))

  const failed = (
    { id, holder }: { readonly id: string; readonly holder: string },
    change: Partial<Pick<StoredJob, 'state' | 'runAt' | 'failedBy'>>,
  ) =>
    tx((db) =>
      db
        .update(jobs)
        .set({ ...change, holder: null, leaseUntil: null })
        .where(held(id, holder)),
    )

  const waiting = async (kind: string): Promise<Waiting> => {
    const ofKind = and(eq(jobs.state, 'waiting'), eq(jobs.kind, kind))
    const [oldest] = await read
      .select({ at: jobs.createdAt })
      .from(jobs)
      .where(ofKind)
      .orderBy(asc(jobs.createdAt))
      .limit(1)
    return { count: oldest ? await read.$count(jobs, ofKind) : 0, oldest: oldest?.at }
  }

  return { add, isAnyDue, claim, renew, done, failed, waiting }
}

/** What was given up, and waits for a person. */
export function createDeadLetters({ read, tx }: Pick<Storage, 'read' | 'tx'>) {
  const dead = (kind: string): Promise<number> => read.$count(jobs, and(eq(jobs.state, 'dead'), eq(jobs.kind, kind)))

  const deadLetters = (): Promise<StoredJob[]> =>
    read.select().from(jobs).where(eq(jobs.state, 'dead')).orderBy(asc(jobs.createdAt))

  /** Has a dead letter tried anew, unless one of its key waits again. */
  const revive = (id: string, now: Date): Promise<boolean> =>
    tx(async (db) => {
      const isDead = and(eq(jobs.id, id), eq(jobs.state, 'dead'))
      const [letter] = await db.select().from(jobs).where(isDead)
      if (!letter) return false
      await db.delete(jobs).where(isDead)
      await add(db, { ...letter, runAt: now })
      return true
    })

  const drop = (id: string): Promise<boolean> =>
    tx(
      async (db) =>
        (
          await db
            .delete(jobs)
            .where(and(eq(jobs.id, id), eq(jobs.state, 'dead')))
            .returning({ id: jobs.id })
        ).length > 0,
    )

  const dropDeadBefore = (time: Date) =>
    tx((db) => db.delete(jobs).where(and(eq(jobs.state, 'dead'), lt(jobs.runAt, time))))

  return { dead, deadLetters, revive, drop, dropDeadBefore }
}
