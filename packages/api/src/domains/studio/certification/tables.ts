import type { CERTIFICATION_FAILURES, CertificationState } from '@spilvaerk/schemas'
import { index, int, table, text, time } from '../../../platform/storage/columns.ts'

/** Packages for laboratories: the work on them, and what came of it. */
export const certifications = table(
  'certifications',
  {
    id: text().primaryKey(),
    gameId: int().notNull(),
    /** Who asked for it; empty when that account is deleted. */
    memberId: text().notNull(),
    version: int().notNull(),
    definitionHash: text().notNull(),
    /** Of the simulation: drawn by the server, so that nobody chooses the rounds. */
    seed: text().notNull(),
    rounds: int().notNull(),
    done: int().notNull(),
    state: text().$type<CertificationState>().notNull(),
    failedBy: text().$type<(typeof CERTIFICATION_FAILURES)[number]>(),
    /** The archive in base64. */
    archive: text(),
    bytes: int(),
    sha256: text(),
    createdAt: time().notNull(),
    endedAt: time(),
  },
  (t) => [index('certifications_of_game').on(t.gameId, t.createdAt), index('certifications_of_member').on(t.memberId)],
)
