import type { BLOCK_KINDS } from '@spilvaerk/schemas'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { given, number } from '../../../platform/storage/expressions.ts'
import { gathered } from '../../../platform/storage/gathered.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import { recordsOf } from '../../../platform/storage/records.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import { blocks, limitWishes, playHours, playSessions, realityChecks, registerAnswers } from './tables.ts'
import type { Wish } from './wishes.ts'

export type StoredBlock = typeof blocks.$inferSelect
export type StoredAnswer = typeof registerAnswers.$inferSelect
export type RegisterAnswer = StoredAnswer['answer']
export type StoredSession = typeof playSessions.$inferSelect

const { placeholder } = sql

const reading = prepared((db: Asker) => ({
  wishes: db
    .select()
    .from(limitWishes)
    .where(eq(limitWishes.memberId, given('memberId')))
    .orderBy(asc(limitWishes.id)),
  blocks: db
    .select()
    .from(blocks)
    .where(eq(blocks.memberId, placeholder('memberId'))),
  session: db
    .select()
    .from(playSessions)
    .where(sql`${playSessions.id} = (SELECT max(id) FROM play_sessions WHERE member_id = ${given('memberId')})`),
  interval: db
    .select({ minutes: realityChecks.minutes })
    .from(realityChecks)
    .where(eq(realityChecks.memberId, placeholder('memberId'))),
  answer: db
    .select()
    .from(registerAnswers)
    .where(eq(registerAnswers.memberId, placeholder('memberId'))),
  played: db
    .select({
      wageredMicro: number(sql`coalesce(sum(${playHours.wageredMicro}), 0)`),
      wonMicro: number(sql`coalesce(sum(${playHours.wonMicro}), 0)`),
      playedMs: number(sql`coalesce(sum(${playHours.playedMs}), 0)`),
    })
    .from(playHours)
    .where(and(eq(playHours.memberId, placeholder('memberId')), gte(playHours.hour, placeholder('hour')))),
}))

const ADDED_TO_HOUR = {
  target: [playHours.memberId, playHours.hour],
  set: {
    rounds: sql`${playHours.rounds} + excluded.rounds`,
    wageredMicro: sql`${playHours.wageredMicro} + excluded.wagered_micro`,
    wonMicro: sql`${playHours.wonMicro} + excluded.won_micro`,
    playedMs: sql`${playHours.playedMs} + excluded.played_ms`,
  },
}

const writing = prepared((db: Writer) => ({
  openSession: db.insert(playSessions).values({
    memberId: placeholder('memberId'),
    startedAt: placeholder('now'),
    lastAt: placeholder('now'),
    checkedAt: placeholder('now'),
    rounds: placeholder('rounds'),
    wageredMicro: placeholder('wageredMicro'),
    wonMicro: placeholder('wonMicro'),
  }),
  goOn: db
    .update(playSessions)
    .set({
      lastAt: placeholder('lastAt') as never,
      checkedAt: placeholder('checkedAt') as never,
      rounds: placeholder('rounds') as never,
      wageredMicro: placeholder('wageredMicro') as never,
      wonMicro: placeholder('wonMicro') as never,
    })
    .where(eq(playSessions.id, placeholder('id'))),
  addToHour: db
    .insert(playHours)
    .values({
      memberId: placeholder('memberId'),
      hour: placeholder('hour'),
      rounds: placeholder('rounds'),
      wageredMicro: placeholder('wageredMicro'),
      wonMicro: placeholder('wonMicro'),
      playedMs: placeholder('playedMs'),
    })
    .onConflictDoUpdate(ADDED_TO_HOUR),
}))

/** What members have decided: asked with every round for money, and therefore kept. */
export type Rules = ReturnType<typeof keepRules>

/** An account that several people use has no blocks: those from before they were refused hold for nobody. */
export function keepRules({ keep }: Pick<Storage, 'keep'>, isShared: (memberId: string) => boolean) {
  const keptWishes = keep<Wish[]>(limitWishes.memberId)
  const keptBlocks = keep<StoredBlock[]>(blocks.memberId)
  return {
    wishesOf: async (db: Asker, memberId: string): Promise<readonly Wish[]> =>
      (await keptWishes.get(memberId, () => reading(db).wishes.execute({ memberId }), db)) ?? [],
    blocksOf: async (db: Asker, memberId: string): Promise<readonly StoredBlock[]> =>
      isShared(memberId)
        ? []
        : ((await keptBlocks.get(memberId, () => reading(db).blocks.execute({ memberId }), db)) ?? []),
  }
}

/** The last answers of the register of the excluded, kept like the rules. */
export function keepAnswers({ keep }: Pick<Storage, 'keep'>) {
  const kept = keep<StoredAnswer>(registerAnswers.memberId)
  return {
    of: (db: Asker, memberId: string): Promise<StoredAnswer | undefined> =>
      kept.get(memberId, async () => (await reading(db).answer.execute({ memberId }))[0], db),
  }
}

export const putAnswer = (db: Writer, answer: StoredAnswer) =>
  db
    .insert(registerAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: registerAnswers.memberId,
      set: { answer: answer.answer, askedAt: answer.askedAt },
    })

export const forgetAnswer = (db: Writer, memberId: string) =>
  db.delete(registerAnswers).where(eq(registerAnswers.memberId, memberId))

export const addWish = (db: Writer, memberId: string, wish: Wish) =>
  db.insert(limitWishes).values({ memberId, ...wish })

export const addBlock = (
  db: Writer,
  block: {
    readonly memberId: string
    readonly kind: (typeof BLOCK_KINDS)[number]
    readonly createdAt: Date
    readonly until: Date | null
  },
) => db.insert(blocks).values(block)

/** The same for many at once, on PostgreSQL. */
const readingAll = prepared((db: Asker) => ({
  sessions: db
    .select()
    .from(playSessions)
    .where(
      sql`${playSessions.id} IN (SELECT (SELECT max(id) FROM play_sessions WHERE member_id = of.member)
        FROM unnest(${placeholder('memberIds')}::text[]) AS of(member))`,
    ),
}))
const sessionRecords = recordsOf(playSessions)
const hourRecords = recordsOf(playHours)
const writingAll = prepared((db: Writer) => ({
  goOn: db
    .insert(playSessions)
    .select(sessionRecords.select('rows'))
    .onConflictDoUpdate({
      target: playSessions.id,
      set: {
        lastAt: sql`excluded.last_at`,
        checkedAt: sql`excluded.checked_at`,
        rounds: sql`excluded.rounds`,
        wageredMicro: sql`excluded.wagered_micro`,
        wonMicro: sql`excluded.won_micro`,
      },
    }),
  addToHours: db.insert(playHours).select(hourRecords.select('rows')).onConflictDoUpdate(ADDED_TO_HOUR),
}))

export const lastSession = gathered(
  async (db: Asker, memberId: string): Promise<StoredSession | undefined> =>
    (await reading(db).session.execute({ memberId }))[0],
  async (db, memberIds) => {
    const found = await readingAll(db).sessions.execute({ memberIds })
    const byMember = new Map(found.map((session) => [session.memberId, session]))
    return memberIds.map((memberId) => byMember.get(memberId))
  },
)

export const intervalOf = async (db: Asker, memberId: string): Promise<number | undefined> =>
  (await reading(db).interval.execute({ memberId }))[0]?.minutes

export const keepInterval = (db: Writer, memberId: string, minutes: number) =>
  db
    .insert(realityChecks)
    .values({ memberId, minutes })
    .onConflictDoUpdate({ target: realityChecks.memberId, set: { minutes } })

export interface Played {
  readonly wageredMicro: number
  readonly wonMicro: number
  readonly playedMs: number
}

export async function playedSince(db: Asker, memberId: string, hour: number): Promise<Played> {
  const [row] = await reading(db).played.execute({ memberId, hour })
  return row ?? { wageredMicro: 0, wonMicro: 0, playedMs: 0 }
}

export interface Stretch extends Played {
  readonly rounds: number
}

export const openSession = (db: Writer, memberId: string, now: Date, stretch: Omit<Stretch, 'playedMs'>) => {
  const { rounds, wageredMicro, wonMicro } = stretch
  return writing(db).openSession.execute({ memberId, now, rounds, wageredMicro, wonMicro })
}

export const goOn = gathered<Writer, StoredSession, unknown>(
  (db, session) => writing(db).goOn.execute({ ...session }),
  async (db, sessions) => {
    await writingAll(db).goOn.execute({ rows: sessionRecords.values(sessions) })
    return sessions
  },
)

const addHour = gathered<Writer, typeof playHours.$inferInsert, unknown>(
  (db, row) => writing(db).addToHour.execute({ ...row }),
  async (db, rows) => {
    await writingAll(db).addToHours.execute({ rows: hourRecords.values(rows) })
    return rows
  },
)

export const addToHour = (db: Writer, memberId: string, hour: number, stretch: Stretch) =>
  addHour(db, { memberId, hour, ...stretch })
