import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import { identities, identityAttempts } from './tables.ts'

export type StoredIdentity = typeof identities.$inferSelect
export type StoredAttempt = typeof identityAttempts.$inferSelect

const { placeholder } = sql

const reading = prepared((db: Asker) => ({
  ofMember: db
    .select()
    .from(identities)
    .where(eq(identities.memberId, placeholder('memberId'))),
  accountsOf: db
    .select({ memberId: identities.memberId })
    .from(identities)
    .where(eq(identities.personHash, placeholder('personHash'))),
}))

/** Who somebody is: asked with every round for money, and therefore kept. */
export function keepIdentities({ keep }: Pick<Storage, 'keep'>) {
  const keptIdentities = keep<StoredIdentity>(identities.memberId)
  const keptAccounts = keep<string[]>(identities.personHash)
  return {
    ofMember: (db: Asker, memberId: string): Promise<StoredIdentity | undefined> =>
      keptIdentities.get(memberId, async () => (await reading(db).ofMember.execute({ memberId }))[0], db),
    /** Every account that the person has or had. */
    accountsOf: async (db: Asker, personHash: string): Promise<readonly string[]> => {
      const load = async () => (await reading(db).accountsOf.execute({ personHash })).map(({ memberId }) => memberId)
      return (await keptAccounts.get(personHash, load, db)) ?? []
    },
  }
}

/** A national id as it is kept, of anybody. */
export async function anySealedId(db: Asker): Promise<string | undefined> {
  const [row] = await db
    .select({ sealedId: identities.sealedId })
    .from(identities)
    .where(isNotNull(identities.sealedId))
    .limit(1)
  return row?.sealedId ?? undefined
}

/** The living account of a person. */
export async function livingOf(db: Asker, personHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ memberId: identities.memberId })
    .from(identities)
    .where(and(eq(identities.personHash, personHash), isNull(identities.closedAt)))
  return row?.memberId
}

export const addIdentity = (db: Writer, identity: StoredIdentity) => db.insert(identities).values(identity)

/** Leaves the hash, and nothing that can be read. */
export const closeIdentity = (db: Writer, memberId: string, closedAt: Date) =>
  db
    .update(identities)
    .set({ closedAt, sealedId: null, birthDate: null, name: null })
    .where(eq(identities.memberId, memberId))

/** A new attempt replaces the one before it in the same session. */
export async function putAttempt(db: Writer, attempt: StoredAttempt, now: Date): Promise<void> {
  await db.delete(identityAttempts).where(lt(identityAttempts.expiresAt, now))
  await db.delete(identityAttempts).where(eq(identityAttempts.sessionId, attempt.sessionId))
  await db.insert(identityAttempts).values(attempt)
}

export const attemptBy = async (db: Asker, sessionId: string, stateHash: string): Promise<StoredAttempt | undefined> =>
  (
    await db
      .select()
      .from(identityAttempts)
      .where(and(eq(identityAttempts.sessionId, sessionId), eq(identityAttempts.stateHash, stateHash)))
  )[0]

/** Uses an attempt up: of two callbacks with the same state one gets it. */
export async function useAttempt(db: Writer, sessionId: string, stateHash: string): Promise<StoredAttempt | undefined> {
  const [attempt] = await db
    .update(identityAttempts)
    .set({ used: true })
    .where(
      and(
        eq(identityAttempts.sessionId, sessionId),
        eq(identityAttempts.stateHash, stateHash),
        eq(identityAttempts.used, false),
      ),
    )
    .returning()
  return attempt
}

/** Whether the attempt was still there. */
export async function endAttempt(db: Writer, stateHash: string): Promise<boolean> {
  const ended = await db
    .delete(identityAttempts)
    .where(eq(identityAttempts.stateHash, stateHash))
    .returning({ stateHash: identityAttempts.stateHash })
  return ended.length > 0
}

export const dropAttempts = (db: Writer, memberId: string) =>
  db.delete(identityAttempts).where(eq(identityAttempts.memberId, memberId))
