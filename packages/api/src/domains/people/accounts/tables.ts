import type { Language } from '@spilvaerk/messages'
import type { MemberKind } from '@spilvaerk/schemas'
import { flag, index, primaryKey, table, text, time, uniqueIndex } from '../../../platform/storage/columns.ts'

/**
 * Who has an account. Of one that is deleted the row stays, without anything personal, because the ledger and the
 * rounds go on referring to it.
 */
export const members = table(
  'members',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    /** The name as it is compared: `Åse` and `åse` are one. */
    usernameKey: text().notNull(),
    email: text(),
    /** The address as it is compared. */
    emailKey: text(),
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    companyName: text(),
    cvrNumber: text(),
    kind: text().$type<MemberKind>().notNull(),
    subscription: text().$type<'free'>().notNull(),
    marketingOptIn: flag().notNull(),
    /** In which the member is written to: that of the latest login or purchase. */
    language: text().$type<Language>().notNull().default('da'),
    createdAt: time().notNull(),
    activatedAt: time(),
    deletedAt: time(),
  },
  (t) => [uniqueIndex('members_by_username').on(t.usernameKey), uniqueIndex('members_by_email').on(t.emailKey)],
)

export const sessions = table(
  'sessions',
  {
    /** Names it to its owner. */
    id: text().primaryKey(),
    /** SHA-256 of the token: who reads the database cannot log in with it. */
    tokenHash: text().notNull(),
    memberId: text()
      .notNull()
      .references(() => members.id),
    /** Stays for its whole time; otherwise it ends when it is not used for some hours. */
    remembered: flag().notNull(),
    userAgent: text(),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [uniqueIndex('sessions_by_token').on(t.tokenHash), index('sessions_by_member').on(t.memberId)],
)

/** Browsers in which a member has been logged in: guesses from elsewhere do not hold them back. */
export const knownDevices = table(
  'known_devices',
  {
    /** SHA-256 of the token. Several members may share a browser. */
    tokenHash: text().notNull(),
    memberId: text()
      .notNull()
      .references(() => members.id),
    createdAt: time().notNull(),
    lastSeenAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.memberId] }), index('known_devices_by_member').on(t.memberId)],
)

export const LINK_PURPOSES = ['activate', 'reset', 'confirmEmail', 'unlock'] as const

/** What links in mails open, once. */
export const links = table(
  'links',
  {
    tokenHash: text().primaryKey(),
    /** Null for an address that nobody has: asking for it costs the same. */
    memberId: text().references(() => members.id),
    purpose: text().$type<(typeof LINK_PURPOSES)[number]>().notNull(),
    /** The address to change to, sealed; in links from before it was, as it is. */
    email: text(),
    expiresAt: time().notNull(),
  },
  (t) => [index('links_by_member').on(t.memberId), index('links_by_expiry').on(t.expiresAt)],
)
