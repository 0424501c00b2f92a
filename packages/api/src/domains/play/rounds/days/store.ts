import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { toDkk } from '../../../../platform/numbers/money.ts'
import { gathered } from '../../../../platform/storage/gathered.ts'
import { prepared } from '../../../../platform/storage/prepared.ts'
import { merged, recordsOf } from '../../../../platform/storage/records.ts'
import type { Asker, Writer } from '../../../../platform/storage/storage.ts'
import { danishDay } from '../../../../platform/time/danish-day.ts'
import { gameDays, type rounds } from '../tables.ts'

const { placeholder } = sql

const ADDED = {
  target: [gameDays.gameId, gameDays.day, gameDays.stake],
  set: {
    rounds: sql`${gameDays.rounds} + excluded.rounds`,
    wins: sql`${gameDays.wins} + excluded.wins`,
    wageredMicro: sql`${gameDays.wageredMicro} + excluded.wagered_micro`,
    wonMicro: sql`${gameDays.wonMicro} + excluded.won_micro`,
    squares: sql`${gameDays.squares} + excluded.squares`,
  },
}

const writing = prepared((db: Writer) => ({
  count: db
    .insert(gameDays)
    .values({
      gameId: placeholder('gameId'),
      day: placeholder('day'),
      stake: placeholder('stake'),
      rounds: placeholder('rounds'),
      wins: placeholder('wins'),
      wageredMicro: placeholder('wageredMicro'),
      wonMicro: placeholder('wonMicro'),
      squares: placeholder('squares'),
    })
    .onConflictDoUpdate(ADDED),
}))

/** The same for many at once, on PostgreSQL. */
const records = recordsOf(gameDays)
const writingAll = prepared((db: Writer) => ({
  count: db.insert(gameDays).select(records.select('rows')).onConflictDoUpdate(ADDED),
}))

type GameDay = typeof gameDays.$inferSelect
const plus = (one: GameDay, other: GameDay): GameDay => ({
  ...one,
  rounds: one.rounds + other.rounds,
  wins: one.wins + other.wins,
  wageredMicro: one.wageredMicro + other.wageredMicro,
  wonMicro: one.wonMicro + other.wonMicro,
  squares: one.squares + other.squares,
})

const addDay = gathered<Writer, GameDay, unknown>(
  (db, row) => writing(db).count.execute({ ...row }),
  async (db, rows) => {
    const days = merged(rows, ({ gameId, day, stake }) => `${gameId} ${day} ${stake}`, plus)
    await writingAll(db).count.execute({ rows: records.values(days) })
    return rows
  },
)

interface Sums {
  readonly gameId: number
  readonly wageredMicro: number
  readonly wonMicro: number
  readonly wins: number
}

/** Counts a done round on its Danish day. */
export async function countDay(db: Writer, round: typeof rounds.$inferSelect, sums: Sums): Promise<void> {
  const day = danishDay(round.settledAt ?? round.createdAt)
  await addDay(db, { ...sums, rounds: 1, day, stake: round.stake, squares: toDkk(round.costMicro) ** 2 })
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
