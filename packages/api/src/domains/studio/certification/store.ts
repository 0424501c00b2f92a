import { and, count, desc, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { certifications } from './tables.ts'

type StoredCertification = typeof certifications.$inferSelect
/** Without the archive, which is long. */
export type KnownCertification = Omit<StoredCertification, 'archive'>

const { id, gameId, memberId, version, definitionHash, seed, rounds, done, state, failedBy } = certifications
const { bytes, sha256, createdAt, endedAt } = certifications
const KNOWN = {
  ...{ id, gameId, memberId, version, definitionHash, seed, rounds, done, state, failedBy },
  ...{ bytes, sha256, createdAt, endedAt },
}

const UNDER_WAY = ['waiting', 'running'] as const
const isUnderWay = inArray(certifications.state, [...UNDER_WAY])

export const add = (db: Writer, row: StoredCertification) => db.insert(certifications).values(row)

export async function byId(db: Asker, id: string): Promise<KnownCertification | undefined> {
  return (await db.select(KNOWN).from(certifications).where(eq(certifications.id, id)))[0]
}

export const ofGame = (db: Asker, gameId: number): Promise<KnownCertification[]> =>
  db
    .select(KNOWN)
    .from(certifications)
    .where(eq(certifications.gameId, gameId))
    .orderBy(desc(certifications.createdAt), desc(certifications.id))

export const ofMember = (db: Asker, memberId: string): Promise<KnownCertification[]> =>
  db
    .select(KNOWN)
    .from(certifications)
    .where(eq(certifications.memberId, memberId))
    .orderBy(desc(certifications.createdAt), desc(certifications.id))

export async function archiveOf(db: Asker, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ archive: certifications.archive })
    .from(certifications)
    .where(eq(certifications.id, id))
  return row?.archive ?? undefined
}

export async function countSince(db: Asker, memberId: string, since: Date): Promise<number> {
  const mine = and(eq(certifications.memberId, memberId), gt(certifications.createdAt, since))
  return (await db.select({ made: count() }).from(certifications).where(mine))[0]?.made ?? 0
}

export async function isAnyUnderWay(db: Asker, gameId: number): Promise<boolean> {
  const found = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(and(eq(certifications.gameId, gameId), isUnderWay))
  return found.length > 0
}

/** Changes one that is under way; says whether it was. */
export async function change(db: Writer, id: string, to: Partial<StoredCertification>): Promise<boolean> {
  const changed = await db
    .update(certifications)
    .set(to)
    .where(and(eq(certifications.id, id), isUnderWay))
    .returning({ id: certifications.id })
  return changed.length > 0
}

/** Of a game only the newest archives stay. */
export async function keepNewest(db: Writer, gameId: number, most: number): Promise<void> {
  const ready = and(eq(certifications.gameId, gameId), eq(certifications.state, 'ready'))
  const newest = await db
    .select({ id: certifications.id })
    .from(certifications)
    .where(ready)
    .orderBy(desc(certifications.createdAt))
    .limit(most)
  const kept = newest.map(({ id }) => id)
  await db.delete(certifications).where(and(ready, notInArray(certifications.id, kept)))
}

/** Those of these games go; those of all others stay theirs, ordered by nobody. */
export async function forget(db: Writer, memberId: string, gameIds: readonly number[]): Promise<void> {
  const mine = eq(certifications.memberId, memberId)
  await db.delete(certifications).where(and(mine, inArray(certifications.gameId, gameIds)))
  await db.update(certifications).set({ memberId: NOBODY }).where(mine)
}
const NOBODY = ''
