import { randomUUID } from 'node:crypto'
import { guestOwner, memberOwner, type Owner } from '../../domains/games/catalogue/owner.ts'
import type { Context } from '../trpc.ts'

/**
 * Whose what is made now is. A guest who has become a member brings along what the guest made: the first time that both
 * are seen together, the games change hands.
 */
export async function ownerOf({
  member,
  guest,
  services,
}: Pick<Context, 'member' | 'guest' | 'services'>): Promise<Owner> {
  if (!member) return guestOwner(guest.enter())
  if (guest.known !== undefined) await services.studio.adoptGuestGames(guest.known, member.id)
  return memberOwner(member.id)
}

/** The same for a stream, whose headers are gone when it begins: a guest who brings no cookie stays a stranger. */
export const passingOwnerOf = async (ctx: Parameters<typeof ownerOf>[0]): Promise<Owner> =>
  ctx.member || ctx.guest.known ? ownerOf(ctx) : guestOwner(randomUUID())
