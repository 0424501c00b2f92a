import type { Device, User } from '@spilvaerk/schemas'
import type { Progress } from './ports.ts'
import type { StoredMember, StoredSession } from './store.ts'

export function userOf(member: StoredMember, { level, xp }: Progress): User {
  const { id, username, firstName, lastName, subscription, kind, marketingOptIn } = member
  const { email, phoneNumber, companyName, cvrNumber } = member
  return {
    ...{ id, username, firstName, lastName, subscription, kind, marketingOptIn, level, xp },
    email: email ?? '',
    ...(phoneNumber && { phoneNumber }),
    ...(companyName && { companyName }),
    ...(cvrNumber && { cvrNumber }),
    activated: member.activatedAt !== null,
    createdAt: member.createdAt.toISOString(),
  }
}

export const deviceOf = (session: StoredSession, currentId: string): Device => ({
  id: session.id,
  ...(session.userAgent && { userAgent: session.userAgent }),
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  current: session.id === currentId,
})
