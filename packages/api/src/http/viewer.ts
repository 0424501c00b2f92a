import { shareLink } from '@spilvaerk/schemas'
import type { Context } from 'hono'
import { guestOwner, memberOwner } from '../domains/games/catalogue/owner.ts'
import type { Viewer } from '../domains/games/catalogue/service.ts'
import type { Member } from '../domains/people/accounts/member.ts'
import type { GuestCookie } from '../procedures/browser.ts'
import type { Services } from '../services/services.ts'
import { openKeyOf } from './api-key-access.ts'

/** The link to a shared game that a request brings, in its header or in its address. */
function linkOf(c: Context): string | undefined {
  const link = shareLink.safeParse(c.req.header('X-Share-Link') ?? c.req.query('link'))
  return link.success ? link.data : undefined
}

/** As whom a request looks at games: by its session, by its key, as a guest, and with the link that it brings. */
export function viewerOf(
  c: Context,
  { purchases }: Pick<Services, 'purchases'>,
  member: Member | null,
  guest: GuestCookie,
): Viewer {
  const key = openKeyOf(c)
  if (key) return key.viewer
  const memberId = member?.id
  const asGuest = guest.known !== undefined ? [guestOwner(guest.known)] : []
  const owners = memberId === undefined ? asGuest : [memberOwner(memberId), ...asGuest]
  return {
    owners,
    link: linkOf(c),
    ...(memberId !== undefined && { held: (gameId: number) => purchases.held(memberId, gameId) }),
  }
}
