import { and, asc, desc, eq, gt, like, lt, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { jackpotPools, paidPools } from './tables.ts'

export type StoredPool = typeof jackpotPools.$inferSelect
export type StoredPaidPool = typeof paidPools.$inferSelect

const { placeholder } = sql

const reading = prepared((db: Asker) => ({
  one: db
    .select()
    .from(jackpotPools)
    .where(eq(jackpotPools.account, placeholder('account'))),
}))

const writing = prepared((db: Writer) => ({
  grow: db
    .update(jackpotPools)
    .set({ grownPpm: sql`${placeholder('grownPpm')}`, rounds: sql`${placeholder('rounds')}` })
    .where(eq(jackpotPools.account, placeholder('account'))),
}))

export const poolAt = async (db: Asker, account: string): Promise<StoredPool | undefined> =>
  (await reading(db).one.execute({ account }))[0]

/** The pools of a game that hold something, by any of its versions. */
export const fullPoolsOf = (db: Asker, gameId: number): Promise<StoredPool[]> =>
  db
    .select()
    .from(jackpotPools)
    .where(and(like(jackpotPools.account, `jackpot:${gameId}:%`), gt(jackpotPools.grownPpm, 0)))

/** What a round puts into a pool that stays open. */
export const growPool = (db: Writer, { account, grownPpm, rounds }: StoredPool) =>
  writing(db).grow.execute({ account, grownPpm, rounds })

/** Opens a pool, for the first time or anew. */
export const openPool = (db: Writer, { account, ...pool }: StoredPool) =>
  db
    .insert(jackpotPools)
    .values({ account, ...pool })
    .onConflictDoUpdate({ target: jackpotPools.account, set: pool })

export const addPaidPool = (db: Writer, pool: Omit<StoredPaidPool, 'id'>) => db.insert(paidPools).values(pool)

export const paidPoolsOf = (
  db: Asker,
  gameId: number,
  { cursor, limit }: { readonly cursor: number | undefined; readonly limit: number },
): Promise<StoredPaidPool[]> =>
  db
    .select()
    .from(paidPools)
    .where(and(eq(paidPools.gameId, gameId), cursor === undefined ? undefined : lt(paidPools.id, cursor)))
    .orderBy(desc(paidPools.id))
    .limit(limit)

export const poolsPaidTo = (db: Asker, roundId: string): Promise<StoredPaidPool[]> =>
  db.select().from(paidPools).where(eq(paidPools.roundId, roundId)).orderBy(asc(paidPools.id))
