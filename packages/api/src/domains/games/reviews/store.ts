import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { reviewRules, reviews } from './tables.ts'

export type StoredReview = typeof reviews.$inferSelect

export async function hasRule(db: Asker, gameId: number): Promise<boolean> {
  return (await db.select().from(reviewRules).where(eq(reviewRules.gameId, gameId))).length > 0
}

export const setRule = (db: Writer, gameId: number, since: Date | undefined) =>
  since
    ? db.insert(reviewRules).values({ gameId, since }).onConflictDoNothing()
    : db.delete(reviewRules).where(eq(reviewRules.gameId, gameId))

export const add = (db: Writer, review: Omit<StoredReview, 'id'>) => db.insert(reviews).values(review)

export const change = (db: Writer, id: number, to: Partial<StoredReview>) =>
  db.update(reviews).set(to).where(eq(reviews.id, id))

/** Of this game: the number of another game's finds nothing. */
export async function byId(db: Asker, gameId: number, id: number): Promise<StoredReview | undefined> {
  return (
    await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), eq(reviews.gameId, gameId)))
  )[0]
}

export async function askedOf(db: Asker, gameId: number): Promise<StoredReview | undefined> {
  return (
    await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.gameId, gameId), eq(reviews.state, 'asked')))
  )[0]
}

export async function isApproved(db: Asker, gameId: number, definitionHash: string): Promise<boolean> {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.gameId, gameId), eq(reviews.definitionHash, definitionHash), eq(reviews.state, 'approved')))
  return found.length > 0
}

/** The newest first. */
export const latest = (db: Asker, gameId: number, limit: number): Promise<StoredReview[]> =>
  db.select().from(reviews).where(eq(reviews.gameId, gameId)).orderBy(desc(reviews.id)).limit(limit)

export function newestAsked(db: Asker, gameId: number, asked: Newest): Promise<StoredReview[]> {
  const { askedBy: by, askedAt: at, id } = reviews
  const { where, order } = newestBy({ by, at, id }, asked)
  const found = db
    .select()
    .from(reviews)
    .where(and(eq(reviews.gameId, gameId), where))
  return found.orderBy(...order).limit(asked.limit)
}

/** What somebody decided of a request: one that a newer one replaced nobody did. */
export function newestDecided(db: Asker, gameId: number, asked: Newest): Promise<StoredReview[]> {
  const { decidedBy: by, decidedAt: at, id } = reviews
  const { where, order } = newestBy({ by, at, id }, asked)
  const found = db
    .select()
    .from(reviews)
    .where(and(eq(reviews.gameId, gameId), isNotNull(by), where))
  return found.orderBy(...order).limit(asked.limit)
}

export const ofMember = (db: Asker, memberId: string): Promise<StoredReview[]> =>
  db
    .select()
    .from(reviews)
    .where(or(eq(reviews.askedBy, memberId), eq(reviews.decidedBy, memberId)))
    .orderBy(desc(reviews.id))

/** The words of whoever leaves go; that a version was approved stays. */
export const forget = (db: Writer, memberId: string) =>
  db.update(reviews).set({ reason: null }).where(eq(reviews.decidedBy, memberId))
