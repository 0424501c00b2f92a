import { index, int, json, primaryKey, serial, table, text, time } from '../../../platform/storage/columns.ts'
import type { Fault } from './fault.ts'

export const SUBMISSION_STATES = ['proving', 'failed', 'pending', 'admitted', 'rejected'] as const
export type SubmissionState = (typeof SUBMISSION_STATES)[number]

/** Versions that makers want to be played for money, with what is proved of them and what was decided. */
export const submissions = table(
  'submissions',
  {
    id: serial(),
    gameId: int().notNull(),
    definitionHash: text().notNull(),
    version: int().notNull(),
    memberId: text().notNull(),
    state: text().$type<SubmissionState>().notNull(),
    /** What is proved of the return; null until it is. */
    proof: json<unknown>(),
    faults: json<readonly Fault[]>().notNull(),
    /** What the staff said of it. */
    why: text(),
    createdAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [index('submissions_of_game').on(t.gameId, t.id), index('submissions_by_state').on(t.state, t.id)],
)

/** Each time that somebody listed a game for everybody: there are only so many a day. */
export const listings = table(
  'listings',
  { id: serial(), memberId: text().notNull(), gameId: int().notNull(), at: time().notNull() },
  (t) => [index('listings_of_member').on(t.memberId, t.at)],
)

/** Who reported which version of a listed game. Closed ones were looked at. */
export const reports = table(
  'reports',
  {
    gameId: int().notNull(),
    definitionHash: text().notNull(),
    memberId: text().notNull(),
    /** A keyed hash of the network address that it came from. */
    addressHash: text().notNull(),
    reason: text().notNull(),
    at: time().notNull(),
    closedAt: time(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.definitionHash, t.memberId] })],
)
