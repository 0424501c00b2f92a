import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
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

export const seedsInUse = async (db: Asker, memberId: string, gameId: number): Promise<StoredSeeds | undefined> =>
  (await reading(db).inUse.execute({ memberId, gameId }))[0]

export const seedsById = async (db: Asker, id: number): Promise<StoredSeeds | undefined> =>
  (await reading(db).one.execute({ id }))[0]

export const spendNonce = (db: Writer, id: number) => writing(db).spendNonce.execute({ id })

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
