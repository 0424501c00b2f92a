import { asc, eq, lte } from 'drizzle-orm'
import type { Storage, Writer } from '../storage/storage.ts'
import { mails } from './tables.ts'

export type QueuedMail = typeof mails.$inferSelect

export const addMail = (db: Writer, mail: QueuedMail) => db.insert(mails).values(mail)

export function createStore({ read, tx }: Storage) {
  const due = (now: Date, count: number): Promise<QueuedMail[]> =>
    read.select().from(mails).where(lte(mails.nextAttemptAt, now)).orderBy(asc(mails.createdAt)).limit(count)

  const drop = (id: string) => tx((db) => db.delete(mails).where(eq(mails.id, id)))

  const putOff = (id: string, attempts: number, nextAttemptAt: Date) =>
    tx((db) => db.update(mails).set({ attempts, nextAttemptAt }).where(eq(mails.id, id)))

  return { due, drop, putOff }
}
