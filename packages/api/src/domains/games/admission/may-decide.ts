import type { Audit } from '../../../platform/audit/service.ts'
import { type Outcome, refused } from '../../../platform/refusals/refusals.ts'
import type { Asker } from '../../../platform/storage/storage.ts'
import { keyOf } from '../../people/accounts/keys.ts'
import type { Staff, StaffMember } from '../../people/staff/service.ts'
import { subjectOf } from '../catalogue/deeds.ts'
import { memberIn } from '../catalogue/owner.ts'
import type { Catalogue } from '../catalogue/service.ts'

interface MayDecideNeeds {
  readonly staff: Pick<Staff, 'require'>
  readonly catalogue: Pick<Catalogue, 'members'>
  readonly audit: Pick<Audit, 'of'>
  /** The address of a member, unless the account is deleted. */
  readonly emailOf: (memberId: string) => Promise<string | undefined>
}

export type MayDecideCode = 'makerMayNotDecide' | 'notStaff' | 'staffRoleMissing'

/** The staff member who may decide about a game, or about what is in it. */
export type MayDecide = (
  db: Asker,
  game: { readonly id: number; readonly owner: string | null },
  by: string,
) => Promise<Outcome<StaffMember, MayDecideCode>>

/**
 * Nobody decides about a game that they work on or have worked on: who leaves a game, or hands it over, has made it all the
 * same. The makers' addresses are compared, whatever their case.
 */
export function createMayDecide({ staff, catalogue, audit, emailOf }: MayDecideNeeds): MayDecide {
  return async (db, { id, owner }, by) => {
    const member = await staff.require(db, by, 'games')
    if (!member.ok) return member
    const team = (await catalogue.members.of(db, id)).map(({ memberId }) => memberId)
    // Whoever has joined, invited somebody or taken a game over is in its log, and stays there.
    const formerly = (await audit.of(subjectOf(id))).flatMap(({ action, actor }) =>
      action.startsWith('team.') ? [memberIn(actor)] : [],
    )
    for (const maker of new Set([memberIn(owner), ...team, ...formerly])) {
      const email = maker && (await emailOf(maker))
      if (email && keyOf(email) === member.value.addressKey) return refused({ code: 'makerMayNotDecide' })
    }
    return member
  }
}
