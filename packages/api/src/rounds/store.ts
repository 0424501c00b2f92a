import { and, eq, lte, sql } from 'drizzle-orm'
import { rounds, tallies } from '../storage/schema.ts'
import type { Storage, Writer } from '../storage/storage.ts'

export type StoredRound = typeof rounds.$inferSelect
export type Tally = typeof tallies.$inferSelect
type Change = Pick<StoredRound, 'choices' | 'totalCoins' | 'winMicro' | 'status' | 'settledAt'>

/** Rounds settled in one go. */
const BATCH = 1000

export function createStore({ read, tx }: Storage) {
  const one = async (id: string): Promise<StoredRound | undefined> => {
    const [round] = await read.select().from(rounds).where(eq(rounds.id, id))
    return round
  }

  /** A round that is known to be there: none is ever deleted. */
  const the = async (id: string): Promise<StoredRound> => {
    const round = await one(id)
    if (!round) throw new Error(`round ${id} is not stored`)
    return round
  }

  /** The oldest open rounds that were played by then. */
  const openSince = (time: Date): Promise<StoredRound[]> =>
    read
      .select()
      .from(rounds)
      .where(and(eq(rounds.status, 'open'), lte(rounds.createdAt, time)))
      .orderBy(rounds.createdAt)
      .limit(BATCH)

  const byKey = async (key: string): Promise<StoredRound | undefined> => {
    const [round] = await read.select().from(rounds).where(eq(rounds.idempotencyKey, key))
    return round
  }

  const tallyOf = async (gameId: number): Promise<Tally | undefined> => {
    const [tally] = await read.select().from(tallies).where(eq(tallies.gameId, gameId))
    return tally
  }

  /** Stores a round and counts it when it is done, both or neither. Of rounds with one key the first stays, and is returned. */
  const keep = (round: StoredRound): Promise<StoredRound> =>
    tx(async (db) => {
      const [kept] = await db
        .insert(rounds)
        .values(round)
        .onConflictDoNothing({ target: rounds.idempotencyKey })
        .returning()
      if (kept?.status === 'done') await count(db, kept)
      return kept ?? (await earlier(db, round))
    })

  /** Goes on with an open round that has these choices and no others, and counts it when it is done. */
  const proceed = ({ id, choices }: StoredRound, change: Change): Promise<StoredRound | undefined> =>
    tx(async (db) => {
      const [kept] = await db
        .update(rounds)
        .set(change)
        .where(and(eq(rounds.id, id), eq(rounds.status, 'open'), eq(rounds.choices, choices ?? [])))
        .returning()
      if (kept?.status === 'done') await count(db, kept)
      return kept
    })

  return { one, the, openSince, byKey, tallyOf, keep, proceed }
}

async function earlier(db: Writer, { id, idempotencyKey }: StoredRound): Promise<StoredRound> {
  const [round] = await db
    .select()
    .from(rounds)
    .where(eq(rounds.idempotencyKey, idempotencyKey ?? ''))
  if (!round) throw new Error(`round ${id} was not stored`)
  return round
}

function count(db: Writer, { gameId, costMicro, winMicro }: StoredRound) {
  const wins = winMicro > 0 ? 1 : 0
  return db
    .insert(tallies)
    .values({ gameId, rounds: 1, wins, wageredMicro: costMicro, wonMicro: winMicro, biggestWinMicro: winMicro })
    .onConflictDoUpdate({
      target: tallies.gameId,
      set: {
        rounds: sql`${tallies.rounds} + 1`,
        wins: sql`${tallies.wins} + ${wins}`,
        wageredMicro: sql`${tallies.wageredMicro} + ${costMicro}`,
        wonMicro: sql`${tallies.wonMicro} + ${winMicro}`,
        biggestWinMicro: sql`max(${tallies.biggestWinMicro}, ${winMicro})`,
      },
    })
}
