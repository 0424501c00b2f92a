import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { largeWins } from './tables.ts'

export type LargeWin = typeof largeWins.$inferSelect

const reading = prepared((db: Asker) => ({
  kept: db
    .select({ roundId: largeWins.roundId })
    .from(largeWins)
    .where(and(eq(largeWins.memberId, sql.placeholder('memberId')), sql`${largeWins.releasedAt} IS NULL`)),
}))

/** Rounds checked in one go. */
const BATCH = 100
const LISTED = 1000

export const addLargeWin = (db: Writer, win: LargeWin) => db.insert(largeWins).values(win)

export async function largeWin(db: Asker, roundId: string): Promise<LargeWin | undefined> {
  const [win] = await db.select().from(largeWins).where(eq(largeWins.roundId, roundId))
  return win
}

export const hasUnreleased = async (db: Asker, memberId: string): Promise<boolean> =>
  (await reading(db).kept.execute({ memberId })).length > 0

export const unchecked = (db: Asker): Promise<LargeWin[]> =>
  db.select().from(largeWins).where(sql`${largeWins.state} = 'unchecked'`).orderBy(asc(largeWins.openedAt)).limit(BATCH)

export const unreleased = (db: Asker): Promise<LargeWin[]> =>
  db.select().from(largeWins).where(isNull(largeWins.releasedAt)).orderBy(desc(largeWins.openedAt)).limit(LISTED)

/** Stores what the check came to; false: it was stored before. */
export async function keepCheck(
  db: Writer,
  roundId: string,
  change: Pick<LargeWin, 'state' | 'checkedAt'>,
): Promise<boolean> {
  const kept = await db
    .update(largeWins)
    .set(change)
    .where(and(eq(largeWins.roundId, roundId), eq(largeWins.state, 'unchecked')))
    .returning({ roundId: largeWins.roundId })
  return kept.length > 0
}

export const keepRelease = (db: Writer, roundId: string, change: Pick<LargeWin, 'releasedAt' | 'releasedBy'>) =>
  db.update(largeWins).set(change).where(eq(largeWins.roundId, roundId))
