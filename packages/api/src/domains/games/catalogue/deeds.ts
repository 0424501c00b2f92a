import { EXPORT_FORMATS, MEMBER_ROLES, STANDINGS } from '@spilvaerk/schemas'
import { z } from 'zod'
import type { Audit } from '../../../platform/audit/service.ts'
import type { Writer } from '../../../platform/storage/storage.ts'
import { memberOwner, type Owner } from './owner.ts'

/** What members do with a game of theirs that no other table says. */
export const DEEDS = [
  ...(['team.invite', 'team.uninvite', 'team.join', 'team.role', 'team.remove', 'team.leave'] as const),
  ...(['team.offer', 'team.offerBack', 'team.takeOver'] as const),
  ...(['game.share', 'game.export', 'game.certify', 'look.place', 'look.dress'] as const),
  ...(['review.on', 'review.off'] as const),
] as const
export type Deed = (typeof DEEDS)[number]

/** What is told of a deed. People are named by their numbers, which say nothing when an account is deleted. */
export const deedFacts = z
  .object({
    memberId: z.string(),
    role: z.enum(MEMBER_ROLES),
    before: z.enum(MEMBER_ROLES),
    standing: z.enum(STANDINGS),
    format: z.enum(EXPORT_FORMATS),
    version: z.int(),
    rounds: z.int(),
    slot: z.string(),
  })
  .partial()
export type DeedFacts = z.infer<typeof deedFacts>

const WHY = 'by a member of the game'

/** Records in the transaction that does it what a member does with a game. */
export const recordDeed = (
  audit: Pick<Audit, 'record'>,
  db: Writer,
  gameId: number,
  memberId: string,
  what: Deed,
  details: DeedFacts = {},
): Promise<void> =>
  audit.record(db, { actor: memberOwner(memberId), action: what, subject: subjectOf(gameId), why: WHY, details })

/** Under which a game stands in the log. */
export const subjectOf = (gameId: number): string => `game:${gameId}`

/** The member among those as whom somebody is seen: what guests do is theirs alone, and recorded nowhere. */
export const memberAmong = (owners: readonly string[]): string | undefined =>
  owners.find((owner): owner is Owner => owner.startsWith('member:'))?.slice('member:'.length)
