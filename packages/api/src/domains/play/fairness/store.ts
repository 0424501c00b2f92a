import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { gathered } from '../../../platform/storage/gathered.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Writer } from '../../../platform/storage/storage.ts'
import { seeds } from './tables.ts'

export type StoredSeeds = typeof seeds.$inferSelect

const { placeholder } = sql
const ofGame = () => and(eq(seeds.memberId, placeholder('memberId')), eq(seeds.gameId, placeholder('gameId')))

const reading = prepared((db: Asker) => ({
  inUse: db.select().from(seeds).where(and(ofGame(), sql`client_seed IS NOT NULL AND revealed_at IS NULL`)),
  one: db
    .select()
    .from(seeds)
    .where(eq(seeds.id, placeholder('id'))),
}))

const writing = prepared((db: Writer) => ({
  spendNonce: db
    .update(seeds)
    .set({ nonce: sql`${seeds.nonce} + 1` })
    .where(eq(seeds.id, placeholder('id'))),
}))

/** The same for many at once, on PostgreSQL. */
const readingAll = prepared((db: Asker) => ({
  inUse: db
    .select()
    .from(seeds)
    .where(
      sql`(member_id, game_id) IN (SELECT * FROM unnest(${placeholder('memberIds')}::text[], ${placeholder('gameIds')}::bigint[]))
        AND client_seed IS NOT NULL AND revealed_at IS NULL`,
    ),
}))
const writingAll = prepared((db: Writer) => ({
  spendNonces: db
    .update(seeds)
    .set({ nonce: sql`${seeds.nonce} + 1` })
    .where(sql`${seeds.id} = ANY(${placeholder('ids')}::bigint[])`)
    .returning({ id: seeds.id }),
}))

interface Of {
  readonly memberId: string
  readonly gameId: number
}

const inUse = gathered(
  async (db: Asker, of: Of): Promise<StoredSeeds | undefined> => (await reading(db).inUse.execute({ ...of }))[0],
  async (db, all) => {
    const memberIds = all.map(({ memberId }) => memberId)
    const found = await readingAll(db).inUse.execute({ memberIds, gameIds: all.map(({ gameId }) => gameId) })
    return all.map((of) => found.find(({ memberId, gameId }) => memberId === of.memberId && gameId === of.gameId))
  },
)

export const seedsInUse = (db: Asker, memberId: string, gameId: number): Promise<StoredSeeds | undefined> =>
  inUse(db, { memberId, gameId })

export const seedsById = async (db: Asker, id: number): Promise<StoredSeeds | undefined> =>
  (await reading(db).one.execute({ id }))[0]

export const spendNonce = gathered<Writer, number, unknown>(
  (db, id) => writing(db).spendNonce.execute({ id }),
  async (db, ids) => {
    const spent = await writingAll(db).spendNonces.execute({ ids })
    if (spent.length !== ids.length) throw new Error('a nonce was to be spent twice at once')
    return ids
  },
)

export async function seedsToCome(db: Asker, memberId: string, gameId: number): Promise<StoredSeeds | undefined> {
  const [row] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.memberId, memberId), eq(seeds.gameId, gameId), isNull(seeds.clientSeed)))
  return row
}

export async function lastRevealed(db: Asker, memberId: string, gameId: number): Promise<StoredSeeds | undefined> {
  const [row] = await db
    .select()
    .from(seeds)
    .where(and(eq(seeds.memberId, memberId), eq(seeds.gameId, gameId), isNotNull(seeds.revealedAt)))
    .orderBy(desc(seeds.id))
    .limit(1)
  return row
}

export const addSeeds = (db: Writer, row: typeof seeds.$inferInsert) => db.insert(seeds).values(row)

export const takeIntoUse = (db: Writer, id: number, clientSeed: string) =>
  db.update(seeds).set({ clientSeed }).where(eq(seeds.id, id))

export const reveal = (db: Writer, id: number, revealedAt: Date) =>
  db.update(seeds).set({ revealedAt }).where(eq(seeds.id, id))
