/** What somebody may be in a game, the one with most rights first. */
export const GAME_ROLES = ['owner', 'mathematician', 'artist', 'viewer'] as const
export type GameRole = (typeof GAME_ROLES)[number]

/** Those that an invitation can give: a game has one owner. */
export const MEMBER_ROLES = ['mathematician', 'artist', 'viewer'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/**
 * What is done with a game that not everybody may do: look at what is private of it, change its maths, change how it looks and
 * what is written of it, take it away as an export, ask for a version to be approved and approve it, and all that is the
 * owner's alone: who sees it, admission, money, members.
 */
export const GAME_ACTIONS = ['see', 'maths', 'look', 'take', 'review', 'own'] as const
export type GameAction = (typeof GAME_ACTIONS)[number]

const ALLOWED: Readonly<Record<GameRole, readonly GameAction[]>> = {
  owner: GAME_ACTIONS,
  mathematician: ['see', 'maths', 'take', 'review'],
  artist: ['see', 'look', 'take', 'review'],
  viewer: ['see'],
}

/** The one table of who may do what with a game. */
export const mayDo = (role: GameRole | null, action: GameAction): boolean =>
  role !== null && ALLOWED[role].includes(action)

export const MOST_MEMBERS = 50
export const MOST_INVITATIONS = 20
export const INVITATION_DAYS = 7
