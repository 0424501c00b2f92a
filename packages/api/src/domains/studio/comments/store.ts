import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { commentReads, comments, commentThreads } from './tables.ts'

export type StoredThread = typeof commentThreads.$inferSelect
export type StoredComment = typeof comments.$inferSelect

export async function addThread(db: Writer, thread: Omit<StoredThread, 'id'>): Promise<number> {
  const [added] = await db.insert(commentThreads).values(thread).returning({ id: commentThreads.id })
  if (!added) throw new Error('a thread was stored and has no number')
  return added.id
}

export const addComment = (db: Writer, comment: Omit<StoredComment, 'id'>) => db.insert(comments).values(comment)

export const changeThread = (db: Writer, id: number, to: Pick<StoredThread, 'resolvedBy' | 'resolvedAt'>) =>
  db.update(commentThreads).set(to).where(eq(commentThreads.id, id))

export const changeComment = (db: Writer, id: number, to: Partial<Pick<StoredComment, 'text' | 'editedAt'>>) =>
  db.update(comments).set(to).where(eq(comments.id, id))

/** The newest first. */
export const threadsOf = (db: Asker, gameId: number): Promise<StoredThread[]> =>
  db.select().from(commentThreads).where(eq(commentThreads.gameId, gameId)).orderBy(desc(commentThreads.id))

/** Of this game: the number of another game's finds nothing. */
export async function threadById(db: Asker, gameId: number, id: number): Promise<StoredThread | undefined> {
  const found = db
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.id, id), eq(commentThreads.gameId, gameId)))
  return (await found)[0]
}

export async function commentById(db: Asker, threadId: number, id: number): Promise<StoredComment | undefined> {
  const found = db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.threadId, threadId)))
  return (await found)[0]
}

/** The oldest first. */
export const commentsOf = async (db: Asker, threadIds: readonly number[]): Promise<StoredComment[]> =>
  threadIds.length === 0
    ? []
    : db
        .select()
        .from(comments)
        .where(inArray(comments.threadId, [...threadIds]))
        .orderBy(asc(comments.id))

/** Everything that is said of a game. */
export const commentsIn = (db: Asker, gameId: number): Promise<StoredComment[]> =>
  db.select().from(comments).where(eq(comments.gameId, gameId))

/** By thread, as far as a member has read any. */
export async function readUpTo(
  db: Asker,
  threadIds: readonly number[],
  memberId: string,
): Promise<ReadonlyMap<number, number>> {
  if (threadIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(commentReads)
    .where(and(inArray(commentReads.threadId, [...threadIds]), eq(commentReads.memberId, memberId)))
  return new Map(rows.map(({ threadId, upTo }) => [threadId, upTo]))
}

export const setRead = (db: Writer, threadId: number, memberId: string, upTo: number) =>
  db
    .insert(commentReads)
    .values({ threadId, memberId, upTo })
    .onConflictDoUpdate({ target: [commentReads.threadId, commentReads.memberId], set: { upTo } })

/** By game, where there is anything by others that a member has not read. */
export async function unreadOf(
  db: Asker,
  gameIds: readonly number[],
  memberId: string,
): Promise<ReadonlyMap<number, number>> {
  if (gameIds.length === 0) return new Map()
  const { gameId, id, author, text } = comments
  const isRead = and(eq(commentReads.threadId, comments.threadId), eq(commentReads.memberId, memberId))
  const rows = await db
    .select({ gameId, unread: count() })
    .from(comments)
    .leftJoin(commentReads, isRead)
    .where(
      and(
        ...[inArray(gameId, [...gameIds]), ne(author, memberId), isNotNull(text)],
        or(isNull(commentReads.upTo), gt(id, commentReads.upTo)),
      ),
    )
    .groupBy(gameId)
  return new Map(rows.map((row) => [row.gameId, row.unread]))
}

/** By game, where there is any. */
export async function openOf(db: Asker, gameIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await db
    .select({ gameId: commentThreads.gameId, open: count() })
    .from(commentThreads)
    .where(and(inArray(commentThreads.gameId, [...gameIds]), isNull(commentThreads.resolvedAt)))
    .groupBy(commentThreads.gameId)
  return new Map(rows.map(({ gameId, open }) => [gameId, open]))
}

/** What was said, with what it is about. */
export function newestComments(db: Asker, gameId: number, asked: Newest) {
  const { author: by, at, id } = comments
  const { where, order } = newestBy({ by, at, id }, asked)
  const { part, anchor } = commentThreads
  const found = db
    .select({ id, at, author: by, isAnswer: comments.isAnswer, part, anchor })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(and(eq(comments.gameId, gameId), where))
  return found.orderBy(...order).limit(asked.limit)
}

/** Threads that are resolved, by whom. */
export function newestResolved(db: Asker, gameId: number, asked: Newest): Promise<StoredThread[]> {
  const { resolvedBy: by, resolvedAt: at, id } = commentThreads
  const { where, order } = newestBy({ by, at, id }, asked)
  const found = db
    .select()
    .from(commentThreads)
    .where(and(eq(commentThreads.gameId, gameId), isNotNull(at), where))
  return found.orderBy(...order).limit(asked.limit)
}

export const ofMember = (db: Asker, memberId: string) =>
  db
    .select({ comment: comments, thread: commentThreads })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .where(eq(comments.author, memberId))
    .orderBy(desc(comments.id))

/** The words of whoever leaves go; that something was said stays, for those who answered. */
export async function forget(db: Writer, memberId: string): Promise<void> {
  await db.update(comments).set({ text: null }).where(eq(comments.author, memberId))
  await db.delete(commentReads).where(eq(commentReads.memberId, memberId))
}
