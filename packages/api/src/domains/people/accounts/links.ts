import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import { addLink, dropDeadLinks, type LinkPurpose, type StoredLink, takeLink } from './store.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** A registration that is not activated in this time is forgotten. */
export const ACTIVATION_MS = 7 * DAY_MS

const LIFETIMES_MS: Readonly<Record<LinkPurpose, number>> = {
  activate: ACTIVATION_MS,
  reset: 20 * MINUTE_MS,
  confirmEmail: DAY_MS,
  unlock: 20 * MINUTE_MS,
}

interface Wish {
  readonly purpose: LinkPurpose
  /** Null makes a link that opens nothing, so that asking for an address that nobody has costs the same. */
  readonly memberId: string | null
  readonly email?: string
}

/** The token of a new link. */
export async function issueLink(db: Writer, clock: Clock, { purpose, memberId, email }: Wish): Promise<string> {
  const now = clock.now()
  const token = newToken()
  await dropDeadLinks(db, now)
  await addLink(db, {
    ...{ tokenHash: hashToken(token), memberId, purpose, email: email ?? null },
    expiresAt: new Date(now.getTime() + LIFETIMES_MS[purpose]),
  })
  return token
}

export type LiveLink = StoredLink & { readonly memberId: string }

/** Uses a link up. */
export async function openLink(
  db: Writer,
  clock: Clock,
  token: string,
  purpose: LinkPurpose,
): Promise<Outcome<LiveLink, 'linkDead'>> {
  const link = await takeLink(db, hashToken(token), purpose)
  return link?.memberId && link.expiresAt > clock.now()
    ? granted({ ...link, memberId: link.memberId })
    : refused({ code: 'linkDead' })
}
