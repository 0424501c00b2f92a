import { and, desc, eq, gte, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Waiting } from '../../../platform/jobs/waiting.ts'
import { greater, number } from '../../../platform/storage/expressions.ts'
import { gathered } from '../../../platform/storage/gathered.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import { merged, recordsOf } from '../../../platform/storage/records.ts'
import type { Asker, Reader, Writer } from '../../../platform/storage/storage.ts'
import { danishDayEnd, danishDayStart } from '../../../platform/time/danish-day.ts'
import { countDay } from './days/store.ts'
import { paidCoins, rounds, tallies } from './tables.ts'

export type StoredRound = typeof rounds.$inferSelect
export type Tally = typeof tallies.$inferSelect

/** What the plain bet is called among the bet modes. */
const BASE = 'base'
/** Rounds settled in one go. */
const BATCH = 1000

const { placeholder } = sql
/** A column that may be null: its value is handed over as the database keeps it. */
const asKept = (name: string) => sql`${placeholder(name)}`

const reading = prepared((db: Asker) => ({
  one: db
    .select()
    .from(rounds)
    .where(eq(rounds.id, placeholder('id'))),
  byKey: db
    .select()
    .from(rounds)
    .where(eq(rounds.idempotencyKey, placeholder('key'))),
  openOf: db
    .select()
    .from(rounds)
    .where(
      and(
        sql`${rounds.status} = 'open' AND ${rounds.stake} = 'money'`,
        eq(rounds.memberId, placeholder('memberId')),
        eq(rounds.gameId, placeholder('gameId')),
      ),
    ),
}))

const ADDED_TO_PAID = {
  target: [paidCoins.definitionHash, paidCoins.mode, paidCoins.coins],
  set: { rounds: sql`${paidCoins.rounds} + excluded.rounds` },
}
const ADDED_TO_TALLY = {
  target: tallies.gameId,
  set: {
    rounds: sql`${tallies.rounds} + excluded.rounds`,
    wins: sql`${tallies.wins} + excluded.wins`,
    wageredMicro: sql`${tallies.wageredMicro} + excluded.wagered_micro`,
    wonMicro: sql`${tallies.wonMicro} + excluded.won_micro`,
    biggestWinMicro: greater(tallies.biggestWinMicro, sql`excluded.biggest_win_micro`),
  },
}

const writing = prepared((db: Writer) => ({
  add: db
    .insert(rounds)
    .values({
      id: placeholder('id'),
      gameId: placeholder('gameId'),
      definitionHash: placeholder('definitionHash'),
      seed: placeholder('seed'),
      betMicro: placeholder('betMicro'),
      mode: placeholder('mode'),
      costMicro: placeholder('costMicro'),
      bets: asKept('bets'),
      choices: asKept('choices'),
      status: placeholder('status'),
      totalCoins: placeholder('totalCoins'),
      winMicro: placeholder('winMicro'),
      idempotencyKey: placeholder('idempotencyKey'),
      createdAt: placeholder('createdAt'),
      settledAt: asKept('settledAt'),
      memberId: placeholder('memberId'),
      stake: placeholder('stake'),
      seedsId: placeholder('seedsId'),
      nonce: placeholder('nonce'),
      jackpotMicro: placeholder('jackpotMicro'),
    })
    .onConflictDoNothing({ target: rounds.idempotencyKey })
    .returning({ id: rounds.id }),
  proceed: db
    .update(rounds)
    .set({
      costMicro: placeholder('costMicro') as never,
      choices: asKept('choices'),
      status: placeholder('status') as never,
      totalCoins: placeholder('totalCoins') as never,
      winMicro: placeholder('winMicro') as never,
      settledAt: asKept('settledAt'),
      jackpotMicro: placeholder('jackpotMicro') as never,
    })
    .where(
      and(eq(rounds.id, placeholder('id')), sql`${rounds.status} = 'open' AND ${rounds.choices} = ${asKept('had')}`),
    )
    .returning({ id: rounds.id }),
  countPaid: db
    .insert(paidCoins)
    .values({
      definitionHash: placeholder('definitionHash'),
      mode: placeholder('mode'),
      coins: placeholder('coins'),
      rounds: placeholder('rounds'),
    })
    .onConflictDoUpdate(ADDED_TO_PAID),
  count: db
    .insert(tallies)
    .values({
      gameId: placeholder('gameId'),
      rounds: placeholder('rounds'),
      wins: placeholder('wins'),
      wageredMicro: placeholder('wageredMicro'),
      wonMicro: placeholder('wonMicro'),
      biggestWinMicro: placeholder('biggestWinMicro'),
    })
    .onConflictDoUpdate(ADDED_TO_TALLY),
}))

/** The same for many at once, on PostgreSQL. */
const readingAll = prepared((db: Asker) => ({
  byId: db
    .select()
    .from(rounds)
    .where(sql`${rounds.id} = ANY(${placeholder('ids')}::text[])`),
  openOf: db
    .select()
    .from(rounds)
    .where(
      sql`${rounds.status} = 'open' AND ${rounds.stake} = 'money' AND (member_id, game_id) IN
        (SELECT * FROM unnest(${placeholder('memberIds')}::text[], ${placeholder('gameIds')}::bigint[]))`,
    ),
  byKey: db
    .select()
    .from(rounds)
    .where(sql`${rounds.idempotencyKey} = ANY(${placeholder('keys')}::text[])`),
}))
const [records, tallyRecords, paidRecords] = [recordsOf(rounds), recordsOf(tallies), recordsOf(paidCoins)]
const writingAll = prepared((db: Writer) => ({
  add: db
    .insert(rounds)
    .select(records.select('rows'))
    .onConflictDoNothing({ target: rounds.idempotencyKey })
    .returning({ id: rounds.id }),
  count: db.insert(tallies).select(tallyRecords.select('rows')).onConflictDoUpdate(ADDED_TO_TALLY),
  countPaid: db.insert(paidCoins).select(paidRecords.select('rows')).onConflictDoUpdate(ADDED_TO_PAID),
}))

export const roundById = gathered(
  async (db: Asker, id: string): Promise<StoredRound | undefined> => (await reading(db).one.execute({ id }))[0],
  async (db, ids) => {
    const byId = new Map((await readingAll(db).byId.execute({ ids })).map((round) => [round.id, round]))
    return ids.map((id) => byId.get(id))
  },
)

/** A round that is known to be there: none is ever deleted. */
export async function theRound(db: Asker, id: string): Promise<StoredRound> {
  const round = await roundById(db, id)
  if (!round) throw new Error(`round ${id} is not stored`)
  return round
}

export const roundByKey = gathered(
  async (db: Asker, key: string): Promise<StoredRound | undefined> => (await reading(db).byKey.execute({ key }))[0],
  async (db, keys) => {
    const found = await readingAll(db).byKey.execute({ keys })
    const byKey = new Map(found.map((round) => [round.idempotencyKey, round]))
    return keys.map((key) => byKey.get(key))
  },
)

interface OpenOf {
  readonly memberId: string
  readonly gameId: number
}

const openOf = gathered(
  async (db: Asker, of: OpenOf): Promise<StoredRound | undefined> => (await reading(db).openOf.execute({ ...of }))[0],
  async (db, all) => {
    const memberIds = all.map(({ memberId }) => memberId)
    const found = await readingAll(db).openOf.execute({ memberIds, gameIds: all.map(({ gameId }) => gameId) })
    return all.map((of) => found.find(({ memberId, gameId }) => memberId === of.memberId && gameId === of.gameId))
  },
)

/** The round for money that a member has open in a game: there is never more than one. */
export const openRoundOf = (db: Asker, memberId: string, gameId: number): Promise<StoredRound | undefined> =>
  openOf(db, { memberId, gameId })

export async function hasOpenMoneyRound(db: Asker, memberId: string): Promise<boolean> {
  const found = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(sql`${rounds.status} = 'open' AND ${rounds.stake} = 'money'`, eq(rounds.memberId, memberId)))
    .limit(1)
  return found.length > 0
}

/** The games in which a member has a round open, the newest first. */
export async function openGamesOf(db: Asker, memberId: string): Promise<number[]> {
  const found = await db
    .select({ gameId: rounds.gameId })
    .from(rounds)
    .where(and(eq(rounds.status, 'open'), eq(rounds.memberId, memberId)))
    .orderBy(desc(rounds.createdAt))
  return [...new Set(found.map(({ gameId }) => gameId))]
}

/** The oldest open rounds that were played by then. */
export const openSince = (db: Asker, time: Date): Promise<StoredRound[]> =>
  db
    .select()
    .from(rounds)
    .where(and(eq(rounds.status, 'open'), lte(rounds.createdAt, time)))
    .orderBy(rounds.createdAt)
    .limit(BATCH)

/** The rounds that wait for their players. */
export async function waiting(db: Reader): Promise<Waiting> {
  const isOpen = eq(rounds.status, sql`'open'`)
  const [oldest] = await db
    .select({ at: rounds.createdAt })
    .from(rounds)
    .where(isOpen)
    .orderBy(rounds.createdAt)
    .limit(1)
  return { count: oldest ? await db.$count(rounds, isOpen) : 0, oldest: oldest?.at }
}

export async function tallyOf(db: Asker, gameId: number): Promise<Tally | undefined> {
  const [tally] = await db.select().from(tallies).where(eq(tallies.gameId, gameId))
  return tally
}

/** False: its key has a round. */
const add = gathered(
  async (db: Writer, round: StoredRound): Promise<boolean> => {
    const added = await writing(db).add.execute({
      ...round,
      bets: round.bets && JSON.stringify(round.bets),
      choices: round.choices && JSON.stringify(round.choices),
      settledAt: round.settledAt?.getTime() ?? null,
    })
    return added.length > 0
  },
  async (db, all) => {
    const added = new Set((await writingAll(db).add.execute({ rows: records.values(all) })).map(({ id }) => id))
    return all.map(({ id }) => added.has(id))
  },
)

const addTally = gathered<Writer, Tally, unknown>(
  (db, tally) => writing(db).count.execute({ ...tally }),
  async (db, all) => {
    const sums = merged(
      all,
      ({ gameId }) => String(gameId),
      (one, other) => ({
        gameId: one.gameId,
        rounds: one.rounds + other.rounds,
        wins: one.wins + other.wins,
        wageredMicro: one.wageredMicro + other.wageredMicro,
        wonMicro: one.wonMicro + other.wonMicro,
        biggestWinMicro: Math.max(one.biggestWinMicro, other.biggestWinMicro),
      }),
    )
    await writingAll(db).count.execute({ rows: tallyRecords.values(sums) })
    return all
  },
)

const addPaid = gathered<Writer, typeof paidCoins.$inferSelect, unknown>(
  (db, paid) => writing(db).countPaid.execute({ ...paid }),
  async (db, all) => {
    const sums = merged(
      all,
      ({ definitionHash, mode, coins }) => `${definitionHash} ${mode} ${coins}`,
      (one, other) => ({ ...one, rounds: one.rounds + other.rounds }),
    )
    await writingAll(db).countPaid.execute({ rows: paidRecords.values(sums) })
    return all
  },
)

/** Stores a round, and counts it when it is done. False: its key has a round, which stays. */
export async function addRound(db: Writer, round: StoredRound): Promise<boolean> {
  if (!(await add(db, round))) return false
  if (round.status === 'done') await count(db, round)
  return true
}

/** The same in one go, of a round whose key is known to have none. @throws when it has one */
export async function addFreshRound(db: Writer, round: StoredRound): Promise<void> {
  const [isNew] = await Promise.all([add(db, round), round.status === 'done' && count(db, round)])
  if (!isNew) throw new Error(`round ${round.id} was not stored`)
}

/**
 * Goes on with an open round that has these choices and no others, and counts it when it is done.
 * @throws when it has gone another way
 */
export async function proceed(db: Writer, { id, choices }: StoredRound, after: StoredRound): Promise<void> {
  const [kept] = await Promise.all([
    writing(db).proceed.execute({
      ...after,
      id,
      had: JSON.stringify(choices ?? []),
      choices: JSON.stringify(after.choices),
      settledAt: after.settledAt?.getTime() ?? null,
    }),
    after.status === 'done' && count(db, after),
  ])
  if (kept.length !== 1) throw new Error(`round ${id} went another way`)
}

async function count(db: Writer, round: StoredRound): Promise<void> {
  const { gameId, costMicro, winMicro, jackpotMicro, definitionHash, mode, totalCoins: coins } = round
  const wonMicro = winMicro + jackpotMicro
  const tally = { gameId, rounds: 1, wageredMicro: costMicro, wonMicro, wins: wonMicro > 0 ? 1 : 0 }
  const isSlotForMoney = round.stake === 'money' && round.bets === null
  await Promise.all([
    addTally(db, { ...tally, biggestWinMicro: wonMicro }),
    countDay(db, round, tally),
    isSlotForMoney && addPaid(db, { definitionHash, mode: mode ?? BASE, coins, rounds: 1 }),
  ])
}

/** How often rounds of a definition for money paid so many coins, by bet mode. */
export const paidOf = (
  db: Asker,
  definitionHash: string,
): Promise<Pick<typeof paidCoins.$inferSelect, 'mode' | 'coins' | 'rounds'>[]> =>
  db
    .select({ mode: paidCoins.mode, coins: paidCoins.coins, rounds: paidCoins.rounds })
    .from(paidCoins)
    .where(eq(paidCoins.definitionHash, definitionHash))

/** Where a page of the history ends. */
/** Whether a member has begun a round of a game since then. */
export async function hasPlayedSince(db: Asker, memberId: string, gameId: number, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), gte(rounds.createdAt, since), eq(rounds.gameId, gameId)))
    .limit(1)
  return found.length > 0
}

const HOUR_MS = 3_600_000

export interface HourlyNet {
  /** Hours since 1970: Danish days begin with one. */
  readonly hour: number
  readonly netMicro: number
}

/** What was won less what was wagered for money, by hours. A round that waits has won nothing yet. */
export const netByHour = (db: Asker, memberId: string, since: Date): Promise<HourlyNet[]> => {
  // Written out: two values of a statement are not known to be one.
  const hour = number(sql`CAST(${rounds.createdAt} / ${sql.raw(String(HOUR_MS))} AS INTEGER)`)
  const wonMicro = sql`CASE WHEN ${rounds.status} = 'done' THEN ${rounds.winMicro} + ${rounds.jackpotMicro} ELSE 0 END`
  return db
    .select({ hour, netMicro: number(sql`sum(${wonMicro} - ${rounds.costMicro})`) })
    .from(rounds)
    .where(and(eq(rounds.memberId, memberId), gte(rounds.createdAt, since), sql`${rounds.stake} = 'money'`))
    .groupBy(hour)
}

export interface Mark {
  readonly createdAt: Date
  readonly id: string
}

export interface HistoryFilter {
  readonly gameId?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A member's rounds, newest first, from below the mark on. */
export function roundsOf(
  db: Asker,
  memberId: string,
  { gameId, from, to }: HistoryFilter,
  { mark, limit }: { readonly mark: Mark | undefined; readonly limit: number },
) {
  const conditions: (SQL | undefined)[] = [
    eq(rounds.memberId, memberId),
    gameId === undefined ? undefined : eq(rounds.gameId, gameId),
    from === undefined ? undefined : gte(rounds.createdAt, danishDayStart(from)),
    to === undefined ? undefined : lt(rounds.createdAt, danishDayEnd(to)),
    mark && or(lt(rounds.createdAt, mark.createdAt), and(eq(rounds.createdAt, mark.createdAt), lt(rounds.id, mark.id))),
  ]
  return db
    .select()
    .from(rounds)
    .where(and(...conditions))
    .orderBy(desc(rounds.createdAt), desc(rounds.id))
    .limit(limit)
}
