import type { MemberKind } from '@spilvaerk/schemas'

/** Who is asking: a member with an activated account and a session that lives. */
export interface Member {
  readonly id: string
  readonly kind: MemberKind
  readonly username: string
  /** Names the session, and opens nothing. */
  readonly sessionId: string
}
