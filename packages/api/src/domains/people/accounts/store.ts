import { and, count, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { storedLater } from '../../../platform/storage/expressions.ts'
import { prepared } from '../../../platform/storage/prepared.ts'
import type { Asker, Storage, Writer } from '../../../platform/storage/storage.ts'
import { knownDevices, links, members, sessions } from './tables.ts'

export type StoredMember = typeof members.$inferSelect
export type StoredSession = typeof sessions.$inferSelect
export type StoredLink = typeof links.$inferSelect
export type StoredDevice = typeof knownDevices.$inferSelect
export type LinkPurpose = StoredLink['purpose']

const { id, kind, username, activatedAt, deletedAt } = members
const KEPT_OF_MEMBER = { id, kind, username, activatedAt, deletedAt }

export type Store = ReturnType<typeof createStore>

/** Both are asked with every request, and therefore built once and kept. */
const reading = prepared((db: Asker) => ({
  byToken: db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash'))),
  byId: db
    .select(KEPT_OF_MEMBER)
    .from(members)
    .where(eq(members.id, sql.placeholder('memberId'))),
}))

export function createStore({ read, keep }: Storage) {
  const keptSessions = keep<StoredSession>(sessions.tokenHash)
  const keptMembers = keep<Pick<StoredMember, keyof typeof KEPT_OF_MEMBER>>(members.id)
  const withSession = async (tokenHash: string) => {
    const session = await keptSessions.get(
      tokenHash,
      async () => (await reading(read).byToken.execute({ tokenHash }))[0],
    )
    if (!session) return undefined
    const { memberId } = session
    const member = await keptMembers.get(memberId, async () => (await reading(read).byId.execute({ memberId }))[0])
    return member && { session, member }
  }
  const sessionsOf = (memberId: string, now: Date): Promise<StoredSession[]> =>
    read
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt))
  const linkWith = async (tokenHash: string, purpose: LinkPurpose): Promise<StoredLink | undefined> => {
    const [found] = await read
      .select()
      .from(links)
      .where(and(eq(links.tokenHash, tokenHash), eq(links.purpose, purpose)))
    return found
  }
  /** Whether the member who has this address has been logged in on this device. */
  const isKnownDevice = async (tokenHash: string, emailKey: string, now: Date): Promise<boolean> => {
    const found = await read
      .select({ memberId: knownDevices.memberId })
      .from(knownDevices)
      .innerJoin(members, eq(members.id, knownDevices.memberId))
      .where(
        and(
          eq(knownDevices.tokenHash, tokenHash),
          eq(members.emailKey, emailKey),
          isNull(members.deletedAt),
          gt(knownDevices.expiresAt, now),
        ),
      )
    return found.length > 0
  }
  const knownDevicesOf = (memberId: string): Promise<Pick<StoredDevice, 'createdAt' | 'lastSeenAt' | 'expiresAt'>[]> =>
    read
      .select({
        createdAt: knownDevices.createdAt,
        lastSeenAt: knownDevices.lastSeenAt,
        expiresAt: knownDevices.expiresAt,
      })
      .from(knownDevices)
      .where(eq(knownDevices.memberId, memberId))
  return { read, withSession, sessionsOf, linkWith, isKnownDevice, knownDevicesOf }
}

export async function memberById(db: Asker, id: string): Promise<StoredMember | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  return member
}

export async function memberByEmail(db: Asker, emailKey: string): Promise<StoredMember | undefined> {
  const [member] = await db.select().from(members).where(eq(members.emailKey, emailKey))
  return member
}

export async function memberByUsername(db: Asker, usernameKey: string): Promise<StoredMember | undefined> {
  const [member] = await db.select().from(members).where(eq(members.usernameKey, usernameKey))
  return member
}

export async function isUsernameTaken(db: Asker, usernameKey: string): Promise<boolean> {
  const [found] = await db.select({ count: count() }).from(members).where(eq(members.usernameKey, usernameKey))
  return (found?.count ?? 0) > 0
}

export const addMember = (db: Writer, member: StoredMember) => db.insert(members).values(member)

export const changeMember = (db: Writer, id: string, change: Partial<StoredMember>) =>
  db.update(members).set(change).where(eq(members.id, id))

/** Registrations that nobody activated in time give their name and address free. */
export async function dropStale(db: Writer, usernameKey: string, emailKey: string, before: Date): Promise<void> {
  const stale = await db
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        or(eq(members.usernameKey, usernameKey), eq(members.emailKey, emailKey)),
        isNull(members.activatedAt),
        isNull(members.deletedAt),
        lt(members.createdAt, before),
      ),
    )
  for (const { id } of stale) {
    await db.delete(links).where(eq(links.memberId, id))
    await db.delete(members).where(eq(members.id, id))
  }
}

export const addSession = (db: Writer, session: StoredSession) => db.insert(sessions).values(session)

export const touchSession = (db: Writer, id: string, seen: Pick<StoredSession, 'lastSeenAt' | 'expiresAt'>) =>
  db.update(sessions).set(seen).where(eq(sessions.id, id))

export const endSession = (db: Writer, memberId: string, id: string) =>
  db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ id: sessions.id })

/** All sessions of a member, or all but one. */
export const endSessions = (db: Writer, memberId: string, except = '') =>
  db.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.id, except)))

export const dropEndedSessions = (db: Writer, now: Date) => db.delete(sessions).where(lt(sessions.expiresAt, now))

export const addLink = (db: Writer, link: StoredLink) => db.insert(links).values(link)

/** Takes a link out: of two who open it at once one gets it. */
export async function takeLink(db: Writer, tokenHash: string, purpose: LinkPurpose): Promise<StoredLink | undefined> {
  const [link] = await db
    .delete(links)
    .where(and(eq(links.tokenHash, tokenHash), eq(links.purpose, purpose)))
    .returning()
  return link
}

export const dropLinks = (db: Writer, memberId: string, purpose?: LinkPurpose) =>
  db.delete(links).where(and(eq(links.memberId, memberId), purpose && eq(links.purpose, purpose)))

export const dropDeadLinks = (db: Writer, now: Date) => db.delete(links).where(lt(links.expiresAt, now))

/** A device that has a new token is the same device to everybody who knows it. */
export const renameDevice = (db: Writer, tokenHash: string, newTokenHash: string) =>
  db.update(knownDevices).set({ tokenHash: newTokenHash }).where(eq(knownDevices.tokenHash, tokenHash))

export const addDevice = (db: Writer, device: StoredDevice) => {
  const { lastSeenAt, expiresAt } = device
  return db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.memberId],
      set: { lastSeenAt, expiresAt },
    })
}

/** Of the devices of a member those stay that were seen last. */
export async function dropOldDevices(db: Writer, memberId: string, kept: number): Promise<void> {
  const all = await db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId))
    .orderBy(desc(knownDevices.lastSeenAt), desc(storedLater))
  for (const { tokenHash } of all.slice(kept)) await dropDevice(db, memberId, tokenHash)
}

const dropDevice = (db: Writer, memberId: string, tokenHash: string) =>
  db.delete(knownDevices).where(and(eq(knownDevices.memberId, memberId), eq(knownDevices.tokenHash, tokenHash)))

/** All devices of a member, or all but one. */
export const dropDevices = (db: Writer, memberId: string, except = '') =>
  db.delete(knownDevices).where(and(eq(knownDevices.memberId, memberId), ne(knownDevices.tokenHash, except)))
