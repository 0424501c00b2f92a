import { sql } from 'drizzle-orm'
import { flag, index, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/**
 * Who stands behind an account, once it is proved. Of an account that is closed the row stays with nothing that can be
 * read but the hash: the same person's pauses and exclusions hold for the next account, too.
 */
export const identities = table(
  'identities',
  {
    memberId: text().primaryKey(),
    /** Keyed hash of the national id. One person has one living account. */
    personHash: text().notNull(),
    /** The national id, sealed: the register of the excluded is asked by it. Null once the account is closed. */
    sealedId: text(),
    /** Such as 1990-01-31. */
    birthDate: text(),
    /** Null where the identity has none to tell, as with protected names. */
    name: text(),
    /** Who proved it. */
    provider: text().notNull(),
    provedAt: time().notNull(),
    closedAt: time(),
  },
  (t) => [
    uniqueIndex('identities_one_living').on(t.personHash).where(sql`closed_at IS NULL`),
    index('identities_of_person').on(t.personHash),
  ],
)

/** Proofs under way, one for each session. */
export const identityAttempts = table(
  'identity_attempts',
  {
    sessionId: text().primaryKey(),
    memberId: text().notNull(),
    /** SHA-256 of the state that the browser carries to the provider and back. */
    stateHash: text().notNull(),
    /** The page to go on with. */
    next: text(),
    /** The browser has come back with it: nobody comes back with it again. */
    used: flag().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('identity_attempts_by_state').on(t.stateHash),
    index('identity_attempts_by_expiry').on(t.expiresAt),
  ],
)
