import type { MemberRole } from '@spilvaerk/schemas'
import { index, int, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'
import { games } from '../../games/catalogue/tables.ts'

/** Invitations to games that are open: what is accepted, withdrawn or too old is deleted. */
export const gameInvitations = table(
  'game_invitations',
  {
    id: text().primaryKey(),
    gameId: int()
      .notNull()
      .references(() => games.id),
    role: text().$type<MemberRole>().notNull(),
    /** Whom it is for as the owner wrote it, sealed. */
    addressee: text().notNull(),
    /** Keyed hash of the address or the user name, by which the account is known that may accept it. */
    addresseeHash: text().notNull(),
    /** SHA-256 of the token: who reads the database cannot accept it. */
    tokenHash: text().notNull(),
    invitedBy: text().notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('game_invitations_by_token').on(t.tokenHash),
    uniqueIndex('game_invitations_once').on(t.gameId, t.addresseeHash),
    index('game_invitations_by_inviter').on(t.invitedBy, t.createdAt),
    index('game_invitations_by_addressee').on(t.addresseeHash),
    index('game_invitations_by_expiry').on(t.expiresAt),
  ],
)
