import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { toDkk } from '../../../../platform/numbers/money.ts'
import { prepared } from '../../../../platform/storage/prepared.ts'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { danishDay } from '../../../../platform/time/danish-day.ts'
import { gameDays, type rounds } from '../tables.ts'

const { placeholder } = sql

const writing = prepared((db: Writer) => ({
  count: db
    .insert(gameDays)
    .values({
      gameId: placeholder('gameId'),
      day: placeholder('day'),
      stake: placeholder('stake'),
      rounds: 1,
      wins: placeholder('wins'),
      wageredMicro: placeholder('wageredMicro'),
      wonMicro: placeholder('wonMicro'),
      squares: placeholder('squares'),
    })
    .onConflictDoUpdate({
      target: [gameDays.gameId, gameDays.day, gameDays.stake],
      set: {
        rounds: sql`${gameDays.rounds} + 1`,
        wins: sql`${gameDays.wins} + excluded.wins`,
        wageredMicro: sql`${gameDays.wageredMicro} + excluded.wagered_micro`,
        wonMicro: sql`${gameDays.wonMicro} + excluded.won_micro`,
        squares: sql`${gameDays.squares} + excluded.squares`,
      },
    }),
}))

interface Sums {
  readonly gameId: number
  readonly wageredMicro: number
  readonly wonMicro: number
  readonly wins: number
}

/** Counts a done round on its Danish day. */
export async function countDay(db: Writer, round: typeof rounds.$inferSelect, sums: Sums): Promise<void> {
  const day = danishDay(round.settledAt ?? round.createdAt)
  await writing(db).count.execute({ ...sums, day, stake: round.stake, squares: toDkk(round.costMicro) ** 2 })
}

/** The sums of a game's days, the oldest first. */
export const daysOf = (
  db: Asker,
  gameId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(typeof gameDays.$inferSelect)[]> =>
  db
    .select()
    .from(gameDays)
    .where(and(eq(gameDays.gameId, gameId), gte(gameDays.day, from), lte(gameDays.day, to)))
    .orderBy(gameDays.day)

/** The first day of a game whose rounds are counted by day. */
export async function sinceOf(db: Asker, gameId: number): Promise<string | undefined> {
  const [first] = await db
    .select({ day: gameDays.day })
    .from(gameDays)
    .where(eq(gameDays.gameId, gameId))
    .orderBy(gameDays.day)
    .limit(1)
  return first?.day
}
