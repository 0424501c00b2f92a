import { randomUUID } from 'node:crypto'
import type { Storage, Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Member } from './member.ts'
import { addSession, dropEndedSessions, type Store, type StoredSession, touchSession } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const HOUR_MS = 3_600_000
/** So long a session lives without being used, unless it is remembered. */
const IDLE_MS = 12 * HOUR_MS
/** So long a session lives at most. */
const WHOLE_MS = 30 * 24 * HOUR_MS
/** A use is noted when the last note is so old. */
const NOTE_EVERY_MS = 5 * 60_000
const MAX_USER_AGENT = 200

export interface OpenedSession {
  readonly token: string
  /** For how long a browser keeps it; `undefined`: until it is closed. */
  readonly keptUntil: Date | undefined
}

export interface Caller {
  readonly userAgent?: string | undefined
}

export function createSessions(storage: Storage, store: Store, clock: Clock) {
  /** A new session with a new token: the one before a login is never the one after it. */
  const open = async (db: Writer, memberId: string, remembered: boolean, caller: Caller): Promise<OpenedSession> => {
    const now = clock.now()
    const token = newToken()
    const expiresAt = new Date(now.getTime() + (remembered ? WHOLE_MS : IDLE_MS))
    await dropEndedSessions(db, now)
    await addSession(db, {
      ...{ id: randomUUID(), tokenHash: hashToken(token), memberId, remembered, expiresAt },
      ...{ createdAt: now, lastSeenAt: now, userAgent: caller.userAgent?.slice(0, MAX_USER_AGENT) ?? null },
    })
    return { token, keptUntil: remembered ? expiresAt : undefined }
  }

  const note = async (session: StoredSession, now: Date): Promise<void> => {
    if (now.getTime() - session.lastSeenAt.getTime() < NOTE_EVERY_MS) return
    const whole = session.createdAt.getTime() + WHOLE_MS
    const expiresAt = session.remembered ? session.expiresAt : new Date(Math.min(whole, now.getTime() + IDLE_MS))
    // That it cannot be noted just now, as on a full disk, is no reason to shut anybody out.
    await storage.tx((db) => touchSession(db, session.id, { lastSeenAt: now, expiresAt })).catch(() => undefined)
  }

  /** Whose token it is, if it lives. */
  const memberOf = async (token: string): Promise<Member | null> => {
    const found = await store.withSession(hashToken(token))
    const now = clock.now()
    if (!found || found.session.expiresAt <= now || !found.member.activatedAt || found.member.deletedAt) return null
    await note(found.session, now)
    const { id, kind, username } = found.member
    return { id, kind, username, sessionId: found.session.id }
  }

  return { open, memberOf }
}
