import { eq, sql } from 'drizzle-orm'
import { rounds, tallies } from '../storage/schema.ts'
import type { Storage, Writer } from '../storage/storage.ts'

export type StoredRound = typeof rounds.$inferSelect
export type Tally = typeof tallies.$inferSelect

export function createStore({ read, tx }: Storage) {
  const one = async (id: string): Promise<StoredRound | undefined> => {
    const [round] = await read.select().from(rounds).where(eq(rounds.id, id))
    return round
  }

  const byKey = async (key: string): Promise<StoredRound | undefined> => {
    const [round] = await read.select().from(rounds).where(eq(rounds.idempotencyKey, key))
    return round
  }

  const tallyOf = async (gameId: number): Promise<Tally | undefined> => {
    const [tally] = await read.select().from(tallies).where(eq(tallies.gameId, gameId))
    return tally
  }

  /** Stores a round and counts it, both or neither. Of rounds with one key the first stays, and is returned. */
  const keep = (round: StoredRound): Promise<StoredRound> =>
    tx(async (db) => {
      const [kept] = await db
        .insert(rounds)
        .values(round)
        .onConflictDoNothing({ target: rounds.idempotencyKey })
        .returning()
      if (kept) await count(db, kept)
      return kept ?? (await earlier(db, round))
    })

  return { one, byKey, tallyOf, keep }
}

async function earlier(db: Writer, { id, idempotencyKey }: StoredRound): Promise<StoredRound> {
  const [round] = await db
    .select()
    .from(rounds)
    .where(eq(rounds.idempotencyKey, idempotencyKey ?? ''))
  if (!round) throw new Error(`round ${id} was not stored`)
  return round
}

function count(db: Writer, { gameId, betMicro, winMicro }: StoredRound) {
  const wins = winMicro > 0 ? 1 : 0
  return db
    .insert(tallies)
    .values({ gameId, rounds: 1, wins, wageredMicro: betMicro, wonMicro: winMicro, biggestWinMicro: winMicro })
    .onConflictDoUpdate({
      target: tallies.gameId,
      set: {
        rounds: sql`${tallies.rounds} + 1`,
        wins: sql`${tallies.wins} + ${wins}`,
        wageredMicro: sql`${tallies.wageredMicro} + ${betMicro}`,
        wonMicro: sql`${tallies.wonMicro} + ${winMicro}`,
        biggestWinMicro: sql`max(${tallies.biggestWinMicro}, ${winMicro})`,
      },
    })
}
