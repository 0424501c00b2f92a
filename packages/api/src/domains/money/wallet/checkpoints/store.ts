import { and, asc, desc, eq, gt, gte } from 'drizzle-orm'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { ledgerCheckpoints } from '../tables.ts'
import type { Checkpoint } from './checkpoint.ts'

export const lastCheckpoint = async (db: Asker): Promise<Checkpoint | undefined> =>
  (await db.select().from(ledgerCheckpoints).orderBy(desc(ledgerCheckpoints.n)).limit(1))[0]

export const checkpointNumbered = async (db: Asker, n: number): Promise<Checkpoint | undefined> =>
  (await db.select().from(ledgerCheckpoints).where(eq(ledgerCheckpoints.n, n)))[0]

/** Those after number `after`, in their order. */
export const checkpointsAfter = (db: Asker, after: number, limit: number): Promise<Checkpoint[]> =>
  db
    .select()
    .from(ledgerCheckpoints)
    .where(gt(ledgerCheckpoints.n, after))
    .orderBy(asc(ledgerCheckpoints.n))
    .limit(limit)

/** The next after number `after` that has come to a movement. */
export const checkpointAt = async (db: Asker, after: number, movementId: number): Promise<Checkpoint | undefined> =>
  (
    await db
      .select()
      .from(ledgerCheckpoints)
      .where(and(gt(ledgerCheckpoints.n, after), gte(ledgerCheckpoints.movementId, movementId)))
      .orderBy(asc(ledgerCheckpoints.n))
      .limit(1)
  )[0]

export const addCheckpoint = (db: Writer, checkpoint: Checkpoint) =>
  db.insert(ledgerCheckpoints).values({ ...checkpoint, totals: [...checkpoint.totals] })
