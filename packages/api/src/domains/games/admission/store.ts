import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { type Newest, newestBy } from '../../../platform/storage/newest.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { listings, reports, type SubmissionState, submissions } from './tables.ts'

export type { Fault } from './fault.ts'
export type { SubmissionState } from './tables.ts'
export type StoredSubmission = typeof submissions.$inferSelect
export type StoredReport = typeof reports.$inferSelect

export async function addSubmission(db: Writer, submission: Omit<StoredSubmission, 'id'>): Promise<StoredSubmission> {
  const [added] = await db.insert(submissions).values(submission).returning()
  if (!added) throw new Error(`the submission of game ${submission.gameId} was not stored`)
  return added
}

export const changeSubmission = (db: Writer, id: number, change: Partial<StoredSubmission>) =>
  db.update(submissions).set(change).where(eq(submissions.id, id))

/** Ends what waits to be decided, of a game or of a member. */
export const endWaiting = (
  db: Writer,
  of: { readonly gameId: number } | { readonly memberId: string },
  end: Partial<StoredSubmission>,
) => {
  const mine = 'gameId' in of ? eq(submissions.gameId, of.gameId) : eq(submissions.memberId, of.memberId)
  return db
    .update(submissions)
    .set(end)
    .where(and(mine, inArray(submissions.state, ['proving', 'pending'])))
}

export async function submissionById(db: Asker, id: number): Promise<StoredSubmission | undefined> {
  return (await db.select().from(submissions).where(eq(submissions.id, id)))[0]
}

export async function lastSubmission(db: Asker, gameId: number): Promise<StoredSubmission | undefined> {
  const all = db.select().from(submissions).where(eq(submissions.gameId, gameId))
  return (await all.orderBy(desc(submissions.id)).limit(1))[0]
}

export function newestSubmissions(db: Asker, gameId: number, asked: Newest): Promise<StoredSubmission[]> {
  const { memberId: by, createdAt: at, id } = submissions
  const { where, order } = newestBy({ by, at, id }, asked)
  const found = db
    .select()
    .from(submissions)
    .where(and(eq(submissions.gameId, gameId), where))
  return found.orderBy(...order).limit(asked.limit)
}

/** Whether a version was admitted once. */
export async function wasAdmitted(db: Asker, gameId: number, definitionHash: string): Promise<boolean> {
  const found = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.gameId, gameId),
        eq(submissions.definitionHash, definitionHash),
        eq(submissions.state, 'admitted'),
      ),
    )
  return found.length > 0
}

export const submissionsIn = (db: Asker, ...states: SubmissionState[]): Promise<StoredSubmission[]> =>
  db.select().from(submissions).where(inArray(submissions.state, states)).orderBy(asc(submissions.id))

export async function countOpenOf(db: Asker, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(submissions)
    .where(and(eq(submissions.memberId, memberId), inArray(submissions.state, ['proving', 'pending'])))
  return row?.count ?? 0
}

export const addListing = (db: Writer, memberId: string, gameId: number, at: Date) =>
  db.insert(listings).values({ memberId, gameId, at })

/** The times of an owner's listings since then, the oldest first. */
export const listingsSince = (db: Asker, memberId: string, since: Date) =>
  db
    .select({ at: listings.at })
    .from(listings)
    .where(and(eq(listings.memberId, memberId), gt(listings.at, since)))
    .orderBy(asc(listings.at))

export const putReport = (db: Writer, report: StoredReport) => db.insert(reports).values(report).onConflictDoNothing()

export const openReports = (db: Asker, gameId: number, definitionHash: string): Promise<StoredReport[]> =>
  db
    .select()
    .from(reports)
    .where(and(eq(reports.gameId, gameId), eq(reports.definitionHash, definitionHash), isNull(reports.closedAt)))

export const closeReports = (db: Writer, gameId: number, closedAt: Date) =>
  db
    .update(reports)
    .set({ closedAt })
    .where(and(eq(reports.gameId, gameId), isNull(reports.closedAt)))

export const forgetMember = (db: Writer, memberId: string) => db.delete(reports).where(eq(reports.memberId, memberId))
