import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { contactMessages } from './tables.ts'

export type StoredMessage = typeof contactMessages.$inferSelect

export async function add(db: Writer, message: Omit<StoredMessage, 'id'>): Promise<number> {
  const [row] = await db.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!row) throw new Error('a message to support was not stored')
  return row.id
}

export async function countSince(db: Asker, sender: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contactMessages)
    .where(and(eq(contactMessages.sender, sender), gt(contactMessages.createdAt, since)))
  return row?.count ?? 0
}

export const dropBefore = (db: Writer, time: Date): Promise<unknown> =>
  db.delete(contactMessages).where(lt(contactMessages.createdAt, time))

export const ofSender = (db: Asker, sender: string): Promise<StoredMessage[]> =>
  db.select().from(contactMessages).where(eq(contactMessages.sender, sender))

export const dropSender = (db: Writer, sender: string): Promise<unknown> =>
  db.delete(contactMessages).where(eq(contactMessages.sender, sender))
